"""Any situation of Le Jeu des Dragons as readable JSON, and back, with the checks that keep impossible ones away."""

from __future__ import annotations

from typing import Any

from ...core.position import Reader
from .box import CARDS, COLOURED, FULL_HAND, GOOD_0, KINDS, NAMES, ROUNDS, SEATS, STRENGTH, Kind
from .box_sets import kind_of
from .powers import strongest_opponents
from .rules import legal
from .table import (
    ANY,
    CHOOSE_ONE,
    DEBT,
    DEBTOR,
    DEBTS,
    DOUBTS,
    LARGEST_DEBT,
    LAST_NEXT,
    LAST_NOW,
    LAST_ROUND,
    MOST_GAMBITS,
    NONE,
    OLDEST,
    SLAIN,
    STAKES,
    Ask,
    Table,
    left_of,
)
from .view import cards_of, debts_of, flight_of, lies_in, pending_power

listed_moves, strongest, next_seat, kind = legal, strongest_opponents, left_of, kind_of
ASKS = {ask.name.lower(): ask for ask in Ask}
NUMBERS = {name: card for card, name in enumerate(NAMES)}
MOST_GOLD = 2000
ALL = range(CARDS)
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
        "last_gambit": t.last == LAST_NOW,
        "time_called": t.last != 0,
        "known": known(t),
        "held_since": [[n for c, n in enumerate(NAMES) if t.age[c] > age] for age in range(max(t.age[c] for c in ALL))],
        "unseen_thefts": [
            {"from": t.doubt_from[at], "to": t.doubt_to[at], "card": NAMES[t.doubt_card[at]]} for at in range(t.doubts)
        ],
        "came_after": {name: t.since[card] for card, name in enumerate(NAMES) if t.since[card]},
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


# Back onto the table


def place(t: Table, described: dict[str, Any]) -> None:
    """Lay a described situation on a table that was just dealt.

    What is left out: every seat has the hoard of the options, nobody holds a card, the deck has all that lies nowhere
    else; the first seat leads the first round and is to play a card.
    """
    read = Reader(described)
    _clear(t)
    t.gambit = read.number("gambit", 1, MOST_GAMBITS, default=1)
    t.ask = ASKS[read.word("ask", tuple(ASKS), default="play")]
    t.out = _bits(read.seats("out", t.seats))
    led = "leader" in described
    t.leader = read.number("leader", 0, t.seats - 1, default=0)
    t.turn = read.number("turn", 0, t.seats - 1, default=t.leader)
    last = read.flag("last_gambit", default=False)
    called = read.flag("time_called", default=last)
    if last and not called and not t.first_rules:
        read.refuse("a last gambit is one for which time was called (rule 11.6)")
    t.last = LAST_NOW if last else LAST_NEXT if called else 0
    _place_gold(t, read)
    left = _Cards(read)
    for seat, hand in enumerate(read.lists("hands", t.seats, NAMES)):
        if len(hand) > FULL_HAND:
            read.refuse(f"seat {seat} has {len(hand)} cards, and a hand holds at most {FULL_HAND} (rule 6.1)")
        for name in hand:
            _put(t.hand, left.take(name), seat)
    if t.ask not in (Ask.ANTE, Ask.NOTHING):
        _place_gambit(t, read, left)
        before = _seats_before(t, inclusive=False)
        if not led and before and all(t.played[seat] == NONE for seat in before):
            read.refuse(f"it is the turn of seat {t.turn}, but nobody played in this round: leader is missing")
    else:
        _place_antes(t, read)
    for name in read.words("discard", NAMES):
        _put(t.discard, left.take(name))
    for card in left.cards:
        _put(t.deck, card)
    _place_knowledge(t, read)
    _place_question(t, read)
    _check_seats(t, read)
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
    if sum(hoards) + t.stakes > MOST_GOLD:
        read.refuse(f"there are {sum(hoards) + t.stakes} gold on the table, and at most {MOST_GOLD}")
    debts = read.value("debts", [])
    if not isinstance(debts, list) or len(debts) > DEBTS:
        read.refuse(f"debts are a list of at most {DEBTS}")
    for at, one in enumerate(debts):
        debt = Reader(one, f"debts {at}")
        seat = debt.number("seat", 0, t.seats - 1)
        to = debt.value("to")
        if to != "stakes" and (isinstance(to, bool) or not isinstance(to, int) or not 0 <= to < t.seats):
            debt.refuse(f"to is a seat from 0 to {t.seats - 1} or 'stakes', not {str(to)[:60]!r}")
        creditor = STAKES if to == "stakes" else to
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
    for seat, name in enumerate(chosen):
        if name is not None:
            card = NUMBERS[read.check_word("chosen_antes", name, NAMES)]
            if not lies_in(t.hand, card, seat):
                read.refuse(f"seat {seat} chose {name} for its ante, but does not hold it")
            if t.ask == Ask.NOTHING or t.out >> seat & 1:
                read.refuse(f"seat {seat} chose an ante, but is not asked for one")
            t.ante[seat] = card
    if t.ask == Ask.ANTE:
        for seat in range(t.seats):
            if not t.out >> seat & 1 and not (t.hand[seat, 0] or t.hand[seat, 1]):
                read.refuse(f"seat {seat} has no card for the ante")


