"""Connections as uvicorn has them, within limits, and the sessions over sockets."""
