"""Tables in play: rooms, bots' duties, presence, codes, and publishing."""
