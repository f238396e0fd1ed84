"""Duels, ratings, the ladder and the review."""

from __future__ import annotations

import json
import math
import random
import re
from itertools import pairwise

import pytest

import dragonhall as dh
from dragonhall.analysis.ratings import Finish, openskill, places, plackett_luce
from dragonhall.analysis.review import reviewed
from dragonhall.analysis.review_report import lines, page
from dragonhall.bots import bot_named, levels_of
from dragonhall.core.counsel import NOT_QUIET
from dragonhall.core.rule import NEVER_COMPILE
from dragonhall.games import game as find_game
from dragonhall.lab import ladder
from dragonhall.lab.arena.arena import play_match
from dragonhall.lab.arena.duel import Duel, Standing, held
from dragonhall.lab.jobs.crew import crew_of
from dragonhall.lab.tune import fit_evaluation
from dragonhall.words import words_in

pytestmark = pytest.mark.skipif(NEVER_COMPILE, reason="the laboratory needs compiled rules")


def last(duel: Duel, games: int, workers: int = 1, **how) -> Standing:
    with crew_of(workers, None, [duel.game]) as crew:
        *_, standing = held(duel, games, crew, **how)
    return standing


# Duels


def test_equal_bots_get_an_even_share_in_mirrored_blocks():
    standing = last(Duel("dragorun", 3, "hatchling", "hatchling"), 600, early=False)
    low, high = standing.interval
    assert low < 1 / 3 < high
    assert standing.verdict != "stronger"


def test_a_duel_between_unequals_stops_early_and_says_who_is_stronger():
    standing = last(Duel("dragorun", 2, "drake", "hatchling"), 2000)
    assert standing.verdict == "stronger" and standing.games < 400


def test_a_duel_gives_the_same_result_however_many_processes_play_it():
    duel = Duel("dragorun", 2, "wyvern:20it", "drake", seed=5)
    assert last(duel, 16, early=False).blocks == last(duel, 16, workers=2, early=False).blocks


def test_races_between_strong_bots_without_eggs_end():
    """Two of them would swap for ever if a roll were never due (5.8)."""
    duel = Duel("dragorun", 2, "wyrm:20it", "wyrm:20it", (("no_eggs", True),), seed=1)
    assert last(duel, 4, early=False).games == 4


def test_blocks_replay_from_their_seed():
    duel = Duel("ante", 3, "drake", "hatchling", seed=9)
    assert duel.block(4) == duel.block(4) != duel.block(5)


def test_the_interval_covers_the_truth_about_nineteen_times_in_twenty():
    luck, covered = random.Random(1), 0
    for _ in range(400):
        standing = Standing(2, [sum(luck.random() < 0.6 for _ in range(2)) / 2 for _ in range(60)])
        low, high = standing.interval
        covered += low <= 0.6 <= high
    assert 0.92 < covered / 400 < 0.98


def test_blocks_that_all_agree_are_not_certain():
    low, high = Standing(2, [1.0] * 30).interval
    assert 0.9 < low < 1 and high == 1


@pytest.mark.parametrize(
    "wrong", [("chess", 2, "drake", "drake"), ("dragorun", 9, "drake", "drake"), ("dragorun", 2, "drake", "bear")]
)
def test_a_duel_that_cannot_be_is_refused(wrong):
    with pytest.raises(dh.DragonhallError):
        Duel(*wrong).checked()


# Ratings


def test_openskill_gives_the_published_numbers_for_a_first_match():
    found = openskill([Finish(("a", "b"), (0, 1))])
    assert found["a"] == pytest.approx((27.6352, 8.0655), abs=1e-3)
    assert found["b"] == pytest.approx((22.3648, 8.0655), abs=1e-3)


def test_ties_leave_equals_equal():
    found = openskill([Finish(("a", "b"), (0, 0))])
    assert found["a"] == found["b"]


def test_places_go_by_the_win_then_by_score():
    assert places((0.0, 0.5, 0.5, 0.0), (3, 9, 9, 7)) == (2, 0, 0, 1)


def test_the_fit_finds_the_strengths_that_made_the_matches():
    luck, strength = random.Random(2), {"a": 1.0, "b": 2.0, "c": 6.0}
    finishes = []
    for _ in range(3000):
        left, order = dict(strength), []
        while left:
            names, weights = zip(*left.items(), strict=True)
            order.append(luck.choices(names, weights)[0])
            del left[order[-1]]
        finishes.append(Finish(("a", "b", "c"), tuple(order.index(name) for name in "abc")))
    fit = plackett_luce(finishes, ["a", "b", "c"])
    assert fit["b"] == pytest.approx(400 * math.log10(2), abs=25)
    assert fit["c"] == pytest.approx(400 * math.log10(6), abs=25)


# The ladder


