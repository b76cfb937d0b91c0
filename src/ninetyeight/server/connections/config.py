"""The configuration of uvicorn's connections, with the node that they belong to."""

from typing import Any

import uvicorn

from ninetyeight.server.node import Node


class NodeConfig(uvicorn.Config):
    def __init__(self, node: Node, app: Any, **options: Any) -> None:
        super().__init__(app, **options)
        self.node = node
