"""The table server: sockets, guests, the event store, and bots at their seats."""
