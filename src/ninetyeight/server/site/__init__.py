"""The browser client as the server gives it out: files, pages and their headers."""
