"""Draws the picture of a preview: words over a picture of the game."""

from __future__ import annotations

import io
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from .preview import HEIGHT, WIDTH, Preview

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageFont import FreeTypeFont

STATIC = Path(__file__).parent.parent / "static"
MAX_KEPT = 200
"""Maximum pictures kept in memory: about 100 kB each."""
LEFT, RIGHT = 70, 1130
"""Where lines begin and end."""
MAX_LINES = 3
BOLD = 700
INK, LIGHT, BRASS, WOOD = (247, 236, 214), (222, 202, 165), (224, 174, 82), (29, 18, 11)


def can_draw() -> bool:
    """Return whether the drawing library is installed (the extra ``previews``) and the pages are built."""
    try:
        import PIL.ImageFont  # noqa: F401
    except ImportError:
        return False
    return _font_file("cinzel") is not None and _font_file("alegreya") is not None


@cache
def artist() -> ThreadPoolExecutor:
    """Return the thread that draws, so that popular pictures keep nothing else waiting."""
    return ThreadPoolExecutor(1, "artist")


@lru_cache(MAX_KEPT)
def drawn(preview: Preview) -> bytes:
    """Return the picture of a preview, as JPEG."""
    from PIL import Image, ImageDraw

    picture = _background(preview.game)
    # The words are at the bottom, where the picture fades to dark.
    fade = Image.linear_gradient("L").resize((WIDTH, HEIGHT)).point(lambda tone: min(236, 40 + max(0, tone - 40) * 2))
    picture.paste(Image.new("RGB", (WIDTH, HEIGHT), WOOD), (0, 0), fade)
    pen = ImageDraw.Draw(picture)
    small = _font("alegreya", 40)
    title, lines = _fitted("cinzel", preview.title, 76, 44)
    about = _wrapped(small, preview.text)[:MAX_LINES]
    step, small_step = round(title.size * 1.2), 50
    top = HEIGHT - 96 - small_step * len(about) - step * len(lines)
    for line in lines:
        pen.text((LEFT, top), line, font=title, fill=INK)
        top += step
    for line in about:
        pen.text((LEFT, top + 8), line, font=small, fill=LIGHT)
        top += small_step
    pen.rectangle((LEFT, HEIGHT - 74, LEFT + 90, HEIGHT - 71), fill=BRASS)
    pen.text((LEFT, HEIGHT - 62), "Dragonhall", font=_font("cinzel", 30), fill=BRASS)
    out = io.BytesIO()
    picture.save(out, "JPEG", quality=84, optimize=True)
    return out.getvalue()


def _background(game: str) -> Image:
    from PIL import Image

    path = STATIC / "previews" / f"{game or 'hall'}.jpg"
    if not path.is_file():
        path = STATIC / "previews" / "hall.jpg"
    if not path.is_file():
        return Image.new("RGB", (WIDTH, HEIGHT), WOOD)
    with Image.open(path) as found:
        return found.convert("RGB").resize((WIDTH, HEIGHT))


def _font_file(name: str) -> Path | None:
    return next(iter(sorted((STATIC / "assets").glob(f"{name}-*.woff2"))), None)


def _font(name: str, size: int) -> FreeTypeFont:
    from PIL import ImageFont

    file = _font_file(name)
    assert file is not None, "the pages are not built"
    font = ImageFont.truetype(str(file), size)
    font.set_variation_by_axes([BOLD])
    return font


def _fitted(name: str, text: str, size: int, smallest: int) -> tuple[FreeTypeFont, list[str]]:
    """Return the largest font in which a text fits its number of lines, with the lines."""
    while True:
        font = _font(name, size)
        lines = _wrapped(font, text)
        if len(lines) < MAX_LINES or size <= smallest:
            return font, lines[:MAX_LINES]
        size -= 8


def _wrapped(font: FreeTypeFont, text: str) -> list[str]:
    """Break a text into lines; a word that is wider than a line is cut."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and font.getlength(longer) <= RIGHT - LEFT:
            lines[-1] = longer
            continue
        while font.getlength(word) > RIGHT - LEFT:
            word = word[:-2] + "…"
        lines.append(word)
    return lines
