"""The rules of Dragon Ranch: setting up, turns, what a seat may do and how it is done. Numbers point into rules.md."""

from __future__ import annotations

from ...core.dice import below, seed_dice
from ...core.news import EVERYBODY, tell
from ...core.options import Numbers
from ...core.record import Row
from ...core.rule import rule, step
from .box import (
    BLUES,
    COPIES,
    HAND_LIMIT,
    INGOT,
    KINDS,
    MEDALS,
    POWERS,
    SEATS,
    SHELVES,
    SOLO_BLUES,
    SUPPLY,
    UNLIMITED,
)
from .moves import (
    AT_ONCE,
    DISCARD,
    DRAW,
    DRAW_STARTS,
    DRAWS,
    END_TURN,
    EXCHANGE,
    EXCHANGES,
    HATCH,
    PLACE,
    PLAY_BACK_TO_EGG,
    PLAY_DESTROY,
    PLAY_REPEAT,
    PLAY_STEAL_CARD,
    PLAY_STEAL_INGOT,
    PLAY_SWAP,
    PLAY_TAKE,
    PLAY_TWO_COMBINATIONS,
    STEAL,
    SWAP_FOR,
)
from .moves_combinations import (
    choose_power,
    combine,
    evolve,
    hatch_next,
    hatch_one,
    list_combinations,
    list_eggs,
    list_evolving,
    list_loot,
    list_powers_shown,
    loot,
    offer_power,
)
from .news import News
from .powers import (
    back_to_egg,
    begin_swap,
    can_play_blue,
    destroy,
    list_blue,
    list_swaps,
    repeat,
    steal_card,
    steal_ingot,
    swap,
    take,
    two_combinations,
)
from .rules_breeding import breed, breed_on, list_breeding, next_breeders
from .rules_feeding import feed, list_feeding
from .rules_seasons import begin_breeding_phase, begin_season, end_season, end_turns
from .table import (
    Ask,
    Phase,
    Table,
    acting,
    deck_size,
    draw_cards,
    gain,
    hand_size,
    random_card,
    refill,
)
from .table_memory import discard

ONE = tuple(a for a, _ in EXCHANGES)
TWO = tuple(b for _, b in EXCHANGES)

# Setting up (2)


@rule
def deal(t: Table, seats: int, options: Numbers, seed: int) -> None:
    seed_dice(t, seed)
    t.seats = seats
    t.english, t.seasons, t.beginner, t.level_1_only = options[0], options[1], options[2], options[3]
    t.breeding_effects, t.unlimited, t.solo = options[4], options[5], options[6]
    t.medal_needs = options[10] if t.solo else options[8]
    t.solo_discards = options[9] if t.solo else 0
    t.first = 0 if options[7] else below(t, seats)
    for place in range(SHELVES):
        t.supply[place] = UNLIMITED if t.unlimited else SUPPLY[place]
    if not t.beginner:
        t.medals_down = (1 << len(MEDALS)) - 1
        lay_out_powers(t)
    begin_season(t)


@rule
def lay_out_powers(t: Table) -> None:
    """Ten blue powers twice (the five that need no opponent, in the house solo), ten red ones once (1.4, 13.3)."""
    if t.solo:
        for at in range(len(SOLO_BLUES)):
            t.powers += COPIES << (2 * SOLO_BLUES[at])
    else:
        for power in range(BLUES):
            t.powers += COPIES << (2 * power)
    for power in range(BLUES, len(POWERS)):
        t.powers += 1 << (2 * power)


# Whose decision, and what it can be


@rule
def to_act(t: Table) -> int:
    return acting(t)


@rule
def legal(t: Table, seat: int, out: Row) -> int:
    ask = t.ask[seat]
    if ask == Ask.TURN:
        return list_turn(t, seat, out)
    if ask == Ask.POWER:
        return list_powers_shown(t, out)
    if ask == Ask.EGG:
        return list_eggs(t, seat, out)
    if ask == Ask.EVOLVE:
        return list_evolving(t, seat, out)
    if ask == Ask.FEED:
        return list_feeding(t, seat, out)
    if ask == Ask.BREED:
        return list_breeding(t, seat, out)
    if ask == Ask.DISCARD:
        return list_discards(t, seat, out)
    if ask == Ask.LOOT:
        return list_loot(t, seat, out)
    if ask == Ask.SWAP:
        return list_swaps(t, seat, out)
    return 0


