"""A game in line mode: a dialogue that does no input or output, and the terminal that does it."""
