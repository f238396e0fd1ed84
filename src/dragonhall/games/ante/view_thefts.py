"""Thefts once more, as they may have gone for all that one observer saw (13.5, TD-54).

``retrace`` takes back all thefts that are open for the observer, newest first, and lets them happen again, oldest
first. Each that the observer did not see takes any card that the victim had then. The observer's later sights decide
whether that can have been: if not, all is tried again. So every way in which the cards can have gone is equally likely.

These things are read here, and the observer knows them:

- which thefts are open for the observer, who stole from whom, and in which of the hands that they touched a card was
  seen later, in which order: all saw it (``telling``; other entries are not read);
- how many cards of which age were in a hand when the first of these thefts touched it: until then the observer was
  sure of them. Cards that came since were seen to come, and cards that left are entries;
- of a card that the observer had heard of (``known``): its name, and where it was when it was shown, drawn into the own
  hand or stolen from it;
- of other cards only how many of each age lie where: ``trade`` lets those of one age change places, and dice are thrown
  for numbers of cards, never for names;
- what a theft took if the observer is the thief or the victim.

``since``, the knowledge of others and what the other thefts took are rewritten, and nothing is decided by them: unknown
cards of one age differ in them only by places that they then exchange.
"""

from __future__ import annotations

from ...core.dice import below, seed_dice
from ...core.rule import rule
from .box import CARDS, COLOURED
from .box_sets import bit_of, count, first_of, lowest, nth, nth_of, word_of
from .table import NONE, SEEN_AGE, WATCHERS, Table, since_of
from .table_known import (
    HEARD_BEFORE,
    SEEN_HEARD,
    SEEN_PLACE,
    SEEN_SINCE,
    in_doubt,
    is_seen,
    linked,
    open_for,
    rename_token,
    seat_of,
    set_token,
    set_token_since,
    thief_of,
    token_age,
    token_heard,
    token_of,
    token_since,
)

TRIES = 200
"""Tries before ``search`` is used. Later sights mostly leave one way in ten or more; when all tries fail, ``search``
finds a way that fits by going back from where it does not. Those ways are then not equally likely, but all possible."""
STEPS = 20_000
"""Entries that ``search`` goes forward and back, at most."""
START, TRIED = 22, 26
"""Parts of a theft that are used while searching: the first choice and how many were tried."""
OF_SEATS = 56
"""Where in a seed the seats of a group stand: each group has dice of its own."""


@rule
def retrace(t: Table, observer: int, seed: int) -> None:
    """Thefts lead from hand to hand and so make groups of seats. Each group that leaves the observer in doubt is dealt
    with for itself: what others may doubt elsewhere changes nothing."""
    done, doubted = 0, False
    for seat in range(t.seats):
        if (done >> seat) & 1 == 0:
            group = linked(t, observer, 1 << seat)
            done |= group
            if group != 1 << seat and in_doubt(t, observer, group):
                if not doubted:
                    note_places(t)
                    doubted = True
                seed_dice(t, seed ^ group << OF_SEATS)
                retrace_group(t, observer, telling(t, observer, group))
    if doubted:
        tidy(t, observer)


@rule
def telling(t: Table, observer: int, group: int) -> int:
    """The entries from which the observer learns about these hands, as bits: open thefts, and what was seen later in
    hands that they touched."""
    rows, touched = 0, 0
    for at in range(t.entries):
        entry = t.memory[at]
        if is_seen(entry):
            rows |= ((touched >> seat_of(entry)) & 1) << at
        elif (open_for(entry) >> observer) & (group >> seat_of(entry)) & 1:
            rows |= 1 << at
            touched |= 1 << seat_of(entry) | 1 << thief_of(entry)
    return rows


@rule
def note_places(t: Table) -> None:
    """During a re-deal every seen card says where it was."""
    for at in range(t.entries):
        if is_seen(t.memory[at]):
            t.memory[at] |= seat_of(t.memory[at]) << SEEN_PLACE


