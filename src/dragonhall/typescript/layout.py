"""Long lines of TypeScript, broken where their outermost brackets have commas."""

from __future__ import annotations

from itertools import pairwise

WIDTH = 120
OPEN, CLOSE = "([{", ")]}"


def wrapped(text: str) -> str:
    return "\n".join(part for line in text.split("\n") for part in broken(line))


def broken(line: str) -> list[str]:
    """Return the line, or several if it is too long: the largest outermost brackets get one item in each line."""
    if len(line) <= WIDTH or line.lstrip().startswith(("//", "*", "/*")):
        return [line]
    pairs = [
        (start, end, commas)
        for start, end, commas in outermost(line)
        if end - start > 20 and not (line[start] == "[" and (line[start - 1].isalnum() or line[start - 1] in "_)]!"))
    ]
    if not pairs:
        return [line]
    start, end, commas = max(pairs, key=lambda pair: pair[1] - pair[0])
    if line[start] == "[" and len(commas) > 20:
        return [line]
    indent = line[: len(line) - len(line.lstrip())] + "  "
    cuts = [start, *commas, end]
    items = [line[a + 1 : b].strip() for a, b in pairwise(cuts)]
    mark = ";" if line[start] == "{" and commas and line[commas[0]] == ";" else ","
    called = line[start] != "(" or line[start - 1].isalnum() or line[start - 1] in "_)]!"
    mark = mark if called else ""
    inner: list[str] = []
    for item in items:
        if item:
            inner += broken(f"{indent}{item}{'' if item.startswith('...given') else mark}")
    return [line[: start + 1], *inner, indent[2:] + line[end:]]


def outermost(line: str) -> list[tuple[int, int, list[int]]]:
    """Where outermost brackets begin and end, and the commas (or semicolons) directly inside."""
    found: list[tuple[int, int, list[int]]] = []
    depth, start, quote, at = 0, 0, "", 0
    commas: list[int] = []
    holes: list[int] = []
    while at < len(line):
        letter = line[at]
        if quote:
            if letter == "\\":
                at += 1
            elif quote == "`" and line.startswith("${", at):
                holes.append(depth)
                depth, quote = depth + 1, ""
                at += 1
            elif letter == quote:
                quote = ""
        elif letter in "'\"`":
            quote = letter
        elif letter in OPEN:
            if depth == 0:
                start, commas = at, []
            depth += 1
        elif letter in CLOSE:
            depth -= 1
            if holes and depth == holes[-1]:
                holes.pop()
                quote = "`"
            elif depth == 0:
                found.append((start, at, commas))
        elif letter in ",;" and depth == 1 and not holes:
            commas.append(at)
        at += 1
    return found if depth == 0 else []
