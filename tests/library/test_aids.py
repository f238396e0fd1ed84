"""Aids at the table say exactly what the rules allow, from what the seat sees; in words of both languages."""

from __future__ import annotations

from fractions import Fraction

import pytest

from dragonhall.games import built_in
from dragonhall.games.ante.aids import NO_FLIGHT, flights
from dragonhall.games.ante.box import CARDS, COLOURED, DRACOLICH, NAMES, STRENGTH, TIAMAT
from dragonhall.games.ante.box_sets import bit_of, word_of
from dragonhall.games.ante.rules_flights import completed_colours, completed_strengths
from dragonhall.games.dragardiens.moves import ADD, LAY, WRITE
from dragonhall.games.dragorun.box import COLOUR_DIE, DRAGONS, EGG_KINDS, EGGS, MOVEMENT_DIE
from dragonhall.games.dragorun.moves import MOVE, REROLL, SWAP
from dragonhall.games.ranch.box import COMBINATIONS, ESSENCES, HATCHING
from dragonhall.games.ranch.moves import DRAW, PAID
from dragonhall.words import LANGUAGES, words_in
from tests.rulebook.dragorun_claims import again, chances, results, rolling

from .aids import Asked, Lines, decisions

# Dragon Ranch


def test_recipes_are_the_combinations_that_the_rules_offer_and_those_that_one_card_would_add() -> None:
    able = short = 0
    for asked in decisions("ranch", 60, 6):
        if asked.view["asks"][asked.seat] != "turn" or not any(move <= DRAW for move in asked.moves):
            continue
        offered = {int(PAID[move]) & 7 for move in asked.moves if move < DRAW}
        can = {line["thing"].split(":")[1]: line["number"] for line in asked.of("can")}
        assert set(can) == {COMBINATIONS[one] for one in offered}
        for combination in [one for one in offered if one < HATCHING][:1]:
            payments = [move for move in asked.moves if move < DRAW and int(PAID[move]) & 7 == combination]
            mine = asked.board.t.own[asked.seat, combination]
            brought = max(asked.after(move).t.own[asked.seat, combination] - mine for move in payments)
            assert can[COMBINATIONS[combination]] == brought
            able += 1
        for kind, essence in enumerate(ESSENCES):
            with_it = asked.board.copy()
            with_it.t.hand[asked.seat, kind] += 1
            more = {int(PAID[move]) & 7 for move in asked.legal(with_it) if move < DRAW} - offered
            said = {line["thing"] for line in asked.of("short") if line["other"] == f"essence:{essence}"}
            assert said == {f"combination:{COMBINATIONS[one]}" for one in more}
            short += len(more)
    assert able > 50 and short > 50


# Le Jeu des Dragons


def test_no_strength_flight_is_promised_of_which_the_box_has_too_few_dragons() -> None:
    few = [strength for strength in range(1, 14) if sum(int(of) == strength for of in STRENGTH[: DRACOLICH + 1]) < 3]
    assert few == [NO_FLIGHT]
    for strength, lines in ((11, 1), (NO_FLIGHT, 0)):
        lie = [name for card, name in enumerate(NAMES) if card < COLOURED and int(STRENGTH[card]) == strength][:2]
        player = {"flight": lie, "colour_flight": True, "strength_flight": False}
        assert len(flights({"seat": 0, "players": [player]}, 0, [])) == lines


def test_powers_that_would_trigger_do_so_and_special_flights_need_what_the_rules_say() -> None:
    triggered = silent = needed = 0
    for asked in decisions("ante", 60, 8):
        seat, t = asked.seat, asked.board.t
        if asked.view["ask"] == "play":
            will = {line["thing"] for line in asked.of("triggers")}
            wont = {line["thing"] for line in asked.of("silent")}
            for card in [one for one in asked.view["hand"] if one != "Tiamat"]:
                match = asked.match.copy()
                match.play(f"play {card}", seat=seat)
                news = match.last_news()[0]
                assert ("does_not_trigger" in {event["key"] for event in news}) == (f"card:{card}" in wont), (
                    card,
                    news,
                )
                assert (f"card:{card}" in will) != (f"card:{card}" in wont)
            triggered, silent = triggered + len(will), silent + len(wont)
        if asked.view["round"] == 0:
            continue
        for other in range(0 if asked.match.ply % 3 else asked.match.seats):
            player = asked.view["players"][other]
            of_them = [line for line in asked.of("theirs") if line["other"] == f"seat:{other}"]
            lines = asked.of("mine") if other == seat else of_them
            said = {line["thing"] for line in lines if line["number"] == 1}
            wanted = set()
            for card in range(CARDS):
                if t.flight[other, word_of(card)] & bit_of(card):
                    continue
                before = completed_colours(t, other), completed_strengths(t, other)
                t.flight[other, word_of(card)] ^= bit_of(card)
                colours = completed_colours(t, other) & ~before[0]
                strengths = completed_strengths(t, other) & ~before[1]
                t.flight[other, word_of(card)] ^= bit_of(card)
                if not player["colour_flight"] and card != TIAMAT:
                    wanted |= {
                        f"colour:{NAMES[6 * colour].split()[0]}" for colour in range(10) if colours >> colour & 1
                    }
                if not player["strength_flight"]:
                    wanted |= {str(strength) for strength in range(1, 14) if strengths >> strength & 1}
            laid = len(player["flight"])
            if other != seat and asked.view["round"] >= 3 and laid >= asked.view["round"]:
                wanted = set()  # their gambit is over, unless it is a tie
            assert said == wanted
            needed += len(said)
    assert triggered > 30 and silent > 30 and needed > 10