@rule
def retrace_group(t: Table, observer: int, rows: int) -> None:
    known_0, known_1 = known_word(t, observer, 0), known_word(t, observer, 1)
    if observer < WATCHERS:
        known_0 |= t.hand[observer, 0]
        known_1 |= t.hand[observer, 1]
    known_seen = 0
    for at in range(t.entries):
        entry = t.memory[at]
        if is_seen(entry) and (seat_of(entry) == observer or (entry >> (SEEN_HEARD + observer)) & 1):
            known_seen |= 1 << at
    for at in range(t.entries - 1, -1, -1):
        entry = t.memory[at]
        if (rows >> at) & 1 and not is_seen(entry):
            if thief_of(entry) == observer:  # The first time that the observer stole it, had it been heard of?
                token, heard = token_of(entry), (entry >> HEARD_BEFORE) & 1
                known_0 = with_token(known_0, token, 0, heard)
                known_1 = with_token(known_1, token, 1, heard)
                known_seen = with_token(known_seen, token, 2, heard)
            give_back(t, at, observer)
    tries, reached = 1, attempt(t, observer, rows, known_0, known_1, known_seen, NONE)
    while reached < t.entries and tries < TRIES:
        undo(t, observer, rows, reached)
        reached = attempt(t, observer, rows, known_0, known_1, known_seen, NONE)
        tries += 1
    if reached < t.entries:
        undo(t, observer, rows, reached)
        if not search(t, observer, rows, known_0, known_1, known_seen):
            attempt(t, observer, rows, known_0, known_1, known_seen, ANYHOW)


@rule
def undo(t: Table, observer: int, rows: int, reached: int) -> None:
    for at in range(reached - 1, -1, -1):
        if (rows >> at) & 1 and not is_seen(t.memory[at]):
            give_back(t, at, observer)


@rule
def known_word(t: Table, observer: int, word: int) -> int:
    """The cards in hands of which the observer knows, as one word."""
    known = 0
    for seat in range(t.seats):
        left = t.hand[seat, word]
        while left != 0:
            if (t.heard[lowest(left) + COLOURED * word] >> observer) & 1:
                known |= left & -left
            left &= left - 1
    return known


# Tokens: cards in hands, in two words, and seen cards by their entries, in a third


@rule
def bit_in(token: int, part: int) -> int:
    """The bit of a token in one of the three words, 0 if it is not of that word."""
    if token >= CARDS:
        return 1 << (token - CARDS) if part == 2 else 0
    return bit_of(token) if word_of(token) == part else 0


@rule
def with_token(tokens: int, token: int, part: int, there: int) -> int:
    return tokens | bit_in(token, part) if there else tokens & ~bit_in(token, part)


@rule
def held(t: Table, seat: int, at: int, part: int) -> int:
    """The cards that a hand held after *at* entries."""
    found = 0
    if part == 2:
        for row in range(at, t.entries):
            entry = t.memory[row]
            if is_seen(entry) and (entry >> SEEN_PLACE) & 7 == seat and (entry >> SEEN_SINCE) & 31 <= at:
                found |= 1 << row
        return found
    left = t.hand[seat, part]
    while left != 0:
        if since_of(t, lowest(left) + COLOURED * part) <= at:
            found |= left & -left
        left &= left - 1
    return found


@rule
def of_age(t: Table, cards: int, age: int, word: int) -> int:
    """Those of some cards that were drawn from the same deck."""
    found = 0
    while cards != 0:
        if t.age[lowest(cards) + COLOURED * word] == age:
            found |= cards & -cards
        cards &= cards - 1
    return found


@rule
def seen_of_age(t: Table, rows: int, age: int) -> int:
    found = 0
    while rows != 0:
        if (t.memory[lowest(rows)] >> SEEN_AGE) & 127 == age:
            found |= rows & -rows
        rows &= rows - 1
    return found


@rule
def next_age(t: Table, set_0: int, set_1: int, rows: int, age: int) -> int:
    """The least age of some tokens that is greater than *age*, or NONE."""
    found = NONE
    for part in range(3):
        left = set_0 if part == 0 else set_1 if part == 1 else rows
        while left != 0:
            here = token_age(t, lowest(left) + (CARDS if part == 2 else COLOURED * part))
            left &= left - 1
            if here > age and (found == NONE or here < found):
                found = here
    return found


@rule
def nth_named(set_0: int, set_1: int, rows: int, n: int) -> int:
    size = count(set_0) + count(set_1)
    return nth_of(set_0, set_1, n) if n < size else CARDS + nth(rows, n - size)


