"""From events to the next table."""
