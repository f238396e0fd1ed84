"""Exceptions. The message of each is a sentence for the person who reads it."""

from __future__ import annotations


class DragonhallError(ValueError):
    """Raised when a request is impossible; the message says why, and what is possible instead.

    Args:
        key: the key of the same sentence in the catalogues, so that a command can print it in the user's language.
    """

    def __init__(self, sentence: str = "", key: str = "", **arguments: str) -> None:
        super().__init__(sentence)
        self.key, self.arguments = key, arguments


class UnknownGame(DragonhallError):
    """There is no game of that name."""


class BadGame(DragonhallError):
    """A game that lacks a part of the contract, or cannot be loaded; for those who write games."""


class BadRule(DragonhallError):
    """A mistake in a rule; for those who write games. It says file, line, what is wrong and what to write instead."""


class NoCache(DragonhallError):
    """Compiled rules cannot be kept."""


class BadSeats(DragonhallError):
    """The game does not allow this number of seats, or has no such seat."""


class BadOption(DragonhallError):
    """An option that the game does not have, or a value it cannot take."""


class BadSeed(DragonhallError):
    """Not a seed or a secret."""


class BadRecord(DragonhallError):
    """Not a record of a match, or one that does not fit the rules."""


class BadPosition(DragonhallError):
    """A position that is impossible in this game."""


class BadPly(DragonhallError):
    """The match has no such ply."""


class NotAMove(DragonhallError):
    """The text is not a move of this game."""


class NotLegalNow(DragonhallError):
    """A move of the game, but not one that this seat may make now."""


class NotYourTurn(DragonhallError):
    """The seat has nothing to decide now."""