@rule
def nth_unnamed(t: Table, set_0: int, set_1: int, rows: int, n: int, by_age: bool) -> int:
    """The n-th by age, or one of the n-th age: which, does not depend on names."""
    age = next_age(t, set_0, set_1, rows, NONE)
    while True:
        same_0, same_1, same = of_age(t, set_0, age, 0), of_age(t, set_1, age, 1), seen_of_age(t, rows, age)
        size = 1 if by_age else count(same_0) + count(same_1) + count(same)
        if n < size:
            return first_of(same_0, same_1) if same_0 | same_1 else CARDS + lowest(same)
        n -= size
        age = next_age(t, set_0, set_1, rows, age)


# Back and forth


@rule
def move_token(t: Table, token: int, seat: int, to: int) -> None:
    if token < CARDS:
        t.hand[seat, word_of(token)] &= ~bit_of(token)
        t.hand[to, word_of(token)] |= bit_of(token)
    else:
        t.memory[token - CARDS] += (to - seat) << SEEN_PLACE


@rule
def place_of(t: Table, token: int) -> int:
    if token >= CARDS:
        return (t.memory[token - CARDS] >> SEEN_PLACE) & 7
    seat = 0
    while t.hand[seat, word_of(token)] & bit_of(token) == 0:
        seat += 1
    return seat


@rule
def set_heard(t: Table, token: int, heard: int, observer: int) -> None:
    """The seats that know of a card, but for the observer."""
    old = token_heard(t, token)
    heard = (heard & ~(1 << observer)) | (old & (1 << observer))
    if token < CARDS:
        t.heard[token] = heard
    else:
        t.memory[token - CARDS] += (heard - old) << SEEN_HEARD


@rule
def give_back(t: Table, at: int, observer: int) -> None:
    """Back to before a theft."""
    entry = t.memory[at]
    token, victim, thief = token_of(entry), seat_of(entry), thief_of(entry)
    move_token(t, token, thief, victim)
    heard = (token_heard(t, token) & ~(1 << victim)) | ((entry >> HEARD_BEFORE) & 1) << thief
    set_heard(t, token, heard, observer)


@rule
def take_again(t: Table, at: int, token: int, observer: int) -> None:
    """The theft, as if it had taken this card."""
    victim, thief = seat_of(t.memory[at]), thief_of(t.memory[at])
    move_token(t, token, victim, thief)
    set_token(t, at, token)
    heard = token_heard(t, token)
    if thief != observer:
        t.memory[at] = (t.memory[at] & ~(1 << HEARD_BEFORE)) | ((heard >> thief) & 1) << HEARD_BEFORE
    set_heard(t, token, (heard | 1 << victim) & ~(1 << thief), observer)


@rule
def trade(t: Table, token: int, other: int, at: int, observer: int) -> None:
    """Exchange the pasts of two cards of one age that the observer cannot tell apart."""
    seat, place = place_of(t, token), place_of(t, other)
    if seat != place:
        move_token(t, token, seat, place)
        move_token(t, other, place, seat)
    since, heard = token_since(t, token), token_heard(t, token)
    set_token_since(t, token, token_since(t, other))
    set_token_since(t, other, since)
    set_heard(t, token, token_heard(t, other), observer)
    set_heard(t, other, heard, observer)
    mine = 1 << observer  # The observer's certainty belongs to the card that it knows by now.
    note, other_note = note_of(t, token), note_of(t, other)
    if token < CARDS:
        t.note[token] = note & mine | other_note & ~mine
    if other < CARDS:
        t.note[other] = other_note & mine | note & ~mine
    rename_token(t, token, MARKED, at)
    rename_token(t, other, token, at)
    rename_token(t, MARKED, other, at)


@rule
def note_of(t: Table, token: int) -> int:
    """The seats that are sure where a card is; it does not matter for one that was seen."""
    return t.note[token] if token < CARDS else 0


MARKED = 127
"""No token."""
ANYHOW = -2
"""Instead of a choice: what cannot have been so is made to fit."""


