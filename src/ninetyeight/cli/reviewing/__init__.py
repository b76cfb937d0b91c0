"""A review as text, JSON and a picture."""
