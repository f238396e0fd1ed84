"""What a link shows where it is sent: title, sentence and picture, and nothing that its reader may not know."""

from __future__ import annotations

import io
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from PIL import Image

from dragonhall.games import built_in
from dragonhall.hall.previews.preview import HEIGHT, WIDTH, Preview
from dragonhall.hall.routes import previews

from ..guests import HTTP, AnyServer, Guest
from ..in_process import HallHere, hall_here
from ..people import member
from ..worlds import CUP

HALL = ("Dragonhall", "Play dragon games with friends who open your link, and with bots in the empty seats.")


def laid(server: AnyServer, **table: Any) -> str:
    """Lay a private table; return its whole link."""
    link: str = Guest(server.url).post("/api/tables", {"game": "ranch", "name": "Ann", "sit": [0], **table})["link"]
    assert link.count("-") == 2
    return link


def shown(server: HallHere, path: str, **headers: str) -> tuple[str, str]:
    """Return title and sentence of the preview of a page."""
    page = HTTP.get(f"{server.url}{path}", headers=headers).text
    found = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', page))
    assert f"<title>{found['title']}</title>" in page
    return unescape(found["title"]), unescape(found["description"])


def picture(server: HallHere, path: str) -> Image.Image:
    page = HTTP.get(f"{server.url}{path}").text
    address = unescape(re.search(r'og:image" content="([^"]*)"', page)[1])  # type: ignore[index]
    assert address.startswith(server.url)
    answer = HTTP.get(address)
    assert answer.status_code == 200 and answer.headers["content-type"] == "image/jpeg"
    return Image.open(io.BytesIO(answer.content))


def test_an_invitation_says_who_invites_to_what_and_how_many_seats_are_free(shared_server: HallHere) -> None:
    ann = Guest.creates(shared_server.url, "ante", seats=4, sit=[0], bots=[None] * 4, public=True)
    path = f"/t/{ann.code}"
    assert shown(shared_server, path) == ("Ann invites you to Le Jeu des Dragons", "3 seats are free.")
    french = ("Ann vous invite à jouer à Le Jeu des Dragons", "3 places sont libres.")
    assert shown(shared_server, path, **{"accept-language": "fr-FR,en;q=0.5"}) == french
    assert picture(shared_server, path).size == (WIDTH, HEIGHT)
    Guest.joins(shared_server.url, ann.code, "Bob", seat=1)
    assert shown(shared_server, path)[1] == "2 seats are free."


def test_a_match_says_who_plays_and_whose_turn_it_is_and_nothing_else(shared_server: HallHere) -> None:
    ann = Guest.creates(shared_server.url, "dragorun", seats=2, sit=[0], bots=[None, "drake"], public=True, start=True)
    path = f"/t/{ann.code}"
    assert shown(shared_server, path) == ("Dragorun: Ann, a bot", "It is Ann’s turn.")
    replay = ("Dragorun: Ann, a bot", "The game is over. Watch it move by move.")
    assert shown(shared_server, f"{path}/replay") == replay


def test_a_table_that_only_its_link_opens_shows_its_host_alone(shared_server: HallHere) -> None:
    link = laid(shared_server, seats=3, link_only=True)
    assert shown(shared_server, link) == ("Ann invites you to a table", "No account needed.")
    wrong = link[:-1] + ("b" if link[-1] != "b" else "c")
    for other in (link.rpartition("-")[0], "/t/none-here", wrong):
        assert shown(shared_server, other) == HALL


def test_a_private_table_shows_nothing_without_its_invitation(shared_server: HallHere) -> None:
    link = laid(shared_server, seats=3)
    assert shown(shared_server, link.rpartition("-")[0]) == HALL
    assert shown(shared_server, link)[0] == "Ann invites you to Dragon Ranch"