@rule
def go_on(t: Table, at: int, observer: int, known_0: int, known_1: int, known_seen: int, choice: int) -> bool:
    """One entry more; False if it cannot have been so. Without a choice (NONE) the dice decide."""
    entry = t.memory[at]
    seat, seen = seat_of(entry), is_seen(entry)
    token = CARDS + at if seen else token_of(entry)
    if seat != observer:
        set_0, set_1, rows = held(t, seat, at, 0), held(t, seat, at, 1), held(t, seat, at, 2)
        if choice == ANYHOW:
            free_0 = set_0 & ~sure_word(t, observer, seat, at, 0)
            free_1 = set_1 & ~sure_word(t, observer, seat, at, 1)
            if free_0 | free_1 | rows:
                set_0, set_1 = free_0, free_1
        size = count(set_0) + count(set_1) + count(rows)
        unnamed_0, unnamed_1, unnamed = set_0 & ~known_0, set_1 & ~known_1, rows & ~known_seen
        if not seen and thief_of(entry) != observer:
            named = size - count(unnamed_0) - count(unnamed_1) - count(unnamed)
            n = choice if choice >= 0 else below(t, size)
            if n < named:
                token = nth_named(set_0 & known_0, set_1 & known_1, rows & known_seen, n)
            else:
                token = nth_unnamed(t, unnamed_0, unnamed_1, unnamed, n - named, choice >= 0)
        elif bit_in(token, 0) & known_0 | bit_in(token, 1) & known_1 | bit_in(token, 2) & known_seen:
            if bit_in(token, 0) & set_0 | bit_in(token, 1) & set_1 | bit_in(token, 2) & rows == 0:
                if choice != ANYHOW:
                    return False
                trade(t, token, nth_named(set_0, set_1, rows, 0), at, observer)
        else:
            age = token_age(t, token)
            same_0, same_1 = of_age(t, unnamed_0, age, 0), of_age(t, unnamed_1, age, 1)
            same = seen_of_age(t, unnamed, age)
            alike = count(same_0) + count(same_1) + count(same)
            if choice == ANYHOW and alike == 0:
                same_0, same_1, same = set_0, set_1, rows
            # The more such cards lie there, the likelier it is that one of them is seen.
            elif alike == 0 or (
                choice == NONE and below(t, size - sure_of(t, observer, seat, at, set_0, set_1)) >= alike
            ):
                return False
            if bit_in(token, 0) & same_0 | bit_in(token, 1) & same_1 | bit_in(token, 2) & same == 0:
                trade(t, token, nth_named(same_0, same_1, same, 0), at, observer)
    if not seen:
        take_again(t, at, token, observer)
    return True


@rule
def sure_of(t: Table, observer: int, seat: int, at: int, set_0: int, set_1: int) -> int:
    """How many of the cards of a hand were there at an entry in every way in which things can have gone."""
    return count(sure_word(t, observer, seat, at, 0) & set_0) + count(sure_word(t, observer, seat, at, 1) & set_1)


@rule
def sure_word(t: Table, observer: int, seat: int, at: int, word: int) -> int:
    """The cards of which the observer is sure that they are in this hand and have been since an entry, as one word.

    Who is sure saw the card come there. If all saw it, ``held`` knows since when; if it was stolen from the observer,
    it may have been anywhere before the observer had it.
    """
    sure, left = 0, t.hand[seat, word]
    while left != 0:
        card = lowest(left) + COLOURED * word
        if (t.note[card] >> observer) & 1 and not lost_after(t, observer, card, at):
            sure |= left & -left
        left &= left - 1
    return sure


@rule
def lost_after(t: Table, observer: int, card: int, at: int) -> bool:
    """Whether this card was stolen from the observer after an entry."""
    for row in range(at + 1, t.entries):
        entry = t.memory[row]
        if not is_seen(entry) and seat_of(entry) == observer and token_of(entry) == card:
            return True
    return False


@rule
def attempt(t: Table, observer: int, rows: int, known_0: int, known_1: int, known_seen: int, choice: int) -> int:
    """How many entries could be gone through; what the observer steals is known from then on."""
    for at in range(t.entries):
        if (rows >> at) & 1:
            if not go_on(t, at, observer, known_0, known_1, known_seen, choice):
                return at
            entry = t.memory[at]
            if not is_seen(entry) and thief_of(entry) == observer:
                known_0 |= bit_in(token_of(entry), 0)
                known_1 |= bit_in(token_of(entry), 1)
                known_seen |= bit_in(token_of(entry), 2)
    return t.entries


