"""Dragon Ranch on a terminal: the ranches one below the other, power cards, medals, supply, and your hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Group
from rich.table import Table as Columns
from rich.text import Text

STYLES = {
    "Mandrake": "bold white on dark_green",
    "Griffin": "bold black on light_goldenrod3",
    "Dragon": "bold white on red3",
    "Farmer": "bold white on dodger_blue3",
}
COLOURS = {"yellow": "yellow3", "green": "green3", "blue": "dodger_blue1", "purple": "medium_purple", "red": "red1"}
COLUMNS = ("player", "score", "cards", "ingots", "mandrakes", "griffins", "eggs", "dragons", "powers", "won")


def draw(view: dict[str, Any], words: Any, names: list[str]) -> Any:
    parts: list[Any] = [*_title(view, words), _table(view, words, names), *_open_cards(view, words)]
    parts += _known(view, words, names)
    if view["hand"] is not None:
        parts.append(_hand(view["hand"], words))
    if view["rating"]:
        rating = words.thing("ranch", "rating", view["rating"])
        parts.append(Text(words("ranch-draw-rating", rating=rating), style="bold yellow"))
    return Group(*parts)


def _title(view: dict[str, Any], words: Any) -> list[Text]:
    phase = words(f"ranch-draw-{view['phase']}")
    lines = [Text(words("ranch-draw-title", season=view["season"], seasons=view["seasons"], phase=phase), style="bold")]
    if view["options"]["solo_house"]:
        lines.append(Text(words("ranch-draw-solo"), style="dim"))
    if view["phase"] == "turns":
        discards = _counted(view["discards"].items(), "essence", words) or "-"
        line = Text(words("ranch-draw-deck", cards=view["deck"]))
        lines.append(line.append(f"   {words('ranch-draw-discards', cards=discards)}", style="dim"))
    if view["last_turn"]:
        last = view["last_turn"]
        made = words.thing("ranch", "combination", last["combination"])
        lines.append(Text(words("ranch-draw-last", combination=made, farmers=last["farmers"]), style="dim"))
    return lines


def _counted(counts: Iterable[tuple[str, int]], kind: str, words: Any) -> str:
    """Counts with names, in the plural where there is one."""
    parts = []
    for name, count in counts:
        forms = words.forms("ranch", kind, name)
        if count:
            parts.append(f"{count} {forms.get('many', forms['']) if count > 1 else forms['']}")
    return ", ".join(parts)


def _table(view: dict[str, Any], words: Any, names: list[str]) -> Columns:
    """One row for each ranch."""
    table = Columns(box=None, pad_edge=False)
    for column in COLUMNS:
        narrow = column in ("player", "score", "cards", "ingots", "mandrakes", "griffins")
        table.add_column(words(f"ranch-draw-{column}"), style="bold" if column == "player" else "", no_wrap=narrow)
    for seat, ranch in enumerate(view["ranches"]):
        tokens = ranch["tokens"]
        table.add_row(
            ("> " if seat in view["to_act"] else "  ") + names[seat],
            str(ranch["score"]),
            str(ranch["cards"]) + ("!" if ranch["banned"] else ""),
            *(str(tokens.get(name, 0)) for name in ("ingot", "mandrake", "griffin")),
            *(_sorts(tokens, what, words) for what in ("egg", "dragon")),
            _powers(ranch, words),
            ", ".join(words.thing("ranch", "medal", name) for name in ranch["medals"]),
        )
    if any(ranch["banned"] for ranch in view["ranches"]):
        table.caption, table.caption_justify = words("ranch-draw-banned"), "left"
    return table


def _sorts(tokens: dict[str, int], what: str, words: Any) -> Text:
    """Eggs or dragons, by level and colour."""
    line = Text()
    for name, count in tokens.items():
        if name.endswith(what):
            style = COLOURS.get(name.split()[0], "")
            line.append(", " if line else "").append(
                f"{count} {words.forms('ranch', 'token', name)['short']}", style=style
            )
    return line or Text("0", style="dim")


def _powers(ranch: dict[str, Any], words: Any) -> Text:
    line = Text()
    for colour, style in (("blue", "dodger_blue1"), ("red", "red1")):
        for name in ranch[colour]:
            line.append(", " if line else "").append(words.thing("ranch", "power", name), style=style)
    return line


def _open_cards(view: dict[str, Any], words: Any) -> list[Text]:
    lines = []
    shown = [words.thing("ranch", "power", name) for name in view["display"] if name]
    if shown:
        lines.append(Text(words("ranch-draw-display", cards=", ".join(shown)), style="dodger_blue1"))
    if view["medals"]:
        medals = ", ".join(words.thing("ranch", "medal", name) for name in view["medals"])
        lines.append(Text(words("ranch-draw-medals", cards=medals), style="yellow3"))
    if view["supply"] is not None:
        # Eggs and dragons are the same tokens, so the egg names both.
        shelves = [(name.replace("token", "egg"), count) for name, count in view["supply"].items()]
        lines.append(Text(words("ranch-draw-supply", cards=_counted(shelves, "token", words)), style="dim"))
    return lines


def _known(view: dict[str, Any], words: Any, names: list[str]) -> list[Text]:
    """Return what the viewer has seen of other hands."""
    lines = []
    for seat, ranch in enumerate(view["ranches"]):
        if ranch["known"]:
            cards = _counted(ranch["known"].items(), "essence", words)
            lines.append(Text(words("ranch-draw-known", seat=names[seat], cards=cards), style="dim"))
    for card in view["known_among"]:
        among = f" {words('ranch-draw-or')} ".join(names[seat] for seat in card["seats"])
        essence = words.thing("ranch", "essence", card["essence"])
        lines.append(Text(words("ranch-draw-among", names=among, card=essence), style="dim"))
    return lines


def _hand(hand: dict[str, int], words: Any) -> Text:
    line = Text(f"{words('ranch-draw-hand')} ", style="bold")
    for name, count in hand.items():
        for _ in range(count):
            line.append(f" {words.thing('ranch', 'essence', name)} ", style=STYLES[name]).append(" ", style="default")
    return line if any(hand.values()) else line.append(words("ranch-draw-nothing"), style="not bold dim")
