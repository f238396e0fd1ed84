"""The documentation is true: its examples run, its commands exist, and the site builds and asks nothing of others."""

from __future__ import annotations

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

import dragonhall as dh
from bench import benchmarks_page as benchmarks
from bench import gpu
from dragonhall.cli import _parser

ROOT = Path(__file__).parents[2]
WRITTEN = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FLAGS = doctest.IGNORE_EXCEPTION_DETAIL | doctest.NORMALIZE_WHITESPACE

every_page = pytest.mark.parametrize("page", WRITTEN, ids=lambda page: str(page.relative_to(ROOT)))


@every_page
def test_the_examples_of_a_page_run(page: Path):
    result = doctest.testfile(str(page), module_relative=False, optionflags=FLAGS, encoding="utf-8")
    assert result.failed == 0
    assert result.attempted == page.read_text("utf-8").count("\n>>> ")


@every_page
def test_the_commands_of_a_page_exist(page: Path):
    """Every line of a block that calls dragonhall is one that the command line understands."""
    blocks = re.findall(r"^```(?:\w*)\n(.*?)^```", page.read_text("utf-8"), re.M | re.S)
    for line in "\n".join(blocks).replace("\\\n", " ").splitlines():
        found = re.match(r"(?:\S*/)?dragonhall +(\w.*)", line)
        if found:
            words = shlex.split(found[1].replace("…", "x"), comments=True)
            _parser().parse_args(words)  # leaves with code 2 where it does not understand


@every_page
def test_what_a_page_links_to_is_there(page: Path):
    for target in re.findall(r"\]\((?!https?:|#)([^)#\s]+)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_french_is_set_with_unbreakable_spaces():
    text = (ROOT / "docs" / "start" / "joueur.md").read_text("utf-8")
    assert not re.search(r"\w [:;!?»]|« ", text)


def test_parts_that_are_made_from_code_are_up_to_date(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(ROOT / "docs" / "generate"))
    from parts import filled, pages  # type: ignore[import-not-found]

    made = pages()
    assert {page.name for page in made} >= {"add-a-game.md", "views.md", "positions.md", "researcher.md"}
    for page in made:
        text = page.read_text("utf-8")
        assert text.count("<!-- part ") + text.count("<!-- views") + text.count("<!-- positions") + text.count(
            "<!-- speeds"
        ) == text.count("<!-- /made -->")
        assert filled(text) == text, f"{page.name}: python docs/generate/parts.py"


def test_the_make_targets_that_are_named_exist():
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    for page in [*WRITTEN, ROOT / "CONTRIBUTING.md"]:
        for named in re.findall(r"`make ([\w-]+)`|^make ([\w-]+)", page.read_text("utf-8"), re.M):
            assert "".join(named) in targets, f"{page.name} names make {''.join(named)}"


def test_every_command_is_documented():
    commands = _parser()._subparsers._group_actions[0].choices  # type: ignore[union-attr]
    written = "\n".join(page.read_text("utf-8") for page in WRITTEN)
    assert not [name for name in commands if f"dragonhall {name}" not in written]


def test_every_dependency_is_explained():
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    explained = (ROOT / "docs" / "dependencies.md").read_text("utf-8").lower()
    block = text[text.index("dependencies = [") : text.index("[project.scripts]")]
    for name in re.findall(r'"([A-Za-z][\w.-]*)', block):
        assert name.lower() in explained, f"docs/dependencies.md does not say why {name} is there"


def test_a_measurement_replaces_its_figures_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    before = benchmarks.PAGE.read_text("utf-8")
    monkeypatch.setattr(benchmarks, "PAGE", tmp_path / "benchmarks.md")
    for part in ("cpu", "gpu", "search", "bridges", "browser", "hall"):
        benchmarks.PAGE.write_text(before, "utf-8")
        benchmarks.put(part, "unused", "new figures")
        head, _, tail = re.split(f"<!-- /?{part} -->", before)
        assert benchmarks.PAGE.read_text("utf-8") == f"{head}<!-- {part} -->\nnew figures\n<!-- /{part} -->{tail}"


def test_the_figures_of_the_gpu_are_those_that_were_kept():
    """So no note can stand among them, where the next measurement would write over it."""
    text = benchmarks.PAGE.read_text("utf-8").partition("<!-- gpu -->\n")[2].partition("\n<!-- /gpu -->")[0]
    assert text == gpu.text(json.loads(gpu.RESULTS.read_text("utf-8")))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as strictly as `make docs` builds it."""
    folder = tmp_path_factory.mktemp("docs") / "site"
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    return folder


class Fetched(HTMLParser):
    """The addresses that a browser would fetch by itself when it shows a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag != "a":
            wanted = ("src", "srcset", "href", "data", "poster", "action")
            self.found += [given[name] for name in wanted if name in given]
        self.found += re.findall(r"url\(([^)]*)\)", given.get("style", ""))


def test_the_site_builds_and_fetches_nothing_from_elsewhere(site: Path):
    pages = list(site.rglob("*.html"))
    assert len(pages) > 30
    for page in pages:
        seeker = Fetched()
        text = page.read_text("utf-8")
        seeker.feed(text)
        seeker.found += re.findall(
            r"url\(([^)]*)\)|@import ([^;]*)", " ".join(re.findall(r"<style.*?</style>", text, re.S))
        )
        foreign = [str(found) for found in seeker.found if re.match(r"[\"'(]*(\w+:)?//", str(found))]
        assert not foreign, f"{page.name} would fetch {foreign[:3]}"
    for sheet in site.rglob("*.css"):
        assert not re.search(r"(url\([\"']?|@import [\"']?)(https?:)?//", sheet.read_text("utf-8")), sheet.name


def test_the_site_has_all_rules_examples_and_the_reference(site: Path):
    for game in dh.games():
        english, french = ((site / "rules" / f"{game}{end}.html").read_text("utf-8") for end in ("", ".fr"))
        assert "<strong>1.1</strong>" in english and "<strong>1.1</strong>" in french
        assert english != french
    for example in (ROOT / "examples").glob("*.py"):
        assert (site / "examples" / f"{example.stem}.html").is_file()
    face = (site / "reference" / "dragonhall.html").read_text("utf-8")
    assert all(f'id="{name}"' in face for name in dh.__all__), [n for n in dh.__all__ if f'id="{n}"' not in face]
    assert ":func:" not in face and "``" not in face