def _place_gambit(t: Table, read: Reader, left: _Cards) -> None:
    seats = range(t.seats)
    flights = read.lists("flights", t.seats, NAMES)
    t.round = read.number("round", 1, LAST_ROUND, default=max(1, *(len(flight) for flight in flights)))
    for name in read.words("antes", NAMES):
        _put(t.antes, left.take(name))
    anted = read.value("anted", None)
    if anted is None:
        anted = (cards_of(t.antes[0], t.antes[1]) + [None] * t.seats)[: t.seats]
    if not isinstance(anted, list | tuple) or len(anted) != t.seats:
        read.refuse(f"anted is a list of {t.seats} cards or nulls")
    for seat, name in zip(seats, anted, strict=True):
        t.ante[seat] = NONE if name is None else NUMBERS[read.check_word("anted", name, NAMES)]
    if len(set(anted) - {None}) < sum(name is not None for name in anted):
        read.refuse("two seats anted the same card")
    _place_flights(t, read, left, flights)
    _place_bar(t, read)
    priest = read.value("priest", None)
    t.priest = NONE if priest is None else read.check_number("priest", priest, 0, t.seats - 1)
    t.druid = int(read.flag("weakest_wins", default=False))
    t.extra = read.number("extra_rounds", 0, 3, default=0)
    t.bare = _bits(read.seats("bare", t.seats))
    t.colours = _bits(read.seats("colour_flights", t.seats))
    t.strengths = _bits(read.seats("strength_flights", t.seats))


def _place_bar(t: Table, read: Reader) -> None:
    """The strength that a card must not exceed to trigger: by default that of the last card of this round (5.2)."""
    before = None
    for seat in _seats_before(t, inclusive=t.ask != Ask.PLAY):
        before = int(STRENGTH[t.played[seat]]) if t.played[seat] >= 0 else before
    bar = read.value("bar", before)
    t.bar = ANY if bar is None else read.check_number("bar", bar, 1, 13)


def _seats_before(t: Table, inclusive: bool) -> list[int]:
    """The seats whose turn in this round is over, from the leader on, and the one whose turn it is."""
    found, seat = [], t.leader
    while seat != t.turn:
        found.append(seat)
        seat = (seat + 1) % t.seats
    return [*found, seat] if inclusive else found


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
        if len(set(rounds[seat])) < len(flight) and max(rounds[seat]) < LAST_ROUND:
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
        t.heard[card] = _bits([OBSERVERS.index(w) for w in set(heard)]) & others
        if t.heard[card]:
            _put(t.shown, card)
        t.note[card] = _bits([OBSERVERS.index(w) for w in set(sure)]) & t.heard[card]
    _place_ages(t, read)
    _place_thefts(t, read)


def _in_hands(t: Table) -> set[int]:
    return {card for card in ALL if any(lies_in(t.hand, card, seat) for seat in range(t.seats))}


def _place_ages(t: Table, read: Reader) -> None:
    """For each new deck, the last first: what was in hands when it was made, as far as it still is."""
    held = read.value("held_since", [])
    if not isinstance(held, list | tuple) or len(held) >= OLDEST:
        read.refuse(f"held_since is a list of fewer than {OLDEST} lists of cards, not {str(held)[:60]!r}")
    before = _in_hands(t)
    for age, names in enumerate(held):
        cards = {NUMBERS[name] for name in Reader({"held_since": names}).words("held_since", NAMES)} & _in_hands(t)
        if not cards <= before:
            read.refuse(f"{NAMES[min(cards - before)]} was held through an older deck, but not through a newer one")
        for card in cards:
            t.age[card] = age + 1
            if age == 0:
                _put(t.kept, card)
        before = cards


def _place_thefts(t: Table, read: Reader) -> None:
    """Oldest first; seen backwards, each stolen card must lie in the thief's hand."""
    thefts = read.value("unseen_thefts", [])
    if not isinstance(thefts, list | tuple) or len(thefts) > DOUBTS:
        read.refuse(f"unseen_thefts is a list of at most {DOUBTS}")
    t.doubts = len(thefts)
    holder = {card: seat for seat in range(t.seats) for card in ALL if lies_in(t.hand, card, seat)}
    for at, theft in enumerate(thefts):
        part = Reader(theft, f"unseen_thefts {at}")
        t.doubt_from[at] = part.number("from", 0, t.seats - 1)
        t.doubt_to[at] = part.number("to", 0, t.seats - 1)
        t.doubt_card[at] = NUMBERS[part.word("card", NAMES)]
        left = part.value("left", None)  # As positions of version 1 have it: what the victim had then and still has.
        if left is not None:
            kept = {NUMBERS[name] for name in Reader({"left": left}, f"unseen_thefts {at}").words("left", NAMES)}
            for card, seat in holder.items():
                if seat == t.doubt_from[at] and card not in kept:
                    t.since[card] = at + 1
        part.done()
        if t.doubt_from[at] == t.doubt_to[at]:
            part.refuse("nobody steals from themselves")
    for name, number in read.named_numbers("came_after", NAMES, 1, max(1, t.doubts)).items():
        if NUMBERS[name] not in holder or t.doubts == 0:
            read.refuse(f"{name} came into a hand after a theft, but lies in none or there was none")
        t.since[NUMBERS[name]] = number
    for at in range(t.doubts - 1, -1, -1):
        card = t.doubt_card[at]
        if holder.get(card) != t.doubt_to[at] or t.since[card] > at:
            read.refuse(f"theft {at} of unseen_thefts took {NAMES[card]}, but the thief did not have it afterwards")
        holder[card] = t.doubt_from[at]
        for other, seat in holder.items():
            if seat == t.doubt_from[at] and t.since[other] <= at and t.note[other] & ~_saw_later(t, other, at):
                read.refuse(
                    f"somebody is sure where {NAMES[other]} is, but theft {at} of unseen_thefts can have taken it"
                )


