"""The house keeps its order: arrows of import, all languages complete, every rule and ruling shown by a test."""

from __future__ import annotations

import ast
import json
import re
from importlib.util import find_spec
from pathlib import Path

import pytest
import vulture

import dragonhall as dh
from dragonhall.games import built_in, installed
from dragonhall.games import game as find_game
from dragonhall.promises.texts import rule_numbers
from dragonhall.words import FIRST, LANGUAGES, catalogues, catalogues_of, slug, words_in

from .sources import ROOT, SOURCE

EXAMPLES = ROOT / "examples"
ORDER = (
    "box",
    "news",
    "table",
    "moves",
    "powers",
    "rules",
    "view",
    "observe",
    "sheet",
    "position",
    "terminal",
    "__init__",
)
"""Inside a game arrows point one way; a file whose name begins with one of these stands at its place."""

every_game = pytest.mark.parametrize("name", dh.games())


def imports(path: Path) -> set[str]:
    """The dotted names of everything a file imports, from the package's root."""
    package = path.relative_to(SOURCE).parts[:-1]
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            start = ".".join([*base, *([node.module] if node.module else [])])
            found |= {start} | {f"{start}.{alias.name}".lstrip(".") for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name.removeprefix("dragonhall.") for name in found}


@every_game
def test_a_game_knows_only_core_and_what_stands_before_it(name: str):
    def place(stem: str) -> int:
        return next((k for k, part in enumerate(ORDER) if stem.startswith(part)), len(ORDER))

    for path in (SOURCE / "games" / name).glob("*.py"):
        if path.stem == "__init__":
            continue
        for found in imports(path):
            room = found.split(".")[0]
            inner = re.match(rf"games\.{name}\.(\w+)", found)
            assert not (room == "games" and not found.startswith(f"games.{name}")), f"{path.name} imports {found}"
            if inner and (SOURCE / "games" / name / f"{inner[1]}.py").exists():
                assert place(inner[1]) <= place(path.stem), f"{name}/{path.name} imports {inner[1]}, which comes later"


def test_everything_else_knows_the_contract_only():
    for path in SOURCE.rglob("*.py"):
        if path.is_relative_to(SOURCE / "games"):
            continue
        inside = {name for name in imports(path) if re.match(r"games\.\w+\.\w+", name)}
        assert not inside, f"{path.relative_to(SOURCE)} looks inside a game: {inside}"


def named_games(path: Path) -> set[str]:
    """The games that a Python file names, as a string or as an identifier, but in docstrings and comments."""
    tree = ast.parse(path.read_text("utf-8"))
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            found |= {name for name in built_in() if re.search(rf"(?<![\w.]){name}(?![\w])", node.value)}
        elif isinstance(node, ast.ImportFrom | ast.Import):
            found |= {name for name in built_in() for alias in node.names if alias.name == name}
    return found


def test_nothing_outside_its_folder_names_a_game():
    """A new game needs no change anywhere else: all others ask for the games there are."""
    for path in SOURCE.rglob("*.py"):
        if not path.is_relative_to(SOURCE / "games") or path.parent == SOURCE / "games":
            name = path.relative_to(SOURCE).as_posix()
            assert not named_games(path), f"{name} names {named_games(path)}"
    for path in (ROOT / "docs" / "generate").glob("*.py"):
        assert not named_games(path), f"docs/generate/{path.name} names {named_games(path)}"


OF_ONE_GAME = ("rulebook", "records", "browser")
"""Tests of single games; those of the browser open a table that people know."""


def test_no_test_and_no_benchmark_lists_games():
    """What is true of all games is asked of all there are; one game may be named as an example."""
    for path in [*(ROOT / "tests").rglob("*.py"), *(ROOT / "bench").rglob("*.py")]:
        if path.relative_to(ROOT).parts[1] in OF_ONE_GAME:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            listed = node.elts if isinstance(node, ast.Tuple | ast.List | ast.Set) else getattr(node, "keys", [])
            named = (
                {one.value for one in listed if isinstance(one, ast.Constant)} if isinstance(listed, list) else set()
            )
            assert len(named & set(built_in())) < 2, f"{path.relative_to(ROOT)}, line {node.lineno}: a list of games"


