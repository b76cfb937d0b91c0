"""Tables in play: their rooms, bots' duties, presence, codes, and what is published."""