def _saw_later(t: Table, card: int, at: int) -> int:
    """Who saw this theft, or a later one of this card, as bits."""
    saw = 1 << t.doubt_from[at] | 1 << t.doubt_to[at]
    for later in range(at + 1, t.doubts):
        if t.doubt_card[later] == card:
            saw |= 1 << t.doubt_from[later] | 1 << t.doubt_to[later]
    return saw


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
        if not (GOOD_0 >> card & 1 if card < COLOURED else card == COLOURED):
            read.refuse(f"{name} is still to trigger, but the Princess triggers good dragons only (rule 10.23)")
        _put(t.queue, card)
    if pending_power(t):
        t.power = KINDS.index(read.word("power", KINDS))
        t.acting = NUMBERS[read.word("acting", NAMES)]
        if t.power not in ASKED_BY[Ask(t.ask)]:
            read.refuse(f"the power of {KINDS[t.power]} does not ask {Ask(t.ask).name.lower()!r}")
        if not lies_in(t.flight, t.acting, t.turn):
            read.refuse(f"{NAMES[t.acting]} acts, but is not in the flight of seat {t.turn}")
        copied = t.power != kind(t.acting)
        if copied and NAMES[t.acting] != "Archmage" and (NAMES[t.acting] != "Dracolich" or t.power > Kind.GREEN):
            read.refuse(f"{NAMES[t.acting]} does not have the power of {KINDS[t.power]}")
    elif t.chain:
        read.refuse("Copper Dragons were replaced, but no power is being carried out")
    _check_asked(t, read)
    _check_wanted(t, read)
    for seat in range(t.seats):
        answers = listed_moves(t, seat, [0] * CARDS) if t.asked >> seat & 1 else 2
        if answers == 0 or (answers == 1 and t.ask in (Ask.TARGET, Ask.COLOUR, Ask.STRENGTH, Ask.ORDER)):
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


def _check_seats(t: Table, read: Reader) -> None:
    """Who is out has left the table; who is in has gold when a gambit begins (11.1, 11.3)."""
    out = t.out.bit_count()
    if t.ask == Ask.NOTHING:
        return
    if out >= t.seats - 1:
        read.refuse(f"with {out} of {t.seats} seats out the game would be over (rule 11.2)")
    for seat in range(t.seats):
        if t.out >> seat & 1:
            if t.hand[seat, 0] or t.hand[seat, 1] or t.flight[seat, 0] or t.flight[seat, 1] or t.played[seat] != NONE:
                read.refuse(f"seat {seat} is out of the game and has cards")
            if (t.bare | t.colours | t.strengths) >> seat & 1 or t.priest == seat:
                read.refuse(f"seat {seat} is out of the game and takes part in it")
            if any(seat in (debt["seat"], debt["to"]) for debt in debts_of(t)):
                read.refuse(f"seat {seat} is out of the game and has debts (rule 11.3)")
        elif t.ask == Ask.ANTE and t.gold[seat] == 0:
            read.refuse(f"seat {seat} has no gold when a gambit begins, and would be out (rule 11.1)")
    if t.ask == Ask.ANTE and t.debts:
        read.refuse("when a gambit begins, there are no debts (rule 12.6)")


def _check_asked(t: Table, read: Reader) -> None:
    in_round = t.ask not in (Ask.ANTE, Ask.NOTHING)
    special = t.ask in (Ask.COLOUR, Ask.STRENGTH)
    if special and t.round < ROUNDS:
        read.refuse("special flights need three rounds (rule 8.1)")
    had = t.colours if t.ask == Ask.COLOUR else t.strengths
    if special and had >> t.turn & 1:
        read.refuse(f"seat {t.turn} had this special flight in this gambit already (rule 8.1)")
    if t.ask == Ask.GIVE:
        asked = 1 << next_seat(t, t.turn) if t.power == Kind.GREEN else strongest(t, t.turn)
        if t.asked & ~asked:
            read.refuse("a dragon is asked of the left neighbour, or of the strongest opponent (rules 10.5, 10.6)")
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
    if t.ask in (Ask.PLAY, Ask.ORDER, Ask.COLOUR, Ask.STRENGTH) and t.stakes == 0:
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