def test_nobody_runs_code_that_a_stranger_names():
    """A bot of one's own is code: only who types the command may name one, never who writes to a hall."""
    may = {"cli.py", "lab/arena/arena.py"}
    for path in SOURCE.rglob("*.py"):
        name = path.relative_to(SOURCE).as_posix()
        if "bots.own" in imports(path):
            assert name in may, f"{name} can run any code"
        if name.startswith(("hall/", "assistant/")):
            assert not imports(path) & {"lab.arena", "lab.duel", "lab.ladder"}, f"{name} could name any bot"


CALLED_BY_LIBRARIES = {
    "add_overload", "call_*", "capture_signals", "define_pipelines", "do_*", "make_parts", "make_py_observer",
    "max_chance_nodes_in_history", "observation_space", "set_from", "string_from", "visit_*", "_*",
}  # fmt: skip
"""What Numba, uvicorn, OpenSpiel, PettingZoo, visitors of trees and other processes call by name."""


def names_in_texts(path: Path) -> set[str]:
    """The names in short strings and in source text that is generated: compiled code is asked for by name."""
    texts = [node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)]
    texts = [text for text in texts if isinstance(text, str) and len(text) < 2000 and (" " not in text or "\n" in text)]
    return {name for text in texts for name in re.findall(r"\w+", text)}


def test_nothing_is_defined_and_never_used():
    """Functions, classes and methods; tests alone do not count as use. The published protocol keeps its structs."""
    published = json.loads((ROOT / "docs" / "protocol.schema.json").read_text("utf-8"))["$defs"]
    users = [path for folder in (SOURCE, EXAMPLES, ROOT / "bench") for path in folder.rglob("*.py")]
    kept = {*dh.__all__, *published}.union(*map(names_in_texts, users))
    found = vulture.Vulture(ignore_names=list(CALLED_BY_LIBRARIES), ignore_decorators=["@route", "@promise"])
    found.scavenge([str(path) for path in users])
    unused = [
        f"{Path(part.filename).relative_to(SOURCE)}: {part.name}"
        for part in found.get_unused_code()
        if part.typ in ("function", "class", "method", "property") and part.name not in kept
        if Path(part.filename).is_relative_to(SOURCE)
    ]
    assert not unused


# Words


def messages(language: str) -> dict[str, set[str]]:
    """Every key of a language with the variables it uses."""
    from fluent.syntax import ast as fluent
    from fluent.syntax import parse
    from fluent.syntax.visitor import Visitor

    class Variables(Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
            self.found.add(node.id.name)

    keys: dict[str, set[str]] = {}
    for path in catalogues(language):
        for entry in parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content[:60]}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in keys, f"{language}: {entry.id.name} twice"
                seeker = Variables()
                seeker.visit(entry)
                keys[entry.id.name] = seeker.found
    return keys


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_say_the_same_things(language: str):
    own = messages(language)
    # An installed game need not speak every language.
    silent = [name for name in dh.games() if name not in built_in() and not catalogues_of(name, language)]
    english = {key: used for key, used in messages(FIRST).items() if not key.startswith(tuple(f"{n}-" for n in silent))}
    assert english.keys() == own.keys(), sorted(english.keys() ^ own.keys())
    for key, variables in english.items():
        # A form of a thing (card_the) may be needed in one language only.
        plain = {name.partition("_")[0] for name in variables}
        assert plain == {name.partition("_")[0] for name in own[key]}, key


def test_french_is_set_with_unbreakable_spaces():
    for path in [*catalogues("fr"), *(find_game(name).folder / "rules.fr.md" for name in dh.games())]:
        for line in path.read_text("utf-8").splitlines():
            said = line.partition(" = ")[2] if path.suffix == ".ftl" else line
            assert not re.search(r"\S [:;!?»]|« |\w[:;!?](?:\s|$)", said), f"{path.name}: {line}"


