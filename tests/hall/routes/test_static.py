"""The built pages: sent compressed, and not again if nothing changed."""

from __future__ import annotations

import gzip
import json

from ..guests import HTTP, ROOT, AnyServer
from ..in_process import HallHere

STATIC = ROOT / "src" / "dragonhall" / "hall" / "static"


def raw(server: AnyServer, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Return status, headers and the bytes as they were sent."""
    with HTTP.stream("GET", f"{server.url}{path}", headers=headers) as answer:
        return answer.status_code, dict(answer.headers), b"".join(answer.iter_raw())


def test_text_is_sent_compressed_to_clients_that_can_read_it(shared_server: HallHere) -> None:
    script = max((STATIC / "assets").glob("first-*.js"), key=lambda file: file.stat().st_size)
    path = f"/assets/{script.name}"
    status, headers, body = raw(shared_server, path, **{"accept-encoding": "gzip"})
    assert status == 200 and headers["content-encoding"] == "gzip" and "javascript" in headers["content-type"]
    assert gzip.decompress(body) == script.read_bytes() and len(body) < 0.45 * script.stat().st_size
    assert "immutable" in headers["cache-control"] and headers["vary"].lower() == "accept-encoding"
    status, headers, body = raw(shared_server, path, **{"accept-encoding": "identity"})
    assert "content-encoding" not in headers and body == script.read_bytes()


def test_an_unchanged_page_is_not_sent_again(shared_server: HallHere) -> None:
    status, headers, body = raw(shared_server, "/rules/ante", **{"accept-encoding": "gzip"})
    page, built = gzip.decompress(body).decode(), (STATIC / "index.html").read_text("utf-8")
    assert status == 200 and page.endswith(built.partition("</head>")[2])
    again = raw(shared_server, "/rules/ante", **{"accept-encoding": "gzip", "if-none-match": headers["etag"]})
    assert again[0] == 304 and again[2] == b""


def test_compressed_files_are_sent_unchanged(shared_server: HallHere) -> None:
    font = next(file for file in STATIC.rglob("*.woff2"))
    status, headers, body = raw(shared_server, f"/{font.relative_to(STATIC)}", **{"accept-encoding": "gzip"})
    assert status == 200 and "content-encoding" not in headers and body == font.read_bytes()


def test_answers_that_never_change_are_compressed_and_others_are_not(shared_server: HallHere) -> None:
    plain = raw(shared_server, "/api/games", **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain[1] and json.loads(plain[2])["games"]
    status, headers, body = raw(shared_server, "/api/games", **{"accept-encoding": "gzip"})
    assert status == 200 and headers["content-encoding"] == "gzip" and headers["content-type"] == "application/json"
    assert gzip.decompress(body) == plain[2] and len(body) < 0.4 * len(plain[2])
    assert headers["vary"].lower() == "accept-encoding" and headers["etag"] != plain[1]["etag"]
    for known, encoding in ((headers["etag"], "gzip"), (plain[1]["etag"], "identity")):
        again = raw(shared_server, "/api/games", **{"accept-encoding": encoding, "if-none-match": known})
        assert again[0] == 304 and again[2] == b"" and again[1]["etag"] == known
    status, headers, body = raw(shared_server, "/metrics", **{"accept-encoding": "gzip"})
    assert status == 200 and len(body) > 1000 and "content-encoding" not in headers


def test_names_that_no_file_can_have_cause_no_error(shared_server: HallHere) -> None:
    for name in ("a" * 300, "é" * 200, "a/" * 2500, "%00"):
        assert raw(shared_server, f"/{name}")[0] == 200, "an address that the page may know"
        assert raw(shared_server, f"/assets/{name}.js")[0] == 404
    assert "Traceback" not in shared_server.logged()