# Dragardiens


def test_what_the_grimoire_allows_is_what_the_rules_offer_now_and_after_writing() -> None:
    laid = wrote = missing = 0
    for asked in decisions("dragardiens", 120, 10):
        if asked.view["ask"] not in ("turn", "others"):
            continue
        offered = any(LAY <= move < ADD for move in asked.moves)
        assert bool(asked.of("lay")) == offered
        laid += offered
        missing += len(asked.of("lacks"))
        if asked.of("lacks", "real", "closed"):
            assert not offered
        writes = {line["thing"].split(":")[1] for line in asked.of("write")}
        for move in asked.moves:
            if WRITE <= move < LAY:
                then = any(LAY <= one < ADD for one in asked.legal(asked.after(move)))
                card = str(asked.game.moves[move].args["card"])
                assert then == (card in writes), (asked.game.moves[move].text, asked.lines)
                wrote += then
    assert laid > 30 and wrote > 30 and missing > 30


# Dragorun


def said(lines: Lines) -> dict[str, Fraction]:
    return {line["item"]: Fraction(line["number"], line["of"]) for line in lines}


def test_the_odds_are_those_of_every_roll_played_out() -> None:
    seen: set[tuple[str, str]] = set()
    for asked in decisions("dragorun", 40, 6):
        ask = asked.view["ask"]
        seen |= {(line["key"], line["item"]) for line in asked.lines}
        if ask == "rolled":
            found = results(asked)
            dice = asked.view["dice"]
            kept = COLOUR_DIE.index(dice["colour"]), MOVEMENT_DIE.index(dice["movement"])
            for key, outcomes in zip(("both", "colour", "movement"), again(found, *kept), strict=True):
                assert said(asked.of(f"reroll-{key}")) == chances(outcomes)
        elif ask == "turn":
            for aim in ("wins", "forward"):
                assert said(asked.of("roll")).get(aim, 0) == rolling(asked, aim)
            check_eggs(asked)
    assert len(seen) >= 12, seen


def check_eggs(asked: Asked) -> None:
    """Every egg of the pool, drawn after every swap."""
    t = asked.board.t
    for move in asked.moves:
        if not SWAP <= move < MOVE or t.no_eggs:
            continue
        drawn = {"wins": 0, "loses": 0}
        for kind in range(EGG_KINDS):
            if t.pool[kind]:
                only = asked.board.copy()
                for other in range(EGG_KINDS):
                    only.t.pool[other] = only.t.pool[other] if other == kind else 0
                only.t.pooled = t.pool[kind]
                end = asked.after(move, only).t
                if end.winners and EGGS[kind].startswith("+1"):
                    drawn["wins" if end.winners >> asked.seat & 1 else "loses"] += t.pool[kind]
        dragon = f"dragon:{DRAGONS[move - SWAP]}"
        for what, count in drawn.items():
            lines = [one for one in asked.of("swap") if one["item"] == f"egg-{what}" and one["thing"] == dragon]
            assert [(line["number"], line["of"]) for line in lines] == [(count, t.pooled)] * (count > 0)
        for egg, kind in (("snail", 5), ("mushroom", 6)):
            lines = [one for one in asked.of("swap") if one["item"] == f"egg-{egg}"]
            assert [(line["number"], line["of"]) for line in lines] == [(t.pool[kind], t.pooled)] * (t.pool[kind] > 0)
    assert not [move for move in asked.moves if REROLL <= move < REROLL + 3]


# All games


@pytest.mark.parametrize("name", built_in())
def test_aids_depend_on_nothing_hidden_and_have_words(name: str) -> None:
    keys: set[tuple[str, str, str]] = set()
    for asked in decisions(name, 14, 6 if name != "ranch" else 3):
        assert asked.game.faces.aids is not None
        other = asked.match.redeal(asked.seat, 1000 + asked.match.ply)
        moves = [int(move) for move in other.moves(asked.seat)]
        assert asked.game.faces.aids(other.view(asked.seat), moves) == asked.lines
        assert asked.game.faces.aids(asked.match.view(None), []) == [], "a spectator needs none"
        keys |= {(line["aid"], line["key"], line["item"]) for line in asked.lines}
    for language in LANGUAGES:
        words = words_in(language)
        missing = [(aid, key, item) for aid, key, item in keys if not all(
            f"web-{name}-aid-{part}" in words for part in (aid, f"key-{key}", f"item-{item}")
        )]  # fmt: skip
        assert not missing
