"""The box of Dragardiens as a file: corrected without touching code, refused with a sentence that names the line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import dragonhall as dh
from dragonhall.cli import main
from dragonhall.games import dragardiens
from dragonhall.games.dragardiens.boxfile import box_of

FOLDER = Path(dragardiens.__file__).parent
DEFAULT = (FOLDER / "box_default.toml").read_text("utf-8")


def line_of(text: str, beginning: str, after: str = "") -> int:
    lines = text.splitlines()
    start = next((at for at, line in enumerate(lines) if line.startswith(after)), 0) if after else 0
    return next(at for at, line in enumerate(lines, 1) if at > start and line.startswith(beginning))


@pytest.fixture
def box(tmp_path: Path):
    """Writes the default box with one thing replaced, and gives the path."""

    def write(old: str, new: str) -> Path:
        assert old in DEFAULT
        path = tmp_path / "my-box.toml"
        path.write_text(DEFAULT.replace(old, new, 1), "utf-8")
        return path

    return write


def test_a_corrected_box_is_played_without_touching_code(box):  # 1.11
    path = box('gives = ["lowest", "egg"]', 'gives = ["lowest", "crystal", "crystal"]')
    match = dh.new("dragardiens", seats=2, seed=1, options={"box": str(path)})
    described = match.position() | {"grimoire": {"left": {"under": 3}, "right": {"under": "green"}}}
    assert dh.position(described).view(None)["reward"] == ["lowest", "crystal", "crystal"]


def test_a_record_keeps_the_box_it_was_played_with(box):  # 1.11
    path = box("values = [16, 12, 8]", "values = [16, 14, 2]")
    match = dh.new("dragardiens", seats=3, seed=1, options={"box": str(path)})
    record = json.loads(json.dumps(match.record()))
    path.unlink()
    assert dh.replay(record).view(None)["supply"]["crests"] == [16, 14, 2]
    assert "#" not in record["options"]["box"]


def test_an_unchanged_copy_of_the_box_is_the_default_box(box):  # 1.11
    path = box('name = "default"', 'name = "default"\n# mine')
    assert dh.new("dragardiens", seats=2, seed=1, options={"box": str(path)}).options["box"] == "default"


@pytest.mark.parametrize(
    ("old", "new", "line", "sentence"),
    [
        ("white = [3, 3, 3, 2, 2]", "white = [3, 3, 3, 2, 1]", ("[left]", ""), "103 together, but the book has 104"),
        ("white = [3, 3, 3, 2, 2]", "white = [3, 3, 3, 2]", ("white", "[left]"), "5 numbers are wanted, these are 4"),
        ("white = [3, 3, 3, 2, 2]", "white = [3, 3, 3, 2, -1]", ("white", "[left]"), "from 0 to 104 is wanted, not -1"),
        ("white = [3, 3, 3, 2, 2]", "white = 13", ("white", "[left]"), "a list in square brackets"),
        ("green = 4, red = 4, blue = 5", "white = 4, red = 4, blue = 5", ("white", "[right]"), "never on a white"),
        ("green = 4, red = 4, blue = 5", "pink = 4, red = 4, blue = 5", ("white", "[right]"), "'pink' is not one"),
        ('"white 1", ', '"white 6", ', ("cards", "[starting]"), "there is no card 'white 6'"),
        ('"white 1", ', "", ("cards", "[starting]"), "8 starting cards are wanted, these are 7"),
        ("count = 11", "count = 10", ("count", "[shadows]"), "prints 11 shadow dragons, not 10"),
        ("page = 6", "page = 5", ("page", "[shadows]"), "shadow dragons show 6"),
        ("[20, 3]]", "[20, 4]]", ("values", "[fragments]"), "there are 45 fragments, these are 46"),
        ("[20, 3]]", "[20]]", ("values", "[fragments]"), "pairs of value and number"),
        ("two = 16", "two = 30", ("two", "[fragments_removed]"), "from 0 to 20 is wanted, not 30"),
        ("values = [8, 8, 9]", "values = [8, 8]", ("values", "[pearls.blue]"), "15 pearls, red and blue are 14"),
        ("values = [16, 12, 8]", "values = [16, 12]", ("values", "[crests]"), "3 crests are wanted, these are 2"),
        ("values = [16, 12, 8]", "values = [18, 12, 8]", ("two", "[crest_removed]"), "there is no crest of 16"),
        ("face = 4", 'face = "4"', ("face", "[eggs]"), "a whole number from 0 to 99"),
        ("back = 16", "back = 2", ("back", "[eggs]"), "worth no less than its face"),
        ("count = 9", "count = 12", ("count", "[eggs]"), "prints 9 golden eggs, not 12"),
        ('gives = ["highest"]', 'gives = ["egg"]', ("gives", "[rewards.5]"), "every number gives 1 to 3 fragments"),
        ('gives = ["highest"]', 'gives = ["gold"]', ("gives", "[rewards.5]"), "'gold' is no reward"),
        ("[rewards.5]", "[rewards.7]", None, r"\[rewards.5\] is missing"),
        ("[crystals]\ncount = 10", "[crystals]\ncounts = 10", ("counts", "[crystals]"), "no 'counts' here"),
        ("four = 9", "", ("[amulets]", ""), "lacks 'four'"),
        ("four = 9", "four = 40", ("four", "[amulets]"), "from 1 to 11 is wanted, not 40"),
        ('origin = "found"', 'origin = "guessed"', ("origin", "[fragments]"), "an origin is printed, found"),
        ('origin = ["found", "house"]', 'origin = ["found"]', ("origin", "[rewards.6]"), "one word for each value"),
        ('name = "default"', "name = 7", ("name", ""), "a box has a name"),
        ('"veil", ', "", ("names", "[chests]"), "the chests are prism ink"),
        ("[crystals]", "[bells]\nx = 1\n\n[crystals]", ("[bells]", ""), "a box file has no 'bells'"),
    ],
)  # fmt: skip
def test_a_wrong_box_is_refused_with_its_line(box, old: str, new: str, line, sentence: str):  # 1.11
    path = box(old, new)
    with pytest.raises(dh.BadOption, match=sentence) as refused:
        dh.new("dragardiens", seats=2, options={"box": str(path)})
    message = str(refused.value)
    assert message.startswith(f"{path}, line ") and message.endswith(".")
    if line:
        assert f", line {line_of(path.read_text('utf-8'), *line)} (" in message


def test_a_file_that_is_no_box_file_is_refused(tmp_path: Path):  # 1.11
    broken = tmp_path / "broken.toml"
    broken.write_text("name = = 3", "utf-8")
    with pytest.raises(dh.BadOption, match=r"is not a box file: .*line 1"):
        dh.new("dragardiens", seats=2, options={"box": str(broken)})
    for missing in (str(tmp_path / "nowhere.toml"), str(tmp_path), "", "\0"):
        with pytest.raises(dh.BadOption, match="There is no box file"):
            dh.new("dragardiens", seats=2, options={"box": missing})
    broken.write_bytes(DEFAULT.replace("house", "maison é", 1).encode("latin-1"))
    with pytest.raises(dh.BadOption, match=r"not written in UTF-8"):
        dh.new("dragardiens", seats=2, seed=1, options={"box": str(broken)})
    broken.write_bytes(b"\xef\xbb\xbf" + DEFAULT.encode())
    assert dh.new("dragardiens", seats=2, seed=1, options={"box": str(broken)}).to_act, "a mark some editors write"
    large = tmp_path / "large.toml"
    large.write_text("#" * 200_000, "utf-8")
    with pytest.raises(dh.BadOption, match="too large"):
        dh.new("dragardiens", seats=2, options={"box": str(large)})
    with pytest.raises(dh.BadOption, match=r"it is default, wild or the path of a \.toml file"):
        dh.new("dragardiens", seats=2, options={"box": 3})


def test_the_wild_box_is_nothing_like_the_default_one():  # 1.11
    ours, wild = box_of("default").numbers, box_of("wild").numbers
    assert len(ours) == len(wild) and sum(a != b for a, b in zip(ours, wild, strict=True)) > 90
    assert {line.origin for line in box_of("wild").lines} == {"house", "printed"}


@pytest.mark.parametrize(
    ("language", "house", "reward"), [("en", "house", "reward for 3"), ("fr", "maison", "récompense pour 3")]
)
def test_the_sheet_of_the_box_tells_house_values_apart(
    capsys, monkeypatch, language: str, house: str, reward: str
):  # 1.11
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["box", "dragardiens", "--lang", language]) == 0
    sheet = capsys.readouterr().out
    row = next(line for line in sheet.splitlines() if reward in line)
    assert house in row and "DG-10" in row
    assert house not in next(line for line in sheet.splitlines() if "DG-17" in line)


def test_the_sheet_of_another_box_and_of_a_wrong_one(box, capsys):  # 1.11
    assert main(["box", "dragardiens", "--lang", "en", "--option", "box=wild"]) == 0
    assert "a whole ring" in capsys.readouterr().out
    path = box("count = 9", "count = 12")
    assert main(["box", "dragardiens", "--option", f"box={path}"]) == 2
    assert f"line {line_of(path.read_text('utf-8'), 'count', '[eggs]')}" in capsys.readouterr().err
    assert main(["box", "dragorun", "--lang", "en"]) == 0
    assert "no box sheet" in capsys.readouterr().out


def test_the_file_of_the_box_can_be_printed_copied_and_played(tmp_path: Path, capsys):  # 1.11
    assert main(["box", "dragardiens", "--file"]) == 0
    text = capsys.readouterr().out
    assert text == DEFAULT
    path = tmp_path / "copy.toml"
    path.write_text(text.replace("face = 4", "face = 5"), "utf-8")
    assert "face = 5" in dh.new("dragardiens", seats=2, options={"box": str(path)}).options["box"]
