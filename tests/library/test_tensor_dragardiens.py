"""The tensor of Dragardiens says what the view says, and what a seat that forgets nothing knows besides."""

from __future__ import annotations

from collections import Counter

import pytest

from dragonhall.games.dragardiens.box import (
    CHEST_NAMES,
    COLOURS,
    DRAGON,
    GIFTS,
    KIND_NAMES,
    PAGE,
    REAL_KINDS,
    SIDES,
)
from dragonhall.games.dragardiens.table import Ask
from tests.library.tensors import all_the_way, chosen, filled, named, one
from tests.rulebook.dragardiens_table import player, table

SEATS = 4
REAL = KIND_NAMES[:REAL_KINDS]
DRAGONS = (*COLOURS, "shadow")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"open_hands": True, "open_fragments": True}),
        (3, {"chests": "chosen", "chest_count": 6, "end_mode": "finish_turn"}),
        (4, {"box": "wild", "open_hands": True, "open_fragments": True, "chests": "random", "chest_count": 3}),
    ],
)
def test_the_tensor_says_what_the_view_says(seats: int, options: dict):
    for view, tensor, order in all_the_way("dragardiens", seats, 4, **options):
        players = [view["players"][seat] for seat in order]
        assert tensor["present"] == filled([1] * seats, SEATS)
        assert one(tensor["ask"], list(Ask)).name.lower() == view["ask"]
        assert one(tensor["first"][:seats], order) == view["first"]
        over = view["ask"] == "nothing"
        assert one(tensor["turn"][:seats], order) == (None if over else view["turn"])
        assert tensor["wanted"] == (view["wanted"]["number"] if view["wanted"] else 0)
        assert one(tensor["wanted_colour"], COLOURS) == (view["wanted"]["colour"] if view["wanted"] else None)
        left, right = view["grimoire"]["left"], view["grimoire"]["right"]
        assert one(tensor["numbers"][0], range(1, 7)) == left["page"]
        assert one(tensor["colours"][0], COLOURS) == right["page"]
        assert tensor["pile"] == [left["cards"], right["cards"]]
        assert [row[0] for row in tensor["ribbon"]] == [left["ribbon"], right["ribbon"]]
        assert [one(row, KIND_NAMES) for row in tensor["training"]] == [view["training"][side] for side in SIDES]
        assert chosen(tensor["reward"][left["page"] - 1], GIFTS) == view["reward"]
        assert [value for value in tensor["row"] if value] == view["row"]
        assert tensor["left"] == len(view["row"])
        assert tensor["lowest"] == filled(view["row"][:3], 3)
        assert tensor["highest"] == filled(view["row"][:-4:-1], 3)
        supply = view["supply"]
        assert [tensor[name] for name in ("shadows", "crystals_left", "eggs_left", "reds_left", "blues_left")] == [
            supply[name] for name in ("shadows", "crystals", "eggs", "red pearls", "blue pearls")
        ]
        assert [value for value in tensor["crests"] if value] == supply["crests"]
        for name in ("amulets", "goal", "taken", "lull"):
            assert tensor[name] == view[name]
        assert chosen(tensor["wrote"], SIDES) == view["wrote"]
        assert tensor["paid"] == view["crystal_paid"]
        assert chosen(tensor["chests"], CHEST_NAMES) == view["chests"]
        assert one(tensor["opened"], CHEST_NAMES) == view["opened"]
        for name in ("fragments", "crystals", "eggs", "crest", "unseen"):
            assert tensor[name] == filled([each[name] for each in players], SEATS)
        assert tensor["height"] == filled([each["school_cards"] for each in players], SEATS)
        for colour in ("red", "blue"):
            assert tensor[colour] == filled([each["pearls"][colour] for each in players], SEATS)
        for place, each in enumerate(players):
            check_player(tensor, place, each, over)
        if options.get("open_hands"):
            for side, pile in enumerate((left, right)):
                check_written(tensor, side, pile["written"])
        if players[0]["starting"] is not None:
            assert chosen(tensor["starting"], REAL) == sorted(players[0]["starting"], key=REAL.index)


def check_player(tensor: dict, place: int, each: dict, over: bool) -> None:
    if each["cards"] is not None:
        assert chosen(tensor["hand"][place], KIND_NAMES) == each["cards"]
    counted = Counter(DRAGONS[DRAGON[KIND_NAMES.index(name)]] for name in chosen(tensor["hand"][place], KIND_NAMES))
    assert tensor["dragons"][place] == [counted[dragon] for dragon in DRAGONS]
    assert sum(tensor["dragons"][place]) + tensor["unseen"][place] == each["hand"]
    if each["values"] is not None:
        assert tensor["points"][place] == sum(each["values"])
    piles = {pile["colour"]: (at + 1, pile) for at, pile in enumerate(each["school"])}
    for number, colour in enumerate(COLOURS):
        at, pile = piles.get(colour, (0, {"dragons": 0, "shadows": 0, "closed": False}))
        found = [tensor[name][place][number] for name in ("place", "school", "stand_ins", "closed")]
        assert found == [at, pile["dragons"], pile["shadows"], pile["closed"]]
    if over:
        assert tensor["pearl_points"][place] == sum(each["pearl_values"])
        assert tensor["turned"][place] == each["egg_turned"]


