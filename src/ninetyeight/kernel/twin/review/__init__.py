"""What a turn cost, as in `c/review`."""
