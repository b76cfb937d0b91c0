"""Who may do what, and how often: guests, tokens, origins, host names and rate limits."""
