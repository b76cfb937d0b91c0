"""Whether a game can be won when all cards are known."""
