"""OpenSpiel: skat, gin rummy, hearts and backgammon, through C++ and through Python.

    python -m bench.peers.openspiel [--seconds 5] [--reference]

A decision is a choice made by a player. Chance nodes (deals, draws, dice) are played but not counted as decisions;
where a game has them, a second line gives `actions/s`, with both counted. Three ways to play are measured:

C++ rollout     `RandomRolloutEvaluator`, the library's own random-play loop, run from positions that are already
                dealt. The wheel offers no direct call to it, but one simulation of an `MCTSBot` that has not grown a
                tree hands the root to the evaluator, which copies it and plays it out 64 times without leaving C++.
                Dealing, 32 slow chance nodes in skat, is left out: this is the kindest figure, and the one that
                other systems are compared with.
C++ fresh game  `evaluate_bots` with the library's uniform random bots, from an undealt game; one call per game.
Python          the usual loop over `legal_actions` and `apply_action`, from an undealt game.

Neither C++ loop tells how long its games were. Both count games exactly and multiply by the mean number of decisions
per game, which the Python loop measures for at least as long from the same positions with the same uniform choice.

Copies are `clone()`. Re-deals are `resample_from_infostate`, which gin rummy and hearts have and skat has not;
backgammon hides nothing, so there is nothing to deal again.
"""

from __future__ import annotations

from importlib.metadata import version
from itertools import cycle
from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found]

from bench.timing import POSITIONS, SEED, Meter, arguments

GAMES = ("skat", "gin_rummy", "hearts", "backgammon")
ROLLOUTS = 64
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class Walker:
    """Random play through the Python API that remembers how long the games were."""

    def __init__(self, game: Any, rng: Random) -> None:
        self.rng = rng
        # Every card left is equally likely, which spares the card games a list of probabilities; dice are weighted.
        self.even = game.get_type().short_name != "backgammon"
        self.games = self.decisions = self.events = 0

    def play(self, state: Any, stop: int = 1_000_000) -> int:
        """Plays until the end, or until `stop` decisions were made and a player is to move."""
        choice, even = self.rng.choice, self.even
        decisions = events = 0
        while (player := state.current_player()) != TERMINAL:
            if player != CHANCE:
                if decisions == stop:
                    break
                state.apply_action(choice(state.legal_actions()))
                decisions += 1
            else:
                if even:
                    state.apply_action(choice(state.legal_actions()))
                else:
                    state.apply_action(pyspiel.sample_action(state.chance_outcomes(), self.rng.random())[0])
                events += 1
        self.games += 1
        self.decisions += decisions
        self.events += events
        return decisions

    def report(self, meter: Meter, api: str, name: str, games: int, seconds: float) -> None:
        """Prints the rates of `games` games as long as those seen here."""
        decisions = games * self.decisions / self.games
        events = games * self.events / self.games
        meter.report(api, name, "decisions/s", decisions / seconds, seconds, games, round(decisions))
        if events:
            meter.report(api, name, "actions/s", (decisions + events) / seconds, seconds, games, round(decisions))


def positions(game: Any, rng: Random, furthest: int) -> list[Any]:
    """Positions with a player to move, each after at most `furthest` random decisions."""
    walker = Walker(game, rng)
    found: list[Any] = []
    while len(found) < POSITIONS:
        state = game.new_initial_state()
        walker.play(state, stop=rng.randint(0, furthest))
        if not state.is_terminal():
            found.append(state)
    return found


def rollout(meter: Meter, name: str, rng: Random) -> None:
    game = pyspiel.load_game(name)
    starts = positions(game, rng, furthest=0)
    walker = Walker(game, rng)
    again = cycle(starts)
    meter.clock(lambda: walker.play(next(again).clone()))

    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    search = pyspiel.MCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=1, solve=False, seed=SEED, verbose=False
    )
    again = cycle(starts)

    def some() -> int:
        search.mcts_search(next(again))
        return ROLLOUTS

    _, games, seconds = meter.clock(some)
    walker.report(meter, "C++ rollout", name, games, seconds)


def fresh(meter: Meter, name: str, rng: Random) -> None:
    game = pyspiel.load_game(name)
    walker = Walker(game, rng)
    games, _, seconds = meter.clock(lambda: walker.play(game.new_initial_state()))
    walker.report(meter, "Python", name, games, seconds)

    bots = [pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(game.num_players())]

    def one_game() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, rng.getrandbits(31))
        return 1

    games, _, seconds = meter.clock(one_game)
    walker.report(meter, "C++ fresh game", name, games, seconds)


def copies(meter: Meter, name: str, rng: Random) -> None:
    pool = positions(pyspiel.load_game(name), rng, furthest=19)

    def copy_all() -> int:
        for state in pool:
            state.clone()
        return POSITIONS

    meter.copies("Python", name, copy_all)


def redeals(meter: Meter, name: str, rng: Random) -> None:
    game = pyspiel.load_game(name)
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        return
    pool = [(state, state.current_player()) for state in positions(game, rng, furthest=19)]

    def deal_all() -> int:
        for state, player in pool:
            state.resample_from_infostate(player, rng.random)
        return POSITIONS

    try:
        deal_all()
    except pyspiel.SpielError:
        return
    meter.redeals("Python", name, deal_all)


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--reference", action="store_true", help="only the C++ rollout of skat")
    chosen = parser.parse_args()
    meter = Meter(f"OpenSpiel {version('open_spiel')}", chosen.seconds)
    rng = Random(SEED)
    rollout(meter, "skat", rng)
    if chosen.reference:
        return
    for name in GAMES[1:]:
        rollout(meter, name, rng)
    for measure in (fresh, copies, redeals):
        for name in GAMES:
            measure(meter, name, rng)


if __name__ == "__main__":
    main()
