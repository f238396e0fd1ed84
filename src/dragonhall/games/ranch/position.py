"""Any situation of Dragon Ranch as readable JSON, and back, with the checks that keep impossible ones off the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.position import Reader, as_bits, described, flag, lay, members, number, seats, word_or_null
from .box import (
    BASIC,
    BLUES,
    COMBINATIONS,
    COPIES,
    DISPLAY,
    EGG,
    ESSENCES,
    ESSENCES_BY_SEATS,
    GROWN,
    HAND_LIMIT,
    INGOT,
    KINDS,
    LEVEL,
    MEDALS,
    POWERS,
    RED,
    SEATS,
    SHELVES,
    SOLO_BLUES,
    SUPPLY,
    TOKEN_KINDS,
    TOKENS,
    UNLIMITED,
)
from .rules import legal
from .rules_breeding import next_breeders
from .rules_feeding import FEW, MANY, food
from .rules_seasons import begin_breeding_phase, begin_feeding_phase
from .table import DIGIT, FED, LOOSE, READY, READY_DRAGONS, WORDS, Ask, Phase, Table, acting, shelf
from .table_memory import UNIT, add_card, allow, forget_all, narrow, possible
from .view import (
    READY_NAMES,
    SHELF_NAMES,
    asked,
    cards,
    combination,
    eating,
    exposed,
    hand,
    known,
    known_among,
    ready,
    size_of_hand,
    sorted_bits,
    stack,
    tokens,
)

PHASES = tuple(phase.name.lower() for phase in Phase)
ASKS = tuple(ask.name.lower() for ask in Ask)
LONGEST = 1000
DONE = (
    flag("acted"),
    number("combinations", 0, lambda t: 1 + t.lifted, of="made", default=lambda t: 0),
    flag("two_combinations", of="lifted"),
    flag("blue_played", of="blue", default=lambda t: bool(t.lifted)),
    number("ingots_used", 0, lambda t: 0 if t.english else 2, of="spent"),
)
PENDING = (
    flag("combining"),
    number("hatching", 0, 20),
    number("hatched_level", 0, 3, of="level"),
    word_or_null("giving", TOKENS[:BASIC]),
)
BREEDING = (seats("paired"), seats("waiting"))
shelf_of, feeding_on = shelf, food


def describe(t: Table) -> dict[str, Any]:
    """The whole situation; everything the rules will ever read."""
    seats = range(t.seats)
    return {
        "phase": Phase(t.phase).name.lower(),
        "season": t.season,
        "first": t.first,
        "turn": t.turn,
        "asks": [asked(t, seat) for seat in seats],
        "hands": [{name: count for name, count in hand(t, seat).items() if count} for seat in seats],
        "deck": cards(t.deck),
        "discards": cards(t.pile),
        "known": [
            {"seat": seat, "of": owner, "cards": known(t, seat, owner), "exposed": exposed(t, seat, owner)}
            for seat in seats
            for owner in seats
            if known(t, seat, owner)
        ],
        "known_among": [
            {"seat": seat, **card} for seat in seats if _in_any_way(t, seat) for card in known_among(t, seat)
        ],
        "known_ways": [{"seat": seat, **_ways(t, seat)} for seat in seats if not _in_any_way(t, seat)],
        "thieves": members(t.thieves),
        "banned": members(t.banned),
        "ranches": [tokens(t, seat) for seat in seats],
        "powers": [stack(t.held[seat]) + sorted_bits(t.red[seat], POWERS[BLUES:]) for seat in seats],
        "display": [POWERS[t.display[place] - 1] if t.display[place] else None for place in range(DISPLAY)],
        "used_powers": stack(t.used),
        "medals": sorted_bits(t.medals_up, MEDALS),
        "medals_won": [sorted_bits(t.medals[seat], MEDALS) for seat in seats],
        "scores": [t.score[seat] for seat in seats],
        "winners": members(t.winners),
        "this_turn": {
            **described(t, DONE),
            "combination": combination(t.this, t.this_farmers),
            **described(t, PENDING),
        },
        "last_turn": combination(t.last, t.last_farmers),
        "stages": [t.stage[seat] for seat in seats],
        "ready": [ready(t, seat) for seat in seats],
        **described(t, BREEDING),
    }


def _in_any_way(t: Table, seat: int) -> bool:
    """Whether the cards in doubtful hands may lie in any way for which there is room, each in one of its hands."""
    kept = [t.loose[seat, at] for at in range(LOOSE) if t.loose[seat, at]]
    if not kept:
        return True
    again: Any = Table(Table.new())
    again.seats = t.seats
    for owner in range(t.seats):
        for kind in range(KINDS):
            again.hand[owner, kind] = t.hand[owner, kind]
            again.known[seat * SEATS + owner, kind] = t.known[seat * SEATS + owner, kind]
    for card in kept:
        add_card(again, seat, (card & 7) - 1, card >> 3)
    narrow(again, seat)
    return all(again.loose[seat, at] == t.loose[seat, at] for at in range(LOOSE)) and all(
        again.ways[seat, word] == t.ways[seat, word] for word in range(WORDS)
    )


def _ways(t: Table, seat: int) -> dict[str, Any]:
    """Every way in which those cards may lie: the seat that has each, or null if by this way it is nowhere."""
    kinds = [(t.loose[seat, at] & 7) - 1 for at in range(LOOSE) if t.loose[seat, at]]
    return {
        "essences": [ESSENCES[kind] for kind in kinds],
        "ways": [[None if owner == seat else owner for owner in way] for way in _listed_ways(t, seat)],
    }


def _listed_ways(t: Table, seat: int) -> list[list[int]]:
    count = sum(t.loose[seat, at] != 0 for at in range(LOOSE))
    return [
        [way // UNIT[at] % SEATS for at in range(count)]
        for way in range(UNIT[count])
        if possible(t, seat, way) or count == 0
    ]


def place(t: Table, described: dict[str, Any]) -> None:
    """Lay a described situation on a table that was just dealt.

    What is left out is empty: no tokens, no powers shown, hands empty, all other cards in the deck. A position without
    ``asks`` stands at the beginning of the turn, or of phase 2 or 3.
    """
    read = Reader(described)
    t.phase = PHASES.index(read.word("phase", PHASES, default="turns"))
    t.season = read.number("season", 1, t.seasons, default=1)
    t.first = read.number("first", 0, t.seats - 1, default=0)
    t.turn = read.number("turn", 0, t.seats - 1, default=t.first)
    _place_tokens(t, read)
    _place_cards(t, read)
    _place_known(t, read)
    _place_powers(t, read)
    _place_medals(t, read)
    _place_turn(t, read)
    _place_questions(t, read)
    read.done()


def _named_counts(read: Reader, name: str, count: int, names: Sequence[str], high: int) -> list[dict[str, int]]:
    """One part with counts by name for each seat; left out, all are empty."""
    given = read.value(name, default=[{} for _ in range(count)])
    if not isinstance(given, list | tuple) or len(given) != count:
        read.refuse(f"{name} is a list of {count} parts, one for each seat")
    return [Reader({name: part}).named_numbers(name, names, 0, high) for part in given]


def _place_tokens(t: Table, read: Reader) -> None:
    """The supply has what no ranch has."""
    high = LONGEST if t.unlimited else max(SUPPLY)
    ranches = _named_counts(read, "ranches", t.seats, TOKENS, high)
    for place in range(SHELVES):
        t.supply[place] = UNLIMITED if t.unlimited else SUPPLY[place]
    for seat, ranch in enumerate(ranches):
        for token in range(TOKEN_KINDS):
            count = ranch.get(TOKENS[token], 0)
            t.own[seat, token] = count
            if count > t.supply[shelf_of(token)]:
                read.refuse(f"there are only {SUPPLY[shelf_of(token)]} of {SHELF_NAMES[shelf_of(token)]!r}")
            t.supply[shelf_of(token)] -= count
    if t.season == 1 and any(t.own[seat, token + RED] for seat in range(t.seats) for token in (EGG, GROWN)):
        read.refuse("level 3 cannot appear in season 1 (rule 4.13)")


def _place_cards(t: Table, read: Reader) -> None:
    """Cards that are nowhere else are in the deck or, if the deck is given and the discards are not, discarded."""
    of_each = ESSENCES_BY_SEATS[t.seats]
    hands = _named_counts(read, "hands", t.seats, ESSENCES, of_each)
    deck_given, pile_given = "deck" in read.left, "discards" in read.left
    deck = read.named_numbers("deck", ESSENCES, 0, of_each)
    pile = read.named_numbers("discards", ESSENCES, 0, of_each)
    for kind, name in enumerate(ESSENCES):
        for seat in range(t.seats):
            t.hand[seat, kind] = hands[seat].get(name, 0)
        rest = of_each - sum(hands[seat].get(name, 0) for seat in range(t.seats))
        t.pile[kind] = pile.get(name, 0) if pile_given else max(0, rest - deck.get(name, 0)) if deck_given else 0
        t.deck[kind] = max(0, rest - t.pile[kind])
        if rest < t.pile[kind] or (deck_given and deck.get(name, 0) != t.deck[kind]):
            read.refuse(f"there are {of_each} {name} cards; hands, deck and discards do not add up to that")
    if t.phase != Phase.TURNS and any(size_of_hand(t, seat) for seat in range(t.seats)):
        read.refuse("hands are discarded when phase 1 ends (rule 3.9)")


def _items(read: Reader, name: str) -> list[Any]:
    given = read.value(name, default=[])
    if not isinstance(given, list | tuple):
        read.refuse(f"{name} is a list, not {str(given)[:60]!r}")
    return list(given)


def _place_known(t: Table, read: Reader) -> None:
    forget_all(t)
    thieves = 0
    for item in _items(read, "known"):
        part = Reader(item, "known")
        seat, owner = part.number("seat", 0, t.seats - 1), part.number("of", 0, t.seats - 1)
        if seat == owner:
            part.refuse("what a seat knows of its own hand is the hand itself")
        if any(t.known[seat * SEATS + owner, kind] for kind in range(len(ESSENCES))):
            part.refuse(f"what seat {seat} knows of the hand of seat {owner} is said twice")
        of_it = part.named_numbers("cards", ESSENCES, 0, HAND_LIMIT + 2)
        if not any(of_it.values()):
            part.refuse("cards says which ones are known, at least one")
        shared = part.named_numbers("exposed", ESSENCES, 0, HAND_LIMIT + 2, default=of_it)
        if any(count > of_it.get(name, 0) for name, count in shared.items()):
            part.refuse("exposed says which of the cards the one who has them knows to be known, and no others")
        t.exposed[seat * SEATS + owner] = sum(count * DIGIT[ESSENCES.index(name)] for name, count in shared.items())
        for name, count in of_it.items():
            kind = ESSENCES.index(name)
            if count > t.hand[owner, kind]:
                part.refuse(f"seat {seat} cannot know {count} {name} in the hand of seat {owner}, which has fewer")
            t.known[seat * SEATS + owner, kind] = count
            thieves |= 1 << owner
        part.done()
    for item in _items(read, "known_among"):
        part = Reader(item, "known_among")
        seat, kind = part.number("seat", 0, t.seats - 1), ESSENCES.index(part.word("essence", ESSENCES))
        among = part.seats("seats", t.seats)
        if seat in among or len(among) < 2:
            part.refuse("a card known to be among hands is in one of at least two others'")
        if t.loose[seat, LOOSE - 1]:
            part.refuse(f"no more than {LOOSE} cards are kept in mind like that")
        holders = sum(1 << owner for owner in among)
        add_card(t, seat, kind, holders)
        thieves |= holders
        part.done()
    for item in _items(read, "known_ways"):
        thieves |= _place_ways(t, Reader(item, "known_ways"))
    for seat in range(t.seats):
        if not _remembers_truly(t, seat):
            read.refuse(f"seat {seat} cannot know all that of other hands, for they hold other cards")
        narrow(t, seat)
    listed = read.seats("thieves", t.seats, default=members(thieves))
    t.thieves = thieves | sum(1 << seat for seat in listed)
    t.banned = as_bits(read.seats("banned", t.seats))


def _place_ways(t: Table, part: Reader) -> int:
    """Cards in doubtful hands, with all ways in which they may lie; gives the seats that may have one."""
    seat, essences = part.number("seat", 0, t.seats - 1), part.words("essences", ESSENCES)
    if t.loose[seat, 0] or not 1 <= len(essences) <= LOOSE:
        part.refuse(f"it names 1 to {LOOSE} essences, once for each seat, for whom nothing stands in known_among")
    for at, name in enumerate(essences):
        t.loose[seat, at] = 1 + ESSENCES.index(name)
    thieves = 0
    for way in _items(part, "ways"):
        if not isinstance(way, list | tuple) or len(way) != len(essences):
            part.refuse(f"a way says for each of the {len(essences)} cards which seat has it, or null")
        owners = [seat if owner is None else part.check_number("ways", owner, 0, t.seats - 1) for owner in way]
        if seat in (owner for owner in way if owner is not None):
            part.refuse("what a seat knows of its own hand is the hand itself")
        for name in ESSENCES:  # among cards of a kind those that are nowhere come last
            places = [at for at in range(len(way)) if essences[at] == name]
            sorted_owners = sorted((owners[at] for at in places), key=lambda owner: owner == seat)
            for at, owner in zip(places, sorted_owners, strict=True):
                owners[at] = owner
        allow(t, seat, sum(owner * UNIT[at] for at, owner in enumerate(owners)))
        thieves |= sum(1 << owner for owner in set(owners) - {seat})
    part.done()
    return thieves


def _remembers_truly(t: Table, seat: int) -> bool:
    """By one way all cards in doubtful hands are where it says, beside those known to be there (DR-61)."""
    for way in _listed_ways(t, seat):
        placed = [(owner, (t.loose[seat, at] & 7) - 1) for at, owner in enumerate(way) if owner != seat]
        if all(
            t.known[seat * SEATS + owner, kind] + placed.count((owner, kind)) <= t.hand[owner, kind]
            for owner, kind in placed
        ):
            return True
    return False


def _place_powers(t: Table, read: Reader) -> None:
    """Power cards that are nowhere else are in the power deck."""
    held = read.lists("powers", t.seats, POWERS)
    given = read.value("display", default=[])
    if not isinstance(given, list | tuple) or len(given) > DISPLAY:
        read.refuse(f"display is a list of at most {DISPLAY} power cards")
    shown = [None if name is None else read.check_word("display", name, POWERS) for name in given]
    used = read.words("used_powers", POWERS[:BLUES])
    if t.beginner and (any(held) or any(shown) or used):
        read.refuse("with the option beginner there are no power cards (rule 13.2)")
    t.powers, t.used = 0, 0
    for power, name in enumerate(POWERS):
        copies = 1 if power >= BLUES else COPIES if not t.solo or power in SOLO_BLUES else 0
        gone = sum(cards.count(name) for cards in held) + shown.count(name) + used.count(name)
        if t.beginner:
            copies = 0
        if gone > copies:
            read.refuse(f"there are {copies} power cards {name!r}, not {gone}")
        t.powers += copies - gone << 2 * power
        t.used += used.count(name) << 2 * power
    for seat in range(t.seats):
        t.held[seat] = sum(1 << 2 * POWERS.index(name) for name in held[seat] if POWERS.index(name) < BLUES)
        t.red[seat] = sum(1 << POWERS.index(name) - BLUES for name in held[seat] if POWERS.index(name) >= BLUES)
    for place in range(DISPLAY):
        lies = shown[place] if place < len(shown) else None
        t.display[place] = 0 if lies is None else POWERS.index(lies) + 1


def _place_medals(t: Table, read: Reader) -> None:
    lying = read.words("medals", MEDALS)
    won = read.lists("medals_won", t.seats, MEDALS)
    seen = lying + [medal for medals in won for medal in medals]
    if len(set(seen)) < len(seen):
        read.refuse("there is only one medal of each kind")
    if t.beginner and seen:
        read.refuse("with the option beginner there are no medals (rule 13.2)")
    t.medals_up = sum(1 << MEDALS.index(medal) for medal in lying)
    t.medals_down = 0 if t.beginner else sum(1 << at for at, medal in enumerate(MEDALS) if medal not in seen)
    for seat in range(t.seats):
        t.medals[seat] = sum(1 << MEDALS.index(medal) for medal in won[seat])
    for seat, score in enumerate(read.numbers("scores", t.seats, 0, LONGEST, default=[0] * t.seats)):
        t.score[seat] = score
    t.winners = as_bits(read.seats("winners", t.seats))
    if bool(t.winners) != (t.phase == Phase.OVER):
        read.refuse("there are winners exactly when the game is over")


def _place_turn(t: Table, read: Reader) -> None:
    turn = read.part("this_turn", default={})
    lay(t, turn, (*DONE, *PENDING))
    t.this, t.this_farmers = _read_combination(turn, "combination")
    t.ending = 0
    turn.done()
    t.last, t.last_farmers = _read_combination(read, "last_turn")
    if t.acted and t.made:
        read.refuse("a turn has a combination or another action, not both (rule 3.1)")
    nothing = not (t.acted or t.made or t.blue or t.last or t.thieves or t.banned)
    if t.phase != Phase.TURNS and not (nothing and t.hatching + t.level + t.giving == 0):
        read.refuse("only in phase 1 has a turn made, played or kept anything")
    if (t.lifted and not t.blue) or (t.made > 0) != (t.this > 0) or (t.made == 0 and (t.spent or t.combining)):
        read.refuse("what was played this turn does not fit together")


def _read_combination(read: Reader, name: str) -> tuple[int, int]:
    given = read.value(name, default=None)
    if given is None:
        return 0, 0
    part = Reader(given, name)
    found = COMBINATIONS.index(part.word("combination", COMBINATIONS)), part.number("farmers", 0, 12, default=0)
    part.done()
    return found[0] + 1, found[1]


def _place_questions(t: Table, read: Reader) -> None:
    for seat in range(t.seats):
        t.ask[seat], t.stage[seat] = Ask.NOTHING, 0
        for column in range(READY):
            t.ready[seat, column] = 0
    asks = read.value("asks", default=None)
    stages = read.numbers("stages", t.seats, 0, 7, default=[0] * t.seats)
    ready_now = _named_counts(read, "ready", t.seats, READY_NAMES, LONGEST)
    lay(t, read, BREEDING)
    if asks is None:
        if any(stages) or any(ready_now) or t.paired or t.waiting:
            read.refuse(
                "stages, ready, paired and waiting go with asks: without it a turn or phase is at its beginning"
            )
        _begin(t, read)
        return
    if not isinstance(asks, list | tuple) or len(asks) != t.seats:
        read.refuse(f"asks is a list of {t.seats} questions, null for a seat that has none")
    for seat, ask in enumerate(asks):
        t.ask[seat] = 0 if ask is None else ASKS.index(read.check_word("asks", ask, ASKS[1:]))
        t.ending |= t.ask[seat] == Ask.DISCARD
        t.stage[seat] = stages[seat]
        for column, name in enumerate(READY_NAMES):
            t.ready[seat, column] = ready_now[seat].get(name, 0)
    _check_questions(t, read)


def _begin(t: Table, read: Reader) -> None:
    """Ask as the rules would at the beginning of a turn or a phase. Their earlier steps must have been done."""
    t.paired, t.waiting = 0, 0
    if t.phase == Phase.TURNS:
        t.ask[t.turn] = Ask.TURN
        _check_questions(t, read)
        return
    before = [tokens(t, seat) for seat in range(t.seats)]
    if t.phase == Phase.FEEDING:
        begin_feeding_phase(t)
    elif t.phase == Phase.BREEDING:
        begin_breeding_phase(t)
        while not acting(t) and t.waiting:
            next_breeders(t)
    if [tokens(t, seat) for seat in range(t.seats)] != before:
        read.refuse("at the beginning of phase 2 those without a choice are fed or starve at once (rule 9.4)")
    if t.phase != Phase.OVER and not acting(t):
        read.refuse(f"nobody has anything to decide in the phase {PHASES[t.phase]!r}, so that it is over at once")


def _check_pending(t: Table, read: Reader) -> None:
    """Check that everything unfinished belongs to the question that is asked."""
    ask = t.ask[t.turn]
    eggs = sum(t.ready[t.turn, EGG + sort] for sort in range(RED + 1))
    if t.phase == Phase.TURNS:
        if t.combining != (ask in (Ask.EGG, Ask.POWER, Ask.LOOT, Ask.EVOLVE)):
            read.refuse("a combination is going on exactly while its eggs, powers or loot are asked for")
        if (t.level > 0) != (ask in (Ask.POWER, Ask.LOOT)) or (ask == Ask.LOOT and t.level != 3):
            read.refuse("a power card is chosen after hatching, and only a red dragon steals")
        if (t.hatching > 0 and not t.combining) or (ask == Ask.EGG) > t.hatching or (ask == Ask.EVOLVE and t.hatching):
            read.refuse("eggs hatch one by one within a combination")
        if (t.hatching > 0) != (eggs > 0) or t.hatching > eggs:
            read.refuse("as many eggs must be ready as are to hatch")
        if (t.giving > 0) != (ask == Ask.SWAP) or (t.giving and not (t.blue and t.own[t.turn, t.giving - 1])):
            read.refuse("a token is given for another only while a swap is played")
    for seat in range(t.seats):
        ready_now = any(t.ready[seat, column] for column in range(READY))
        hatching = t.phase == Phase.TURNS and seat == t.turn and t.hatching > 0
        if ready_now and not hatching and t.ask[seat] not in (Ask.BREED, Ask.LOOT, Ask.FEED):
            read.refuse("tokens are ready only for a seat that is hatching, feeding or breeding")
        if (t.stage[seat] > 0) != (t.ask[seat] == Ask.FEED):
            read.refuse("a stage is given exactly for a seat that is feeding")
        in_phase_3 = t.phase == Phase.BREEDING
        if (t.paired >> seat & 1 and not (in_phase_3 and t.ask[seat])) or (
            t.waiting >> seat & 1 and not (in_phase_3 and not t.ask[seat])
        ):
            read.refuse("only in phase 3 have seats paired, or wait for it")


def _check_feeding(t: Table, read: Reader, seat: int) -> None:
    """A seat that is asked has eaters and food, and has named a full number of eaters each time before (9.4)."""
    stage, fed = t.stage[seat], t.ready[seat, FED]
    most = min(t.own[seat, eating(stage)], t.own[seat, feeding_on(stage)])
    said = FEW if eating(stage) >= GROWN + 1 else MANY
    if most == 0:
        read.refuse(f"seat {seat} has nobody to feed at stage {stage}, or nothing to feed them with (rule 9.4)")
    if fed % said or (fed and fed >= most) or any(t.ready[seat, column] for column in range(READY) if column != FED):
        read.refuse(f"seat {seat} feeds, and {said} at a time have been fed so far: {fed} of {most} cannot be")


def _check_questions(t: Table, read: Reader) -> None:
    """Everybody who is asked can answer, and what is asked belongs to the phase."""
    _check_pending(t, read)
    asked_seats = [seat for seat in range(t.seats) if t.ask[seat]]
    if bool(asked_seats) == (t.phase == Phase.OVER):
        read.refuse("somebody must decide, unless the game is over")
    for seat in asked_seats:
        ask = t.ask[seat]
        if ask in (Ask.FEED,) and (t.phase != Phase.FEEDING or t.stage[seat] == 0):
            read.refuse("feeding is asked in phase 2 only, with its stage")
        if ask == Ask.FEED:
            _check_feeding(t, read, seat)
        if (ask == Ask.BREED) != (t.phase == Phase.BREEDING) and ask != Ask.LOOT:
            read.refuse("breeding is asked in phase 3 only")
        if ask == Ask.BREED and t.paired >> seat & 1 and not t.own[seat, INGOT]:
            read.refuse(f"seat {seat} had its free pair and has no ingot for another one (rule 10.5)")
        if t.phase == Phase.TURNS and (seat != t.turn or ask == Ask.FEED):
            read.refuse("in phase 1 only the seat whose turn it is decides")
        for column in range(BASIC):
            if t.ready[seat, column] > t.own[seat, column] and ask != Ask.FEED:
                read.refuse("more tokens are ready than there are")
        for level in (1, 2, 3):
            grown = sum(t.own[seat, GROWN + sort] for sort in range(RED + 1) if LEVEL[sort] == level)
            if ask == Ask.BREED and t.ready[seat, READY_DRAGONS + level] > grown:
                read.refuse("more dragons are ready than there are")
    for seat in range(t.seats):
        limit = HAND_LIMIT
        if seat == t.turn:
            limit += t.blue + t.acted
        if size_of_hand(t, seat) > limit:
            read.refuse(f"seat {seat} has {size_of_hand(t, seat)} cards, more than the {limit} it can have (rule 3.6)")
    for seat in asked_seats:
        if t.ask[seat] == Ask.DISCARD and size_of_hand(t, seat) <= HAND_LIMIT:
            read.refuse("only who has more than 7 cards discards (rule 3.6)")
        if legal(t, seat, [0] * LONGEST) == 0:
            read.refuse(f"seat {seat} is asked {ASKS[t.ask[seat]]!r} but has no answer")


def pieces(t: Table) -> dict[str, int]:
    """Everything that must always be there, wherever it lies."""
    seats = range(t.seats)
    counts = {
        f"{name} cards": t.deck[kind] + t.pile[kind] + sum(t.hand[seat, kind] for seat in seats)
        for kind, name in enumerate(ESSENCES)
    }
    for place, name in enumerate(SHELF_NAMES):
        owned = sum(t.own[seat, token] for seat in seats for token in range(TOKEN_KINDS) if shelf_of(token) == place)
        counts[name] = t.supply[place] + owned
    for power, name in enumerate(POWERS):
        words = [t.powers, t.used, *(t.held[seat] for seat in seats)]
        count = sum(word >> 2 * power & 3 for word in words)
        count += sum(t.red[seat] >> power - BLUES & 1 for seat in seats) if power >= BLUES else 0
        counts[f"power {name}"] = count + sum(t.display[at] == power + 1 for at in range(DISPLAY))
    for medal, name in enumerate(MEDALS):
        bits = [t.medals_down, t.medals_up, *(t.medals[seat] for seat in seats)]
        counts[f"medal {name}"] = sum(word >> medal & 1 for word in bits)
    return counts