def test_a_drawing_leaves_colons_to_the_words():
    """In French a space stands before a colon."""
    for path in (SOURCE / "games").glob("*/terminal.py"):
        assert not re.search(r"words\([^)]*\)\}:|\{label\}:", path.read_text("utf-8")), path


def test_french_joins_de_and_que_to_a_name_that_begins_with_a_vowel():
    french = words_in("fr")
    assert french("web-dragardiens-school", name="Ann") == "École d’Ann"
    assert french("web-dragardiens-school", name="Bob") == "École de Bob"
    assert french("house-can-say", name="Élodie") == "Ce qu’Élodie peut faire\u00a0:"


def test_no_word_is_left_over():
    folders = [SOURCE, *(find_game(name).folder for name in installed())]
    sources = "\n".join(path.read_text("utf-8") for folder in folders for path in folder.rglob("*.py"))
    needed = {f"{name}-{key}" for name in dh.games() for key in ("title", "about", "length")}
    for name in dh.games():
        game = find_game(name)
        needed |= {f"{name}-option-{slug(option.name)}" for option in game.options}
        needed |= {f"{name}-option-{slug(o.name)}-{slug(value)}" for o in game.options for value in o.values}
        needed |= {f"{name}-plays-{slug(group)}" for group in game.news.plays}
        needed |= {f"{name}-move-{slug(saying.name)}" for saying in game.moves.sayings}
        needed |= {f"{name}-news-{slug(key)}" for key, _ in game.news.kinds.values()}
    for key in messages("en"):
        game_name, _, rest = key.partition("-")
        thing = rest.partition("-")[0] not in ("news", "plays", "move", "option", "draw") and game_name != "house"
        built = f"{game_name}-{rest.rpartition('-')[0]}-{{" in sources
        assert key in needed or thing or built or key in sources, f"nobody says {key}"


# Rules


def cited(name: str) -> set[str]:
    """The rule numbers behind the definitions of the rulebook tests of a game: ``def test_...():  # 4.5, DO-10``."""
    found: set[str] = set()
    witness = find_spec(f"{name}_witness")  # the tests of an installed game are beside its witness
    beside = Path(witness.origin).parent.glob("test_*.py") if witness and witness.origin else ()
    for path in (*(ROOT / "tests" / "rulebook").glob(f"test_{name}*.py"), *beside):
        for comment in re.findall(
            r"^def test_.*?#(.*)$|^\):\s*#(.*)$|^\) -> None:\s*#(.*)$", path.read_text("utf-8"), re.M
        ):
            found |= set(re.findall(r"\d+\.\d+", " ".join(comment)))
    return found


@every_game
def test_every_rule_is_shown_by_a_test(name: str):
    if name in installed() and find_spec(f"{name}_witness") is None:
        pytest.skip("the tests of this installed game are not on the path")
    numbers = rule_numbers(find_game(name).folder / "rules.md")
    assert numbers and len(numbers) == len(set(numbers)), "rules are lines that begin - **1.1**, each number once"
    assert not [number for number in numbers if number not in cited(name)]
    assert not [number for number in cited(name) if number not in numbers]


def rules_pages(name: str) -> list[Path]:
    """The rules of a game in all languages."""
    return sorted(find_game(name).folder.glob("rules*.md"))


@every_game
def test_every_language_has_the_same_rules(name: str):
    """The same numbers in the same order, under the same chapters, with the same options."""
    english, *others = (page.read_text("utf-8") for page in sorted(rules_pages(name), key=lambda page: len(page.name)))
    for own in others:
        assert re.findall(r"^- \*\*(\d+\.\d+)\*\*", own, re.M) == re.findall(r"^- \*\*(\d+\.\d+)\*\*", english, re.M)
        assert re.findall(r"^## (\d*)", own, re.M) == re.findall(r"^## (\d*)", english, re.M)
        assert re.findall(r"`[^`]+`", own) == re.findall(r"`[^`]+`", english)


