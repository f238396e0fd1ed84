"""The command line, as people type it: what works, and what a mistake gets (a sentence and exit code 2)."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import dragonhall as dh
from dragonhall.cli import _parser, main
from dragonhall.core.errors import DragonhallError
from dragonhall.words import LANGUAGES, words_in, words_of_commands


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "dragonhall", *words], input=typed, capture_output=True, text=True, timeout=120
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = dh.new("dragorun", seats=3, seed=4)
    while not match.over:
        match.play(match.moves()[0])
    file = tmp_path / "race.json"
    file.write_text(json.dumps(match.record()))
    return file


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    shown = capsys.readouterr().out
    assert left.value.code == 0
    assert all(command in shown for command in ("play", "replay", "games", "compile", "dragonhall play dragorun"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_game_with_its_options(language: str, capsys: pytest.CaptureFixture[str]):
    assert main(["games", "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert all(f"dragonhall play {name}" in shown for name in dh.games())
    assert "track = 28" in shown
    own_value = words_in(language)("house-option-house", name="", default="", choices="")
    assert own_value.strip(" =()").split()[-1] in shown


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", dh.games())
def test_a_whole_game_can_be_played_by_typing_numbers(name: str, language: str):
    done = run("play", name, "--seed", "3", "--lang", language, "--name", "Zoé", typed="1\n" * 3000)
    assert done.returncode == 0 and not done.stderr.replace("\r", "").strip().startswith("Traceback")
    end = {"en": "The game is over.", "fr": "La partie est finie."}[language]
    assert end in done.stdout
    assert "Zoé" in done.stdout


def test_words_work_as_well_as_numbers_and_nonsense_changes_nothing():
    typed = "fly\n99\n\nroll\nROLL THE DICE\nq\n"
    done = run("play", "dragorun", "--seed", "3", "--seats", "2", "--lang", "en", typed=typed)
    assert done.returncode == 0
    assert done.stdout.count("is not possible here") >= 2
    assert "Goodbye" in done.stdout


def test_undo_save_rules_and_quit(tmp_path: Path):
    file = tmp_path / "saved.json"
    done = run(
        "play", "dragorun", "--seed", "3", "--lang", "en", typed=f"u\nroll\nu\ns\n{file}\ns\n/no/such/place\nr\nq\n"
    )
    assert done.returncode == 0
    assert "cannot be taken back" in done.stdout
    assert "Could not save" in done.stdout
    assert "Nothing is hidden" in done.stdout
    assert dh.replay(json.loads(file.read_text())).ply > 0


@pytest.mark.parametrize(
    ("language", "no", "yes"),
    [("en", "no", "y"), ("fr", "non", "Oui"), ("en", "", "yes"), ("es", "no", "Si"), ("es", "", "sí")],
)
def test_saving_never_writes_over_a_file_without_asking(language: str, no: str, yes: str, tmp_path: Path):
    file = tmp_path / "letter"
    file.write_text("Dear Ann")
    play = ("play", "dragorun", "--seed", "3", "--lang", language)
    done = run(*play, typed=f"1\ns\n{file}\n{no}\nq\n")
    assert done.returncode == 0 and file.read_text() == "Dear Ann"
    words = words_in(language)
    assert done.stdout.count(words("house-not-saved")) == 1
    done = run(*play, typed=f"1\ns\n{file}\n{yes}\nq\n")
    assert dh.replay(json.loads(file.read_text())).ply > 0
    assert words("house-saved", file="").rstrip(".") in done.stdout


def test_a_file_name_that_cannot_be_gets_a_sentence_and_the_game_goes_on(tmp_path: Path):
    names = ["", str(tmp_path), str(tmp_path / "no" / "where.json"), "a\0b", "~nobody-here/race.json", "n" * 300]
    typed = "".join(f"s\n{name}\n" for name in names)
    done = run("play", "dragorun", "--seed", "3", "--lang", "en", typed=f"{typed}1\nq\n")
    assert done.returncode == 0 and "Goodbye" in done.stdout and "Move 1" in done.stdout
    assert done.stdout.count("Nothing was saved.") == 1
    assert done.stdout.count("Could not save") == len(names) - 1
    assert list(tmp_path.iterdir()) == []


def test_the_end_of_input_leaves_the_game():
    assert "Goodbye" in run("play", "dragorun", "--lang", "en").stdout


def test_several_people_at_one_terminal_are_told_to_pass_the_screen():
    done = run(
        "play", "dragorun", "--people", "2", "--seats", "2", "--seed", "1", "--lang", "en", typed="\n1\n1\n\n1\nq\n"
    )
    assert "Pass the screen to" in done.stdout


def test_replay_tells_a_record(record: Path):
    english, french = (
        run("replay", str(record), "--lang", "en"),
        run("replay", str(record), "--lang", "fr", "--seat", "1"),
    )
    assert "wins the race" in english.stdout and english.returncode == 0
    assert "gagne la course" in french.stdout and french.returncode == 0
    part = run("replay", str(record), "--ply", "3", "--lang", "en")
    assert "Move 3" in part.stdout and "Move 4" not in part.stdout


BROKEN = {
    "empty": lambda text: "",
    "cut": lambda text: text[: len(text) // 2],
    "not json": lambda text: "a race",
    "a list": lambda text: "[]",
    "another format": lambda text: text.replace("dragonhall record 1", "chess"),
    "another game": lambda text: text.replace('"dragorun"', '"poker"'),
    "another version": lambda text: text.replace('"version": 2', '"version": 77'),
    "seats": lambda text: text.replace('"seats": 3', '"seats": 30'),
    "an option": lambda text: text.replace('"track": 28', '"track": 99'),
    "no seed": lambda text: text.replace('"seed": 4', '"sed": 4'),
    "a seed of words": lambda text: text.replace('"seed": 4', '"seed": "four"'),
    "moves that do not fit": lambda text: text.replace('"seed": 4', '"seed": 5'),
    "no move": lambda text: text.replace('"roll"', '"fly"', 1),
    "no seat": lambda text: text.replace('[0, "roll"]', '["Ann", "roll"]', 1).replace('[1, "roll"]', "7", 1),
    "no moves": lambda text: text.replace('"moves"', '"mooves"'),
    "other winners": lambda text: text[: text.index('"winners"')] + '"winners": [0, 1, 2]}',
    "other scores": lambda text: text.replace('"scores": [', '"scores": [5, '),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_record_gets_a_sentence_and_code_2(how: str, record: Path, capsys: pytest.CaptureFixture[str]):
    broken = BROKEN[how](record.read_text())
    assert broken != record.read_text()
    record.write_text(broken)
    assert main(["replay", str(record)]) == 2
    captured = capsys.readouterr()
    assert (
        captured.err.startswith("dragonhall: ") and captured.err.count("\n") == 1 and captured.err.strip()[-1] in ".?"
    )
    assert captured.out == ""


@pytest.mark.parametrize(
    "words",
    [
        ["play", "poker"],
        ["play", "dragorun", "--seats", "9"],
        ["play", "dragorun", "--seats", "0"],
        ["play", "dragorun", "--people", "7"],
        ["play", "dragorun", "--seed", "-1"],
        ["play", "dragorun", "--option", "track"],
        ["play", "dragorun", "--option", "track=fast"],
        ["play", "dragorun", "--option", "trakc=20"],
        ["play", "dragorun", "--option", "no_eggs=perhaps"],
        ["play", "dragorun", "--option", "track=16", "--option", "start=15"],
        ["replay", "no-such-file.json"],
        ["replay", "."],
    ],
)
def test_a_mistake_on_the_command_line_gets_a_sentence_and_code_2(words: list[str], capsys: pytest.CaptureFixture[str]):
    assert main(words) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith("dragonhall: ") and captured.err.strip()[-1] in ".?"
    assert captured.out == ""


@pytest.mark.parametrize(
    "words", [[], ["fly"], ["play"], ["play", "dragorun", "--lang", "tlh"], ["play", "dragorun", "--seats", "two"]]
)
def test_words_the_parser_refuses_get_code_2(words: list[str], capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2


def test_a_seat_or_ply_that_the_record_does_not_have(record: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["replay", str(record), "--seat", "9"]) == 2
    assert main(["replay", str(record), "--ply", "99999"]) == 2
    assert capsys.readouterr().out == ""


def test_options_are_read_from_words():
    done = run("play", "dragorun", "--option", "track=16", "--option", "no_eggs=yes", "--seed", "1", "--lang", "en")
    assert "finish on space 16" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_every_command_is_in_the_users_language(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", language)
    words = words_of_commands(language)
    with pytest.raises(SystemExit):
        main(["--help"])
    commands = re.findall(r"^    (\w+) ", capsys.readouterr().out, re.M)
    assert len(commands) > 15
    for command in commands:
        with pytest.raises(SystemExit) as left:
            main([command, "--help"])
        shown = " ".join(capsys.readouterr().out.split())
        usage, about, shown_help = (
            " ".join(words(key).split()) for key in ("help-usage", f"help-{command}", "help-any-help")
        )
        assert left.value.code == 0 and shown.startswith(usage)
        assert about[:40] in shown and shown_help in shown


def test_every_sentence_of_an_error_with_a_key_is_the_one_of_the_catalogue(capsys: pytest.CaptureFixture[str]):
    """In English both are the same; with ``--lang fr`` a command says the French one."""
    mistakes: dict[str, list[str]] = {
        "core-no-game": ["play", "poker"],
        "core-bad-seats": ["play", "dragorun", "--seats", "9"],
        "core-bad-value": ["play", "dragorun", "--option", "track=fast"],
        "core-near-option": ["play", "dragorun", "--option", "trakc=20"],
        "core-no-option": ["play", "dragorun", "--option", "colour=20"],
        "core-option-format": ["play", "dragorun", "--option", "track"],
        "core-no-own-bot": ["play", "dragorun", "--bots", "basilisk"],
        "core-bad-budget": ["play", "dragorun", "--bots", "wyrm:soon"],
        "core-no-budget": ["play", "dragorun", "--bots", "drake:20ms"],
    }
    for key, command in mistakes.items():
        asked = _parser("en").parse_args(command)
        with pytest.raises(DragonhallError) as caught:
            asked.run(asked)
        assert caught.value.key == key
        assert str(caught.value) == words_in("en")(key, **caught.value.arguments)
        assert main([*command, "--lang", "fr"]) == 2
        assert capsys.readouterr().err == f"dragonhall: {words_in('fr')(key, **caught.value.arguments)}\n"


def test_what_the_parser_refuses_is_said_in_the_users_language(capsys: pytest.CaptureFixture[str]):
    for key, command in {
        "required": ["play"],
        "unknown": ["games", "--colour"],
        "choice": ["serve", "--logs", "poem"],
        "number": ["play", "dragorun", "--seats", "two"],
        "value": ["play", "dragorun", "--seats"],
        "argument": ["duel", "dragorun", "drake", "drake", "--games", "0"],
    }.items():
        with pytest.raises(SystemExit) as left:
            main([*command, "--lang=fr"])
        said = capsys.readouterr().err.splitlines()[-1]
        pattern = words_of_commands("fr")(f"help-refused-{key}", what="X", said="Y", choices="Z", why="W")
        assert left.value.code == 2
        assert re.search(re.sub("[XYZW]", ".+", re.escape(pattern)), said), (said, pattern)
