"""The built pages of the browser client."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path

from starlette.responses import FileResponse, HTMLResponse, Response

from ...bots.network import path_of
from ...games import game, names
from ..app import Hall
from ..base.errors import Refused
from .answers import reads_gzip
from .previews import with_its_preview
from .request import ApiRequest
from .route import route

STATIC = Path(__file__).parent.parent / "static"
FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
NEVER = {"cache-control": "no-cache"}
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Dragonhall</title>
<style>body{font:1.1rem/1.5 serif;max-width:40rem;margin:2rem auto;padding:0 1rem;background:#241a12;color:#f3e9d2}
a{color:#e5b567}</style>
<h1>Dragonhall</h1><p>The hall is open, but the pages of its tables are not built: run <code>make web</code> in the
sources, or install the wheel, which has them.</p>
<p>Programs speak with it as <a href="/api/openapi.json">openapi.json</a> and docs/protocol.md say.</p></html>"""


PACKED = {".js", ".css", ".html", ".json", ".svg", ".wasm", ".webmanifest"}
"""Extensions of files that are sent compressed; pictures, sounds, fonts and networks are compressed already."""
MAX_PACKED = 1000
"""Maximum compressed files kept in memory: more than the pages have."""


@lru_cache(MAX_PACKED)
def packed(file: Path, changed: int) -> tuple[bytes, str]:
    """Return a file compressed, and its ETag; *changed* is when it was last written, in nanoseconds."""
    body = gzip.compress(file.read_bytes(), 9, mtime=0)
    return body, f'"{sha256(body).hexdigest()[:20]}"'


async def sent(request: ApiRequest, file: Path, headers: dict[str, str]) -> Response:
    """Return a file, compressed if the client can read that."""
    if file.suffix not in PACKED:
        return FileResponse(file, headers=headers)
    headers = headers | {"vary": "Accept-Encoding"}
    if not reads_gzip(request.http):
        return FileResponse(file, headers=headers)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return unless_known(request, *await asyncio.to_thread(packed, file, file.stat().st_mtime_ns), kind, headers)


def page_sent(request: ApiRequest, html: str) -> Response:
    """Return a page with its preview, compressed if the client can read that."""
    body, headers = html.encode(), NEVER | {"vary": "Accept-Encoding, Accept-Language"}
    if not reads_gzip(request.http):
        return HTMLResponse(body, headers=headers)
    tag = f'"{sha256(body).hexdigest()[:20]}"'
    return unless_known(request, gzip.compress(body, 6, mtime=0), tag, "text/html", headers)


def unless_known(request: ApiRequest, body: bytes, tag: str, kind: str, headers: dict[str, str]) -> Response:
    """Return a compressed body, or 304 if the client has it already."""
    headers = headers | {"etag": tag, "content-encoding": "gzip"}
    if request.http.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=kind)


def file_at(root: Path, path: str) -> Path | None:
    """Return the file of the built pages at a path."""
    try:
        found = (root / path).resolve()
        return found if path and found.is_relative_to(root) and found.is_file() else None
    except (OSError, ValueError):  # no file can have such a name: it is too long, or has a zero byte
        return None


@cache
def networks() -> dict[str, Path]:
    """Serve the networks of games under the names in ``vite.config.ts``; the files are in the games' folders."""
    found = {name: path_of(game(name)) for name in names()}
    return {
        f"networks/{name}-{sha256(file.read_bytes()).hexdigest()[:12]}.npz": file
        for name, file in found.items()
        if file.is_file()
    }


@route("GET", "/{rest:path}", str)
async def page(request: ApiRequest, hall: Hall) -> Response:
    """A file of the built pages; every other address is the page itself, which knows its own addresses."""
    path = request.path["rest"]
    if path.startswith("networks/") and path in networks():  # read in a thread, so that no other page waits for it
        return FileResponse(networks()[path], headers=FOREVER)
    if STATIC.is_dir():
        root = STATIC.resolve()
        found = file_at(root, path)
        if found is not None:
            return await sent(request, found, FOREVER if path.startswith("assets/") else NEVER)
        if "." not in path.rpartition("/")[2] and (root / "index.html").is_file():
            html = await with_its_preview(request, hall, (root / "index.html").read_text("utf-8"))
            return page_sent(request, html)
    if path:
        raise Refused("no-page", "There is nothing at this address.")
    return HTMLResponse(NOT_BUILT)


@route("GET POST PUT DELETE PATCH", "/api/{rest:path}", str)
async def nothing(request: ApiRequest, hall: Hall) -> Response:
    """Every other address of the API."""
    raise Refused("no-page", "There is nothing at this address.")
