"""A review for people to read: lines for a terminal, and one self-contained HTML page with plots."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..core.match import Match
from ..words import Words
from .review import Decision, Review

BARS = "▁▂▃▄▅▆▇█"
INKS = ("#e0b04c", "#6fb7d6", "#d9736b", "#8fc276", "#b891d8", "#d8a47f")
DASHES = ("", "8 4", "2 3", "12 4 2 4", "6 2", "1 4")
WIDTH, HEIGHT = 900, 300


def lines(review: Review, match: Match, words: Words, names: Sequence[str]) -> list[str]:
    """Return the review for a terminal."""
    told = [words("review-title", game=words(f"{review.game}-title"), plies=len(review.chances) - 1)]
    width = 60
    for seat in range(review.seats):
        curve = [row[seat] for row in review.chances]
        step = max(1, -(-len(curve) // width))
        marks = "".join(BARS[min(int(8 * value), 7)] for value in curve[::step])
        told.append(f"  {names[seat]:16} {marks} {review.results[seat]:4.0%}")
    told.append("")
    told.append(words("review-costly" if review.worst else "review-no-costly"))
    told += [f"  {_said(one, match, words, names)}" for one in review.worst]
    told.append("")
    for seat in range(review.seats):
        told.append(
            words(
                "review-luck", name=names[seat], skill=_signed(review.skill[seat]), luck=_signed(review.luck[seat]),
                result=round(100 * review.results[seat]),
            )
        )  # fmt: skip
    told.append(_how(review, words))
    return told


def _how(review: Review, words: Words) -> str:
    key = "review-how" if review.network_from is None else "review-how-network"
    return str(words(key, count=review.playouts, seconds=round(review.seconds, 1)))


def _signed(share: float) -> str:
    return f"{round(100 * share):+d}"


def _said(one: Decision, match: Match, words: Words, names: Sequence[str]) -> str:
    find = match.game.moves.find
    return words(
        "review-decision",
        ply=one.ply,
        name=names[one.seat],
        move=words.move(match.game, find(one.move), names),
        better=words.move(match.game, find(one.better), names),
        share=round(100 * one.share),
        best=round(100 * one.best),
    )


def page(review: Review, match: Match, words: Words, names: Sequence[str]) -> str:
    """Return the review as one HTML file that needs nothing else."""
    title = words("review-title", game=words(f"{review.game}-title"), plies=len(review.chances) - 1)
    decisions = "".join(f"<li>{escape(_said(one, match, words, names))}</li>" for one in review.worst)
    rows = "".join(
        f"<tr><th>{_key(seat)} {escape(names[seat])}</th><td>{review.results[seat]:.0%}</td>"
        f"<td>{_signed(review.skill[seat])}</td><td>{_signed(review.luck[seat])}</td></tr>"
        for seat in range(review.seats)
    )
    heads = "".join(
        f"<th>{escape(words(key))}</th>" for key in ("review-seat", "review-result", "review-skill", "review-luck-head")
    )
    costly = words("review-costly" if review.worst else "review-no-costly")
    how = _how(review, words)
    return f"""<!doctype html>
<html lang="{words.language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{escape(title)}</title>
<style>
body {{ margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 17px/1.5 Georgia, serif; background: #211a15;
  color: #eadfca; }}
h1 {{ font-size: 1.5rem; }} h2 {{ font-size: 1.15rem; color: #e0b04c; }}
svg {{ width: 100%; height: auto; background: #2b221b; border-radius: 6px; }}
svg text {{ fill: #b9aa90; font-size: 12px; }}
table {{ border-collapse: collapse; }} td, th {{ padding: .2rem .9rem .2rem 0; text-align: left; }}
td {{ font-variant-numeric: tabular-nums; }} footer {{ color: #b9aa90; margin-top: 2rem; font-size: .9rem; }}
</style>
<h1>{escape(title)}</h1>
<h2>{escape(words("review-curve"))}</h2>
{_plot(review, names, words)}
<h2>{escape(costly)}</h2><ol>{decisions}</ol>
<h2>{escape(words("review-luck-title"))}</h2>
<table><tr>{heads}</tr>{rows}</table>
<footer>{escape(words("review-meaning"))} {escape(how)}</footer>
</html>
"""


def _key(seat: int) -> str:
    """Return a sample of a seat's line in the plot. Lines differ in colour and in dashes, for readers who are
    colour-blind."""
    return (
        f'<svg viewBox="0 0 40 10" style="width:40px;height:10px;background:none" aria-hidden="true"><path d="M0 5H40" '
        f'stroke="{INKS[seat]}" stroke-width="3" stroke-dasharray="{DASHES[seat]}"/></svg>'
    )


def _plot(review: Review, names: Sequence[str], words: Words) -> str:
    last = max(len(review.chances) - 1, 1)

    def x(ply: float) -> float:
        return 40 + (WIDTH - 60) * ply / last

    def y(share: float) -> float:
        return 10 + (HEIGHT - 40) * (1 - share)

    parts = []
    for tenth in (0, 25, 50, 75, 100):
        at = y(tenth / 100)
        parts.append(
            f'<path d="M40 {at:.1f}H{WIDTH - 20}" stroke="#4a3d31"/><text x="4" y="{at + 4:.1f}">{tenth} %</text>'
        )
    step = max(1, last // 8)
    parts += [f'<text x="{x(ply):.0f}" y="{HEIGHT - 8}">{ply}</text>' for ply in range(0, last + 1, step)]
    for seat in range(review.seats):
        path = " ".join(
            f"{'M' if ply == 0 else 'L'}{x(ply):.1f} {y(row[seat]):.1f}" for ply, row in enumerate(review.chances)
        )
        parts.append(
            f'<path d="{path}" fill="none" stroke="{INKS[seat]}" stroke-width="2" '
            f'stroke-dasharray="{DASHES[seat]}"><title>{escape(names[seat])}</title></path>'
        )
    first = len(review.chances) - 1
    for one in review.worst:
        ply = min(one.ply, first)
        parts.append(
            f'<circle cx="{x(ply):.1f}" cy="{y(review.chances[ply][one.seat]):.1f}" r="5" fill="{INKS[one.seat]}">'
            f"<title>{escape(f'{one.ply}: {names[one.seat]}')}</title></circle>"
        )
    label = escape(words("review-curve"))
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(parts)}</svg>'
