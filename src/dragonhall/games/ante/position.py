"""Any situation of Le Jeu des Dragons as readable JSON, and back, with the checks that keep impossible ones away."""

from __future__ import annotations

from typing import Any

from ...core.position import Reader
from .box import CARDS, COLOURED, FULL_HAND, KINDS, NAMES, SEATS, STRENGTH, Kind
from .rules import legal
from .table import (
    AGES,
    ANY,
    CHOOSE_ONE,
    DEBT,
    DEBTOR,
    DOUBTS,
    LARGEST_DEBT,
    NONE,
    SLAIN,
    STAKES,
    Ask,
    Table,
)
from .view import cards_of, debts_of, flight_of, lies_in, pending_power

listed_moves = legal
ASKS = {ask.name.lower(): ask for ask in Ask}
NUMBERS = {name: card for card, name in enumerate(NAMES)}
MOST_GOLD, MOST_GAMBITS, MOST_ROUNDS, MOST_DEBTS = 2000, 30_000, 100, 100
OBSERVERS = (*(str(seat) for seat in range(SEATS)), "watchers")


def describe(t: Table) -> dict[str, Any]:
    """The whole situation; everything the rules will ever read."""
    seats = range(t.seats)
    described: dict[str, Any] = {
        "ask": Ask(t.ask).name.lower(),
        "to_act": seats_of(t, t.asked),
        "gambit": t.gambit,
        "leader": t.leader,
        "turn": t.turn,
        "stakes": t.stakes,
        "gold": [t.gold[seat] for seat in seats],
        "debts": debts_of(t),
        "hands": [cards_of(t.hand[seat, 0], t.hand[seat, 1]) for seat in seats],
        "discard": cards_of(t.discard[0], t.discard[1]),
        "out": seats_of(t, t.out),
        "last_gambit": bool(t.last),
        "known": known(t),
        "held_since": [cards_of(t.old[age, 0], t.old[age, 1]) for age in range(AGES)],
        "unseen_thefts": thefts(t),
    }
    if t.ask == Ask.ANTE:
        described["chosen_antes"] = [name_or_none(t.ante[seat]) for seat in seats]
    elif t.round > 0:
        described |= {
            "round": t.round,
            "antes": cards_of(t.antes[0], t.antes[1]),
            "anted": [name_or_none(t.ante[seat]) for seat in seats],
            "flights": [flight_of(t, seat) for seat in seats],
            "rounds": [rounds_of(t, seat) for seat in seats],
            "played": ["slain" if t.played[seat] == SLAIN else name_or_none(t.played[seat]) for seat in seats],
            "bar": t.bar if t.bar < ANY else None,
            "priest": None if t.priest == NONE else t.priest,
            "weakest_wins": bool(t.druid),
            "extra_rounds": t.extra,
            "bare": seats_of(t, t.bare),
            "colour_flights": seats_of(t, t.colours),
            "strength_flights": seats_of(t, t.strengths),
            "still_to_trigger": cards_of(t.queue[0], t.queue[1]),
            "wanted": t.wanted,
            "copper_chain": t.chain,
        }
        if pending_power(t):
            described |= {"power": KINDS[t.power], "acting": NAMES[t.acting]}
    return described


def seats_of(t: Table, bits: int) -> list[int]:
    return [seat for seat in range(t.seats) if bits >> seat & 1]


def name_or_none(card: int) -> str | None:
    return NAMES[card] if card >= 0 else None


def rounds_of(t: Table, seat: int) -> list[int]:
    return [t.note[NUMBERS[name]] for name in flight_of(t, seat)]


def known(t: Table) -> dict[str, dict[str, list[str]]]:
    """For each card of which somebody else knows: who heard of it, and who is sure in whose hand it is."""
    found = {}
    for card, name in enumerate(NAMES):
        if lies_in(t.shown, card):
            heard = [who for bit, who in enumerate(OBSERVERS) if t.heard[card] >> bit & 1]
            found[name] = {"heard": heard, "sure": [w for b, w in enumerate(OBSERVERS) if t.note[card] >> b & 1]}
    return found


