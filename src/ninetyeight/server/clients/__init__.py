"""The clients at a table: who they are, what they are sent, and what waits to be sent."""
