"""``python -m dragonhall.typescript FOLDER [GAME ...]`` writes the modules of the games into a folder."""

from __future__ import annotations

import sys
from pathlib import Path

from ..core.errors import DragonhallError
from ..games import built_in, game
from .modules import write_modules


def main(words: list[str]) -> int:
    if not words:
        print(__doc__, file=sys.stderr)
        return 2
    folder, *names = words
    try:
        write_modules([game(name) for name in names or built_in()], Path(folder))
    except DragonhallError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
