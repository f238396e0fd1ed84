"""Dragardiens on a terminal: the Grimoire, the training ground, the fragments, the schools, your hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group
from rich.table import Table as Columns
from rich.text import Text

from .box import COLOURS, KIND_NAMES, SIDES

STYLES = {
    "white": "black on grey93",
    "green": "bold white on dark_green",
    "red": "bold white on red3",
    "blue": "bold white on blue3",
    "shadow": "bold white on grey30",
}


def draw(view: dict[str, Any], words: Any, names: list[str]) -> Any:
    parts: list[Any] = [
        Text(words("dragardiens-draw-title", amulets=view["amulets"], goal=view["goal"]), style="bold"),
        _book(view, words),
    ]
    if view["wanted"]:
        parts.append(_wanted(view, words))
    parts += [_row(view, words), _supply(view, words)]
    if view["chests"]:
        chests = ", ".join(words.thing("dragardiens", "chest", chest) for chest in view["chests"])
        parts.append(Text(words("dragardiens-draw-chests", chests=chests)))
    parts.append(_players(view, words, names))
    for seat, (player, name) in enumerate(zip(view["players"], names, strict=True)):
        if seat == view["seat"]:
            parts.append(_hand(player, words("dragardiens-draw-your-hand"), words))
        elif player["cards"] is not None:
            parts.append(_hand(player, words("dragardiens-draw-hand-of", name=name), words))
    return Group(*parts)


def _card(card: str, words: Any) -> Text:
    """A card on its dragon's colour, with its name: colour is never the only sign."""
    return Text(f" {words.thing('dragardiens', 'card', card)} ", style=STYLES[card.split()[0]])


def _page(page: int | str, words: Any) -> Text:
    if isinstance(page, int):
        return Text(f" {page} ", style="bold black on yellow3")
    return Text(f" {words.thing('dragardiens', 'colour', page)} ", style=STYLES[page])


def _book(view: dict[str, Any], words: Any) -> Columns:
    """The two piles side by side, each with its place of the training ground."""
    table = Columns(box=None, pad_edge=False)
    table.add_column("")
    for side in SIDES:
        table.add_column(words.thing("dragardiens", "side", side))
    pages, cards = [], []
    for side in SIDES:
        pile = view["grimoire"][side]
        page = _page(pile["page"], words)
        if pile["ribbon"]:
            page.append(f" ({words('dragardiens-draw-ribbon')})", style="red on default")
        page.append(f"  {words('dragardiens-draw-pile', cards=pile['cards'])}   ", style="dim on default")
        pages.append(page)
        card = view["training"][side]
        cards.append(Text("-") if card is None else _card(card, words))
    table.add_row(words("dragardiens-draw-grimoire"), *pages)
    table.add_row(words("dragardiens-draw-training"), *cards)
    if any(view["grimoire"][side].get("written") for side in SIDES):
        table.add_row(words("dragardiens-draw-written"), *(_written(view["grimoire"][side], words) for side in SIDES))
    return table


def _written(pile: dict[str, Any], words: Any) -> Text:
    """The written cards that everybody could remember, from the top down; of unseen ones the page."""
    line = Text()
    for item in reversed(pile["written"]):
        card = item["card"]
        line.append_text(_page(item["page"], words) if card is None else _card(card, words)).append(" ")
    return line


def _wanted(view: dict[str, Any], words: Any) -> Text:
    forms = words.forms("dragardiens", "colour", view["wanted"]["colour"])
    colour = {f"colour_{form}" if form else "colour": text for form, text in forms.items()}
    gifts = " + ".join(words.thing("dragardiens", "gift", gift) for gift in view["reward"])
    line = Text("-> " + words("dragardiens-draw-asks", number=view["wanted"]["number"], **colour), style="bold yellow")
    line.append(f" ({words('dragardiens-draw-gives', gifts=gifts)})", style="default")
    if view["ask"] == "add":
        line.append(f"  {words('dragardiens-draw-need', number=view['wanted']['number'])}", style="bold green")
    return line


def _row(view: dict[str, Any], words: Any) -> Text:
    counts = Counter(view["row"])
    values = "  ".join(f"{value}" + (f" ×{count}" if count > 1 else "") for value, count in sorted(counts.items()))
    return Text(words("dragardiens-draw-row", values=values or "-"))


def _supply(view: dict[str, Any], words: Any) -> Text:
    supply = view["supply"]
    crests = ", ".join(map(str, supply["crests"])) or "-"
    return Text(
        words(
            "dragardiens-draw-supply",
            shadows=supply["shadows"],
            crystals=supply["crystals"],
            eggs=supply["eggs"],
            red=supply["red pearls"],
            blue=supply["blue pearls"],
            crests=crests,
        ),
        style="dim",
    )


def _players(view: dict[str, Any], words: Any, names: list[str]) -> Columns:
    table = Columns(box=None, pad_edge=False)
    for column in ("player", "hand", "crystals", "eggs", "crest", "pearls", "fragments", "school"):
        table.add_column(words(f"dragardiens-draw-{column}"), style="bold" if column == "player" else "")
    for seat, (player, name) in enumerate(zip(view["players"], names, strict=True)):
        turn = "> " if seat in view["to_act"] else "* " if seat == view["turn"] and not view["over"] else "  "
        pearls = player.get("pearl_values")
        shown = (
            words("dragardiens-draw-pearl-counts", **player["pearls"]) if pearls is None else "+".join(map(str, pearls))
        )
        values = f"{player['fragments']}"
        if player["values"]:
            values += f" ({'+'.join(map(str, player['values']))})"
        table.add_row(
            turn + name,
            str(player["hand"]),
            str(player["crystals"]),
            f"{player['eggs']}{'*' if player.get('egg_turned') else ''}",
            str(player["crest"] or "-"),
            shown or "-",
            values,
            _school(player["school"], words),
        )
    return table


def _school(piles: list[dict[str, Any]], words: Any) -> Text:
    line = Text()
    for pile in piles:
        letter = words.forms("dragardiens", "colour", pile["colour"])["letter"]
        shadows = f"+{pile['shadows']}" if pile["shadows"] else ""
        line.append(f" {letter}{pile['dragons']}{shadows} ", style=STYLES[pile["colour"]])
        line.append(f"({words('dragardiens-draw-closed')}) " if pile["closed"] else " ", style="dim on default")
    return line if piles else Text("-")


def _hand(player: dict[str, Any], title: str, words: Any) -> Text:
    """Cards of one colour together, numbers first: the order in which they are named when placing."""
    line = Text(f"{title} ", style="bold")
    starting = player["starting"] or []
    cards = [(card, False) for card in player["cards"]] + [(card, True) for card in starting]
    if not player["hand"]:
        line.append(words("dragardiens-draw-no-cards"), style="dim not bold")
    for card, is_starting in sorted(cards, key=_hand_order):
        line.append_text(_card(card, words))
        line.append(
            f"({words('dragardiens-draw-starting')}) " if is_starting else " ", style="default on default not bold"
        )
    if player["unseen"] > len(starting):
        line.append(words("dragardiens-draw-unseen", count=player["unseen"]), style="dim not bold")
    return line


def _hand_order(item: tuple[str, bool]) -> tuple[int, bool, int]:
    card, starting = item
    dragon = card.split()[0]
    return COLOURS.index(dragon) if dragon in COLOURS else 4, starting, KIND_NAMES.index(card)
