"""Branch coverage of a game's own rules by random play, measured on their interpreted form."""

from __future__ import annotations

import ast
import random
import sys
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

from ..core.game import Game
from ..core.match import Match
from ..core.rule import interpreted
from .play import EVEN, STYLES, Style, cases, opened, tables

NO_RULES = ("aids", "evaluation", "expectimax", "heuristic", "observe", "position", "reason", "sheet", "symmetry",
            "terminal", "view")  # fmt: skip
"""Prefixes of files without rules of play."""
Follows = dict[tuple[str, int], set[int]]
"""For each line of each file, the lines that came next; -1 is the end of the function."""


@dataclass(frozen=True, order=True)
class Branch:
    """One way out of an ``if``, or into the body of a loop."""

    file: str
    line: int
    test: str
    taken: bool
    lines: tuple[int, int]
    """The place of the test."""
    body: int
    """The first line of the block for a true test."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.test} is {'never' if self.taken else 'always'} true"


def branches(game: Game) -> list[Branch]:
    """Return every ``if`` in the files of the rules, both ways, and every ``while``, into its body."""
    found = []
    for path in rule_files(game):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.If | ast.While) and inside_a_rule(node, path):
                test = ast.unparse(node.test)
                where = node.test.lineno, node.test.end_lineno or node.test.lineno
                for taken in (True, False) if isinstance(node, ast.If) else (True,):
                    found.append(Branch(path.name, node.lineno, test, taken, where, node.body[0].lineno))
    return sorted(found)


def rule_files(game: Game) -> list[Path]:
    return [path for path in sorted(game.folder.glob("*.py")) if not path.name.startswith(NO_RULES)]


def inside_a_rule(node: ast.If | ast.While, path: Path) -> bool:
    return any(first <= node.lineno <= last for first, last in rule_lines(path))


def rule_lines(path: Path) -> list[tuple[int, int]]:
    """Return the lines of all functions marked ``@rule`` or ``@step``."""
    return [
        (node.lineno, node.end_lineno or node.lineno)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and any(marks(one) for one in node.decorator_list)
    ]


def marks(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Name) and decorator.id in ("rule", "step")


REDEALT = 0.05
"""Number of re-deals of a table for each viewer."""


class Watch:
    """Records which line of the rules follows which, while it is open."""

    def __init__(self, game: Game) -> None:
        self.files = {str(path): path.name for path in rule_files(game)}
        self.follows: Follows = defaultdict(set)
        self._last: dict[FrameType, int] = {}

    def __enter__(self) -> Watch:
        self._before = sys.gettrace()
        sys.settrace(self._call)
        return self

    def __exit__(self, *_: Any) -> None:
        sys.settrace(self._before)

    def _call(self, frame: FrameType, event: str, argument: Any) -> Any:
        return self._line if frame.f_code.co_filename in self.files else None

    def _line(self, frame: FrameType, event: str, argument: Any) -> Any:
        name = self.files[frame.f_code.co_filename]
        before = self._last.get(frame)
        if before is not None:
            self.follows[name, before].add(frame.f_lineno if event == "line" else -1)
        if event == "line":
            self._last[frame] = frame.f_lineno
        else:
            self._last.pop(frame, None)
        return self._line


def reached(branch: Branch, follows: Follows) -> bool:
    test = range(branch.lines[0], branch.lines[1] + 1)
    after = {line for tested in test for line in follows.get((branch.file, tested), ()) if line not in test}
    return branch.body in after if branch.taken else bool(after - {branch.body})


def never_reached(game: Game, matches: int) -> list[Branch]:
    """Return the branches that no match of any style, and no position that comes with the game, has come to.

    Args:
        matches: how many are played with each number of seats and set of options.
    """
    luck = random.Random(1)
    with interpreted(), Watch(game) as watch:
        for _, seats, options in cases(game):
            for match in tables(game, seats, options, 0):
                play_on(match, luck, EVEN)
            for seed in range(matches):
                play_on(opened(game, seats, options, seed), luck, seed % len(STYLES))
    return [branch for branch in branches(game) if not reached(branch, watch.follows)]


def play_on(match: Match, luck: random.Random, style: int) -> None:
    """Play to the end, with a question about hidden things from time to time."""
    player = Style(match.game, style, luck)
    for _ in range(match.game.rules.longest_match):
        if luck.random() < REDEALT or match.over:
            match.redeal(luck.choice((None, *range(match.seats))), luck.randrange(1 << 32))
        if match.over:
            break
        seat = luck.choice(match.to_act)
        match.play(player.choose(match, seat), seat=seat)
    assert match.winners is not None and match.scores is not None
