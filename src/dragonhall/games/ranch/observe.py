"""What a seat may know of Dragon Ranch, as a tensor (14)."""

from __future__ import annotations

from ...core.observe.shown_parts import shown_parts
from ...core.observe.tensor import (
    Tensor,
    bits_of,
    bits_of_each,
    copied,
    each_seat,
    me,
    one_of,
    one_of_each,
    own,
    part,
    present,
    seat_set,
    the_seat,
)
from ...core.record import Row
from ...core.rule import rule
from ...core.seats import clockwise
from .box import (
    BASIC,
    BLUES,
    COMBINATIONS,
    DISPLAY,
    ESSENCES,
    ESSENCES_BY_SEATS,
    HAND_LIMIT,
    INGOTS_AS_CARDS,
    KINDS,
    MEDALS,
    MOST_MEDAL_NEEDS,
    MOST_SOLO_DISCARDS,
    POWERS,
    SEATS,
    SHELVES,
    TOKEN_KINDS,
    TOKENS,
)
from .table import FED, LOOSE, READY, Ask, Phase, Table, deck_size, hand_size
from .table_memory import exposed_cards

MANY, MANY_POINTS = 60, 200
"""Only with an unlimited supply can a ranch have this many tokens."""
FULLEST_HAND = HAND_LIMIT + 2
OF_EACH, ALL_CARDS = max(ESSENCES_BY_SEATS), KINDS * max(ESSENCES_BY_SEATS)
POWER_KINDS, REDS, MEDAL_KINDS, COMBINATION_KINDS = len(POWERS), len(POWERS) - BLUES, len(MEDALS), len(COMBINATIONS)
ASKS, STAGES = len(Ask), 7
MOST_COPIES, MOST_SEASONS, MOST_HATCHING = 3, 3, 20
TURNS, FEEDING = ("phase", Phase.TURNS), ("phase", Phase.FEEDING)

TENSOR = Tensor(
    present(SEATS),
    me(SEATS),
    # Options.
    copied("english", says="the English edition"),
    copied("seasons", largest=MOST_SEASONS, says="seasons of the game"),
    copied("beginner", says="no powers and no medals"),
    copied("level_1_only", says="basic eggs are those of level 1 (basic_egg)"),
    copied("breeding_effects", says="dragons hatched by breeding have their colour's effect"),
    copied("unlimited", says="the supply never ends"),
    copied("solo", says="the house solo"),
    copied("medal_needs", largest=MOST_MEDAL_NEEDS, says="tokens a medal needs"),
    copied("solo_discards", largest=MOST_SOLO_DISCARDS, says="cards discarded after each turn of the house solo"),
    # The season.
    one_of("phase", len(Phase), says="over, turns, feeding, breeding"),
    copied("season", largest=MOST_SEASONS, says="the season"),
    the_seat("first", SEATS, says="who opens this season and its phases"),
    the_seat("turn", SEATS, when=TURNS, says="whose turn it is"),
    part("deck", largest=ALL_CARDS, says="Essence cards in the deck"),
    copied("discards", KINDS, largest=OF_EACH, of="pile", says="discarded Essence cards: " + ", ".join(ESSENCES)),
    part("unseen", KINDS, largest=OF_EACH, says="Essence cards in the deck and in the hands of the others"),
    copied(
        "supply",
        SHELVES,
        largest=MANY,
        clip=True,
        says=f"the supply; {MANY} or more: mandrakes, griffins, egg/dragon tokens of level 1, yellow, green, blue, "
        "purple and red, ingots",
    ),
    part("display", POWER_KINDS, largest=DISPLAY, says="power cards on display: " + ", ".join(POWERS)),
    bits_of(
        "power_deck",
        POWER_KINDS,
        largest=MOST_COPIES,
        of="powers",
        width=2,
        says="power cards still in their deck, by power",
    ),
    bits_of(
        "power_discards", POWER_KINDS, largest=MOST_COPIES, of="used", width=2, says="discarded power cards, by power"
    ),
    bits_of("medals_up", MEDAL_KINDS, says="medals to be won this season: " + ", ".join(MEDALS)),
    bits_of("medals_down", MEDAL_KINDS, says="medals still face down"),
    # The turn.
    copied("acted", when=TURNS, says="a draw or an exchange was made this turn"),
    copied("made", largest=2, when=TURNS, says="combinations made this turn"),
    copied("lifted", when=TURNS, says="Two Combinations was played this turn"),
    copied("blue_played", of="blue", when=TURNS, says="a blue card was played this turn"),
    copied("spent", largest=INGOTS_AS_CARDS, when=TURNS, says="ingots used as cards this turn, where that counts"),
    copied("hatching", largest=MOST_HATCHING, when=TURNS, says="eggs still to hatch"),
    copied(
        "level", largest=3, when=TURNS, says="level of the dragon just hatched, while its power card is to be chosen"
    ),
    one_of("giving", BASIC, when=TURNS, first=1, says="the token offered in a swap: " + ", ".join(TOKENS[:BASIC])),
    one_of(
        "this",
        COMBINATION_KINDS,
        when=TURNS,
        first=1,
        says="the last combination of this turn: " + ", ".join(COMBINATIONS),
    ),
    copied("this_farmers", largest=MOST_HATCHING, when=TURNS, says="and its farmers"),
    one_of("last", COMBINATION_KINDS, when=TURNS, first=1, says="the last combination of the turn before"),
    copied("last_farmers", largest=MOST_HATCHING, when=TURNS, says="and its farmers"),
    # Hands.
    own("hand", KINDS, largest=FULLEST_HAND, says="my Essence cards"),
    part("cards", SEATS, largest=FULLEST_HAND, says="Essence cards in each hand"),
    part("known", SEATS, KINDS, largest=FULLEST_HAND, says="cards I know to be in each other hand"),
    part("among", SEATS, KINDS, largest=LOOSE, says="cards I know to be in one of several hands: at each of these"),
    part(
        "exposed", SEATS, KINDS, largest=FULLEST_HAND, says="cards that I know each other seat knows to be in my hand"
    ),
    # Ranches.
    one_of_each("ask", SEATS, ASKS, says="what each seat must decide: " + ", ".join(ask.name.lower() for ask in Ask)),
    each_seat(
        "tokens",
        SEATS,
        TOKEN_KINDS,
        largest=MANY,
        of="own",
        clip=True,
        says=f"tokens; {MANY} or more: " + ", ".join(TOKENS),
    ),
    part(
        "ready",
        SEATS,
        READY,
        largest=MANY,
        says="tokens that may still hatch or pair: mandrakes, griffins, eggs by sort, dragons by level",
    ),
    one_of_each(
        "feeding",
        SEATS,
        STAGES,
        of="stage",
        when=FEEDING,
        first=1,
        says="who eats now: griffins, then dragons from red down to level 1",
    ),
    part("fed", SEATS, largest=MANY, says="how many of them have been fed so far"),
    seat_set("paired", SEATS, says="who had the free pair of this breeding"),
    seat_set("waiting", SEATS, says="whose breeding has not begun"),
    bits_of_each(
        "blue", SEATS, BLUES, largest=MOST_COPIES, of="held", width=2, says="blue cards of each seat, by power"
    ),
    bits_of_each("red", SEATS, REDS, says="red cards of each seat, by power"),
    bits_of_each("medals", SEATS, MEDAL_KINDS, says="medals won"),
    seat_set("banned", SEATS, says="who must not draw"),
    each_seat("score", SEATS, largest=MANY_POINTS, clip=True, says=f"points so far; {MANY_POINTS} or more"),
)
DECK, UNSEEN, ON_DISPLAY, CARDS, KNOWN = map(TENSOR.first, ("deck", "unseen", "display", "cards", "known"))
AMONG, EXPOSED, READY_TOKENS, ALREADY_FED = map(TENSOR.first, ("among", "exposed", "ready", "fed"))
observe_shown = shown_parts(TENSOR, Table, __name__)


