"""Requests that are nearly right."""

from __future__ import annotations

import json
import random
from typing import Any


def mutated(luck: random.Random, good: dict[str, Any]) -> str | bytes:
    """A message that is nearly right, or not at all."""
    choice = luck.randrange(7)
    message = dict(good)
    odd = [None, -1, 0, 1, 3.5, 2**70, "", "x" * 300, [], {}, True, "roll", "\ud7ff", [[[]]], {"a": 1}, 1 << 31]
    if choice == 0:
        return luck.randbytes(luck.randrange(200))
    if choice == 1:
        text = json.dumps(message)
        at = luck.randrange(len(text))
        return text[:at] + luck.choice(['"', "}", "{", ",", "\\", "é", "9", ""]) + text[at + luck.randrange(3) :]
    if choice == 2 and len(message) > 1:
        del message[luck.choice(list(message))]
    elif choice == 3:
        message[luck.choice(list(message))] = luck.choice(odd)
    elif choice == 4:
        message[luck.choice(["seat", "seq", "move", "level", "name", "yes", "extra", "t"])] = luck.choice(odd)
    elif choice == 5:
        message["t"] = luck.choice(
            ["move", "undo", "answer", "sit", "stand", "bot", "rename", "start", "host", "remove"]
        )
    return json.dumps(message)
