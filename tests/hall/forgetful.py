"""``dragonhall`` as a server that drops tables from its memory as soon as nobody is at them, for tests of absences."""

from __future__ import annotations

import sys
from typing import Any

from .deals import dragonhall

IDLE = 0.5
"""Seconds after which a table that nobody uses is dropped, and between two looks."""


def main() -> Any:
    from dragonhall.hall.server import serve

    usual = serve.serve

    def hurried(address: str | None, host: str, port: int, settings: Any, *rest: Any) -> None:
        settings.idle = IDLE
        usual(address, host, port, settings, *rest)

    serve.serve = hurried
    return dragonhall()


if __name__ == "__main__":
    sys.exit(main())
