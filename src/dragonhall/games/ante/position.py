"""Any situation of Le Jeu des Dragons as readable JSON, and back, with the checks that keep impossible ones away."""

from __future__ import annotations

from typing import Any

from ...core.position import Reader, as_bits, described, flag, lay, members, number, seats
from ...core.record import Row
from .box import CARDS, COLOURED, FULL_HAND, GOOD_0, KINDS, NAMES, ROUNDS, SEATS, STRENGTH, Kind
from .box_sets import bit_of, kind_of, word_of
from .powers import strongest_opponents
from .rules import legal
from .table import (
    ANY,
    CHOOSE_ONE,
    DEBT,
    DEBTOR,
    DEBTS,
    LARGEST_DEBT,
    LAST_NEXT,
    LAST_NOW,
    LAST_ROUND,
    MEMORY,
    MOST_GAMBITS,
    NONE,
    OLDEST,
    SEEN,
    SEEN_AGE,
    SLAIN,
    STAKES,
    Ask,
    Table,
    left_of,
    set_since,
    since_of,
)
from .table_known import (
    HEARD_BEFORE,
    OPEN,
    SEAT,
    SEEN_HEARD,
    SEEN_SINCE,
    TO,
    TOKEN,
    observers,
    token_since,
)
from .view import cards_of, debts_of, flight_of, lies_in, pending_power
from .view_thefts import sure_at_most

listed_moves, strongest, next_seat, kind = legal, strongest_opponents, left_of, kind_of
since, put_since, any_since = since_of, set_since, token_since
everybody, may_be_sure = observers, sure_at_most
ASKS = {ask.name.lower(): ask for ask in Ask}
NUMBERS = {name: card for card, name in enumerate(NAMES)}
MOST_GOLD = 2000
GAMBIT = (
    flag("weakest_wins", of="druid"),
    number("extra_rounds", 0, 3, of="extra"),
    seats("bare"),
    seats("colour_flights", of="colours"),
    seats("strength_flights", of="strengths"),
)
PENDING = (number("wanted", 0, CHOOSE_ONE), number("copper_chain", 0, 127, of="chain"))
OBSERVERS = (*(str(seat) for seat in range(SEATS)), "watchers")


def describe(t: Table) -> dict[str, Any]:
    """The whole situation; everything the rules will ever read."""
    seats, ages = range(t.seats), [t.age[card] for card in range(CARDS)]
    position: dict[str, Any] = {
        "ask": Ask(t.ask).name.lower(),
        "to_act": members(t.asked),
        "gambit": t.gambit,
        "leader": t.leader,
        "turn": t.turn,
        "stakes": t.stakes,
        "gold": [t.gold[seat] for seat in seats],
        "debts": debts_of(t),
        "hands": [cards_of(t.hand[seat, 0], t.hand[seat, 1]) for seat in seats],
        "discard": cards_of(t.discard[0], t.discard[1]),
        "out": members(t.out),
        "last_gambit": t.last == LAST_NOW,
        "time_called": t.last != 0,
        "known": known(t),
        "held_since": [[n for n, old in zip(NAMES, ages, strict=True) if old > age] for age in range(max(ages))],
        "unseen_thefts": [remembered(t.memory[at]) for at in range(t.entries)],
        "came_after": {name: since(t, card) for card, name in enumerate(NAMES) if since(t, card)},
        "touched": members(t.touched),
    }
    if t.ask == Ask.ANTE:
        position["chosen_antes"] = [name_or_none(t.ante[seat]) for seat in seats]
    elif t.round > 0:
        position |= {
            "round": t.round,
            "antes": cards_of(t.antes[0], t.antes[1]),
            "anted": [name_or_none(t.ante[seat]) for seat in seats],
            "flights": [flight_of(t, seat) for seat in seats],
            "rounds": [rounds_of(t, seat) for seat in seats],
            "played": ["slain" if t.played[seat] == SLAIN else name_or_none(t.played[seat]) for seat in seats],
            "bar": t.bar if t.bar < ANY else None,
            "priest": None if t.priest == NONE else t.priest,
            **described(t, GAMBIT),
            "still_to_trigger": cards_of(t.queue[0], t.queue[1]),
            **described(t, PENDING),
        }
        if pending_power(t):
            position |= {"power": KINDS[t.power], "acting": NAMES[t.acting]}
    return position


