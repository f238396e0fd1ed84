"""What can be wrong in the hall: a code for programs, an HTTP status, and a sentence for the person."""

from __future__ import annotations

import math

from ...core import errors
from ..protocol import Problem

PROBLEMS = {
    "bad-message": 400,
    "bad-query": 400,
    "hello-first": 400,
    "old-protocol": 409,
    "too-long": 413,
    "too-fast": 429,
    "too-many": 429,
    "wrong-origin": 403,
    "no-table": 404,
    "no-page": 404,
    "no-ply": 404,
    "no-game": 422,
    "no-token": 401,
    "bad-token": 401,
    "not-your-seat": 403,
    "not-the-host": 403,
    "not-allowed": 403,
    "removed": 403,
    "banned": 403,
    "blocked": 403,
    "not-the-hall": 401,
    "bad-range": 422,
    "table-closed": 404,
    "no-club": 404,
    "not-in-club": 403,
    "club-full": 409,
    "seat-taken": 409,
    "one-seat": 409,
    "table-full": 409,
    "no-seat": 422,
    "no-player": 422,
    "bad-name": 422,
    "name-taken": 409,
    "not-a-member": 401,
    "members-only": 403,
    "bad-phrase-words": 401,
    "no-session": 404,
    "no-member": 404,
    "no-tournament": 404,
    "bad-passkey": 401,
    "no-nudges": 409,
    "bad-address": 422,
    "bad-zone": 422,
    "bad-code": 422,
    "no-receiver": 404,
    "not-sent": 409,
    "bad-option": 422,
    "bad-seats": 422,
    "bad-level": 422,
    "bad-phrase": 422,
    "bad-record": 422,
    "already-started": 409,
    "not-started": 409,
    "not-over": 409,
    "no-review": 409,
    "no-hints": 403,
    "over": 409,
    "stale": 409,
    "id-used": 409,
    "not-a-move": 422,
    "not-legal-now": 409,
    "not-your-turn": 409,
    "cannot-undo": 409,
    "undo-asked": 409,
    "no-ask": 409,
    "not-away": 409,
    "rules-changed": 409,
    "not-stored": 500,
    "closing": 503,
}
"""Every code with its HTTP status."""

_OF_THE_RULES: tuple[tuple[type[errors.DragonhallError], str], ...] = (
    (errors.UnknownGame, "no-game"),
    (errors.BadOption, "bad-option"),
    (errors.BadSeats, "bad-seats"),
    (errors.BadRecord, "bad-record"),
    (errors.BadPly, "no-ply"),
    (errors.NotAMove, "not-a-move"),
    (errors.NotLegalNow, "not-legal-now"),
    (errors.NotYourTurn, "not-your-turn"),
)


class Refused(errors.DragonhallError):
    """Raised when the hall refuses a request."""

    def __init__(self, code: str, text: str, retry_after: float = 0) -> None:
        super().__init__(text)
        self.problem = Problem(code, text)
        self.retry_after = math.ceil(retry_after)
        """Seconds after which a retry makes sense; 0: unknown."""

    @property
    def status(self) -> int:
        return PROBLEMS[self.problem.code]


def refused(error: errors.DragonhallError) -> Refused:
    """Turn a refusal by the rules into the hall's, with its code."""
    if isinstance(error, Refused):
        return error
    code = next((code for kind, code in _OF_THE_RULES if isinstance(error, kind)), "bad-message")
    return Refused(code, str(error))


def closed_table() -> Refused:
    return Refused("table-closed", "The host of this hall has closed this table.")


class StoreDown(Exception):
    """The store cannot be reached or cannot write."""


class NotStored(Exception):
    """The store works but refuses this one write, and would refuse it again."""
