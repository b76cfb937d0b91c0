"""The clients at a table: who they are, their messages, and what waits to be sent."""
