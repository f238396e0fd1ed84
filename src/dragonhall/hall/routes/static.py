"""The pages people open: the built table in the browser where there is one, else a plain list of tables."""

from __future__ import annotations

import html
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import FileResponse, HTMLResponse, Response

from ..bots.network import path_of
from ..games import game, names
from .problems import Refused

if TYPE_CHECKING:
    from .hall import Hall

STATIC = Path(__file__).parent / "static"
FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
NEVER = {"cache-control": "no-cache"}


@cache
def networks() -> dict[str, Path]:
    """Where pages ask for the networks of games (``vite.config.ts`` names them): they lie in the games' folders."""
    found = {name: path_of(game(name)) for name in names()}
    return {
        f"networks/{name}-{sha256(file.read_bytes()).hexdigest()[:12]}.npz": file
        for name, file in found.items()
        if file.is_file()
    }


async def page(hall: Hall, path: str) -> Response:
    """A file of the built pages; every other address is the page itself, which knows its own addresses."""
    if path.startswith("networks/") and path in networks():  # no other page waits for the games to be read
        return FileResponse(networks()[path], headers=FOREVER)
    if STATIC.is_dir():
        root = STATIC.resolve()
        found = (root / path).resolve() if "\0" not in path else root
        if path and found.is_relative_to(root) and found.is_file():
            return FileResponse(found, headers=FOREVER if path.startswith("assets/") else NEVER)
        if "." not in path.rpartition("/")[2] and (root / "index.html").is_file():
            return FileResponse(root / "index.html", headers=NEVER)
    if path:
        raise Refused("no-page", "There is nothing at this address.")
    return HTMLResponse(await plain_page(hall))


async def plain_page(hall: Hall) -> str:
    """The tables, without any script."""
    rows = "".join(
        f"<tr><td>{html.escape(t.code)}</td><td>{html.escape(t.game)}</td><td>{html.escape(t.host)}</td>"
        f"<td>{t.state}</td><td>{t.seats - t.free}/{t.seats}</td></tr>"
        for t in (await hall.lobby.told()).tables
    )
    table = (
        f"<table><tr><th>table<th>game<th>host<th>state<th>seats</tr>{rows}</table>"
        if rows
        else "<p>No tables yet.</p>"
    )
    return f"""<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<meta name="viewport" content="width=device-width"><title>Dragonhall</title>
<style>body{{font:1.1rem/1.5 serif;max-width:40rem;margin:2rem auto;padding:0 1rem;background:#241a12;color:#f3e9d2}}
td,th{{padding:.2rem .8rem;text-align:left}}a{{color:#e5b567}}</style>
<h1>Dragonhall</h1><p>The hall is open, but the pages of its tables are not built: run <code>make web</code> in the
sources, or install the wheel, which has them.</p><p>Public tables:</p>{table}
<p>Programs speak with it as <a href="/api/openapi.json">openapi.json</a> and docs/protocol.md say.</p></html>"""
