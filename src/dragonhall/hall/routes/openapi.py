"""The JSON schema of the protocol, and the OpenAPI description made from the endpoints.

``python -m dragonhall.hall.routes.openapi docs`` writes ``protocol.schema.json`` and ``endpoints.txt``
there; a test keeps them fresh.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import msgspec

from ...shell import check_file, ended, write
from .. import protocol as p
from ..app import Hall
from ..members.accounts import COOKIE
from ..moderation.host import COOKIE as HOST_COOKIE
from . import ENDPOINTS
from .request import ApiRequest
from .route import Number, Text, route

_PROBLEMS = {
    400: "It could not be understood.",
    401: "The token is not one of this table.",
    403: "It is not yours to do, or a wrong origin.",
    404: "There is no such table, game or language.",
    409: "Not possible as things stand now.",
    413: "Too long.",
    422: "Understood, but not possible: an option, a seat, a move that does not exist.",
    429: "Too many at once: wait a little.",
    503: "Not just now: the rules are being compiled, or the store cannot be reached.",
}


def protocol_schema() -> dict[str, Any]:
    """The JSON schema of everything in the protocol; FromClient and FromServer are the live messages."""
    abstract = {msgspec.Struct, p.Strict, p.Action}
    kinds = [
        kind
        for kind in vars(p).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in abstract
    ]
    unions = {
        "FromClient": p.FromClient,
        "FromServer": p.FromServer,
        "AnyAction": p.AnyAction,
        "AnyNudgeChange": p.AnyNudgeChange,
    }
    made, parts = msgspec.json.schema_components([*kinds, *unions.values()], ref_template="#/$defs/{name}")
    parts |= dict(zip(unions, made[len(kinds) :], strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Dragonhall protocol {p.PROTOCOL}",
        "$defs": dict(sorted(parts.items())),
    }


SECURITY = {
    "token": {"type": "http", "scheme": "bearer"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "host": {"type": "apiKey", "in": "cookie", "name": HOST_COOKIE},
}


_KINDS = {Number: "integer", Text: "string"}


def openapi() -> dict[str, Any]:
    """The HTTP side as OpenAPI 3.1."""
    asked = [kind for e in ENDPOINTS for kind in (e.body, e.answer) if kind is not None and kind is not str]
    made, parts = msgspec.json.schema_components([*asked, p.Failure], ref_template="#/components/schemas/{name}")
    ready = iter(made)
    failure = made[-1]
    paths: dict[str, Any] = {}
    for e in ENDPOINTS:
        described: dict[str, Any] = {"operationId": e.name, "summary": e.about, "responses": {}}
        gaps = [gap.split("}")[0] for gap in e.path.split("{")[1:]]
        described["parameters"] = [_parameter(gap, "path", "string", "") for gap in gaps]
        described["parameters"] += [
            _parameter(name, "query", _KINDS[type(asked)], asked.about) for name, asked in e.query.items()
        ]
        if e.body is not None:
            described["requestBody"] = {"required": True, "content": {"application/json": {"schema": next(ready)}}}
        security = e.access.security
        if security:
            described["security"] = [{security if security in SECURITY else "token": []}]
            described["security"] += [{}] if security == "may" else []
        text = "text/csv" if e.path.endswith(".csv") else "text/plain"
        kind = {text: {"schema": {"type": "string"}}} if e.answer is str else None
        content = kind or {"application/json": {"schema": next(ready)}}
        described["responses"]["200"] = {"description": "Done.", "content": content}
        for status in e.errors:
            shown = {"application/json": {"schema": failure}}
            described["responses"][str(status)] = {"description": _PROBLEMS[status], "content": shown}
        paths.setdefault(e.path, {})[e.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {"title": "Dragonhall", "version": str(p.PROTOCOL)},
        "paths": paths,
        "components": {"schemas": parts, "securitySchemes": SECURITY},
    }


@route("GET", "/api/openapi.json", dict[str, Any], fixed=True)
async def openapi_file(request: ApiRequest, hall: Hall) -> dict[str, Any]:
    """This description."""
    return openapi()


def _parameter(name: str, where: str, kind: str, about: str) -> dict[str, Any]:
    return {"name": name, "in": where, "required": where == "path", "schema": {"type": kind}, "description": about}


def files() -> dict[str, str]:
    """Return the generated files in docs/."""
    schema = json.dumps(protocol_schema(), indent=1, ensure_ascii=False) + "\n"
    return {"protocol.schema.json": schema, "endpoints.txt": "".join(f"{line}\n" for line in endpoint_lines())}


def endpoint_lines() -> list[str]:
    """Return a line for each endpoint: its credentials, its body and its answer."""

    def named(kind: Any) -> str:
        return getattr(kind, "__name__", "") if isinstance(kind, type) else "object" if kind == p.Data else "union"

    lines = []
    for e in sorted(ENDPOINTS, key=lambda e: (e.path, e.method)):
        body = f" {named(e.body)}" if e.body is not None else ""
        query = f" ?{'&'.join(e.query)}" if e.query else ""
        errors = " ".join(map(str, e.errors))
        lines.append(f"{e.method} {e.path}{query} [{e.access.security}]{body} -> {named(e.answer)} | {errors}")
    return lines


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m dragonhall.hall.routes.openapi", description=__doc__)
    parser.add_argument("folder", type=Path, help="where protocol.schema.json and endpoints.txt go")
    asked = parser.parse_args(arguments)

    def run() -> None:
        made = {check_file(asked.folder / name): text for name, text in files().items()}
        for path, text in made.items():
            write(path, text)

    return ended(run)


if __name__ == "__main__":
    raise SystemExit(main())
