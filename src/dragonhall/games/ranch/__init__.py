"""Dragon Ranch: raise mandrakes, griffins and dragons over two seasons, for 2 to 5 ranchers, or one by house rules."""

from __future__ import annotations

from ...core.game import Game
from ...core.options import Options, choice, flag, number
from .box import MEDAL_NEEDS, MOST_MEDAL_NEEDS, MOST_SOLO_DISCARDS, SEATS, SOLO_DISCARDS, SOLO_MEDAL_NEEDS
from .moves import LONGEST_LIST

ORDER = 2
OPTIONS = (
    choice("edition", "fr", "en"),
    number("seasons", 2, 2, 3),
    flag("beginner"),
    choice("basic_egg", "written", "level1"),
    flag("breeding_hatch_effects", True),
    flag("unlimited_supply", house=True),
    flag("solo_house", house=True),
    choice("first_player", "random", "seat_1", house=True),
    number("medal_needs", MEDAL_NEEDS, 1, MOST_MEDAL_NEEDS, house=True),
    number("solo_discards", SOLO_DISCARDS, 0, MOST_SOLO_DISCARDS, house=True),
    number("solo_medal_needs", SOLO_MEDAL_NEEDS, 1, MOST_MEDAL_NEEDS, house=True),
)


def fits(seats: int, options: Options) -> str:
    """One seat plays the house solo, and only one (13.3)."""
    if seats == 1 and not options["solo_house"]:
        return "One seat plays by our own solo rules, which are not the publisher's: switch on the option solo_house."
    if seats > 1 and options["solo_house"]:
        return f"The house solo (option solo_house) is for one seat, not {seats}."
    return ""


GAME = Game.collect(
    __name__,
    title="Dragon Ranch",
    seats=range(1, SEATS + 1),
    version=2,
    options=OPTIONS,
    longest_list=LONGEST_LIST,
    longest_match=5_000,
    horizon=40,
    test_options=(
        {},
        {"edition": "en"},
        {"seasons": 3, "basic_egg": "level1"},
        {"beginner": True},
        {"breeding_hatch_effects": False, "edition": "en", "seasons": 3, "first_player": "seat_1"},
        {"unlimited_supply": True, "seasons": 3, "medal_needs": 3},
        {"solo_house": True},
        {"solo_house": True, "seasons": 3, "edition": "en", "first_player": "seat_1", "solo_discards": 0},
        {"solo_house": True, "beginner": True, "unlimited_supply": True, "breeding_hatch_effects": False},
        {"solo_house": True, "solo_discards": 5, "solo_medal_needs": 2},
    ),
    small_tables=(
        {
            "seats": 2,
            "hands": [{"Farmer": 1, "Dragon": 1}, {"Griffin": 1, "Dragon": 2}],
            "deck": {"Farmer": 1, "Mandrake": 1},
            "discards": {"Mandrake": 16, "Griffin": 16, "Dragon": 14, "Farmer": 15},
        },
    ),
    test_positions=(
        {
            "seats": 3,
            "hands": [{}, {"Farmer": 1}, {"Farmer": 1}],
            "known_among": [{"seat": 0, "essence": "Farmer", "seats": [1, 2]}],
        },
        {
            "seats": 3,
            "hands": [{}, {"Griffin": 1, "Dragon": 1}, {"Mandrake": 1, "Dragon": 1}],
            "known_ways": [{"seat": 0, "essences": ["Mandrake", "Griffin"], "ways": [[2, 1], [1, 2]]}],
        },
    ),
)