@rule
def observe(t: Table, seat: int, out: Row) -> None:
    """Seats are counted clockwise from the one who looks; a spectator looks from seat 0.

    All power cards are seen when they come, so everybody knows what is in their deck.
    """
    observe_shown(t, seat, out)
    out[DECK] = deck_size(t)
    for place in range(DISPLAY):
        if t.display[place] > 0:
            out[ON_DISPLAY + t.display[place] - 1] += 1
    for kind in range(KINDS):
        out[UNSEEN + kind] = ESSENCES_BY_SEATS[t.seats] - t.pile[kind]
    for place in range(t.seats):
        observe_ranch(t, clockwise(max(seat, 0), place, t.seats), place, out)
    if seat >= 0:
        for kind in range(KINDS):
            out[UNSEEN + kind] -= t.hand[seat, kind]
        if t.thieves != 0:
            observe_thefts(t, seat, out)


@rule
def observe_ranch(t: Table, other: int, place: int, out: Row) -> None:
    """Write the open numbers of the seat that sits *place* places from the viewer."""
    out[CARDS + place] = hand_size(t, other)
    if t.phase == Phase.FEEDING:
        out[ALREADY_FED + place] = min(t.ready[other, FED], MANY)
    else:
        for column in range(READY):
            out[READY_TOKENS + READY * place + column] = min(t.ready[other, column], MANY)


@rule
def observe_thefts(t: Table, seat: int, out: Row) -> None:
    """Write what the seat knows of other hands from thefts, and which cards of its own it knows to be known (14.3)."""
    for place in range(1, t.seats):
        other = clockwise(seat, place, t.seats)
        for kind in range(KINDS):
            out[KNOWN + KINDS * place + kind] = t.known[seat * SEATS + other, kind]
        if t.exposed[other * SEATS + seat] != 0:
            for kind in range(KINDS):
                out[EXPOSED + KINDS * place + kind] = exposed_cards(t, other, seat, kind)
        for at in range(LOOSE):
            card = t.loose[seat, at]
            if (card >> (3 + other)) & 1 and not (card >> (3 + seat)) & 1:
                out[AMONG + KINDS * place + (card & 7) - 1] += 1
