"""A table and its events as a store keeps them."""
