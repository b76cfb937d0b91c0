"""From a command to events, or to a refusal."""
