"""A game in line mode: a dialogue without input or output, and the terminal that performs it."""
