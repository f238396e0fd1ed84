"""Le Jeu des Dragons on a terminal: hoards, flights, antes, debts and one's own hand."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.table import Table as Columns
from rich.text import Text

STYLES = {
    "White Dragon": "black on grey85",
    "Blue Dragon": "white on blue3",
    "Black Dragon": "white on grey15",
    "Red Dragon": "white on red3",
    "Green Dragon": "white on dark_green",
    "Brass Dragon": "black on dark_goldenrod",
    "Silver Dragon": "black on grey70",
    "Bronze Dragon": "white on orange4",
    "Copper Dragon": "white on dark_orange3",
    "Gold Dragon": "black on gold1",
    "Bahamut": "bold black on white",
    "Tiamat": "bold white on purple4",
    "Dracolich": "bold white on dark_magenta",
}
MORTAL = "bold white on grey37"


def draw(view: dict[str, Any], words: Any, names: list[str]) -> Any:
    kind = "ante-draw-title" if view["round"] else "ante-draw-antes-open"
    title = Text(words(kind, gambit=view["gambit"], round=view["round"], stakes=view["stakes"]), style="bold")
    parts: list[Any] = [
        title.append(f"   {_notes(view, words, names)}", style="bold yellow"),
        _players(view, words, names),
    ]
    if view["antes"]:
        parts.append(_row(words("ante-draw-antes"), [ante["card"] for ante in view["antes"]], words))
    parts += [Text(line, style="red") for line in _debts(view, words, names)]
    parts.append(Text(words("ante-draw-deck", deck=view["deck"], discard=len(view["discard"])), style="dim"))
    if view["in_some_hand"]:
        parts.append(_row(words("ante-draw-somewhere"), view["in_some_hand"], words))
    if view["seat"] is not None:
        parts.append(_row(words("ante-draw-hand"), view["hand"], words))
        if view["ask"] == "play" and view["seat"] in view["to_act"]:
            bar = view["must_not_exceed"]
            hint = words("ante-draw-leading") if bar is None else words("ante-draw-bar", bar=bar)
            parts.append(Text(hint, style="bold cyan"))
    return Group(*parts)


def _notes(view: dict[str, Any], words: Any, names: list[str]) -> str:
    notes = []
    if view["weakest_wins"]:
        notes.append(words("ante-draw-weakest"))
    if view["priest"] is not None:
        notes.append(words("ante-draw-priest", seat=names[view["priest"]]))
    if view["last_gambit"]:
        notes.append(words("ante-draw-last"))
    elif view["time_called"]:
        notes.append(words("ante-draw-time"))
    return ", ".join(notes)


def _badge(card: str, words: Any) -> Text:
    stem = card.rpartition(" ")[0] if card[-1].isdigit() else card
    return Text(f" {words.forms('ante', 'card', card)['short']} ", style=STYLES.get(stem, MORTAL))


def _row(label: str, cards: list[str], words: Any) -> Text:
    row = Text(f"{label} ")
    for card in cards:
        row.append_text(_badge(card, words)).append(" ")
    return row


def _players(view: dict[str, Any], words: Any, names: list[str]) -> Columns:
    table = Columns(box=None, pad_edge=False)
    for column in ("player", "gold", "cards", "flight"):
        right = column in ("gold", "cards")
        table.add_column(words(f"ante-draw-{column}"), justify="right" if right else "left", no_wrap=right)
    for seat, player in enumerate(view["players"]):
        name = Text(("> " if seat in view["to_act"] else "  ") + names[seat], style="bold")
        if view["leader"] == seat:
            name.append(f" ({words('ante-draw-leader')})", style="dim")
        table.add_row(name, str(player["gold"]), str(player["hand"]), _flight(player, words))
    return table


def _flight(player: dict[str, Any], words: Any) -> Text:
    if player["out"]:
        return Text(words("ante-draw-out"), style="dim")
    line = Text()
    if player["flight"]:
        line.append(f"{player['strength']:3}  ", style="bold")
    for card in player["flight"]:
        line.append_text(_badge(card, words)).append(" ")
    if player["anted"]:
        line.append(words("ante-draw-anted"), style="dim")
    if not player["may_win"]:
        line.append(f" {words('ante-draw-cannot-win')}", style="red")
    if player["known"]:
        known = ", ".join(words.forms("ante", "card", card)["short"] for card in player["known"])
        line.append(f"  ({words('ante-draw-known', cards=known)})", style="dim")
    return line


def _debts(view: dict[str, Any], words: Any, names: list[str]) -> list[str]:
    return [
        words(
            "ante-draw-debt",
            seat=names[debt["seat"]],
            other=words("ante-draw-stakes") if debt["to"] == "stakes" else names[debt["to"]],
            gold=debt["gold"],
        )
        for debt in view["debts"]
    ]
