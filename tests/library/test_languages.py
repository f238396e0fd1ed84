"""Languages are found, not listed: a folder makes one, and what it does not say is said in English."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from dragonhall.word_check import faults, sample
from dragonhall.words import FIRST, LANGUAGES, Words, text_of, words_in

FEW = """
dragorun-title = Drakokuro
house-and = { $first } kaj { $last }
dragorun-dragon-didi = Didi
dragorun-move-move = movu { $dragon_accusative }
dragorun-move-swap = prenu { $dragon }
house-nonsense = neniu diras tion
dragorun-news-won = { $seat } venkas per { $horse }
house-broken = { $open
"""


YOU = {"you": {"seat"}, "to-you": {"other", "victim"}}
"""The form of a line for whom it is about, and the arguments that name them."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo" / "few.ftl").write_text(FEW, "utf-8")
    return tmp_path


def run(folder: Path, *words: str, lang: str = "") -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    environment |= {"DRAGONHALL_LANGUAGES": str(folder), "LANG": lang, "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "dragonhall", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)


def test_a_folder_makes_a_language_and_the_rest_is_english(folder: Path) -> None:
    listed = run(folder, "games", lang="eo_XX.UTF-8").stdout
    assert "Drakokuro, 2 to 5 players" in listed and "Le Jeu des Dragons, 2 to 6 players" in listed
    others = sorted({*LANGUAGES, "eo"} - {FIRST})
    assert run(folder, "words").stdout.splitlines() == [
        f"{code}: {0 if code == 'eo' else 100}% of the sentences" for code in (FIRST, *others)
    ]
    assert "usage: dragonhall play" in run(folder, "play", "--help", "--lang", "eo").stdout


def test_the_check_says_what_is_missing_and_what_has_wrong_arguments(folder: Path) -> None:
    checked = run(folder, "words", "--check", "eo")
    said = checked.stdout.splitlines()
    assert checked.returncode == 1
    assert "missing: dragorun-about" in said and "missing: dragorun-title" not in said
    assert "not in English: house-nonsense" in said
    assert "wrong arguments in dragorun-news-won: $horse" in said
    assert any(line.startswith("cannot be read in few.ftl: house-broken") for line in said)
    assert "no rules page: ante" in said and not any("dragorun-move-swap" in line for line in said)
    unknown = run(folder, "words", "--check", "tlh")
    assert unknown.returncode == 2 and "eo" in unknown.stderr and "fr" in unknown.stderr


def test_a_sentence_that_cannot_be_said_is_said_in_english(folder: Path) -> None:
    words = Words("eo", [folder / "eo" / "few.ftl"], words_in(FIRST))
    assert words("house-and", first="Ann", last="Bob") == "Ann kaj Bob"
    assert words("house-bye") == "Goodbye." and "house-bye" in words and "no-such-key" not in words
    assert words("dragorun-news-won", seat="Ann", dragon="Didi") == "Ann wins the race with Didi."
    assert words.forms("dragorun", "dragon", "Didi") == {"": "Didi", "short": "Di", "colour": "blue"}
    with pytest.raises(LookupError, match="no-such-key"):
        words("no-such-key")


def test_names_are_joined_as_the_language_joins_them() -> None:
    assert [words_in(code).joined(["Ann", "Bob", "Inés"]) for code in ("en", "fr", "es")] == [
        "Ann, Bob and Inés", "Ann, Bob et Inés", "Ann, Bob e Inés",
    ]  # fmt: skip
    spanish = words_in("es")
    assert spanish.joined(["Íñigo"]) == "Íñigo" and spanish.joined(["Hilda", "Hugo"]) == "Hilda y Hugo"
    assert spanish.joined(["Ian", "Hiedra"]) == "Ian y Hiedra" and spanish.joined(["Ann", "Hilda"]) == "Ann e Hilda"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_that_come_with_the_program_are_complete(language: str) -> None:
    assert faults(language) == []
    assert all(f"\n{key} =" in f"\n{text_of(language)}" for key in ("house-yes", "web-home", "ante-title"))
    once, again = sample(language, 5, 7), sample(language, 5, 7)
    assert once == again != sample(language, 5, 8) and all(len(text.split()) > 3 for _, text in once)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_is_you_in_every_line_about_a_player(language: str) -> None:
    source, lines = text_of(language), 0

    def named(pattern: Any) -> set[str]:
        return set(re.findall(r"\$(\w+)", source[pattern.span.start : pattern.span.end]))

    for entry in FluentParser().parse(source).body:
        if not isinstance(entry, ast.Message) or not re.match(r"\w+-(news|decided)-", entry.id.name):
            continue
        said = named(entry.value)
        forms = {attribute.id.name: named(attribute.value) for attribute in entry.attributes}
        wanted = {form for form, names in YOU.items() if names & said}
        assert forms.keys() & YOU.keys() == wanted, f"{language}: {entry.id.name} needs {sorted(wanted)}"
        for form in wanted:
            left_out = said - forms[form]
            assert left_out <= {"seat", "other", "victim", "card_of", "card_to"}, f"{entry.id.name}.{form}"
            assert forms[form] <= said | {"card"}, f"{entry.id.name}.{form}"
            lines += 1
    assert lines > 100


def test_a_hall_sends_english_for_what_a_language_does_not_say(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRAGONHALL_LANGUAGES", str(folder))
    text = text_of("eo")
    assert "dragorun-title = Drakokuro" in text and "dragorun-title = Dragorun" not in text
    assert "dragorun-option-track = Finish on space" in text
    assert text_of("fr").count("\nhouse-yes =") == 1