def test_a_name_cannot_write_into_the_page(shared_server: HallHere) -> None:
    name = 'A"><i>&'
    ann = Guest.creates(shared_server.url, "ante", name=name, seats=4, sit=[0], public=True)
    page = HTTP.get(f"{shared_server.url}/t/{ann.code}").text
    assert "<i>" not in page and shown(shared_server, f"/t/{ann.code}")[0].startswith(name)


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/rules/dragardiens", "Dragardiens: the rules"),
        ("/puzzles/ranch/1", "Dragon Ranch: a puzzle"),
        ("/daily/2026-11-19", "The deal of the day"),
        ("/new/dragorun", "Play Dragorun"),
        ("/", "Dragonhall"),
        ("/rules/none", "Dragonhall"),
    ],
)
def test_every_kind_of_page_has_its_own(shared_server: HallHere, path: str, title: str) -> None:
    assert shown(shared_server, path)[0] == title
    assert picture(shared_server, path).size == (WIDTH, HEIGHT)


def test_a_tournament_of_a_club_is_for_its_members(shared_server: HallHere) -> None:
    owner, _ = member(shared_server, [], "Olga")
    club = owner.post("/api/clubs", {"name": "The Nest", "about": "Mondays"})["club"]
    assert shown(shared_server, f"/club/{club}") == ("The Nest", "A club at Dragonhall with one member.")
    assert shown(shared_server, f"/club/{club}/whatever")[0] == "You are invited to The Nest"
    cup = CUP | {"format": "swiss"}
    public = owner.post("/api/tournaments", cup | {"public": True})["info"]["tournament"]
    hidden = owner.post("/api/tournaments", cup | {"public": False, "club": club})["info"]["tournament"]
    assert shown(shared_server, f"/tournaments/{public}")[0] == cup["name"]
    assert shown(shared_server, f"/tournaments/{hidden}") == HALL


def test_without_the_drawing_library_the_picture_of_the_game_is_shown(
    shared_server: HallHere, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(previews, "can_draw", lambda: False)
    answer = HTTP.get(f"{shared_server.url}/preview.jpg", params={"page": "/rules/ante"}, follow_redirects=True)
    assert answer.url.path == "/previews/ante.jpg" and Image.open(io.BytesIO(answer.content)).size == (WIDTH, HEIGHT)


def test_wrong_invitations_are_guesses(tmp_path: Path) -> None:
    with hall_here(str(tmp_path / "hall.db"), tmp_path, limit_factor=1) as server:
        link = laid(server)
        assert shown(server, link)[0] == "Ann invites you to Dragon Ranch"
        wrong = link[:-1] + ("b" if link[-1] != "b" else "c")
        for _ in range(25):
            assert shown(server, wrong) == HALL
        assert shown(server, link) == HALL


@pytest.mark.parametrize("page", ["//[", "http://[::1", "/t/\0", "/t/\udcff", "%", "/" + "t/" * 200])
def test_an_impossible_page_has_the_picture_of_the_hall(shared_server: HallHere, page: str) -> None:
    query = quote(page, errors="surrogatepass")
    answer = HTTP.get(f"{shared_server.url}/preview.jpg?page={query}")
    assert answer.status_code == 200 and answer.content == HTTP.get(f"{shared_server.url}/preview.jpg").content


def test_pictures_are_drawn_one_at_a_time_by_a_thread_of_their_own(
    shared_server: HallHere, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def draw(preview: Preview) -> bytes:
        threads.append(threading.current_thread().name)
        return preview.title.encode()

    monkeypatch.setattr(previews, "can_draw", lambda: True)
    monkeypatch.setattr(previews, "drawn", draw)
    asked = [f"{shared_server.url}/preview.jpg?page=/rules/{game}" for game in built_in() * 5]
    with ThreadPoolExecutor(8) as pool:
        assert {answer.status_code for answer in pool.map(HTTP.get, asked)} == {200}
    assert threads == ["artist_0"] * len(asked)


def test_pictures_are_costly_requests(tmp_path: Path) -> None:
    # Thirty requests at once, and one and a half a second.
    with hall_here(str(tmp_path / "hall.db"), tmp_path, limit_factor=0.015) as server:
        statuses = [HTTP.get(f"{server.url}/preview.jpg").status_code for _ in range(2)]
    assert statuses == [200, 429]
