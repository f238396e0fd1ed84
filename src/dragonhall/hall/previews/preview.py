"""A preview, and its Open Graph tags in a page."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

WIDTH, HEIGHT = 1200, 630
"""Size of the picture in pixels; messengers show it uncropped."""


@dataclass(frozen=True)
class Preview:
    """Title and sentence of a link; all of it is public."""

    title: str
    text: str
    game: str = ""
    """The game whose picture is behind the words; without one, the hall's picture."""


def with_preview(page: str, preview: Preview, address: str, picture: str) -> str:
    """Return a page with the tags of its preview.

    Args:
        page: the HTML of the built pages.
        address: the full URL of the page.
        picture: the full URL of the picture.
    """
    title, text = escape(preview.title), escape(preview.text)
    found = {
        "og:type": "website",
        "og:site_name": "Dragonhall",
        "og:title": title,
        "og:description": text,
        "og:url": escape(address),
        "og:image": escape(picture),
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": f"{title}. {text}",
    }
    tags = [f'<meta property="{key}" content="{value}" />' for key, value in found.items()]
    # For programs that do not know Open Graph.
    tags += ['<meta name="twitter:card" content="summary_large_image" />']
    head, end, rest = page.partition("</head>")
    head = head.replace("<title>Dragonhall</title>", f"<title>{title}</title>")
    return head + "\n".join(tags) + "\n" + end + rest
