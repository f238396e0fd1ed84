"""No count hides what it counts: the fullest boards of 10,000 random games (``fullest.py``) at eight sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

import dragonhall as dh

from .fullest import MEASURES, kept, moment
from .layout import DESKS, SIZES, faults, resized
from .people import Person

FOUND = kept()
USUAL = "4"
"""The number of seats that every run looks at."""

# Numbers at the places of the players that something else lies over, where nothing is scrolled out of sight.
COVERED = """() => {
    const found = [], main = document.querySelector('main').getBoundingClientRect()
    for (const place of document.querySelectorAll('.seats li')) {
        const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
        for (let text; (text = walk.nextNode());) {
            const own = text.parentElement
            if (!/\\d/.test(text.data) || own.closest('svg, .card, .hidden-text')) continue
            if (own.closest('.marks') || getComputedStyle(own).textOverflow === 'ellipsis') continue
            if (!own.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue
            const range = document.createRange()
            range.selectNodeContents(text)
            const {left, right, top, bottom, width} = range.getBoundingClientRect()
            if (!width || left < main.left || right > main.right || top < main.top || bottom > main.bottom) continue
            for (const x of [left + 1, (left + right) / 2, right - 1]) {
                const over = document.elementFromPoint(x, (top + bottom) / 2)
                const whole = own.closest('.thing') ?? own
                if (over && !over.contains(own) && !whole.contains(over))
                    found.push(`"${text.data.trim()}" lies under .${over.className}`)
            }
        }
    }
    return [...new Set(found)]
}"""


def looked_at(one: Person, found: dict[str, None], name: str, sizes: Iterable[str]) -> None:
    for size in sizes:
        resized(one, size)
        wrong = [fault for fault in faults(one, size) if "must be scrolled" not in fault]
        found.update({f"{name}, {size}: {fault}": None for fault in (*wrong, *one.page.evaluate(COVERED))})


def looks_right(one: Person, game: str, seats: str) -> None:
    found: dict[str, None] = {}
    for measure, (much, seed, plies) in FOUND[game][seats].items():
        match = moment(game, int(seats), seed, plies)
        assert MEASURES[game][measure](match.board.tables)[:, : int(seats)].max() == much, measure
        one.creates(game, seats=int(seats), **{"from": {"record": match.record()}})
        assert one.waits()
        looked_at(one, found, measure, SIZES)
        one.opens_log()
        looked_at(one, found, f"{measure}, beside the log", DESKS)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", dh.games())
def test_no_count_hides_what_it_counts_on_the_fullest_boards(person: Callable[..., Person], game: str) -> None:
    looks_right(person(locale="fr-FR"), game, USUAL)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game, by in FOUND.items() for seats in by if seats != USUAL]
)
def test_no_count_hides_what_it_counts_with_any_number_of_players(
    person: Callable[..., Person], game: str, seats: str
) -> None:
    looks_right(person(locale="fr-FR"), game, seats)
