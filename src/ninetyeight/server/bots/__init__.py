"""Where bots think, and what they are asked for."""
