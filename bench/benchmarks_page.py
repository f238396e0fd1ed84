"""Puts a part of the benchmarks' page between its markers and leaves the rest alone."""

from __future__ import annotations

from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "docs" / "benchmarks.md"


def put(part: str, heading: str, text: str) -> None:
    """Replaces what stands between ``<!-- part -->`` and ``<!-- /part -->``; adds the heading when it is missing."""
    opening, closing = f"<!-- {part} -->", f"<!-- /{part} -->"
    page = PAGE.read_text(encoding="utf-8") if PAGE.exists() else "# Benchmarks\n"
    if opening not in page or closing not in page:
        page = f"{page.rstrip()}\n\n## {heading}\n\n{opening}\n{closing}\n"
    before, rest = page.split(opening, 1)
    after = rest.split(closing, 1)[1]
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(f"{before}{opening}\n{text}\n{closing}{after}", encoding="utf-8")
