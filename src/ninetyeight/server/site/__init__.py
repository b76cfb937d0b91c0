"""Serving the browser client: files, pages and their headers."""
