"""One table of people and bots, without input or output: commands in, events out."""
