"""``dragonhall`` as a server on a machine whose wall clock somebody sets an hour ahead, whenever it gets SIGUSR1."""

from __future__ import annotations

import signal
import sys
import time
from typing import Any

from .deals import dragonhall

HOUR = 3600.0


def main() -> Any:
    real, ahead = time.time, 0.0

    def step(*about: Any) -> None:
        nonlocal ahead
        ahead += HOUR

    time.time = lambda: real() + ahead
    signal.signal(signal.SIGUSR1, step)
    return dragonhall()


if __name__ == "__main__":
    sys.exit(main())