def name_or_none(card: int) -> str | None:
    return NAMES[card] if card >= 0 else None


def rounds_of(t: Table, seat: int) -> list[int]:
    return [t.note[NUMBERS[name]] for name in flight_of(t, seat)]


def known(t: Table) -> dict[str, dict[str, list[str]]]:
    """For each card of which somebody else knows: who heard of it, and who is sure in whose hand it is."""
    found = {}
    for card, name in enumerate(NAMES):
        if t.heard[card]:
            found[name] = {"heard": named(t.heard[card]), "sure": named(t.note[card])}
    return found


def named(bits: int) -> list[str]:
    return [who for bit, who in enumerate(OBSERVERS) if bits >> bit & 1]


def remembered(entry: int) -> dict[str, Any]:
    """A theft and what it took, by name or by the number of the entry in which that card was seen later; or a card that
    was seen in a hand that a theft had touched."""
    seat = entry >> SEAT & 7
    if entry & SEEN:
        since, age = entry >> SEEN_SINCE & 31, entry >> SEEN_AGE & 127
        return {"seen_in": seat, "came_after": since, "decks": age, "heard": named(entry >> SEEN_HEARD & 127)}
    thief, token = entry >> TO & 7, entry >> TOKEN & 127
    return {
        "from": seat,
        "to": thief,
        "card": NAMES[token] if token < CARDS else token - CARDS,
        "heard_before": bool(entry >> HEARD_BEFORE & 1),
        "open_for": named(entry >> OPEN & 127),
    }


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
    t.out = as_bits(read.seats("out", t.seats))
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
            card = left.take(name)
            t.hand[seat, word_of(card)] |= bit_of(card)
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
    """The cards not yet placed anywhere."""

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
    for row in (t.deck, t.discard, t.antes, t.queue):
        row[0] = row[1] = 0
    for seat in range(t.seats):
        for word in range(2):
            t.hand[seat, word] = t.flight[seat, word] = 0
        t.ante[seat] = t.played[seat] = NONE
    t.priest = NONE


def _put(zone: Row, card: int) -> None:
    zone[word_of(card)] |= bit_of(card)


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
    for seat, card in enumerate(read.places_of("chosen_antes", NAMES, t.seats)):
        if card != NONE:
            if not lies_in(t.hand, card, seat):
                read.refuse(f"seat {seat} chose {NAMES[card]} for its ante, but does not hold it")
            if t.ask == Ask.NOTHING or t.out >> seat & 1:
                read.refuse(f"seat {seat} chose an ante, but is not asked for one")
            t.ante[seat] = card
    if t.ask == Ask.ANTE:
        for seat in range(t.seats):
            if not t.out >> seat & 1 and not (t.hand[seat, 0] or t.hand[seat, 1]):
                read.refuse(f"seat {seat} has no card for the ante")


