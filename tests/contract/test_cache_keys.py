"""The cache's key is what the rules really use: nothing else recompiles them, and no change is missed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dragonhall.games import built_in, folder_of

SOURCE = Path(__file__).parents[2] / "src" / "dragonhall"
GAME = built_in()[-1]
PRINT = f"""
import sys
from dragonhall.core.compiler.cache import key_of_rules
from dragonhall.core.compiler.engines import rules_part
from dragonhall.games import game
from dragonhall.wasm.modules import key_of

found = game("{GAME}")
keys = key_of_rules([found.rules.redeal]), key_of_rules([found.counsel.observe]), key_of(found)
print(rules_part(found).path.name, *keys)
"""
"""The keys of the rules, of ``redeal``, of ``observe`` and of the module for browsers."""


def keys(source: Path, **more: str) -> list[str]:
    # Sources are changed more than once in a second, which compiled modules would not notice.
    alone = {"PYTHONPATH": str(source.parent), "DRAGONHALL_INTERPRETED": "", "PYTHONDONTWRITEBYTECODE": "1"}
    environment = {**os.environ, **alone, **more}
    done = subprocess.run([sys.executable, "-c", PRINT], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources that matter here, to be changed."""
    folder = tmp_path_factory.mktemp("sources") / "dragonhall"
    ignored = shutil.ignore_patterns("__pycache__", "static", "records", "web", *(set(built_in()) - {GAME}))
    shutil.copytree(SOURCE, folder, ignore=ignored)
    return folder


@pytest.fixture(scope="module")
def before(copied: Path) -> list[str]:
    return keys(copied)


def changed(path: Path, pattern: str, new: str) -> str:
    """Change a file; what it said before is returned."""
    old = path.read_text("utf-8")
    text, count = re.subn(pattern, new, old, count=1, flags=re.M)
    assert count == 1, f"{path.name} has no {pattern}"
    path.write_text(text, "utf-8")
    return old


def test_changes_outside_the_rules_recompile_nothing(copied: Path, before: list[str]):
    """Drawings, positions, views, words and comments, and where a rule stands in its file."""
    game = copied / "games" / GAME
    for name in ("position.py", "terminal.py", "heuristic.py"):
        with (game / name).open("a", encoding="utf-8") as file:
            file.write("\n\ndef more() -> int:\n    return 1\n")
    changed(game / "view.py", r"^def open_view\(", "def forgotten() -> int:\n    return 1\n\n\ndef open_view(")
    changed(game / "rules.py", r"^from __future__", "# A comment that moves every line.\nfrom __future__")
    changed(copied / "core" / "position.py", r"^from __future__", "# Another.\nfrom __future__")
    changed(copied / "core" / "take_back.py", r"^from __future__", "# One more.\nfrom __future__")
    assert keys(copied) == before


def test_settings_of_the_compiler_recompile_only_where_they_change_machine_code(copied: Path, before: list[str]):
    assert keys(copied, NUMBA_NUM_THREADS="1") == before, "one thread runs the same machine code"
    now = keys(copied, NUMBA_LOOP_VECTORIZE="0")
    assert now[0] != before[0] and now[3] == before[3]


@pytest.mark.parametrize(
    ("file", "pattern", "new"),
    [
        pytest.param(
            "core/dice.py", r"^STIR = np.uint64\(0x9E3779B1\)", "STIR = np.uint64(0x9E3779B3)", id="a constant"
        ),
        pytest.param(
            "core/dice.py", r"^    for step in range\(6\):", "    for step in range(5):", id="a rule of the core"
        ),
        pytest.param(
            "core/compiler/numba_backend.py",
            r'"error_model": "numpy"',
            '"error_model": "python"',
            id="how rules are compiled",
        ),
    ],
)
def test_a_change_of_anything_a_rule_uses_recompiles_it(copied: Path, file: str, pattern: str, new: str):
    start = keys(copied)
    old = changed(copied / file, pattern, new)
    try:
        now = keys(copied)
    finally:
        (copied / file).write_text(old, "utf-8")
    assert now[0] != start[0]
    assert (now[3] != start[3]) == (file != "core/compiler/numba_backend.py"), "a module does not depend on the machine"


def test_a_new_file_with_a_rule_is_not_forgotten(copied: Path):
    """A rule moved into a file that nobody listed counts as much as before."""
    game = copied / "games" / GAME
    old = (game / "rules.py").read_text("utf-8")
    try:
        (game / "extra.py").write_text(
            "from ...core.rule import rule\n\nFEE = 1\n\n\n@rule\ndef fee(t, seat):\n    return FEE\n", "utf-8"
        )
        changed(game / "rules.py", r"^from \.table import", "from .extra import fee\nfrom .table import")
        changed(game / "rules.py", r"^(def score\(.*\n(?:    \"\"\".*\n)?)", r"\1    fee(t, seat)\n")
        first = keys(copied)
        changed(game / "extra.py", r"^FEE = 1", "FEE = 2")
        second = keys(copied)
    finally:
        (game / "rules.py").write_text(old, "utf-8")
        (game / "extra.py").unlink()
    assert first[3] != second[3]
    assert first[0] != second[0] and first[2] == second[2], "the score is a rule, and observing does not use it"


def test_a_file_may_move_without_a_change_of_its_rules(copied: Path):
    """Neither machine code nor the modules for browsers are made again when a file with rules gets another name."""
    start = keys(copied)
    texts = {path: path.read_text("utf-8") for path in copied.rglob("*.py")}
    named = re.compile(r"\bcore\.seats import|(?<=from )\.+seats import")
    try:
        (copied / "core" / "seats.py").rename(copied / "core" / "around_the_table.py")
        users = [path for path, text in texts.items() if named.search(text) and path.exists()]
        for path in users:
            path.write_text(
                named.sub(lambda found: found[0].replace("seats", "around_the_table"), texts[path]), "utf-8"
            )
        now = keys(copied)
    finally:
        (copied / "core" / "around_the_table.py").unlink()
        for path, text in texts.items():
            path.write_text(text, "utf-8")
    assert users and now == start


def test_all_games_lie_where_they_are_looked_for():
    assert all(folder_of(name) == SOURCE / "games" / name for name in built_in())
