"""Endpoints: each is one function, with one decorator that says everything else about it.

The decorator determines its callers, its cost, how its body is read, its errors and its OpenAPI description. The first
words of the function's docstring are its description.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ...core.errors import DragonhallError
from .. import protocol as p
from ..app import Hall
from ..base.errors import Refused, refused
from ..store import StoreDown
from .answers import Fixed, answer
from .request import MAX_BODY, ApiRequest, Gate, RateRule

log = logging.getLogger("dragonhall.hall")
TEXT = "text/plain; charset=utf-8"
Work = Callable[..., Awaitable[Any]]
"""Takes the request, the services of the hall and the body, if there is one; returns a struct or a whole response."""


@dataclass(frozen=True)
class Access:
    """A check of the callers of an endpoint."""

    check: Callable[[ApiRequest], Awaitable[None]]
    """Identifies the sender; raises ``Refused``."""
    security: str = ""
    """The caller's key: ``may`` or ``must`` for the token of a table, ``cookie`` for a member's session, ``host``."""
    errors: tuple[int, ...] = ()


async def _anybody(request: ApiRequest) -> None:
    pass


async def _member(request: ApiRequest) -> None:
    await request.find_member()
    _ = request.account


async def _banned_member(request: ApiRequest) -> None:
    await request.find_member(banned=True)
    _ = request.account


async def _table(request: ApiRequest) -> None:
    await request.find_table()
    await request.table.be_current()


async def _watcher(request: ApiRequest) -> None:
    await request.find_table()
    await request.look_again()


async def _player(request: ApiRequest) -> None:
    await _watcher(request)
    _ = request.sitting


async def _sender(request: ApiRequest) -> None:
    await request.find_table()
    await request.find_person()
    _ = request.sitting


ANYBODY = Access(_anybody)
MEMBER = Access(_member, "cookie", (401,))
BANNED_MEMBER = Access(_banned_member, "cookie", (401,))
"""Members, banned ones too."""
HOST = Access(ApiRequest.find_host, "host", (401,))
TABLE = Access(_table, "", (404,))
"""Anybody who knows the code of a table."""
WATCHER = Access(_watcher, "may", (401, 404))
"""The same; a token shows more."""
PLAYER = Access(_player, "must", (401, 404))
"""A person who holds a token of the table."""
SENDER = Access(_sender, "must", (401, 404))
"""The same, for endpoints that update the table themselves."""


@dataclass(frozen=True)
class Number:
    """A whole number in a query."""

    about: str
    low: int
    high: int
    default: int = 0


@dataclass(frozen=True)
class Text:
    """A word in a query."""

    about: str


@dataclass(frozen=True)
class Endpoint:
    """One endpoint: see :func:`route`."""

    work: Work
    method: str
    path: str
    answer: Any
    body: Any
    query: Mapping[str, Any]
    access: Access
    limits: tuple[RateRule, ...]
    cost: float
    max_body: int
    fixed: bool
    refusals: tuple[int, ...]
    name: str = field(default="")

    @property
    def about(self) -> str:
        """The first paragraph of the function's docstring."""
        return " ".join((self.work.__doc__ or "").partition("\n\n")[0].split())

    @property
    def errors(self) -> tuple[int, ...]:
        """Every HTTP status except 200 that it can answer with."""
        found = {429, 503, *self.access.errors, *self.refusals}
        if self.access is not HOST:
            found.add(403)  # banned
        if self.body is not None:
            found |= {400, 403, 413}
        if self.query:
            found.add(400)
        return tuple(sorted(found))


def route(
    method: str,
    path: str,
    answer: Any,
    *,
    body: Any = None,
    query: Mapping[str, Number | Text] | None = None,
    access: Access = ANYBODY,
    limits: tuple[RateRule, ...] = (),
    cost: float = 0,
    max_body: int = MAX_BODY,
    fixed: bool = False,
    errors: tuple[int, ...] = (),
) -> Callable[[Work], Endpoint]:
    """Make a function an endpoint.

    Args:
        answer: the struct it returns; ``str`` for a text.
        body: the struct that must be sent.
        limits: limits on how often one address may do it.
        cost: the number of extra requests it counts as.
        fixed: the answer never changes while the server runs.
        errors: statuses that its own code refuses with; those of access, body, query and limits are derived.
    """

    def made(work: Work) -> Endpoint:
        return Endpoint(
            work, method, path, answer, body, query or {}, access, limits, cost, max_body, fixed, errors, work.__name__
        )

    return made


class Api:
    """Answers the requests to all endpoints."""

    def __init__(self, hall: Hall) -> None:
        self._hall, self.gate, self.metrics = hall, Gate(hall), hall.metrics
        self._spawn, self._deleted_meanwhile = hall.background.spawn, hall.accounts.deleted_meanwhile
        self._fixed: dict[str, Fixed] = {}

    def handler(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """Return the function that Starlette calls for an endpoint."""

        async def handle(http: Request) -> Response:
            request = ApiRequest(endpoint, http, self.gate)
            try:
                return await self._answer(endpoint, request)
            except DragonhallError as error:
                return self.failure(refused(error))
            except ClientDisconnect:
                return Response(status_code=400)  # nobody is there to read it
            except StoreDown as error:
                log.warning("store is down", extra={"why": str(error)})
                return self.failure(Refused("closing", "The store cannot be reached just now: try again in a moment."))
            except Exception:
                self.metrics.errors.add()
                log.exception("request failed", extra={"path": http.url.path})
                return self.failure(Refused("closing", "Something broke in the server; it was written down."), 500)
            finally:
                if request.found_member is not None and endpoint.method == "POST":
                    self._spawn(self._deleted_meanwhile(request.found_member.member))

        return handle

    async def _answer(self, endpoint: Endpoint, request: ApiRequest) -> Response:
        path = request.http.url.path
        if endpoint.fixed and path in self._fixed:
            return self._fixed[path].answer(request.http)
        for few in endpoint.limits:
            request.spend(few)
        if endpoint.cost:
            request.charge(endpoint.cost)
        if endpoint.body is None:
            await endpoint.access.check(request)
            done = await endpoint.work(request, self._hall)
        else:
            with request.memory(request.expect_body()):
                data = await request.body()
                await endpoint.access.check(request)
                done = await endpoint.work(request, self._hall, request.decoded(data))
        if endpoint.fixed:
            text = isinstance(done, str)
            self._fixed[path] = Fixed(
                done.encode() if text else msgspec.json.encode(done), TEXT if text else "application/json"
            )
            return self._fixed[path].answer(request.http)
        return done if isinstance(done, Response) else answer(done)

    def failure(self, error: Refused, status: int | None = None) -> Response:
        """Return the answer to a request that is refused."""
        self.metrics.rejects.add(error.problem.code)
        response = answer(p.Failure(error.problem), status or error.status)
        if error.retry_after:
            response.headers["retry-after"] = str(error.retry_after)
        return response

    async def http_error(self, request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 500
        return self.failure(Refused("no-page", "There is nothing here that answers that."), status)