def _place_gambit(t: Table, read: Reader, left: _Cards) -> None:
    flights = read.lists("flights", t.seats, NAMES)
    t.round = read.number("round", 1, LAST_ROUND, default=max(1, *(len(flight) for flight in flights)))
    for name in read.words("antes", NAMES):
        _put(t.antes, left.take(name))
    lying = (cards_of(t.antes[0], t.antes[1]) + [None] * t.seats)[: t.seats]
    anted = read.places_of("anted", NAMES, t.seats, lying)
    for seat, card in enumerate(anted):
        t.ante[seat] = card
        if card != NONE and card in anted[:seat]:
            read.refuse("two seats anted the same card")
    _place_flights(t, read, left, flights)
    _place_bar(t, read)
    priest = read.value("priest", None)
    t.priest = NONE if priest is None else read.check_number("priest", priest, 0, t.seats - 1)
    lay(t, read, GAMBIT)


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
    to_play = _seats_to_play(t)
    told = "rounds" in read.left or "played" in read.left
    usual = [_usual_rounds(len(flight), t.round, seat in to_play) for seat, flight in enumerate(flights)]
    rounds = read.value("rounds", usual)
    fits = isinstance(rounds, list | tuple) and all(isinstance(numbers, list | tuple) for numbers in rounds)
    if not fits or [len(numbers) for numbers in rounds] != [len(flight) for flight in flights]:
        read.refuse("rounds says for every card of every flight in which round it came")
    for seat, flight in enumerate(flights):
        for name, came in zip(flight, rounds[seat], strict=True):
            card = left.take(name)
            t.flight[seat, word_of(card)] |= bit_of(card)
            t.strength[seat] += int(STRENGTH[card])
            t.note[card] = read.check_number("rounds", came, 0, t.round)
        if len(set(rounds[seat])) < len(flight) and max(rounds[seat]) < LAST_ROUND:
            read.refuse(f"seat {seat} has two cards of the same round in its flight")
    standing = [
        next((name for name, came in zip(flights[seat], rounds[seat], strict=True) if came == t.round), None)
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
    for seat in to_play if t.round < LAST_ROUND else ():
        if told and (t.played[seat] != NONE or t.round in rounds[seat]):
            read.refuse(f"seat {seat} is still to play in this round, but has played (leader or turn is wrong)")


def _usual_rounds(cards: int, now: int, to_play: bool) -> list[int]:
    """One card from every round; who is still to play in this one has none of it."""
    first = now - cards if to_play and cards == now else 1
    return list(range(first, first + cards))


def _seats_to_play(t: Table) -> list[int]:
    """The seats whose turn in this round is still to come."""
    before = _seats_before(t, inclusive=t.ask != Ask.PLAY)
    return [seat for seat in range(t.seats) if seat not in before]


def _place_knowledge(t: Table, read: Reader) -> None:
    known = read.value("known", {})
    if not isinstance(known, dict):
        read.refuse("known is given by card")
    for name, who in known.items():
        card = NUMBERS[read.check_word("known", name, NAMES)]
        if not any(lies_in(t.hand, card, seat) for seat in range(t.seats)):
            read.refuse(f"{name} is known, but lies in no hand")
        holder = next(seat for seat in range(t.seats) if lies_in(t.hand, card, seat))
        others = [who for who in OBSERVERS if who != str(holder)]
        one = Reader(who, f"known {name}")
        heard = one.different("heard", OBSERVERS, default=others)
        sure = one.different("sure", OBSERVERS, default=heard)
        one.done()
        if str(holder) in heard:
            one.refuse(f"seat {holder} holds it and need not hear of it")
        if not set(sure) <= set(heard) or not heard:
            one.refuse("somebody has heard of it, and who is sure where it is has heard of it")
        t.heard[card] = _heard_bits(heard)
        t.note[card] = _heard_bits(sure)
    _place_ages(t, read)
    _place_thefts(t, read)


def _in_hands(t: Table) -> set[int]:
    return {card for card in range(CARDS) if any(lies_in(t.hand, card, seat) for seat in range(t.seats))}


def _place_ages(t: Table, read: Reader) -> None:
    """For each new deck, the last first: what was in hands when it was made, as far as it still is."""
    held = read.value("held_since", [])
    if not isinstance(held, list | tuple) or len(held) >= OLDEST:
        read.refuse(f"held_since is a list of fewer than {OLDEST} lists of cards, not {str(held)[:60]!r}")
    before = _in_hands(t)
    for age, names in enumerate(held):
        cards = {NUMBERS[name] for name in Reader({"held_since": names}).different("held_since", NAMES)}
        if not cards <= before:
            where = "held through an older deck, but not through a newer one" if age else "held, but lies in no hand"
            read.refuse(f"{NAMES[min(cards - before)]} was {where}")
        for card in cards:
            t.age[card] = age + 1
        before = cards


def _place_thefts(t: Table, read: Reader) -> None:
    """Oldest first, with the cards that were seen since; gone through backwards, each stolen card must lie in the hand
    of the thief."""
    entries = read.value("unseen_thefts", [])
    if not isinstance(entries, list | tuple) or len(entries) > MEMORY:
        read.refuse(f"unseen_thefts is a list of at most {MEMORY}")
    t.entries = len(entries)
    holder = {card: seat for seat in range(t.seats) for card in range(CARDS) if lies_in(t.hand, card, seat)}
    for at, entry in enumerate(entries):
        part = Reader(entry, f"unseen_thefts {at}")
        t.memory[at] = _seen_entry(t, part, at) if "seen_in" in part.left else _theft_entry(t, part, at, holder)
        part.done()
    for name, entry in read.named_numbers("came_after", NAMES, 1, max(1, t.entries)).items():
        if NUMBERS[name] not in holder or t.entries == 0:
            read.refuse(f"{name} came into a hand after a theft, but lies in none or there was none")
        put_since(t, NUMBERS[name], entry)
    thefts = [t.memory[at] for at in range(t.entries) if not t.memory[at] & SEEN]
    hands = {seat for entry in thefts for seat in (entry >> SEAT & 7, entry >> TO & 7)}
    full = [seat for seat in sorted(hands) if t.hand[seat, 0] or t.hand[seat, 1]]
    t.touched = as_bits(read.seats("touched", t.seats, default=full))
    for at in range(t.entries - 1, -1, -1):
        entry, seat = t.memory[at], t.memory[at] >> SEAT & 7
        if entry & SEEN:
            holder[CARDS + at] = seat
            continue
        token = entry >> TOKEN & 127
        if holder.get(token) != entry >> TO & 7 or any_since(t, token) > at:
            what = NAMES[token] if token < CARDS else f"what was seen in {token - CARDS}"
            read.refuse(f"theft {at} of unseen_thefts took {what}, but the thief did not have it afterwards")
        holder[token] = seat
    for card in _in_hands(t) if t.entries else ():
        seat = next(seat for seat in range(t.seats) if lies_in(t.hand, card, seat))
        if t.note[card] & ~may_be_sure(t, seat, card):
            read.refuse(f"somebody is sure where {NAMES[card]} is, but a theft of unseen_thefts can have taken it")


def _seen_entry(t: Table, part: Reader, at: int) -> int:
    seat = part.number("seen_in", 0, t.seats - 1)
    since, age = part.number("came_after", 0, at, default=0), part.number("decks", 0, OLDEST - 1, default=0)
    heard = part.different("heard", OBSERVERS)
    if str(seat) in heard:
        part.refuse(f"seat {seat} held it and need not hear of it")
    return SEEN | seat << SEAT | since << SEEN_SINCE | age << SEEN_AGE | _heard_bits(heard) << SEEN_HEARD


def _heard_bits(heard: list[str]) -> int:
    return as_bits(OBSERVERS.index(who) for who in heard)


def _theft_entry(t: Table, part: Reader, at: int, holder: dict[int, int]) -> int:
    victim, thief = part.number("from", 0, t.seats - 1), part.number("to", 0, t.seats - 1)
    card = part.value("card")
    if isinstance(card, int):
        token = CARDS + part.check_number("card", card, at + 1, t.entries - 1)
    else:
        token = NUMBERS[part.check_word("card", card, NAMES)]
    left = part.value("left", None)  # As positions of version 1 have it: what the victim had then and still has.
    if left is not None:
        kept = {NUMBERS[name] for name in Reader({"left": left}, part.where).different("left", NAMES)}
        for other, seat in holder.items():
            if seat == victim and other not in kept:
                put_since(t, other, at + 1)
    if victim == thief:
        part.refuse("nobody steals from themselves")
    before = part.flag("heard_before", default=False)
    for older in ("decks", "emptied"):  # Positions had these once; nothing depends on them any more.
        part.value(older, None)
    doubting = _heard_bits(part.different("open_for", OBSERVERS, default=named(everybody(t)))) & everybody(t)
    return victim << SEAT | thief << TO | before << HEARD_BEFORE | token << TOKEN | doubting << OPEN


def _place_question(t: Table, read: Reader) -> None:
    """Read which seats must answer, and the question."""
    default = [t.turn if t.ask != Ask.GIVE else (t.turn + 1) % t.seats]
    if t.ask == Ask.ANTE:
        default = [seat for seat in range(t.seats) if not t.out >> seat & 1 and t.ante[seat] == NONE]
    elif t.ask == Ask.NOTHING:
        default = []
    t.asked = as_bits(read.seats("to_act", t.seats, default=default))
    lay(t, read, PENDING)
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
    """Players who are out have left the table; the others have gold when a gambit begins (11.1, 11.3)."""
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
        and t.asked | t.out | as_bits(s for s in range(t.seats) if t.ante[s] != NONE) != (1 << t.seats) - 1
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
