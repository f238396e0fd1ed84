"""The browser's table knows no game: what a game looks like and says there lies in the game's own folder."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from dragonhall.bots import BOTS
from dragonhall.bots.levels import CLASSIC
from dragonhall.games import built_in, game
from dragonhall.words import LANGUAGES, words_in

from .sources import ROOT, SOURCE

WEB = ROOT / "web"


def of_the_browser() -> Iterator[Path]:
    """Its sources, the page and the manifest, but pictures and what is generated."""
    for path in [*(WEB / "src").rglob("*"), *(WEB / "public").iterdir(), *(WEB / "art").iterdir(), *WEB.glob("*.*")]:
        if path.is_file() and "made" not in path.parts and path.suffix != ".png" and path.name != "package-lock.json":
            yield path


def test_nothing_of_the_browser_names_a_game():
    names = re.compile(r"\b(" + "|".join(built_in()) + r")\b", re.IGNORECASE)
    for path in of_the_browser():
        found = names.search(path.read_text("utf-8"))
        assert not found, f"{path.relative_to(ROOT)} names {found and found[0]}"


COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<=[\s;{}])//[^\n]*", re.DOTALL)
OF_EVERY_GAME = {"seat"}
"""The pages know these kinds too: a seat is a thing of every game."""


def kinds_named(source: str) -> set[str]:
    """The kinds of things in texts and patterns of a source: `start` and `card` in ``/^(start|card):/``."""
    code = COMMENT.sub("", source)
    quoted = re.findall(r"""(['"`/])((?:(?!\1)[^\n\\]|\\.)*:(?:(?!\1)[^\n\\]|\\.)*)\1""", code)
    return {kind for _, text in quoted for kind in re.findall(r"(?:^|[(|^])([a-z_]+)(?=(?:\|[a-z_]+)*\)?:)", text)}


def test_nothing_of_the_browser_knows_the_kinds_of_things_of_a_game():
    """Things are called ``kind:value``; which kinds there are, and where they lie, only the game's face knows."""
    kinds = {kind for name in built_in() for move in game(name).moves for kind in move.args}
    for path in (SOURCE / "games").glob("*/web/*"):
        if path.suffix in (".ts", ".svelte"):
            kinds |= kinds_named(path.read_text("utf-8"))
    kinds -= OF_EVERY_GAME
    assert {"card", "start", "essence"} <= kinds
    for path in (WEB / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte") and "made" not in path.parts:
            found = kinds_named(path.read_text("utf-8")) & kinds
            assert not found, f"{path.relative_to(ROOT)} names {', '.join(sorted(found))}"


@pytest.mark.parametrize(
    "code",
    ["/^(start|card):/.test(thing)", "thing.startsWith('card:')", "`card:${at}`", 'pick("card:Crow")'],
)
def test_a_kind_of_thing_is_found_however_it_is_written(code: str):
    assert "card" in kinds_named(f"const found = {code}")


def test_the_browser_and_its_words_do_not_count_the_games():
    """An installed game is one more."""
    counted = re.compile(r"\b(four|4|quatre)\s+(\w+\s+)?(games?|jeux)\b", re.IGNORECASE)
    for path in [*of_the_browser(), *(SOURCE / "locales").rglob("*.ftl")]:
        found = counted.search(path.read_text("utf-8"))
        assert not found, f"{path.relative_to(ROOT)} says {found and found[0]!r}"


@pytest.mark.parametrize("name", built_in())
def test_a_game_brings_its_face_its_door_and_the_list_of_its_icons(name: str):
    folder = SOURCE / "games" / name / "web"
    for part in ("face.ts", "Door.svelte", "icons.json"):
        assert (folder / part).is_file(), part


def test_make_builds_the_pages_again_when_anything_in_them_changed():
    """What Make itself says that the pages need: faces, pages, words, rules, the protocol."""
    page = "src/dragonhall/hall/static/index.html"
    known = subprocess.run(["make", "-pnq", page], cwd=ROOT, capture_output=True, text=True, check=False).stdout
    needs = {*next(line for line in known.splitlines() if line.startswith(f"{page}:")).split()}
    parts = ("games/*/web/*.ts", "games/*/web/*.svelte", "games/*/*.py", "games/*/*.ftl", "locales/*/*.ftl")
    inside = [path for part in (*parts, "hall/protocol/*.py") for path in SOURCE.glob(part)]
    inside += [path for end in ("ts", "svelte") for path in (WEB / "src").rglob(f"*.{end}") if path.name != "wire.ts"]
    assert len(inside) > 300
    assert not {str(path.relative_to(ROOT)) for path in inside} - needs


def keys(path: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("path", sorted((SOURCE / "games").glob("*/web/en.ftl")), ids=lambda path: path.parts[-3])
def test_a_face_speaks_all_languages(path: Path):
    for language in LANGUAGES:
        assert keys(path) == keys(path.with_name(f"{language}.ftl"))
    for line in path.with_name("fr.ftl").read_text("utf-8").splitlines():
        assert not re.search(r"\w [:;!?»]|« ", line.partition(" = ")[2]), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_bots_has_eight_names_of_its_own(language: str):
    words = words_in(language)
    names = {level: words(f"web-bots-{level}").split(", ") for level in BOTS}
    assert names.pop(CLASSIC.name) == names["wyrm"], "the yardstick is a Wyrm too"
    assert {len(own) for own in names.values()} == {8}
    assert len({name for own in names.values() for name in own}) == 8 * len(names)