def test_a_ladder_is_played_written_down_and_rendered(tmp_path):
    asked = ["--game", "dragorun", "--seats", "2", "--level", "hatchling", "--level", "drake", "--minutes", "0.1"]
    where = ["--json", str(tmp_path / "l.json"), "--page", str(tmp_path / "l.md"), "--workers", "1"]
    assert ladder.main([*asked, *where]) == 0
    found = json.loads((tmp_path / "l.json").read_text("utf-8"))
    step = found["steps"][0]
    assert (step["a"], step["b"]) == ("drake", "hatchling") and len(step["blocks"]) == len(step["places"]) >= 16
    again = Duel("dragorun", 2, "drake", "hatchling", (), step["seed"]).block(3)
    assert [list(places(outcome.shares, outcome.scores)) for outcome in again] == step["places"][3]
    text = (tmp_path / "l.md").read_text("utf-8")
    assert "| 2 | drake | hatchling |" in text and "Plackett-Luce" in text and "seed 1" in text
    assert (
        "ladder --game dragorun --seats 2 --level hatchling --level drake --minutes 0.1 --seed 1 --json l.json`" in text
    )
    assert ladder.main(["--render", str(tmp_path / "l.json"), "--page", str(tmp_path / "again.md")]) == 0
    assert (tmp_path / "again.md").read_text("utf-8") == text


def test_a_ladder_goes_on_where_it_ended(tmp_path, monkeypatch, capsys):
    asked = ["--game", "dragorun", "--seats", "2", "--level", "hatchling", "--level", "drake", "--workers", "1"]
    where = ["--json", str(tmp_path / "l.json"), "--page", str(tmp_path / "l.md")]
    assert ladder.main([*asked, *where, "--minutes", "0"]) == 0
    assert json.loads((tmp_path / "l.json").read_text("utf-8"))["steps"][0]["blocks"] == []
    monkeypatch.setattr(ladder, "MAX_BLOCKS", 5)
    assert ladder.main([*asked, *where, "--minutes", "1", "--go-on"]) == 0
    first = json.loads((tmp_path / "l.json").read_text("utf-8"))
    assert len(first["steps"][0]["blocks"]) == 5 and first["minutes"] == 1
    monkeypatch.setattr(ladder, "MAX_BLOCKS", 9)
    assert ladder.main([*asked, *where, "--minutes", "1", "--go-on"]) == 0
    whole = json.loads((tmp_path / "l.json").read_text("utf-8"))
    assert [call.endswith("--go-on") for call in whole["calls"]] == [False, True, True]
    assert len(whole["steps"][0]["blocks"]) == 9 and whole["steps"][0]["places"][:5] == first["steps"][0]["places"]
    again = Duel("dragorun", 2, "drake", "hatchling", (), whole["steps"][0]["seed"]).block(8)
    assert [list(places(outcome.shares, outcome.scores)) for outcome in again] == whole["steps"][0]["places"][8]
    fewer = [*asked[:2], "--seats", "3", *asked[4:], *where, "--minutes", "0", "--go-on"]
    assert ladder.main(fewer) == 0
    both = json.loads((tmp_path / "l.json").read_text("utf-8"))["steps"]
    assert [(one["seats"], len(one["blocks"])) for one in both] == [(3, 0), (2, 9)], "what is not asked for is kept"
    assert ladder.main([*asked, *where, "--minutes", "1", "--go-on", "--seed", "2"]) == 2
    assert "another seed" in capsys.readouterr().err