def thefts(t: Table) -> list[dict[str, Any]]:
    return [
        {
            "from": t.doubt_from[at],
            "to": t.doubt_to[at],
            "card": NAMES[t.doubt_card[at]],
            "left": cards_of(t.doubt[at, 0], t.doubt[at, 1]),
        }
        for at in range(t.doubts)
    ]


# Back onto the table


def place(t: Table, described: dict[str, Any]) -> None:
    """Lay a described situation on a table that was just dealt.

    What is left out: every seat has the hoard of the options, nobody holds a card, the deck has all that lies nowhere
    else; the first seat leads the first round and is to play a card.
    """
    read = Reader(described)
    in_round = described.get("ask", "play") not in ("ante", "nothing") or "round" in described
    _clear(t)
    t.gambit = read.number("gambit", 1, MOST_GAMBITS, default=1)
    t.ask = ASKS[read.word("ask", tuple(ASKS), default="play")]
    t.out = _bits(read.seats("out", t.seats))
    t.leader = read.number("leader", 0, t.seats - 1, default=0)
    t.turn = read.number("turn", 0, t.seats - 1, default=t.leader)
    t.last = int(read.flag("last_gambit", default=False))
    _place_gold(t, read)
    left = _Cards(read)
    for seat, hand in enumerate(read.lists("hands", t.seats, NAMES)):
        if len(hand) > FULL_HAND:
            read.refuse(f"seat {seat} has {len(hand)} cards, and a hand holds at most {FULL_HAND} (rule 6.1)")
        for name in hand:
            _put(t.hand, left.take(name), seat)
    if in_round:
        _place_gambit(t, read, left)
    else:
        _place_antes(t, read)
    for name in read.words("discard", NAMES):
        _put(t.discard, left.take(name))
    for card in left.cards:
        _put(t.deck, card)
    _place_knowledge(t, read)
    _place_question(t, read)
    read.done()


class _Cards:
    """The cards not yet laid anywhere."""

    def __init__(self, read: Reader) -> None:
        self.read, self.cards = read, set(range(CARDS))

    def take(self, name: str) -> int:
        card = NUMBERS[name]
        if card not in self.cards:
            self.read.refuse(f"{name} lies in two places")
        self.cards.remove(card)
        return card


def _clear(t: Table) -> None:
    """An empty table: only seats and options stay."""
    for row in (t.deck, t.discard, t.antes, t.queue, t.shown):
        row[0] = row[1] = 0
    for seat in range(t.seats):
        for word in range(2):
            t.hand[seat, word] = t.flight[seat, word] = 0
        t.ante[seat] = t.played[seat] = NONE
    t.priest = NONE


def _put(zone: Any, card: int, seat: int | None = None) -> None:
    word, place = (1, card - COLOURED) if card >= COLOURED else (0, card)
    at: Any = word if seat is None else (seat, word)
    zone[at] |= 1 << place


