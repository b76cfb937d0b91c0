"""SQLite and PostgreSQL, and how they differ."""