def test_a_ladder_lies_where_it_was_asked_for_and_needs_that_folder(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    asked = ["--game", "dragorun", "--seats", "2", "--level", "hatchling", "--level", "drake", "--workers", "1"]
    assert ladder.main([*asked, "--minutes", "0"]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ladder.json", "ladder.md"]
    assert ladder.main([*asked, "--minutes", "1", "--json", "nowhere/l.json"]) == 2
    assert "there is no folder nowhere" in capsys.readouterr().err


@pytest.mark.parametrize("name", dh.games())
def test_a_ladder_has_all_levels_of_a_game(name: str):
    levels = levels_of(find_game(name))
    steps = ladder.pairings([name], [], [3], 1)
    assert [(step.duel.b, step.duel.a.partition(":")[0]) for step in steps] == list(pairwise(levels))


def test_a_file_that_is_not_a_ladder_is_refused(tmp_path, capsys):
    (tmp_path / "x.json").write_text("{}", "utf-8")
    assert ladder.main(["--render", str(tmp_path / "x.json"), "--page", str(tmp_path / "x.md")]) == 2
    assert "x.json is not the result of a ladder" in capsys.readouterr().err


def test_the_ladder_needs_no_package_but_numpy_and_numba():
    import subprocess
    import sys

    code = (
        "import sys\nfor name in ('rich', 'fluent', 'fluent.runtime', 'msgspec'): sys.modules[name] = None\n"
        "import dragonhall.lab.ladder as l\nl.pairings(l.names(), [], [], 1)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


# Gauges

NETS = [name for name in dh.games() if find_game(name).counsel.net is not None]


@pytest.mark.parametrize("name", NETS)
def test_an_evaluation_is_the_output_of_its_network(name: str):
    game = find_game(name)
    net, luck, seen = game.counsel.net, random.Random(3), 0
    assert net is not None and len(game.counsel.evaluation_weights) == net.units * (1 + net.rows)
    counts = game.counsel.evaluation_weights[: net.units]
    for seed in range(30):
        match = dh.new(name, seats=luck.choice(game.seats), seed=seed)
        for _ in range(luck.randrange(200)):
            if not match.over:
                match.play(luck.choice(match.moves()))
        for seat in range(match.seats):
            told = game.counsel.evaluate(match.board.t, seat, game.counsel.evaluation_weights)
            if match.over or told == NOT_QUIET:
                continue
            rows = [row for k in range(net.features) if (row := game.counsel.feature(match.board.t, seat, k)) >= 0]
            assert rows and max(rows) < net.rows
            units = [
                sum(game.counsel.evaluation_weights[net.units * (1 + row) + unit] for row in rows)
                for unit in range(net.units)
            ]
            units[1:] = [max(unit, 0) for unit in units[1:]]
            worth = sum(unit * count for unit, count in zip(units, counts, strict=True))
            assert told == worth // (net.fine * net.coarse)
            seen += 1
    assert seen > 10


@pytest.mark.parametrize("name", NETS)
def test_a_network_learns_from_its_own_expectimax(name: str, capsys: pytest.CaptureFixture[str]):
    """From random weights it learns to predict the expectimax value of a turn, far better than even shares do."""
    game = find_game(name)
    evaluation_weights = fit_evaluation(game, 40, 24, 1)
    assert len(evaluation_weights) == len(game.counsel.evaluation_weights) and len(set(evaluation_weights)) > 50
    told = [re.findall(r"[\d.]+", line) for line in capsys.readouterr().out.splitlines()]
    seats = [seats for seats in game.seats if seats > 1]
    assert [int(line[1]) for line in told] == 2 * seats
    for line in told[len(seats) :]:
        assert float(line[2]) < 0.8 * float(line[3])


# The review


@pytest.fixture(scope="module")
def finished() -> dh.Match:
    match = dh.new("dragorun", seats=3, seed=8, options={"track": 16})
    bots = [bot_named("drake", seed=1), bot_named("hatchling", seed=2), bot_named("hatchling", seed=3)]
    while not match.over:
        seat = match.to_act[0]
        match.play(bots[seat].choose(match, seat), seat=seat)
    return match


def test_a_review_tells_chances_costs_luck_and_skill(finished: dh.Match):
    ticks: list[int] = []
    review = reviewed(finished, seconds=2.0, progress=lambda ply, plies: ticks.append(ply))
    assert len(review.chances) == len(finished.log) + 1 == len(ticks)
    assert all(0 <= share <= 1 for row in review.chances for share in row)
    assert review.chances[-1] == [1.0 if seat in finished.winners else 0.0 for seat in range(3)]
    for seat in range(3):
        total = review.skill[seat] + review.luck[seat]
        assert total == pytest.approx(review.results[seat] - 1 / 3)
    assert all(one.cost > 0 and one.move != one.better for one in review.worst)
    assert review.seats == 3


def test_a_blunder_is_found():
    """One space before the finish, with the own dragon and the movement to get there on the dice: use the roll."""
    match = dh.position(
        {
            "game": "dragorun", "seats": 2, "turn": 0, "roll": {"colour": "Diego", "movement": "+1"},
            "spaces": {"Diego": 27, "Didi": 26}, "markers": {"Diego": 0, "Didi": 1},
        }
    )  # fmt: skip
    match.play("reroll both dice")
    review = reviewed(match, seconds=1.0)
    assert review.worst[0].better == "move Diego" and review.worst[0].cost > 0.2
    assert review.skill[0] < 0


def test_a_review_is_the_same_again():
    match = dh.new("dragorun", seats=2, seed=3)
    for _ in range(2):
        match.play(match.moves()[0])
    assert reviewed(match, seconds=0.0).chances == reviewed(match, seconds=0.0).chances


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_review_page_needs_no_other_files(finished: dh.Match, language: str):
    words, names = words_in(language), ["Ann & co", "<Bob>", "Cal"]
    review = reviewed(finished, seconds=1.0)
    html = page(review, finished, words, names)
    assert not re.search(r"(src|href)=|https?:|@import|url\(", html)
    assert "&lt;Bob&gt;" in html and "<Bob>" not in html and html.count("<path") > 3
    assert any("Cal" in line for line in lines(review, finished, words, names))


def test_a_review_of_six_seats_of_ante_takes_less_than_thirty_seconds():
    game = find_game("ante")
    match = dh.new("ante", seats=6, seed=5)
    bots = [bot_named("drake", seed=seat) for seat in range(6)]
    while not match.over:
        seat = match.to_act[0]
        match.play(bots[seat].choose(match, seat), seat=seat)
    review = reviewed(match, seconds=6.0)
    assert review.seconds < 30 and len(review.decisions) > 40
    outcome = play_match(game, 6, {}, 5, [bot_named("drake", seed=seat) for seat in range(6)])
    assert outcome.plies > 0
