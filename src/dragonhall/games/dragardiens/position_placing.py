"""Lays a described situation on the table, with the checks that keep impossible ones off it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ...core.position import Reader, as_bits, clear, lay, members
from .box import (
    CHEST_NAMES,
    CHESTS,
    COLOURS,
    CRYSTALS,
    DRAGON,
    EGGS,
    FRAGMENTS,
    KIND_NAMES,
    LEFT,
    LEFT_KINDS,
    PAGE,
    REAL_KINDS,
    SHADOW,
    SHADOWS,
    SIDES,
    STARTING_CARDS,
)
from .moves import EVERY
from .position import ASKS, THIS_TURN, page_text, place_of, starting_labels
from .powers import might_lay
from .rules import LONGEST_LULL
from .rules_choices import legal
from .table import EMPTY, UNSEEN, Ask, Table, read_page, to_hand


def place(t: Table, described: dict[str, Any]) -> None:
    """Lay a described situation on a table that was just dealt; what is left out gets a default."""
    Placing(t, described).run()


class Placing:
    """One described situation on its way to the table."""

    def __init__(self, t: Table, described: dict[str, Any]) -> None:
        self.t, self.read = t, Reader(described)
        self.labels = starting_labels(t)
        self.players = self.read.parts("players", t.seats)
        self.left = Counter({kind: t.rest[kind] for kind in range(REAL_KINDS)})
        self.dealt_slots = [t.slot[side] for side in range(2)]
        self.dealt_pages = [t.under[side] for side in range(2)]
        self.left.update(self.dealt_slots)
        self.left[SHADOW] = SHADOWS
        self.free = set(range(STARTING_CARDS))
        self.all_fragments = [t.value[at] for at in range(FRAGMENTS)]
        self.in_game = t.highest + 1
        self.crests_dealt, self.chests_dealt, self.chests_to_choose = t.crests_left, t.chests, t.to_choose

    def run(self) -> None:
        t, read = self.t, self.read
        clear(t, (*KEPT, *KEPT_TOO))
        t.reds_left = t.reds
        self.place_turn()
        for card in self.starting_cards(read, "shown"):
            t.shown |= 1 << card
            self.left[t.kind_of[card]] += 1
        for seat, player in enumerate(self.players):
            self.place_player(seat, player)
        self.place_fragments()
        for seat, player in enumerate(self.players):
            self.place_pearls(seat, player)
            player.done()
        self.place_grimoire()
        self.place_rest()
        self.place_supplies()
        self.place_end()
        read.done()
        self.check()

    def place_turn(self) -> None:
        t, read = self.t, self.read
        t.first = read.number("first", 0, t.seats - 1, default=0)
        t.turn = read.number("turn", 0, t.seats - 1, default=t.first)
        t.ask = ASKS[read.word("ask", tuple(ASKS), default="turn")]
        t.asked = read.number("asked", 0, t.seats - 1, default=0 if t.ask == Ask.NOTHING else t.turn)
        if t.ask in (Ask.TURN, Ask.CHEST) and t.asked != t.turn:
            read.refuse("only the seat whose turn it is can be asked that")
        if t.ask == Ask.OTHERS and t.asked == t.turn:
            read.refuse("the seats that lay after the turn are the others, not the seat whose turn it is")
        lay(t, read, THIS_TURN)
        if (t.ask == Ask.ADD) != (t.need > 0) or (t.last and t.ask != Ask.ADD):
            read.refuse("need says how many cards are still to be named while a seat is asked to add, and only then")
        t.to_choose = read.number("to_choose", 0, CHESTS, default=self.chests_to_choose if t.ask == Ask.CHEST else 0)
        chests = read.different("chests", CHEST_NAMES, default=self.default_chests())
        t.chests = as_bits(CHEST_NAMES.index(chest) for chest in chests)

    def default_chests(self) -> list[str]:
        """Those that were dealt; of chests that are chosen, the first ones."""
        if self.chests_dealt or self.t.ask == Ask.CHEST:
            return [CHEST_NAMES[chest] for chest in members(self.chests_dealt)]
        return list(CHEST_NAMES[: self.chests_to_choose])

    # Cards

    def take_card(self, kind: int) -> int:
        self.left[kind] -= 1
        if self.left[kind] < 0:
            self.read.refuse(f"there are not so many cards {KIND_NAMES[kind]!r} in this box")
        return kind

    def cards(self, read: Reader, name: str) -> list[int]:
        return [self.take_card(KIND_NAMES.index(word)) for word in read.words(name, KIND_NAMES)]

    def starting_cards(self, read: Reader, name: str) -> list[int]:
        return [self.take_starting(self.labels.index(label)) for label in read.words(name, self.labels)]

    def take_starting(self, card: int) -> int:
        if card not in self.free:
            self.read.refuse(f"the starting card {self.labels[card]!r} is there twice")
        self.free.remove(card)
        return card

    def place_player(self, seat: int, read: Reader) -> None:
        t = self.t
        for kind in self.cards(read, "hand"):
            to_hand(t, seat, kind)
        for card in self.starting_cards(read, "starting"):
            t.starts[seat] |= 1 << card
            t.unseen[seat] += 1
            t.dealt[card] = seat + 1
        school = read.value("school", [])
        if not isinstance(school, list) or len(school) > 4:
            read.refuse("a school is a list of up to four piles, each a list of cards")
        for pile in school:
            self.place_pile(seat, Reader({"school": pile}, read.where))
        t.crystals[seat] = read.number("crystals", 0, CRYSTALS, default=0)
        t.eggs[seat] = read.number("eggs", 0, EGGS, default=0)
        t.crest[seat] = read.number("crest", 0, 99, default=0)

    def place_pile(self, seat: int, read: Reader) -> None:
        t = self.t
        kinds = self.cards(read, "school")
        colours = {int(DRAGON[kind]) for kind in kinds if kind != SHADOW}
        if len(colours) != 1:
            read.refuse("a pile has dragons of one colour, at least one real one (rule 6.3)")
        colour = colours.pop()
        if colour in [t.row[seat, at] for at in range(t.piles[seat])]:
            read.refuse(f"the school has two {COLOURS[colour]} piles (rule 6.5)")
        t.row[seat, t.piles[seat]] = colour
        t.piles[seat] += 1
        for kind in kinds:
            t.height[seat] += 1
            if kind == SHADOW:
                t.stand_ins[seat, colour] += 1
            else:
                t.laid[seat, kind] += 1

    def place_grimoire(self) -> None:
        t, read = self.t, self.read
        grimoire = read.part("grimoire", {})
        piles = [grimoire.part(name, {}) for name in SIDES]
        grimoire.done()
        for side, pile in enumerate(piles):
            written = pile.value("written", [])
            if not isinstance(written, list):
                pile.refuse("written is a list of cards")
            for item in written:
                t.written[place_of(side, t.deep[side])] = self.written_card(pile, side, item)
                t.deep[side] += 1
        training = read.value("training", None)
        if training is not None and not (isinstance(training, list) and len(training) == 2):
            read.refuse("the training ground is a list of two cards, or null where a place is empty")
        pages = [pile.value("under", None) for pile in piles]
        for side in range(2):
            self.under_page(piles[side], side, pages[side], dry_run=True)
            if training is not None:
                card = training[side]
                t.slot[side] = EMPTY
                if card is not None:
                    kind = KIND_NAMES.index(read.check_word("training", card, KIND_NAMES))
                    if self.side_of(kind) != side:
                        read.refuse(f"{card!r} cannot lie on the {SIDES[side]} side of the training ground")
                    t.slot[side] = self.take_card(kind)
        for side in range(2):
            self.under_page(piles[side], side, pages[side])
            if training is None:
                t.slot[side] = self.default_slot(side)
            piles[side].done()

    def written_card(self, read: Reader, side: int, item: Any) -> int:
        if isinstance(item, dict):
            part = Reader(item, read.where)
            card = self.take_starting(self.labels.index(part.word("starting", self.labels)))
            self.t.dealt[card] = 1 + part.number("seat", 0, self.t.seats - 1)
            part.done()
            kind, written = self.t.kind_of[card], UNSEEN + card
        else:
            kind = written = self.take_card(KIND_NAMES.index(read.check_word("written", item, KIND_NAMES)))
        if self.side_of(kind) != side:
            read.refuse(f"{KIND_NAMES[kind]!r} cannot be written on the {SIDES[side]} pile (rule 5.2)")
        return written

    def side_of(self, kind: int) -> int:
        return LEFT if kind < LEFT_KINDS or kind == SHADOW else 1 - LEFT

    def kinds_on(self, side: int) -> range:
        return range(LEFT_KINDS) if side == LEFT else range(LEFT_KINDS, REAL_KINDS)

    def under_page(self, read: Reader, side: int, page: Any, dry_run: bool = False) -> None:
        """The page of the unwritten card on top; left out, the one that was dealt if there is still one like it."""
        there = sorted({int(PAGE[kind]) for kind in self.kinds_on(side) if self.left[kind] > 0})
        if not there:
            read.refuse("a pile never loses its last card (rule 3.3)")
        if dry_run:
            return
        if page is None:
            number = self.dealt_pages[side]
            number = number if number in there else there[0]
        else:
            pages = [page_text(side, one) for one in there]
            if isinstance(page, bool) or page not in pages:
                read.refuse(f"no card with the page {str(page)[:20]!r} is left for the pile; there are {pages}")
            number = there[pages.index(page)]
        self.t.under[side] = number

    def default_slot(self, side: int) -> int:
        """The card that was dealt there if it is still free, else any other; one card with the page must remain."""
        wanted = [self.dealt_slots[side], *self.kinds_on(side)]
        shows = sum(self.left[kind] for kind in self.kinds_on(side) if PAGE[kind] == self.t.under[side])
        for kind in wanted:
            if self.left[kind] > 0 and (shows > 1 or PAGE[kind] != self.t.under[side]):
                return self.take_card(kind)
        return EMPTY

    def place_rest(self) -> None:
        t = self.t
        for kind in range(REAL_KINDS):
            side = self.side_of(kind)
            t.rest[kind] = self.left[kind]
            t.paged[PAGE[kind] - 1 if side == LEFT else 5 + PAGE[kind]] += self.left[kind]
            t.resting[side] += self.left[kind]
        for side in range(2):
            read_page(t, side)
        if t.paged[t.under[LEFT] - 1] == 0 or t.paged[5 + t.under[1]] == 0:
            self.read.refuse("no card is left for the page below")

    # Tokens

    def place_fragments(self) -> None:
        t, read = self.t, self.read
        lists = [self.values(player, player.value("fragments", [])) for player in self.players]
        low = [(value, seat) for seat, values in enumerate(lists) for value in values]
        low += self.taken_list("taken_lowest")
        high = self.taken_list("taken_highest")
        left = Counter(self.all_fragments)
        self.spend(left, (value for value, _ in low + high))
        size = self.in_game - len(low) - len(high)
        row = read.value("row", None)
        if row is None:
            row = sorted(left.elements())
            out = len(row) - size
            row = row[: size // 2] + row[size // 2 + out :]
        row = sorted(self.values(read, row))
        if size < 0 or len(row) != size:
            here = len(row) + len(low) + len(high)
            read.refuse(f"with {t.seats} seats {self.in_game} fragments are in the game, here are {here}")
        self.spend(left, row)
        values = [value for value, _ in low] + row + [value for value, _ in high] + sorted(left.elements())
        for at, value in enumerate(values):
            t.value[at] = value
        t.lowest, t.highest = len(low), len(low) + size - 1
        for at, (value, seat) in [*enumerate(low), *enumerate(high, t.highest + 1)]:
            t.owner[at] = seat + 1
            t.points[seat] += value
            t.fragments[seat] += 1

    def values(self, read: Reader, values: Any) -> list[int]:
        if not isinstance(values, list):
            read.refuse("fragments are lists of values")
        return [read.check_number("a fragment", value, 1, 99) for value in values]

    def taken_list(self, name: str) -> list[tuple[int, int]]:
        pairs = self.read.value(name, [])
        if not isinstance(pairs, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in pairs):
            self.read.refuse(f"{name} is a list of fragments, each with its value and its seat")
        return [
            (self.read.check_number(name, value, 1, 99), self.read.check_number(name, seat, 0, self.t.seats - 1))
            for value, seat in pairs
        ]

    def spend(self, left: Counter[int], values: Iterable[int]) -> None:
        for value in values:
            left[value] -= 1
            if left[value] < 0:
                self.read.refuse(f"there are not so many fragments of {value} in this box")

    def place_pearls(self, seat: int, read: Reader) -> None:
        """One for each ring; left out, red ones go first, from the first seat on."""
        t = self.t
        amulets = t.fragments[seat] // 3
        pearls = read.part("pearls", {})
        t.red[seat] = pearls.number("red", 0, t.reds_left, default=min(t.reds_left, amulets))
        t.blue[seat] = pearls.number("blue", 0, 15, default=max(0, amulets - t.red[seat]))
        pearls.done()
        if t.red[seat] + t.blue[seat] != amulets:
            read.refuse(f"{t.fragments[seat]} fragments make {amulets} amulets, each with one pearl (rule 7.4)")
        t.reds_left -= t.red[seat]
        t.amulets += amulets

    def place_supplies(self) -> None:
        t, read = self.t, self.read
        t.shadows = self.left[SHADOW]
        t.crystals_left = CRYSTALS - sum(t.crystals[seat] for seat in range(t.seats))
        t.eggs_left = EGGS - sum(t.eggs[seat] for seat in range(t.seats))
        if min(t.crystals_left, t.eggs_left) < 0:
            read.refuse(f"there are only {CRYSTALS} crystals and {EGGS} eggs")
        if t.amulets > t.reds - t.reds_left and t.reds_left > 0:
            read.refuse("a blue pearl is taken only when the red ones are gone (rule 7.5)")
        held = [t.crest[seat] for seat in range(t.seats) if t.crest[seat]]
        places = members(self.crests_dealt)
        for value in held:
            at = next((at for at in places if t.crest_value[at] == value), None)
            if at is None:
                read.refuse(f"there is no crest of {value} left for it")
            places.remove(at)
        given = read.value("crests", None)
        if given is not None and given != [t.crest_value[at] for at in places]:
            read.refuse(
                f"with those held the crests left are {[t.crest_value[at] for at in places]}, not {str(given)[:40]}"
            )
        t.crests_left = as_bits(places)

    def place_end(self) -> None:
        t, read = self.t, self.read
        if t.ask != Ask.NOTHING:
            return
        dealt = [t.pearl[at] for at in range(len(t.pearl))]
        pearls = read.numbers("pearls", len(t.pearl), 1, 99, default=dealt)
        if sorted(pearls[: t.reds]) != sorted(dealt[: t.reds]) or sorted(pearls[t.reds :]) != sorted(dealt[t.reds :]):
            read.refuse(f"the pearls of this box are {dealt}")
        at = {"red": 0, "blue": t.reds}
        for place, value in enumerate(pearls):
            t.pearl[place] = value
        for seat in range(t.seats):
            for colour, count in (("red", t.red[seat]), ("blue", t.blue[seat])):
                t.pearl_points[seat] += sum(pearls[at[colour] : at[colour] + count])
                at[colour] += count
        most = max(1, *(t.eggs[seat] for seat in range(t.seats)))
        leaders = [seat for seat in range(t.seats) if t.eggs[seat] == most]
        if read.seats("turned", t.seats, default=leaders) != leaders:
            read.refuse("the seats with most eggs turn one (rule 9.6)")
        t.turned = as_bits(leaders)

    # What must fit together

    def check(self) -> None:
        t, read = self.t, self.read
        self.check_starting_cards()
        self.check_crests()
        self.check_turn()
        ended = t.amulets >= t.goal or t.idle == t.seats or t.lull == LONGEST_LULL
        finishing = t.finish_turn and t.ask in (Ask.OTHERS, Ask.ADD) and t.amulets >= t.goal
        if t.ask == Ask.NOTHING:
            if not ended:
                read.refuse(f"the game is not over: {t.amulets} of {t.goal} amulets are complete (rules 9.1, 9.3, 9.4)")
            return
        if ended and not finishing:
            read.refuse(f"the game is over: {t.amulets} of {t.goal} amulets are complete (rules 9.1, 9.3, 9.4)")
        if t.ask == Ask.OTHERS and not might_lay(t, t.asked):
            read.refuse("a seat that cannot lay, as everybody can tell, is not asked (rule 8.3)")
        if not legal(t, t.asked, [0] * EVERY):
            read.refuse("the seat that is asked has nothing it could do")

    def check_starting_cards(self) -> None:
        """The seats after the first drew 1, 2 and 3; those shown may have been anybody's (2.2)."""
        t = self.t
        drawn = [(seat - t.first) % t.seats for seat in range(t.seats)]
        known = [sum(t.dealt[card] == seat + 1 for card in range(STARTING_CARDS)) for seat in range(t.seats)]
        if any(many > most for many, most in zip(known, drawn, strict=True)):
            self.read.refuse(f"with seat {t.first} first the seats have at most {drawn} starting cards (rule 2.2)")
        if sum(known) + t.shown.bit_count() > sum(drawn):
            self.read.refuse(f"only {sum(drawn)} starting cards were dealt (rule 2.2)")

    def check_crests(self) -> None:
        """A crest for all four colours, at once and while there are any (7.8)."""
        t = self.t
        for seat in range(t.seats):
            all_four = t.piles[seat] == 4
            if t.crest[seat] and not all_four:
                self.read.refuse(f"seat {seat} has a crest without all four colours (rule 7.8)")
            laying = t.ask == Ask.ADD and t.asked == seat
            if all_four and not t.crest[seat] and t.crests_left and not laying:
                self.read.refuse(f"seat {seat} has all four colours and no crest, though one is left (rule 7.8)")

    def check_turn(self) -> None:
        t, read = self.t, self.read
        if (t.taken == 4 or t.opened) and not t.paid:
            read.refuse("a fourth card or an open chest costs a crystal: crystal_paid is true then (rules 4.3, 11.2)")
        if t.taken == 4 and t.opened:
            read.refuse("a fourth card and a chest share the limit of one crystal a turn (rule 11.2)")
        if (t.wrote or t.opened) and not t.stopped:
            read.refuse("who has written or opened a chest has stopped taking (rule 4.6)")
        if any(t.wrote >> side & 1 and not t.deep[side] for side in range(2)):
            read.refuse("a side was written on this turn, but no written card lies there (rule 5.1)")
        if t.opened and not t.chests >> (t.opened - 1) & 1:
            read.refuse("the chest that was opened does not lie out (rule 11.2)")
        chests = t.chests.bit_count()
        if t.ask == Ask.CHEST:
            if not t.to_choose or not self.chests_to_choose or chests + t.to_choose != self.chests_to_choose:
                read.refuse("chests are chosen only with the option chests=chosen, as many as chest_count (rule 11.1)")
            if t.taken or any(t.held[seat] or t.piles[seat] or t.fragments[seat] for seat in range(t.seats)):
                read.refuse("chests are chosen before the first turn (rule 11.1)")
        elif t.to_choose or chests != (self.chests_to_choose or self.chests_dealt.bit_count()):
            read.refuse("as many chests lie out as the options say (rule 11.1)")


KEPT = ("kind_of", "reward", "pearl", "reds", "crest_value", "egg", "egg_back", "goal", "seats", "finish_turn")
KEPT_TOO = ("open_fragments", "open_hands", "value")
"""The options, and the values of the box."""
