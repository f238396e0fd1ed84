"""``python -m dragonhall.wasm GAME`` writes the module of a game to the standard output; ``modules.build`` calls it."""

import sys

from ..core.errors import DragonhallError
from ..games import game
from .modules import made

if __name__ == "__main__":
    try:
        sys.stdout.buffer.write(made(game(sys.argv[1])))
    except DragonhallError as error:
        raise SystemExit(f"dragonhall: {error}") from None
