"""Dragon Ranch on a terminal: the ranches side by side, power cards, medals, supply, and your hand."""

from __future__ import annotations

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


def draw(view: dict[str, Any], words: Any, names: list[str]) -> Any:
    parts: list[Any] = [_title(view, words), _table(view, words, names), _open_cards(view, words)]
    if view["supply"] is not None:
        supply = ", ".join(f"{_shelf(name, words)} {count}" for name, count in view["supply"].items())
        parts.append(Text(f"{words('ranch-draw-supply')}: {supply}", style="dim"))
    parts += _known(view, words, names)
    if view["hand"] is not None:
        parts.append(_hand(view["hand"], words))
    if view["rating"]:
        rating = words.thing("ranch", "rating", view["rating"])
        parts.append(Text(words("ranch-draw-rating", rating=rating), style="bold yellow"))
    return Group(*parts)


def _title(view: dict[str, Any], words: Any) -> Text:
    title = words("ranch-draw-title", season=view["season"], seasons=view["seasons"])
    line = Text(f"{title}: {words('ranch-draw-' + view['phase'])}", style="bold")
    if view["phase"] == "turns":
        line.append(f"   {words('ranch-draw-deck', cards=view['deck'])}", style="not bold")
        discards = ", ".join(
            f"{words.thing('ranch', 'essence', name)} {count}" for name, count in view["discards"].items() if count
        )
        line.append(f"   {words('ranch-draw-discards')}: {discards or '-'}", style="not bold dim")
    if view["last_turn"]:
        last = view["last_turn"]
        made = words.thing("ranch", "combination", last["combination"])
        line.append(f"\n{words('ranch-draw-last', combination=made, farmers=last['farmers'])}", style="not bold dim")
    return line


def _table(view: dict[str, Any], words: Any, names: list[str]) -> Columns:
    """One row for each ranch."""
    table = Columns(box=None, pad_edge=False)
    for column in ("player", "score", "cards", "ingots", "creatures", "powers", "won"):
        table.add_column(words(f"ranch-draw-{column}"), style="bold" if column == "player" else "")
    for seat, ranch in enumerate(view["ranches"]):
        powers = [words.thing("ranch", "power", name) for name in ranch["blue"]]
        line = Text(", ".join(powers), style="dodger_blue1")
        red = ", ".join(words.thing("ranch", "power", name) for name in ranch["red"])
        line.append(", " if powers and red else "").append(red, style="red1")
        table.add_row(
            ("> " if seat in view["to_act"] else "  ") + names[seat],
            str(ranch["score"]),
            str(ranch["cards"]) + ("!" if ranch["banned"] else ""),
            str(ranch["tokens"].get("ingot", 0)),
            _creatures(ranch["tokens"], words),
            line,
            ", ".join(words.thing("ranch", "medal", name) for name in ranch["medals"]),
        )
    return table


def _creatures(tokens: dict[str, int], words: Any) -> Text:
    line = Text()
    for name, count in tokens.items():
        if name != "ingot":
            forms = words.forms("ranch", "token", name)
            line.append(", " if line else "")
            line.append(f"{count} {forms['many'] if count > 1 else forms['']}", style=COLOURS.get(name.split()[0], ""))
    return line or Text("-", style="dim")


def _open_cards(view: dict[str, Any], words: Any) -> Text:
    line = Text()
    shown = [name for name in view["display"] if name]
    if shown:
        line.append(f"{words('ranch-draw-display')}: ")
        line.append(", ".join(words.thing("ranch", "power", name) for name in shown), style="dodger_blue1")
    if view["medals"]:
        line.append(f"   {words('ranch-draw-medals')}: ")
        line.append(", ".join(words.thing("ranch", "medal", name) for name in view["medals"]), style="yellow3")
    return line


def _shelf(name: str, words: Any) -> str:
    """A shelf of the supply; eggs and dragons are the same tokens, so the egg names both."""
    return str(words.thing("ranch", "token", name.replace("token", "egg")))


def _known(view: dict[str, Any], words: Any, names: list[str]) -> list[Text]:
    lines = []
    for seat, ranch in enumerate(view["ranches"]):
        if ranch["known"]:
            cards = ", ".join(
                f"{count} {words.thing('ranch', 'essence', kind)}" for kind, count in ranch["known"].items()
            )
            lines.append(Text(words("ranch-draw-known", seat=names[seat], cards=cards), style="dim"))
    return lines


def _hand(hand: dict[str, int], words: Any) -> Text:
    line = Text(f"{words('ranch-draw-hand')}: ", style="bold")
    for name, count in hand.items():
        for _ in range(count):
            line.append(f" {words.thing('ranch', 'essence', name)} ", style=STYLES[name]).append(" ", style="default")
    return line if any(hand.values()) else line.append(words("ranch-draw-nothing"), style="not bold dim")