@rule
def search(t: Table, observer: int, rows: int, known_0: int, known_1: int, known_seen: int) -> bool:
    """Some way that fits: where there is none, go back to the last theft that can have taken something else.

    There is one, the true one. If it is not found within the allowed steps, all is as before, and the answer is False.
    """
    at, steps, forward = 0, 0, True
    while 0 <= at < t.entries and steps < STEPS:
        steps += 1
        entry = t.memory[at]
        seat = seat_of(entry)
        now_0, now_1, now_seen = known_0, known_1, known_seen
        for row in range(at):
            if (rows >> row) & 1 and not is_seen(t.memory[row]) and thief_of(t.memory[row]) == observer:
                now_0 |= bit_in(token_of(t.memory[row]), 0)
                now_1 |= bit_in(token_of(t.memory[row]), 1)
                now_seen |= bit_in(token_of(t.memory[row]), 2)
        gone = False
        if (rows >> at) & 1 == 0:
            gone = forward
        elif not is_seen(entry) and seat != observer and thief_of(entry) != observer:
            ways = choices(t, seat, at, now_0, now_1, now_seen)
            if forward:
                t.memory[at] = (entry & ~(255 << START)) | below(t, ways) << START
            else:
                t.memory[at] += 1 << TRIED
            tried = (t.memory[at] >> TRIED) & 15
            if tried < ways:
                gone = go_on(t, at, observer, now_0, now_1, now_seen, (((t.memory[at] >> START) & 15) + tried) % ways)
        elif forward:
            gone = go_on(t, at, observer, now_0, now_1, now_seen, 0)
        forward = gone
        if gone:
            at += 1
        else:
            at -= 1
            if at >= 0 and (rows >> at) & 1 and not is_seen(t.memory[at]):
                give_back(t, at, observer)
    found = at == t.entries
    if not found:
        undo(t, observer, rows, at)
    for row in range(t.entries):
        if not is_seen(t.memory[row]):
            t.memory[row] &= ~(255 << START)
    return found


@rule
def choices(t: Table, seat: int, at: int, known_0: int, known_1: int, known_seen: int) -> int:
    """The cards that a theft can have taken: cards that are known, and unknown ones by their age."""
    set_0, set_1, rows = held(t, seat, at, 0), held(t, seat, at, 1), held(t, seat, at, 2)
    ways = count(set_0 & known_0) + count(set_1 & known_1) + count(rows & known_seen)
    age = next_age(t, set_0 & ~known_0, set_1 & ~known_1, rows & ~known_seen, NONE)
    while age != NONE:
        ways += 1
        age = next_age(t, set_0 & ~known_0, set_1 & ~known_1, rows & ~known_seen, age)
    return ways


@rule
def tidy(t: Table, observer: int) -> None:
    """Match what the others know of cards to how the cards went; places of seen cards are no longer needed."""
    mine = 1 << observer
    for at in range(t.entries):
        entry = t.memory[at]
        if is_seen(entry):
            t.memory[at] = entry & ~(7 << SEEN_PLACE) & ~(1 << (SEEN_HEARD + seat_of(entry)))
    for seat in range(t.seats):
        for word in range(2):
            left = t.hand[seat, word]
            while left != 0:
                card = lowest(left) + COLOURED * word
                left &= left - 1
                t.heard[card] &= ~(1 << seat)
                sure = t.note[card] & sure_at_most(t, seat, card) | stolen_from(t, card)
                t.note[card] = (sure & ~mine | t.note[card] & mine) & t.heard[card]


@rule
def stolen_from(t: Table, card: int) -> int:
    """Whom the last theft of a card took it from, if they can still be sure of it, as a bit."""
    for at in range(t.entries - 1, -1, -1):
        entry = t.memory[at]
        if not is_seen(entry) and token_of(entry) == card:
            return 1 << seat_of(entry) & sure_at_most(t, thief_of(entry), card)
    return 0


@rule
def sure_at_most(t: Table, seat: int, card: int) -> int:
    """The seats that can know that a card is in this hand, as bits: a theft that they did not see may have taken it."""
    sure, at = 127, t.entries - 1
    while at >= since_of(t, card):
        entry = t.memory[at]
        at -= 1
        if not is_seen(entry):
            if token_of(entry) == card:
                return sure & (1 << seat_of(entry) | 1 << thief_of(entry))
            if seat_of(entry) == seat:
                sure &= 1 << seat | 1 << thief_of(entry)
    return sure
