"""The catalogue of a server: games and their options, levels of bots, phrases."""

from __future__ import annotations

from msgspec import Struct

from .common import MoveInfo, Value

PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "my-turn", "hurry", "thinking", "good-game", "bye")
REACTIONS = ("cheer", "laugh", "wow", "sad", "heart", "fire")
"""Phrases that can be said at a table, in everybody's language: ``hall-phrase-<phrase>``."""


class OptionInfo(Struct):
    name: str
    default: Value
    values: list[Value] | None
    """Null for a number: then low and high."""
    low: int | None
    high: int | None
    house: bool
    """A value no rulebook prints."""


class GameInfo(Struct):
    name: str
    title: str
    rules: int
    low: int
    high: int
    """Minimum and maximum number of seats."""
    options: list[OptionInfo]
    calls: list[MoveInfo]
    """Moves that are nobody's turn: the host may make them at any time."""
    kinds: dict[str, str]
    """The kinds of a move's arguments (seat, number or a thing of the game) where its name does not say it."""
    news: dict[str, dict[str, str]]
    """For each kind of news its arguments and their kinds: seat, number or a thing of the game."""
    levels: list[str]
    """Of the bots that play this game, from the easiest on."""


class GamesInfo(Struct):
    protocol: int
    version: str
    games: list[GameInfo]
    levels: list[str]
    """Of the bots that play every game, from the easiest on."""
    phrases: list[str]
    reactions: list[str]
    passkeys: bool = False
    """Members may sign in with passkeys here."""
    usual: str = ""
    """The level to offer where nobody has chosen one."""
