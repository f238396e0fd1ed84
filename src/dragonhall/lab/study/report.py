"""The report of a study: one HTML file with plots that needs nothing else.

Bots differ in colour and in the shape of their marks, for readers who are colour-blind; the colours are those of
Okabe and Ito, darker on a light page.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from ...analysis.intervals import Estimate
from ...games import game as find_game
from ...words import Words, slug
from .results import MoveWorth, Results, Summary
from .study import Condition

WIDTH = 440
PARTS = ("var(--c0)", "var(--c1)", "var(--line)")
IN_PARTS = ("var(--card)", "var(--card)", "var(--soft)")
"""The colours of skill, seat and luck, and of numbers in them."""
TOP = 10
"""Rows of a list of moves."""
SHAPES = (
    '<circle cx="{x}" cy="{y}" r="5"/>',
    '<path d="M{x} {y}m-5 5h10v-10h-10z"/>',
    '<path d="M{x} {y}m0 -6.5l6.5 6.5l-6.5 6.5l-6.5 -6.5z"/>',
    '<path d="M{x} {y}m0 -6l6 10.5h-12z"/>',
    '<path d="M{x} {y}m0 6l6 -10.5h-12z"/>',
    '<path d="M{x} {y}m-6 -2h4v-4h4v4h4v4h-4v4h-4v-4h-4z"/>',
)
STYLE = """
:root { color-scheme: light dark; --page: #f7f1e5; --card: #fffaf0; --ink: #2c2117; --soft: #6d5c48; --line: #ddcfb8;
  --gold: #8a5a00; --c0: #0072b2; --c1: #b35c00; --c2: #007a5a; --c3: #9b3f78; --c4: #6b5bb5; --c5: #7a6a00; }
@media (prefers-color-scheme: dark) { :root { --page: #1d1712; --card: #2a211a; --ink: #efe4cf; --soft: #b9aa90;
  --line: #4a3d31; --gold: #e0b04c; --c0: #56b4e9; --c1: #e69f00; --c2: #2fc08f; --c3: #e08fc0; --c4: #a99bf0;
  --c5: #f0e442; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 2.5rem 1rem 4rem; background: var(--page); color: var(--ink);
  font: 17px/1.55 Georgia, "Times New Roman", serif; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .4rem; text-wrap: balance; }
h2 { font-size: 1.3rem; color: var(--gold); margin: 2.6rem 0 .3rem; }
h3 { font-size: 1rem; margin: 0 0 .5rem; } p { margin: .2rem 0 .9rem; max-width: 46rem; }
.soft, figcaption, footer { color: var(--soft); } footer { margin-top: 3rem; font-size: .9rem; }
.facts { display: flex; flex-wrap: wrap; gap: .4rem 2.2rem; margin: 1.2rem 0 0; padding: 0; list-style: none; }
.facts b { display: block; font-size: 1.35rem; color: var(--gold); font-weight: normal; }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
figure { margin: 0; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
svg { display: block; width: 100%; height: auto; overflow: visible; }
svg text { fill: var(--soft); font: 12.5px Georgia, "Times New Roman", serif; font-variant-numeric: tabular-nums;
  paint-order: stroke; stroke: var(--card); stroke-width: 3px; stroke-linejoin: round; }
svg .name { fill: var(--ink); } svg .rule { stroke: var(--line); } svg .even { stroke: var(--soft);
  stroke-dasharray: 4 4; }
.key { display: flex; flex-wrap: wrap; gap: .2rem 1.4rem; margin: .4rem 0 .9rem; padding: 0; list-style: none; }
.key svg { display: inline-block; width: 16px; height: 16px; vertical-align: -2px; margin-right: .35rem; }
details { margin: .8rem 0; } summary { cursor: pointer; color: var(--gold); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-size: .92rem; min-width: 100%; }
th, td { padding: .25rem .8rem .25rem 0; border-bottom: 1px solid var(--line); vertical-align: top;
  text-align: left; font-variant-numeric: tabular-nums; }
th { color: var(--soft); font-weight: normal; } td.number, th.number { text-align: right; white-space: nowrap; }
"""


class Page:
    """Writes the page of one study."""

    def __init__(self, found: Results, words: Words) -> None:
        self.found, self.words, self.study = found, words, found.study
        self.game = find_game(self.study.game)
        most = max(condition.seats for condition in self.study.conditions)
        self.names = [words("house-seat", seat=seat + 1) for seat in range(most)]
        self.equal = [one for one in found.summaries if not one.condition.mixed]
        self.mixed = [one for one in found.summaries if one.condition.mixed]

    # Words

    def number(self, value: float) -> str:
        return f"{value:,.0f}".replace(",", "\u202f")

    def percent(self, share: float, digits: int = 1) -> str:
        text = f"{100 * share:.{digits}f}"
        return f"{text.replace('.', ',')} %" if self.words.language == "fr" else f"{text} %"

    def between(self, one: Estimate) -> str:
        digits = 1 if one.high - one.low > 0.002 else 2
        said = self.words("study-between", low=self.percent(one.low, digits), high=self.percent(one.high, digits))
        return f"{self.percent(one.mean, digits)} ({said})"

    def options(self, condition: Condition) -> str:
        if not condition.options:
            return self.words("study-usual") if len(self.study.options) > 1 else ""
        return ", ".join(f"{name} {self._value(value)}" for name, value in condition.options)

    def _value(self, value: Any) -> str:
        return self.words("house-yes" if value else "house-no") if isinstance(value, bool) else str(value)

    def named(self, condition: Condition, with_seats: bool = True) -> str:
        words, parts = self.words, []
        if with_seats and (len(self.study.seats) > 1 or condition.mixed):
            parts.append(words("study-seats", seats=condition.seats))
        if condition.mixed:
            parts.append(words("study-among", bot=condition.bot, others=condition.others))
        elif len(self.study.bots) > 1:
            parts.append(condition.bot)
        parts.append(self.options(condition))
        return ", ".join(part for part in parts if part) or words("study-seats", seats=condition.seats)

    # The page

    def text(self) -> str:
        words, found = self.words, self.found
        title = words("study-title", game=words(f"{slug(self.game.name)}-title"), games=self.number(found.games))
        facts = {
            "study-fact-games": self.number(found.games),
            "study-fact-seats": ", ".join(map(str, self.study.seats)),
            "study-fact-bots": ", ".join(self.study.bots),
            "study-fact-conditions": self.number(len(found.summaries)),
        }
        listed = "".join(f"<li><b>{escape(value)}</b>{escape(words(key))}</li>" for key, value in facts.items())
        return f"""<!doctype html>
<html lang="{words.language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
<main>
<h1>{escape(title)}</h1>
<p class="soft">{escape(words("study-about"))}</p>
<ul class="facts">{listed}</ul>
{self._by_seat()}{self._skill()}{self._lengths()}{self._decides()}{self._worth()}
</main>
<footer>{escape(self._made())}</footer>
</html>
"""

    def _made(self) -> str:
        from ... import __version__

        return self.words(
            "study-made", version=__version__, rules=self.game.version, game=self.game.name, seed=self.study.seed,
            each=self.number(self.study.each),
        )  # fmt: skip

    def _section(self, key: str, body: str) -> str:
        if not body:
            return ""
        words = self.words
        return f"<section><h2>{escape(words(key))}</h2><p>{escape(words(f'{key}-meaning'))}</p>{body}</section>\n"

    def _key(self, bots: Sequence[str]) -> str:
        if len(bots) < 2:
            return ""
        items = "".join(
            f'<li><svg viewBox="0 0 16 16" aria-hidden="true">{self._mark(bot, 8, 8)}</svg>{escape(bot)}</li>'
            for bot in bots
        )
        return f'<ul class="key">{items}</ul>'

    def _mark(self, bot: str, x: float, y: float) -> str:
        number = self.study.bots.index(bot) % len(SHAPES)
        return f'<g style="fill:var(--c{number})">{SHAPES[number].format(x=f"{x:.1f}", y=f"{y:.1f}")}</g>'

    # Win share by seat and option

    def _by_seat(self) -> str:
        panels, rows = [], []
        for seats in self.study.seats:
            here = [one for one in self.equal if one.condition.seats == seats and seats > 1]
            if here:
                panels.append(self._seat_panel(seats, here))
            rows += [
                [self.named(one.condition), str(seat + 1), self.between(share), self.number(one.games)]
                for one in here
                for seat, share in enumerate(one.seats)
            ]
        if not panels:
            return ""
        heads = ("study-condition", "study-seat", "study-share", "study-fact-games")
        body = self._key(self.study.bots) + f'<div class="cards">{"".join(panels)}</div>'
        return self._section("study-by-seat", body + self._table(heads, rows, {1, 2, 3}))

    def _seat_panel(self, seats: int, here: list[Summary]) -> str:
        even = 1 / seats
        far = max(max(abs(share.low - even), abs(share.high - even)) for one in here for share in one.seats)
        axis = Axis(even - 1.08 * far, even + 1.08 * far, 70, WIDTH - 14)
        sets = list(dict.fromkeys(one.condition.options for one in here))
        parts, y, gap = [], 8.0, 15.0
        for options in sets:
            group = [one for one in here if one.condition.options == options]
            if len(sets) > 1:
                parts.append(
                    f'<text class="name" x="0" y="{y + 13:.0f}">{escape(self.options(group[0].condition))}</text>'
                )
                y += 24
            for seat in range(seats):
                middle = y + gap * len(group) / 2
                parts.append(f'<text x="0" y="{middle + 4:.0f}">{escape(self.names[seat])}</text>')
                for one in group:
                    y += gap
                    parts.append(self._whisker(one.condition.bot, one.seats[seat], axis, y - gap / 2, self.percent))
                y += 7
            y += 6
        frame = axis.drawn(y, lambda share: self.percent(share, axis.digits), even)
        title = escape(self.words("study-seats", seats=seats))
        return f"<figure><h3>{title}</h3>{svg(WIDTH, y + 26, frame + ''.join(parts), title)}</figure>"

    def _whisker(self, bot: str, one: Estimate, axis: Axis, y: float, say: Callable[[float], str]) -> str:
        number = self.study.bots.index(bot) % len(SHAPES)
        said = escape(f"{bot}: {say(one.mean)} ({say(one.low)} – {say(one.high)})")
        return (
            f'<g><title>{said}</title><path d="M{axis(one.low):.1f} {y:.1f}H{axis(one.high):.1f}" '
            f'style="stroke:var(--c{number})" stroke-width="2.5" stroke-linecap="round"/>'
            f"{self._mark(bot, axis(one.mean), y)}</g>"
        )

    # Skill against luck

    def _skill(self) -> str:
        if not self.mixed:
            return ""
        keys = [key for key, _ in self._parts(self.mixed[0])]
        names = "".join(
            f'<li><svg viewBox="0 0 16 16" aria-hidden="true"><rect width="16" height="16" rx="3" '
            f'style="fill:{PARTS[number]}"/></svg>{escape(self.words(key))}</li>'
            for number, key in enumerate(keys)
        )
        rows = [
            [self.named(one.condition), self.between(one.share), *(self.percent(part) for _, part in self._parts(one))]
            for one in self.mixed
            if one.share
        ]
        body = f'<ul class="key">{names}</ul><div class="cards">{self._panels(self.mixed, self._skill_panel)}</div>'
        heads = ("study-condition", "study-share", *keys)
        return self._section("study-skill", body + self._table(heads, rows, {1, 2, 3, 4}))

    def _panels(self, shown: Sequence[Summary], drawn: Callable[[list[Summary]], str]) -> str:
        """One plot for each number of seats."""
        panels = []
        for seats in self.study.seats:
            here = [one for one in shown if one.condition.seats == seats]
            if here:
                title = escape(self.words("study-seats", seats=seats))
                panels.append(f"<figure><h3>{title}</h3>{drawn(here)}</figure>")
        return "".join(panels)

    def _skill_panel(self, here: list[Summary]) -> str:
        parts, y = [], 0.0
        for one in here:
            assert one.share is not None
            said = self.words(
                "study-skill-row", share=self.percent(one.share.mean), even=self.percent(1 / one.condition.seats)
            )
            parts.append(f'<text class="name" x="0" y="{y + 13:.0f}">{escape(self.named(one.condition, False))}</text>')
            parts.append(f'<text x="0" y="{y + 29:.0f}">{escape(said)}</text>')
            y += 16
            x = 0.0
            for number, (key, part) in enumerate(self._parts(one)):
                width = max(WIDTH * part, 0.0)
                parts.append(
                    f'<g><title>{escape(self.words(key))}: {self.percent(part)}</title><rect x="{x:.1f}" '
                    f'y="{y + 20:.0f}" width="{width:.1f}" height="16" style="fill:{PARTS[number]}"/></g>'
                )
                if part > 0.12:
                    parts.append(
                        f'<text x="{x + 6:.1f}" y="{y + 32.5:.1f}" style="fill:{IN_PARTS[number]};stroke:none">'
                        f"{self.percent(part, 0)}</text>"
                    )
                x += width
            y += 50
        return svg(WIDTH, y - 10, "".join(parts), self.words("study-skill"))

    def _parts(self, one: Summary) -> list[tuple[str, float]]:
        return [
            ("study-part-skill", one.skill),
            ("study-part-seat", one.seat),
            ("study-part-luck", max(1 - one.skill - one.seat, 0.0)),
        ]

    # Lengths

    def _lengths(self) -> str:
        rows = [
            [self.named(one.condition), f"{one.mean_length:.1f}"]
            + [self.number(one.length(part)) for part in (0.05, 0.5, 0.95)]
            + [self.percent(one.shared)]
            for one in self.found.summaries
        ]
        heads = ("study-condition", "study-mean", "study-low", "study-median", "study-high", "study-shared")
        body = self._key(self.study.bots)
        body += f'<div class="cards">{self._panels(self.equal, self._length_panel)}</div>'
        return self._section("study-lengths", body + self._table(heads, rows, {1, 2, 3, 4, 5}))

    def _length_panel(self, here: list[Summary]) -> str:
        axis = Axis(0, max(one.length(0.98) for one in here) * 1.02, 0, WIDTH - 10)
        parts, y = [], 0.0
        for one in here:
            low, first, middle, third, high = (one.length(part) for part in (0.05, 0.25, 0.5, 0.75, 0.95))
            number = self.study.bots.index(one.condition.bot) % len(SHAPES)
            said = self.words("study-length-row", median=self.number(middle))
            parts.append(f'<text class="name" x="0" y="{y + 13:.0f}">{escape(self.named(one.condition, False))}</text>')
            parts.append(f'<text x="{WIDTH}" y="{y + 13:.0f}" text-anchor="end">{escape(said)}</text>')
            y += 54
            parts.append(
                f'<g style="fill:var(--c{number});stroke:var(--c{number})"><path d="{self._ridge(one, axis, y)}" '
                f'fill-opacity=".35" stroke="none"/><path d="M{axis(low):.1f} {y:.1f}H{axis(high):.1f}" '
                f'stroke-width="2"/><path d="M{axis(first):.1f} {y:.1f}H{axis(third):.1f}" stroke-width="6"/></g>'
                f'<path d="M{axis(middle):.1f} {y - 7:.1f}v14" style="stroke:var(--ink)" stroke-width="2"/>'
            )
            y += 14
        frame = axis.drawn(y, self.number, None)
        return svg(WIDTH, y + 24, frame + "".join(parts), self.words("study-lengths"))

    def _ridge(self, one: Summary, axis: Axis, y: float) -> str:
        """Return the lengths as a silhouette."""
        bins = 72
        heights = [0.0] * bins
        for length, count in one.plies.items():
            at = int(bins * length / (axis.high or 1))
            if at < bins:
                heights[at] += count
        top = max(heights)
        edges = [axis(axis.high * k / bins) for k in range(bins + 1)]
        path = f"M{edges[0]:.1f} {y:.1f}"
        for k, height in enumerate(heights):
            path += f"L{(edges[k] + edges[k + 1]) / 2:.1f} {y - 34 * height / top:.1f}"
        return path + f"L{edges[-1]:.1f} {y:.1f}Z"

    # What decides

    def _decides(self) -> str:
        found, words = self.found, self.words
        if not found.told:
            return ""
        kinds = [(self._kind(kind, example), times / found.told) for kind, times, example in found.decided]
        leads = [(self._move(text), times / found.told) for text, times in found.leads[:TOP]]
        rest = 1 - sum(share for _, share in leads)
        if len(found.leads) > TOP or rest > 0.001:
            leads.append((words("study-otherwise"), max(rest, 0.0)))
        intro = words("study-sample", told=self.number(found.told), bot=self.study.bots[-1])
        panels = "".join(
            f"<figure><h3>{escape(words(key))}</h3>{self._bars(rows, number)}</figure>"
            for number, (key, rows) in enumerate((("study-leads", leads), ("study-reasons", kinds)))
        )
        examples = "".join(
            f"<li>{escape(self._kind(kind, example))}: <i>{escape(self._sentence(example))}</i></li>"
            for kind, _, example in found.decided
        )
        more = f"<details><summary>{escape(words('study-examples'))}</summary><ul>{examples}</ul></details>"
        return self._section(
            "study-decides", f'<p class="soft">{escape(intro)}</p><div class="cards">{panels}</div>{more}'
        )

    def _kind(self, kind: str, example: str) -> str:
        event = json.loads(example)
        if event.get("row"):
            return self.words("study-reason-row", row=self.words.row(self.game, event["row"], 0, "by"))
        key = f"{slug(self.game.name)}-reason-{slug(event['key'])}"
        key = key if key in self.words else f"study-reason-{slug(event['key'])}"
        return self.words(key) if key in self.words else kind

    def _sentence(self, example: str) -> str:
        return self.words.decided(self.game, json.loads(example), self.names)

    def _move(self, text: str) -> str:
        return self.words.move(self.game, self.game.moves.find(text), self.names)

    def _bars(self, rows: Sequence[tuple[str, float]], number: int) -> str:
        top = max(share for _, share in rows) or 1.0
        parts, y = [], 2.0
        for name, share in rows:
            width = (WIDTH - 70) * share / top
            parts.append(
                f'<text class="name" x="0" y="{y + 12:.0f}">{escape(shortened(name))}</text>'
                f'<rect x="0" y="{y + 18:.0f}" width="{width:.1f}" height="9" rx="2" style="fill:var(--c{number})"/>'
                f'<text x="{width + 7:.1f}" y="{y + 27:.0f}">{self.percent(share)}</text>'
            )
            y += 36
        return svg(WIDTH, y, "".join(parts), "")

    # Moves and wins

    def _worth(self) -> str:
        found = self.found.moves
        if len(found) < 2:
            return ""
        half = min(TOP, len(found) // 2)
        best, worst = found[:half], found[len(found) - half :]
        shown = [one.lift for one in (*best, *worst)]
        low, high = min(1.0, *(one.low for one in shown)), max(1.0, *(one.high for one in shown))
        axis = Axis(low - 0.05 * (high - low), high + 0.05 * (high - low), 6, WIDTH - 14)
        panels = "".join(
            f"<figure><h3>{escape(self.words(key))}</h3>{self._lifts(some, axis)}</figure>"
            for key, some in (("study-best", best), ("study-worst", worst))
        )
        rows = [
            [
                self._move(one.text),
                self.percent(one.seats),
                f"{one.lift.mean:.2f}",
                f"{one.lift.low:.2f}–{one.lift.high:.2f}",
            ]
            for one in found
        ]
        heads = ("study-move", "study-made-by", "study-lift", "study-interval")
        intro = self.words("study-worth-of", bot=self.study.bots[-1])
        body = f'<p class="soft">{escape(intro)}</p><div class="cards">{panels}</div>'
        return self._section("study-worth", body + self._table(heads, rows, {1, 2, 3}))

    def _lifts(self, moves: Sequence[MoveWorth], axis: Axis) -> str:
        bot, parts, y = self.study.bots[-1], [], 2.0
        for one in moves:
            said = f"{shortened(self._move(one.text), 44)}  ·  {self.percent(one.seats)}"
            parts.append(f'<text class="name" x="6" y="{y + 12:.0f}">{escape(said)}</text>')
            y += 34
            parts.append(self._whisker(bot, one.lift, axis, y - 10, lambda lift: f"× {lift:.2f}"))
        frame = axis.drawn(y, lambda lift: f"× {lift:g}", 1.0)
        return svg(WIDTH, y + 26, frame + "".join(parts), self.words("study-worth"))

    def _table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], numbers: set[int]) -> str:
        def cell(kind: str, at: int, text: str) -> str:
            right = ' class="number"' if at in numbers else ""
            return f"<{kind}{right}>{escape(text)}</{kind}>"

        top = "".join(cell("th", at, self.words(key)) for at, key in enumerate(heads))
        body = "".join(f"<tr>{''.join(cell('td', at, text) for at, text in enumerate(row))}</tr>" for row in rows)
        return (
            f"<details><summary>{escape(self.words('study-figures'))}</summary>"
            f'<div class="scroll"><table><tr>{top}</tr>{body}</table></div></details>'
        )


class Axis:
    """A horizontal axis from *low* to *high*, drawn from x = *left* to *right*."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        self.low, self.high, self.left, self.right = low, high if high > low else low + 1, left, right
        rough = (self.high - self.low) / 6
        power = 10.0 ** math.floor(math.log10(rough))
        self.step = next(power * n for n in (1, 2, 5, 10) if power * n >= rough)

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return self.left + (self.right - self.left) * min(max(part, 0.0), 1.0)

    @property
    def digits(self) -> int:
        """Digits after the point of a percentage."""
        return max(0, -math.floor(math.log10(self.step * 100) + 1e-9))

    def drawn(self, bottom: float, say: Callable[[float], str], marked: float | None) -> str:
        """Its lines and numbers; a dashed line where it is *marked*."""
        ticks = [
            self.step * k
            for k in range(math.ceil(self.low / self.step - 1e-9), math.floor(self.high / self.step + 1e-9) + 1)
        ]
        parts = [f'<path class="rule" d="M{self(tick):.1f} 0V{bottom:.0f}"/>' for tick in ticks]
        parts += [
            f'<text x="{self(tick):.1f}" y="{bottom + 18:.0f}" text-anchor="{self._anchor(tick)}">'
            f"{escape(say(tick))}</text>"
            for tick in ticks
        ]
        if marked is not None:
            parts.append(f'<path class="even" d="M{self(marked):.1f} 0V{bottom:.0f}" stroke-width="1.5"/>')
        return "".join(parts)

    def _anchor(self, tick: float) -> str:
        x = self(tick)
        return "end" if x > self.right - 16 else "start" if x < self.left + 8 else "middle"


def shortened(text: str, most: int = 58) -> str:
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def svg(width: float, height: float, body: str, label: str) -> str:
    role = f'role="img" aria-label="{escape(label)}"' if label else 'role="img"'
    return f'<svg viewBox="0 0 {width:.0f} {height:.0f}" {role}>{body}</svg>'


def page(found: Results, words: Words) -> str:
    """Return the report as one HTML file."""
    return Page(found, words).text()
