"""The connections of uvicorn, within limits, and the sessions over sockets."""
