"""The daily deal: its days, and how bots do on it."""