def rulings(text: str) -> set[str]:
    return set(re.findall(r"\b[A-Z]{2}-\d+", text))


@every_game
def test_every_ruling_stands_in_the_rules(name: str):
    """Numbered without a gap, the same in all languages."""
    english = rulings((find_game(name).folder / "rules.md").read_text("utf-8"))
    for page in rules_pages(name):
        own = rulings(page.read_text("utf-8"))
        assert english == own, f"{page.name}: {sorted(english ^ own)}"
    numbers = {int(ruling.partition("-")[2]) for ruling in english}
    assert len({ruling.partition("-")[0] for ruling in english}) <= 1, (
        "the rulings of a game begin with the same letters"
    )
    assert not set(range(1, max(numbers, default=0) + 1)) - numbers, "a ruling is missing"


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_explanation_of_a_card_names_rules_that_there_are(name: str, language: str):
    """The browser makes links of them; what a thing does (`.does`) has its rule beside it (`.rule`)."""
    folder = find_game(name).folder
    if not (folder / "web" / f"{FIRST}.ftl").is_file():
        pytest.skip("a game without a board of its own explains nothing in the browser")
    texts = [path.read_text("utf-8") for path in (folder / f"{language}.ftl", folder / "web" / f"{language}.ftl")]
    explained = re.findall(rf"^web-{name}-about-\S+ = (.*)$", texts[1], re.M) + re.findall(
        r"^    \.rule = (.*)$", texts[0], re.M
    )
    numbers = set(rule_numbers(folder / "rules.md"))
    assert explained
    for said in explained:
        last = re.search(r"\(([\d., ]+)\)$|^([\d.]+)$", said)
        assert last and set((last[1] or last[2]).split(", ")) <= numbers, said


@every_game
def test_rules_read_like_rules_with_their_references_at_the_end(name: str):
    """Numbers of rulings and names of options stand in brackets behind a rule, where the page sets them small."""
    rules = [
        rule for page in rules_pages(name) for rule in re.findall(r"^- .*\n(?:  .*\n)*", page.read_text("utf-8"), re.M)
    ]
    assert rules
    for rule in rules:
        said = re.sub(r"\s*\[[^\]]+\]\s*$", "", rule)
        assert "`" not in said and not rulings(said), rule


@every_game
def test_a_house_option_is_called_so_in_the_rules(name: str):
    text = (find_game(name).folder / "rules.md").read_text("utf-8")
    for option in find_game(name).options:
        assert f"`{option.name}" in text, f"rules.md does not name the option {option.name}"


BELOW_THE_FACE = ("core", "games", "words", "shell", "narration", "batches", "bots")
"""The packages that the public face (``dragonhall`` itself) is made of."""


def test_the_public_face_is_no_way_round_the_layers():
    """Import contracts name packages; what ``dragonhall`` itself offers comes from all over."""
    for path in SOURCE.rglob("*.py"):
        room = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        if room not in BELOW_THE_FACE:
            continue
        up = len(path.relative_to(SOURCE).parts)
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.level == up or node.module == "dragonhall"):
                named = {alias.name for alias in node.names} if not node.level or not node.module else set()
                packages = {child.stem for child in SOURCE.iterdir()} | {"__version__"}
                assert named <= packages, f"{path.relative_to(SOURCE)} imports {named - packages} from the top"


def test_everything_that_is_installed_has_hashes():
    """Only PyTorch has none: it is built for each kind of machine, and some of its builds are in no index."""
    pins = re.split(r"\n(?=\S)", (ROOT / "requirements.lock").read_text("utf-8"))
    assert len(pins) > 100
    assert [pin.partition("==")[0] for pin in pins if "--hash=sha256:" not in pin] == ["torch"]
