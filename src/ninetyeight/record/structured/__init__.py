"""Rule sets, positions and games as values of JSON, written and read."""
