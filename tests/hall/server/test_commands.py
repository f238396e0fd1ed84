"""The commands of a host with something wrong: one sentence, and nothing is made or overwritten."""

from __future__ import annotations

import sqlite3
import sys
from pathlib import Path

import pytest

from dragonhall.cli import main
from dragonhall.hall.routes import openapi as schema

Out = pytest.CaptureFixture[str]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "letter.txt").write_text("no database" * 100, "utf-8")
    sqlite3.connect(tmp_path / "other.db").execute("CREATE TABLE apples (kind)").connection.close()
    return tmp_path


def said(words: list[str], capsys: Out) -> str:
    assert main([*words]) == 2
    shown = capsys.readouterr()
    assert shown.out == "" and shown.err.startswith("dragonhall: ") and shown.err.count("\n") == 1
    return shown.err


@pytest.mark.parametrize("words", [["ratings"], ["ratings", "--write"], ["statistics"], ["backup", "copy.db"]])
def test_a_missing_store_is_not_created(words: list[str], here: Path, capsys: Out):
    before = sorted(here.rglob("*"))
    for name in ("missing.db", "nowhere/hall.db", "folder"):
        assert f"There is no store at {here / name}." in said([*words, "--db", name], capsys)
    assert sorted(here.rglob("*")) == before


@pytest.mark.parametrize("source", ["letter.txt", "other.db"])
def test_a_backup_of_something_else_than_a_hall_leaves_nothing(source: str, here: Path, capsys: Out):
    before = sorted(here.rglob("*"))
    assert "cannot be read" in said(["backup", "--db", source, "copy.db"], capsys)
    assert sorted(here.rglob("*")) == before


def test_a_hall_in_a_folder_or_on_no_port_says_so(here: Path, capsys: Out):
    assert "cannot be opened: it is a folder" in said(["serve", "--port", "0", "--db", "folder"], capsys)
    for port in ("-1", "65536"):
        assert f"not {port}." in said(["serve", "--port", port, "--db", "hall.db"], capsys)
    for words in (["--limits", "-1"], ["--limits", "nan"], ["--bot-pause", "-1"], ["--keep-days", "inf"]):
        with pytest.raises(SystemExit):
            main(["serve", "--port", "0", "--db", "hall.db", *words])
        assert "this must be a number, 0 or more, not " in capsys.readouterr().err
    assert not (here / "hall.db").exists()


def test_postgresql_without_its_package_names_the_extra(here: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(sys.modules, "dragonhall.hall.store.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    for words in (["serve", "--port", "0"], ["backup", "copy.db"], ["ratings"]):
        assert "pip install 'dragonhall[postgres]'" in said([*words, "--db", "postgresql://127.0.0.1:1/x"], capsys)
    assert not (here / "copy.db").exists()


def test_a_postgresql_that_cannot_be_reached_is_a_sentence(here: Path, capsys: Out):
    pytest.importorskip("asyncpg")
    assert "PostgreSQL cannot be used" in said(["backup", "--db", "postgresql://127.0.0.1:1/x", "copy.db"], capsys)
    assert not (here / "copy.db").exists()


def test_the_schemas_are_written_where_they_were_asked_for(here: Path, capsys: Out):
    assert schema.main(["folder"]) == 0
    assert {path.name: path.read_text("utf-8") for path in (here / "folder").iterdir()} == schema.files()
    for folder in ("docs", "letter.txt"):
        assert schema.main([folder]) == 2
        assert f"there is no folder {folder}" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        schema.main(["--help"])


@pytest.mark.parametrize(
    ("spoken", "sentence"), [("en_GB", "There is no store at "), ("fr_FR", "Il n’y a pas de données dans ")]
)
@pytest.mark.parametrize("words", [["ratings"], ["statistics"], ["backup", "copy.db"]])
def test_errors_are_in_the_language_of_the_user(
    spoken: str, sentence: str, words: list[str], here: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
):
    speak(spoken, monkeypatch)
    assert sentence in said([*words, "--db", "missing.db"], capsys)
    assert "There is no store at " in said([*words, "--db", "missing.db", "--lang", "en"], capsys)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["serve", "--port", "70000"], "Un port est un nombre de 0 à 65535, pas 70000."),
        (["serve", "--url", "hall"], "--url est l’adresse de cette salle"),
        (["serve", "--trusted-proxy", "x"], "Un proxy de confiance est une adresse ou un réseau"),
        (["replay", "missing.json"], "Impossible de lire missing.json"),
        (["play", "dragorun", "--seats", "2", "--people", "3"], "il peut y avoir de 0 à 2 personnes, pas 3."),
        (
            ["puzzles", "dragorun", "--make", "1", "--file", "folder"],
            "Impossible d’écrire folder\u00a0: c’est un dossier.",
        ),
    ],
)
def test_every_command_speaks_french_where_the_user_does(
    words: list[str], sentence: str, here: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
):
    speak("fr_FR", monkeypatch)
    if words[0] == "serve":
        words = [*words, "--db", "hall.db"]
    assert sentence in said(words, capsys)


def speak(spoken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", f"{spoken}.UTF-8")
