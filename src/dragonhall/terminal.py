"""Playing and replaying on a terminal. It uses only the contract: each game draws its own view."""

from __future__ import annotations

import json
import secrets
import unicodedata
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from .analysis.daily import Deal, decision, record_of
from .bots import Bot, ask
from .bots.advice import NETWORK
from .bots.levels import HouseBot, bot_named
from .bots.network_insight import at_once
from .core.errors import DragonhallError
from .core.match import Match
from .core.moves import Move
from .core.take_back import may_take_back
from .games import rules_text
from .narration import result_lines
from .words import Words


class Goodbye(Exception):
    """The player wants to leave."""


class TerminalTable:
    """One match on a terminal: people at some seats, bots at the others."""

    how_to_answer = "house-how-to-answer"

    def __init__(
        self,
        match: Match,
        bots: dict[int, Bot],
        names: Sequence[str],
        words: Words,
        console: Console,
        read: Callable[[str], str] | None = None,
    ) -> None:
        self.match, self.bots, self.names = match, bots, list(names)
        self.words, self.console, self._read = words, console, read
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self._shown_ply = dict.fromkeys([*self.people, None], 0)
        self._last_person: int | None = self.people[0] if self.people else None

    def play(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.match.over:
                waiting = [seat for seat in self.match.to_act if seat in self.bots]
                if waiting:
                    self.match.play(self._bot_decides(waiting[0]), seat=waiting[0])
                else:
                    self._person_decides(self.match.to_act[0])
        except (Goodbye, EOFError, KeyboardInterrupt):
            self._say("house-bye")
            return
        self._tell(self._last_person)
        self._draw(self._last_person)
        self._say_result()

    def replay(self, seat: int | None) -> None:
        """Tell the news of a whole match, then draw the table."""
        self._tell(seat)
        self._draw(seat)
        if self.match.over:
            self._say_result()

    # One decision

    def _bot_decides(self, seat: int) -> Move:
        bot = self.bots[seat]
        quick = bot.at_once(self.match.game) if isinstance(bot, HouseBot) else bot
        return ask(quick, self.match, seat, secrets.randbits(62))

    def _person_decides(self, seat: int) -> None:
        if len(self.people) > 1 and seat != self._last_person:
            self.console.clear()
            self._ask(self.words("house-curtain", name=self.names[seat]))
        self._last_person = seat
        self._tell(seat)
        self._draw(seat)
        moves = self.match.moves(seat)
        self.console.print(Text(self.words("house-your-turn", name=self.names[seat]), style="bold green"))
        for number, move in enumerate(moves, 1):
            self.console.print(Text(f"{number:3}  {self.words.move(self.match.game, move, self.names)}"))
        self.console.print(Text(self.words(self.how_to_answer), style="dim"))
        while True:
            answer = self._ask("> ").strip()
            if answer.lower() in self._commands:
                if self._commands[answer.lower()](self, seat):
                    return
                continue
            try:
                self.match.play(self._understood(answer, moves), seat=seat)
                return
            except DragonhallError:
                self._say("house-not-understood", said=repr(answer[:40]), count=len(moves), style="red")

    def _understood(self, answer: str, moves: Sequence[Move]) -> str | Move:
        """Read a number of the list, the move in the player's language, or its canonical text."""
        if answer.isdecimal() and 1 <= int(answer) <= len(moves):
            return moves[int(answer) - 1]
        said = answer.casefold()
        return next(
            (move for move in moves if self.words.move(self.match.game, move, self.names).casefold() == said), answer
        )

    def _undo(self, seat: int) -> bool:
        if not self.match.log:
            self._say("house-nothing-to-undo")
        elif not may_take_back(self.match, seat):
            self._say("house-cannot-undo")
        else:
            self.match.undo()
            self._shown_ply = {who: min(ply, self.match.ply + 1) for who, ply in self._shown_ply.items()}
            self._say("house-undone")
            return True
        return False

    def _save(self, seat: int) -> bool:
        """Save into a file that the player names; ask before overwriting."""
        file = self._ask(self.words("house-save-as") + " ").strip()
        try:
            path = Path(file).expanduser()
            if not file or (path.is_file() and not self._agrees("house-write-over", file=file)):
                self._say("house-not-saved")
                return False
            path.write_text(json.dumps(self.record(), indent=1), "utf-8")
        except (OSError, ValueError, RuntimeError) as error:  # also: no path at all, nobody's home
            self._say("house-cannot-save", file=file, why=getattr(error, "strerror", None) or str(error), style="red")
        else:
            self._say("house-saved", file=file)
        return False

    def record(self) -> dict[str, Any]:
        """Return what is saved."""
        return self.match.record()

    def _rules(self, seat: int) -> bool:
        with self.console.pager(styles=True):
            self.console.print(Markdown(rules_text(self.match.game.name, self.words.language)))
        return False

    def _hint(self, seat: int) -> bool:
        for budget in ([NETWORK] if at_once(self.match.game) else []) + ["1s"]:
            said = self.match.hint(seat, budget).why(self.words, self.match.game, self.names)
            self.console.print(Text(said, style="italic"))
        return False

    def _quit(self, seat: int) -> bool:
        raise Goodbye

    _commands: dict[str, Callable[[TerminalTable, int], bool]] = {
        "u": _undo, "h": _hint, "s": _save, "r": _rules, "q": _quit,
    }  # fmt: skip

    # Showing

    def _tell(self, seat: int | None) -> None:
        """Print the news that this person has not read yet."""
        news = self.match.news(seat)
        first = self._shown_ply.get(seat, 0)
        for ply, events in enumerate(news[first:], first):
            self._say("house-setup" if ply == 0 else "house-ply", ply=ply, style="dim")
            for event in events:
                self.console.print(Text("  " + self.words.event(self.match.game, event, self.names)))
        self._shown_ply[seat] = len(news)

    def _draw(self, seat: int | None) -> None:
        self.console.print()
        self.console.print(self.match.game.faces.draw(self.match.view(seat), self.words, self.names))
        self.console.print()

    def _say_result(self) -> None:
        over, won, *scores = result_lines(self.match.winners, self.match.scores, self.words, self.names)
        self.console.print(Text(over, style="bold"))
        self.console.print(Text(won, style="bold yellow"))
        sheet = self.match.sheet()
        if sheet is None:
            for line in scores:
                self.console.print(Text(line))
            return
        game = self.match.game
        self.console.print(Text(self.words.decided(game, sheet.decided, self.names)))
        table = Table(box=SIMPLE)
        table.add_column("")
        for name in self.names:
            table.add_column(Text(name), justify="right")
        for row in sheet.rows:
            table.add_row(Text(self.words.row(game, row.key, row.number)), *map(str, row.points))
        table.add_section()
        table.add_row(self.words("house-row-score"), *map(str, self.match.scores), style="bold")
        self.console.print(table)

    def _say(self, key: str, style: str = "", **arguments: Any) -> None:
        self.console.print(Text(self.words(key, **arguments), style=style))

    def _agrees(self, key: str, **arguments: Any) -> bool:
        answer = _bare(self._ask(self.words(key, **arguments) + " ").strip())
        return bool(answer) and _bare(self.words("house-yes")).startswith(answer)

    def _ask(self, prompt: str) -> str:
        self.console.print(Text(prompt), end="")
        return (self._read or input)("")


class DailyTable(TerminalTable):
    """A deal of the day on a terminal: bots as everybody meets them, no hints, and nothing is taken back."""

    how_to_answer = "daily-how-to-answer"

    def __init__(
        self, deal: Deal, name: str, words: Words, console: Console, read: Callable[[str], str] | None = None
    ) -> None:
        self.deal = deal
        level, bots = deal.bot.partition(":")[0], set(range(deal.seats)) - {deal.seat}
        names = [words(f"bot-{level}", seat=seat + 1) if seat in bots else name for seat in range(deal.seats)]
        super().__init__(deal.match(), {seat: bot_named(deal.bot) for seat in bots}, names, words, console, read)

    def _bot_decides(self, seat: int) -> Move:
        return decision(self.match, self.deal, seat, self.deal.bot)

    def record(self) -> dict[str, Any]:
        own = ["" if seat in self.bots else name for seat, name in enumerate(self.names)]
        return record_of(self.deal, self.match, own)

    _commands = {
        "s": TerminalTable._save, "r": TerminalTable._rules, "q": TerminalTable._quit,
    }  # fmt: skip


def _bare(text: str) -> str:
    """Return a text without capitals and accents: *si* is a yes in Spanish."""
    return "".join(one for one in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(one))