@step
def list_turn(t: Table, seat: int, out: Row) -> int:
    """An action if none was taken, a blue card if none was played, else the end of the turn (3.1, 6.4)."""
    n = 0
    if may_combine(t):
        n = list_combinations(t, seat, out)
    if t.acted == 0 and t.made == 0:
        n = list_draws(t, seat, out, n)
    else:
        out[n] = END_TURN
        n += 1
    return n if t.blue else list_blue(t, seat, out, n)


@rule
def may_combine(t: Table) -> bool:
    """One combination a turn, two with Two Combinations, none with another action (3.2, 7.1)."""
    return t.acted == 0 and t.made < 1 + t.lifted


@step
def list_draws(t: Table, seat: int, out: Row, n: int) -> int:
    """The draw, and every exchange of two cards (3.3, 3.4)."""
    hand = 0
    for kind in range(KINDS):
        hand = 3 * hand + min(2, t.hand[seat, kind])
    begin, size = int(DRAW_STARTS[hand]) & 0x7FFF, int(DRAW_STARTS[hand + 1] - DRAW_STARTS[hand])
    n &= PLACE
    for at in range(max(AT_ONCE, (size + AT_ONCE - 1) & 0xF8)):
        out[n + at] = int(DRAWS[begin + at])
    return n + size


@rule
def list_discards(t: Table, seat: int, out: Row) -> int:
    n = 0
    for kind in range(KINDS):
        if t.hand[seat, kind] > 0:
            out[n] = DISCARD + kind
            n += 1
    return n


# Carrying a decision out


@rule
def play(t: Table, seat: int, move: int) -> None:
    """Carry the answer out, then everything that follows by itself."""
    ask = t.ask[seat]
    t.ask[seat] = Ask.NOTHING
    if ask == Ask.TURN:
        take_turn(t, seat, move)
    elif ask == Ask.POWER:
        choose_power(t, seat, move)
    elif ask == Ask.FEED:
        feed(t, seat, move)
    elif ask == Ask.BREED:
        breed(t, seat, move)
    elif ask == Ask.EVOLVE:
        evolve(t, seat, move)
    elif ask == Ask.EGG:
        hatch_one(t, seat, move - HATCH)
    elif ask == Ask.SWAP:
        swap(t, seat, move - SWAP_FOR)
    elif ask == Ask.LOOT:
        loot(t, seat, move - STEAL)
        if t.phase == Phase.BREEDING:
            breed_on(t, seat)
    else:
        tell(EVERYBODY, News.DISCARDED, seat, move - DISCARD)
        discard(t, seat, move - DISCARD, 1)
    go_on(t)


@step
def go_on(t: Table) -> None:
    """One step after the other until somebody must decide or the game is over."""
    while True:
        if t.phase == Phase.TURNS:
            if t.ask[t.turn] != Ask.NOTHING:
                return
            go_on_turn(t, t.turn)
        elif t.phase == Phase.OVER or acting(t) != 0:
            return
        elif t.phase == Phase.FEEDING:
            begin_breeding_phase(t)
        elif t.waiting != 0:
            next_breeders(t)
        else:
            end_season(t)


