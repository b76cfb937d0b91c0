"""What the connections of uvicorn are given: its configuration, and the node that they lead to."""

from typing import Any

import uvicorn

from ninetyeight.server.node import Node


class NodeConfig(uvicorn.Config):
    def __init__(self, node: Node, app: Any, **options: Any) -> None:
        super().__init__(app, **options)
        self.node = node
