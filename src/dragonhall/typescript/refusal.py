"""What the translator says when it does not know a construct."""

from __future__ import annotations

import ast
from pathlib import Path

from ..core.errors import DragonhallError


class CannotTranslate(DragonhallError):
    """A construct that the translator does not know; for those who write games. It says file, line and construct."""


def refuse(file: str, node: ast.AST, why: str) -> CannotTranslate:
    line = getattr(node, "lineno", 0)
    path = Path(file)
    shown = "/".join(path.parts[-3:])
    return CannotTranslate(f"{shown}, line {line}: {why}: the browser's form of this code cannot be made.")