def check_written(tensor: dict, side: int, written: list[dict]) -> None:
    """Check the pages from the top down, and the dragons behind those that the seat knows."""
    for down, card in enumerate(reversed(written[-4:])):
        page = one(tensor["colours"][down], COLOURS) if side else one(tensor["numbers"][down], range(1, 7))
        assert page == card["page"]
        dragon = one(tensor["behind"][side][down], range(5))
        assert dragon == (None if card["card"] is None else DRAGON[KIND_NAMES.index(card["card"])])


def test_what_everybody_saw_is_remembered_without_open_hands():  # 10.1, 10.2
    match = table(2, "green", player("green 1, shadow"), player("2 blue 3, red on white"))
    tensor = named(match, 0)
    assert match.view(0)["players"][1]["cards"] is None
    assert chosen(tensor["hand"][1], KIND_NAMES) == ["blue 3", "blue 3", "red on white"]
    assert tensor["dragons"][1] == [0, 0, 1, 2, 0]
    assert chosen(named(match, 1)["hand"][0], KIND_NAMES) == ["blue 3", "blue 3", "red on white"]


def test_a_starting_card_is_known_to_its_seat_alone():  # 10.4
    match = table(2, "green", player("green 1", starting=["red 3"]), player("blue 3"))
    assert chosen(named(match, 0)["starting"], REAL) == ["red 3"]
    assert "red 3" not in chosen(named(match, 0)["unknown"], REAL)
    for seat in (1, None):
        tensor = named(match, seat)
        assert chosen(tensor["starting"], REAL) == [] and "red 3" in chosen(tensor["unknown"], REAL)
    match.play("write starting red 3")
    for seat, dragon in ((0, "red"), (1, None), (None, None)):
        tensor = named(match, seat)
        assert one(tensor["numbers"][0], range(1, 7)) == 3 and tensor["ribbon"][0][0] == 1
        assert one(tensor["behind"][0][0], DRAGONS) == dragon


def test_the_writing_of_a_starting_card_is_remembered_as_such_by_its_seat_alone():  # 10.4
    match = table(2, "green", player("green 1", starting=["red 3"]), player("blue 3"))
    match.play("write starting red 3")
    recalled = match.game.tensor_of("information_state")
    mine, theirs = (recalled.named(match.observation(seat, "information_state")) for seat in (0, 1))
    assert mine["ply_move"][0] == 1 + int(match.game.moves.find("write starting red 3")) and theirs["ply_move"][0] == 0
    assert (mine["ply_by"][0], theirs["ply_by"][0]) == (1, 2)


def test_of_a_pile_the_top_page_is_known_and_no_more():  # 10.3
    tensor = named(table(2, "green", player("green 1")), 0)
    assert one(tensor["numbers"][0], range(1, 7)) == 2 and sum(map(sum, tensor["numbers"][1:])) == 0
    assert one(tensor["colours"][0], COLOURS) == "green" and sum(map(sum, tensor["colours"][1:])) == 0
    assert sum(sum(map(sum, side)) for side in tensor["behind"]) == 0


def test_who_might_lay_is_marked():  # 8.3
    match = table(2, "green", player("2 green 1"), player("green 3, shadow"), player("green 3"), seats=3)
    assert named(match, 0)["might_lay"] == [1, 1, 0, 0]
    assert named(match, 2)["might_lay"] == [0, 1, 1, 0]


def test_where_a_new_pile_will_come_is_told_while_its_cards_are_named():  # 6.5, 6.8
    match = table(1, "green", player("green 1, green 2", school=("red 1", "blue 1")))
    for side, flag in (("left", 0), ("right", 1)):
        laying = match.copy()
        laying.play(f"lay at the {side} end")
        assert one(named(laying, 1)["ask"], list(Ask)) == Ask.ADD
        assert named(laying, 1)["right_end"] == flag and named(laying, 1)["wanted"] == 1


def test_what_lies_below_the_written_cards_is_counted():  # 10.3
    match = table(2, "green", player("2 green 1"))
    tensor = named(match, 0)
    left = sum(count for kind, count in enumerate(tensor["rest"]) if PAGE[kind] and kind < 20)
    assert left == tensor["pile"][0]
