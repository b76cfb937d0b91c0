"""The HTTP API; all answers are JSON, including refusals."""