@step
def take_turn(t: Table, seat: int, move: int) -> None:
    if move < DRAW:
        combine(t, seat, move)
    elif move == END_TURN:
        t.ending = 1
    elif move == DRAW:
        draw_action(t, seat)
    elif move < END_TURN:
        exchange(t, seat, move - EXCHANGE)
    elif move == PLAY_TWO_COMBINATIONS:
        two_combinations(t, seat)
    elif move < PLAY_SWAP:
        destroy(t, seat, (move - PLAY_DESTROY) // SEATS, (move - PLAY_DESTROY) % SEATS)
    elif move < PLAY_TAKE:
        begin_swap(t, seat, move - PLAY_SWAP)
    elif move < PLAY_BACK_TO_EGG:
        take(t, seat, move - PLAY_TAKE)
    elif move < PLAY_REPEAT:
        back_to_egg(t, seat, (move - PLAY_BACK_TO_EGG) // SEATS, (move - PLAY_BACK_TO_EGG) % SEATS)
    elif move == PLAY_REPEAT:
        repeat(t, seat)
    elif move < PLAY_STEAL_CARD:
        steal_ingot(t, seat, move - PLAY_STEAL_INGOT)
    else:
        steal_card(t, seat, move - PLAY_STEAL_CARD)


@step
def draw_action(t: Table, seat: int) -> None:
    """A card and an ingot; a banned seat of the French edition gets only the ingot (3.3, 7.10)."""
    t.acted = 1
    tell(EVERYBODY, News.DRAWS, seat)
    if not bars_drawing(t, seat):
        draw_cards(t, seat, 1)
    gain(t, seat, INGOT, 1)


@step
def exchange(t: Table, seat: int, at: int) -> None:
    """Two cards for two, and an ingot (3.4)."""
    t.acted = 1
    tell(EVERYBODY, News.EXCHANGES, seat, ONE[at], TWO[at])
    discard(t, seat, ONE[at], 1)
    discard(t, seat, TWO[at], 1)
    if not bars_drawing(t, seat):
        draw_cards(t, seat, 2)
    gain(t, seat, INGOT, 1)


@rule
def is_banned(t: Table, seat: int) -> bool:
    return (t.banned >> seat) & 1 != 0


@rule
def bars_drawing(t: Table, seat: int) -> bool:
    """The French edition bans drawing, the English one only the refill (7.10)."""
    return t.english == 0 and is_banned(t, seat)


@step
def go_on_turn(t: Table, seat: int) -> None:
    """Complete what is going on; then ask what else the seat wants to do, or end its turn."""
    if t.level > 0:
        offer_power(t, seat)
        return
    if t.hatching > 0:
        hatch_next(t, seat)
        return
    if t.combining:
        t.combining = 0
        if t.english and not is_banned(t, seat):
            refill(t, seat)
    if t.ending == 0 and has_choice(t, seat):
        t.ask[seat] = Ask.TURN
    else:
        end_turn(t, seat)


@rule
def has_choice(t: Table, seat: int) -> bool:
    """The turn is not over by itself: the action is still to come, or something optional may be possible.

    It never depends on the hand: a turn that ended by itself would show that no combination could be paid (6.4, 7.1).
    """
    if t.acted == 0 and t.made == 0:
        return True
    return (t.blue == 0 and can_play_blue(t, seat)) or may_combine(t)


# The end of a turn (3.5-3.8)


@step
def end_turn(t: Table, seat: int) -> None:
    """Refill, in French always, in English only what a ban kept a combination from; then the limit (3.5, 3.6, 7.10)."""
    t.ending = 1
    if t.english == 0 or (t.made > 0 and is_banned(t, seat)):
        refill(t, seat)
    t.banned &= ~(1 << seat)
    if hand_size(t, seat) > HAND_LIMIT:
        t.ask[seat] = Ask.DISCARD
    else:
        pass_on(t)


@step
def pass_on(t: Table) -> None:
    """The left neighbour's turn, or the end of phase 1 (3.7)."""
    if t.solo:
        burn(t)
    t.last, t.last_farmers = t.this, t.this_farmers
    t.this, t.this_farmers = 0, 0
    t.acted, t.made, t.lifted, t.blue, t.spent, t.ending = 0, 0, 0, 0, 0, 0
    t.turn = t.turn + 1 if t.turn + 1 < t.seats else 0
    if t.turn == t.first and deck_size(t) == 0:
        end_turns(t)
    else:
        t.ask[t.turn] = Ask.TURN


@rule
def burn(t: Table) -> None:
    """The house solo discards cards of the deck after each turn (13.3)."""
    count = min(t.solo_discards, deck_size(t))
    for _ in range(count):
        kind = random_card(t, deck_size(t))
        t.pile[kind] += 1
        tell(EVERYBODY, News.BURNT, kind)
    if count > 0 and deck_size(t) == 0:
        tell(EVERYBODY, News.DECK_EMPTY)


# The score


@rule
def score(t: Table, seat: int) -> int:
    """Points so far; medals are added at the end (12.2)."""
    return t.score[seat]


@rule
def won(t: Table) -> int:
    return t.winners
