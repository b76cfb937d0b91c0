"""What the connections of uvicorn are given: its configuration, and the house that they lead to."""

from typing import Any

import uvicorn

from ninetyeight.server.node import House


class HouseConfig(uvicorn.Config):
    def __init__(self, house: House, app: Any, **options: Any) -> None:
        super().__init__(app, **options)
        self.house = house