def _bits(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


def _place_gold(t: Table, read: Reader) -> None:
    hoards = read.numbers("gold", t.seats, 0, MOST_GOLD, default=[t.gold[seat] for seat in range(t.seats)])
    for seat, gold in enumerate(hoards):
        t.gold[seat] = gold
        if t.out >> seat & 1 and gold > 0:
            read.refuse(f"seat {seat} is out of the game and has {gold} gold")
    t.stakes = read.number("stakes", 0, MOST_GOLD, default=5 * t.seats)
    debts = read.value("debts", [])
    if not isinstance(debts, list) or len(debts) > MOST_DEBTS:
        read.refuse(f"debts are a list of at most {MOST_DEBTS}")
    for at, one in enumerate(debts):
        debt = Reader(one, f"debts {at}")
        seat = debt.number("seat", 0, t.seats - 1)
        to = debt.value("to")
        creditor = STAKES if to == "stakes" else debt.check_number("to", to, 0, t.seats - 1)
        gold = debt.number("gold", 1, LARGEST_DEBT)
        debt.done()
        if seat == creditor:
            read.refuse(f"seat {seat} owes gold to itself")
        if t.gold[seat] > 0 and t.ask != Ask.NOTHING:
            read.refuse(f"seat {seat} has gold and debts, but would have had to repay them (rule 12.2)")
        t.debt[at] = gold * DEBT + seat * DEBTOR + creditor
        t.debts = at + 1


def _place_antes(t: Table, read: Reader) -> None:
    """While antes are chosen, before anything else of the gambit."""
    chosen = read.value("chosen_antes", [None] * t.seats)
    if not isinstance(chosen, list | tuple) or len(chosen) != t.seats:
        read.refuse(f"chosen_antes is a list of {t.seats} cards or nulls")
    t.stakes = read.check_number("stakes", t.stakes, 0, MOST_GOLD)
    for seat, name in enumerate(chosen):
        if name is not None:
            card = NUMBERS[read.check_word("chosen_antes", name, NAMES)]
            if not lies_in(t.hand, card, seat):
                read.refuse(f"seat {seat} chose {name} for its ante, but does not hold it")
            t.ante[seat] = card
    if t.ask == Ask.ANTE:
        t.turn = read.check_number("turn", t.turn, 0, t.seats - 1)
        for seat in range(t.seats):
            if not t.out >> seat & 1 and not (t.hand[seat, 0] or t.hand[seat, 1]):
                read.refuse(f"seat {seat} has no card for the ante")


def _place_gambit(t: Table, read: Reader, left: _Cards) -> None:
    seats = range(t.seats)
    flights = read.lists("flights", t.seats, NAMES)
    t.round = read.number("round", 1, MOST_ROUNDS, default=max(1, *(len(flight) for flight in flights)))
    for name in read.words("antes", NAMES):
        _put(t.antes, left.take(name))
    anted = read.value("anted", None)
    if anted is None:
        anted = (cards_of(t.antes[0], t.antes[1]) + [None] * t.seats)[: t.seats]
    if not isinstance(anted, list | tuple) or len(anted) != t.seats:
        read.refuse(f"anted is a list of {t.seats} cards or nulls")
    for seat, name in zip(seats, anted, strict=True):
        t.ante[seat] = NONE if name is None else NUMBERS[read.check_word("anted", name, NAMES)]
    _place_flights(t, read, left, flights)
    bar = read.value("bar", t.bar if t.bar != ANY else None)
    t.bar = ANY if bar is None else read.check_number("bar", bar, 1, 13)
    priest = read.value("priest", None)
    t.priest = NONE if priest is None else read.check_number("priest", priest, 0, t.seats - 1)
    t.druid = int(read.flag("weakest_wins", default=False))
    t.extra = read.number("extra_rounds", 0, 3, default=0)
    t.bare = _bits(read.seats("bare", t.seats))
    t.colours = _bits(read.seats("colour_flights", t.seats))
    t.strengths = _bits(read.seats("strength_flights", t.seats))


def _place_flights(t: Table, read: Reader, left: _Cards, flights: list[list[str]]) -> None:
    """By default every card came in its own round, and who has as many cards as there are rounds played in this one."""
    seats = range(t.seats)
    rounds = read.value("rounds", [list(range(1, len(flight) + 1)) for flight in flights])
    fits = isinstance(rounds, list | tuple) and all(isinstance(numbers, list | tuple) for numbers in rounds)
    if not fits or [len(numbers) for numbers in rounds] != [len(flight) for flight in flights]:
        read.refuse("rounds says for every card of every flight in which round it came")
    for seat, flight in enumerate(flights):
        for name, number in zip(flight, rounds[seat], strict=True):
            card = left.take(name)
            _put(t.flight, card, seat)
            t.strength[seat] += int(STRENGTH[card])
            t.note[card] = read.check_number("rounds", number, 1, t.round)
        if len(set(rounds[seat])) < len(flight):
            read.refuse(f"seat {seat} has two cards of the same round in its flight")
    standing = [
        next((name for name, number in zip(flights[seat], rounds[seat], strict=True) if number == t.round), None)
        for seat in seats
    ]
    played = read.value("played", standing)
    if not isinstance(played, list | tuple) or len(played) != t.seats:
        read.refuse(f"played is a list of {t.seats} cards, nulls or 'slain'")
    for seat, name in enumerate(played):
        if name == "slain":
            t.played[seat] = SLAIN
        elif name is not None:
            t.played[seat] = NUMBERS[read.check_word("played", name, NAMES)]
            if name not in flights[seat]:
                read.refuse(f"seat {seat} played {name} in this round, but it is not in its flight")
    t.bar = ANY
    seat = t.leader
    while seat != t.turn:
        if t.played[seat] >= 0:
            t.bar = int(STRENGTH[t.played[seat]])
        seat = (seat + 1) % t.seats


def _place_knowledge(t: Table, read: Reader) -> None:
    known = read.value("known", {})
    if not isinstance(known, dict):
        read.refuse("known is given by card")
    for name, who in known.items():
        card = NUMBERS[read.check_word("known", name, NAMES)]
        if not any(lies_in(t.hand, card, seat) for seat in range(t.seats)):
            read.refuse(f"{name} is known, but lies in no hand")
        one = Reader({"heard": list(OBSERVERS), **who} if isinstance(who, dict) else who, f"known {name}")
        heard = one.words("heard", OBSERVERS)
        sure = one.words("sure", OBSERVERS, default=heard)
        one.done()
        holder = next(seat for seat in range(t.seats) if lies_in(t.hand, card, seat))
        others = ~(1 << holder)
        _put(t.shown, card)
        t.heard[card] = _bits([OBSERVERS.index(w) for w in heard]) & others
        t.note[card] = _bits([OBSERVERS.index(w) for w in sure]) & t.heard[card]
    for age, held in enumerate(read.lists("held_since", AGES, NAMES)):
        for name in held:
            _put(t.old, NUMBERS[name], age)
    thefts = read.value("unseen_thefts", [])
    if not isinstance(thefts, list) or len(thefts) > DOUBTS:
        read.refuse(f"unseen_thefts is a list of at most {DOUBTS}")
    for at, theft in enumerate(thefts):
        part = Reader(theft, f"unseen_thefts {at}")
        t.doubt_from[at] = part.number("from", 0, t.seats - 1)
        t.doubt_to[at] = part.number("to", 0, t.seats - 1)
        t.doubt_card[at] = NUMBERS[part.word("card", NAMES)]
        for name in part.words("left", NAMES):
            card = NUMBERS[name]
            if not lies_in(t.hand, card, t.doubt_from[at]):
                read.refuse(f"{name} is not in the hand from which a card was taken")
            _put(t.doubt, card, at)
        part.done()
        t.doubts = at + 1


def _place_question(t: Table, read: Reader) -> None:
    """Who must answer what."""
    default = [t.turn if t.ask != Ask.GIVE else (t.turn + 1) % t.seats]
    if t.ask == Ask.ANTE:
        default = [seat for seat in range(t.seats) if not t.out >> seat & 1 and t.ante[seat] == NONE]
    elif t.ask == Ask.NOTHING:
        default = []
    t.asked = _bits(read.seats("to_act", t.seats, default=default))
    t.wanted = read.number("wanted", 0, CHOOSE_ONE, default=0)
    t.chain = read.number("copper_chain", 0, 127, default=0)
    for name in read.words("still_to_trigger", NAMES):
        card = NUMBERS[name]
        if not lies_in(t.flight, card, t.turn):
            read.refuse(f"{name} is still to trigger, but is not in the flight of seat {t.turn}")
        _put(t.queue, card)
    if pending_power(t):
        t.power = KINDS.index(read.word("power", KINDS))
        t.acting = NUMBERS[read.word("acting", NAMES)]
        if t.power not in ASKED_BY[Ask(t.ask)]:
            read.refuse(f"the power of {KINDS[t.power]} does not ask {Ask(t.ask).name.lower()!r}")
        if not lies_in(t.flight, t.acting, t.turn):
            read.refuse(f"{NAMES[t.acting]} acts, but is not in the flight of seat {t.turn}")
    _check_asked(t, read)
    _check_wanted(t, read)
    for seat in range(t.seats):
        if t.asked >> seat & 1 and not listed_moves(t, seat, [0] * CARDS):
            read.refuse(f"seat {seat} is asked, but has no answer to give")


ASKED_BY = {
    Ask.BLUE: (Kind.BLUE,),
    Ask.GIVE: (Kind.GREEN, Kind.BRASS),
    Ask.DISCARD: (Kind.THIEF,),
    Ask.BRONZE: (Kind.BRONZE,),
    Ask.COPY: (Kind.DRACOLICH, Kind.ARCHMAGE),
    Ask.SLAY: (Kind.DRAGONSLAYER,),
    Ask.TARGET: (Kind.RED, Kind.BRASS),
}
"""Which powers ask which question."""


def _check_asked(t: Table, read: Reader) -> None:
    in_round = t.ask not in (Ask.ANTE, Ask.NOTHING)
    if (t.asked == 0) != (t.ask == Ask.NOTHING) or t.asked & t.out:
        read.refuse("somebody who is in the game must answer, unless the game is over")
    if in_round and (t.out >> t.turn & 1 or t.out >> t.leader & 1):
        read.refuse("leader and active player are in the game")
    if in_round and t.asked & (t.asked - 1):
        read.refuse("only antes are chosen by several seats at once")
    if t.ask == Ask.PLAY and not (t.hand[t.turn, 0] or t.hand[t.turn, 1]):
        read.refuse(f"seat {t.turn} is to play a card and has none")
    if in_round and (t.asked == 1 << t.turn) != (t.ask != Ask.GIVE):
        read.refuse("the seat whose turn it is decides everything, but for giving a dragon, which is another's")
    if t.ask == Ask.PLAY and t.stakes == 0:
        read.refuse("with empty stakes the gambit is over (rule 9.1)")
    if t.ask == Ask.ANTE and any(t.ante[seat] != NONE for seat in range(t.seats) if t.asked >> seat & 1):
        read.refuse("who has chosen an ante is not asked again")
    if (
        t.ask == Ask.ANTE
        and t.asked | t.out | _bits([s for s in range(t.seats) if t.ante[s] != NONE]) != (1 << t.seats) - 1
    ):
        read.refuse("everybody who is in the game has chosen an ante, or is asked for one")


def _check_wanted(t: Table, read: Reader) -> None:
    antes = t.antes[0].bit_count() + t.antes[1].bit_count()
    room = FULL_HAND - t.hand[t.turn, 0].bit_count() - t.hand[t.turn, 1].bit_count()
    if t.ask == Ask.SPOILS:
        fine = 0 < t.wanted < antes and t.wanted <= room
    elif t.ask == Ask.BRONZE:
        fine = (t.wanted == CHOOSE_ONE and antes > 1 and room > 0) or (0 < t.wanted <= min(2, antes, room))
    else:
        fine = t.wanted == 0
    if not fine:
        read.refuse(f"{t.wanted} ante cards cannot be wanted now")


def pieces(t: Table) -> dict[str, int]:
    """Everything that must always be there: 70 cards, each in one place, and all the gold."""
    zones = [(t.deck[0], t.deck[1]), (t.discard[0], t.discard[1]), (t.antes[0], t.antes[1])]
    zones += [(t.hand[seat, 0], t.hand[seat, 1]) for seat in range(SEATS)]
    zones += [(t.flight[seat, 0], t.flight[seat, 1]) for seat in range(SEATS)]
    union_0, union_1 = 0, 0
    for word_0, word_1 in zones:
        union_0 |= word_0
        union_1 |= word_1
    return {
        "cards": sum(a.bit_count() + b.bit_count() for a, b in zones),
        "different cards": union_0.bit_count() + union_1.bit_count(),
        "gold": t.stakes + sum(t.gold[seat] for seat in range(SEATS)),
    }
