"""How long a test waits: for what comes in the end, however busy the machine is."""

PATIENCE = 120.0
"""Seconds after which something that was waited for will not come any more."""
