"""From a table and its events to what somebody may know of them."""
