"""Parts shared by all messages: numbers, names, problems, moves."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

PROTOCOL = 1
"""Increased when an old client would misunderstand a new server."""

MAX_OPTION = 40_000
Name = Annotated[str, Meta(min_length=1, max_length=200, description="1 to 24 characters once trimmed")]
Code = Annotated[str, Meta(max_length=40)]
Id = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=r"^[^\u0000]+$",
        description="chosen by the client, new for every action; any characters but U+0000",
    ),
]
Seat = Annotated[int, Meta(ge=0, le=63)]
Level = Annotated[str, Meta(max_length=40)]
Value = bool | int | Annotated[str, Meta(max_length=MAX_OPTION)]
Options = dict[Annotated[str, Meta(max_length=80)], Value]
Seconds = Annotated[int, Meta(ge=1, le=2_592_000)]
Seq = Annotated[int, Meta(ge=-1, le=1_000_000_000)]

State = Literal["open", "running", "over"]
Pace = Literal["live", "slow"]
ClubId = Annotated[str, Meta(max_length=40)]
OnTimeout = Literal["bot", "once"]
Portrait = Literal["hood", "wizard", "crown", "helmet", "jester", "horns", "cap", "hair"]
"""The faces that people may pick from."""
Data = dict[str, Any]


class Strict(Struct, forbid_unknown_fields=True):
    """A message from a client: an unknown field is a mistake and is reported."""


class Problem(Struct):
    """Why something was not done. ``code`` is one of ``problems.PROBLEMS``, translated by ``hall-problem-<code>``."""

    code: str
    text: str
    """A sentence in English."""


class Failure(Struct):
    """The body of every HTTP answer that is not a success."""

    problem: Problem


class MoveInfo(Struct):
    """A legal move: ``name`` and ``args`` are for choosing and translating, ``text`` is canonical, ``n`` its number."""

    n: int
    text: str
    name: str
    args: dict[str, Any]
