"""Pages around the tables: start, rules, credits, settings, languages, friendly errors, size."""

from __future__ import annotations

import gzip
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import dragonhall as dh
from dragonhall.games import folder_of
from dragonhall.words import LANGUAGES

from .conftest import PAGES
from .people import DESK, PHONE, TABLET, Person

STATIC = PAGES.parent
SIZES = {"phone": PHONE, "tablet": TABLET, "desk": DESK}
READY = "() => navigator.serviceWorker.controller?.state === 'activated'"
GAMES = dh.games()


# Every size, light and language meets every other at least once.
@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "scheme", "locale"),
    [("phone", "dark", "en-GB"), ("phone", "light", "fr-FR"), ("tablet", "dark", "fr-FR"), ("desk", "light", "en-GB")],
)
def test_every_page_is_whole_in_every_light_size_and_language(person, size: str, scheme: str, locale: str):
    one = person(size=SIZES[size], scheme=scheme, locale=locale)
    paths = ["/", "/credits", "/new/ranch", *(f"/rules/{game}" for game in GAMES), "/t/none-here", "/nowhere"]
    one.opens("/").page.wait_for_selector("article")
    for path in paths:
        one.opens(path).page.wait_for_selector("h1, h2")
        one.page.wait_for_load_state("networkidle")
        one.sees_no_raw_words()
        one.fits_the_screen()
        one.nothing_too_small()
        one.axe()


def test_two_clicks_lead_to_a_first_game_without_a_name_and_its_goal_shows_once(person):
    one = person(name="", size=PHONE, by="touch", newcomer=True)
    door = one.opens("/").page.get_by_role("article").first
    expect(one.page.get_by_text("Start here")).to_have_count(1)
    door.get_by_role("button", name="Play now").tap()
    dialog = one.page.locator("dialog[open]")
    expect(dialog).to_contain_text("wins")
    expect(dialog.get_by_role("button", name="Learn it in two minutes")).to_be_visible()
    one.axe()
    dialog.get_by_role("button", name="Just play").tap()
    one.page.wait_for_selector(".prompt")
    expect(one.page.locator(".seats .me")).to_contain_text("You")
    one.opens("/").page.get_by_role("article").first.get_by_role("button", name="Play now").tap()
    one.page.wait_for_selector(".prompt")
    one.opens("/").page.wait_for_selector("article")
    expect(one.page.get_by_text("Start here")).to_have_count(0)


PLACES = ("/", "/daily", "/puzzles", "/tournaments", "/boards")
LEFT = "() => Math.round(document.querySelector('main').getBoundingClientRect().left)"


@pytest.mark.parametrize("size", [PHONE, TABLET, DESK])
def test_one_header_leads_everywhere_and_all_pages_begin_at_the_same_place(person, size):
    one = person(size=size)
    one.opens("/").page.wait_for_selector("article")
    places = one.page.locator("header nav a")
    assert [place.get_attribute("href") for place in places.all()] == list(PLACES)
    lefts = set()
    for path in PLACES[1:]:
        one.page.locator(f"header nav a[href='{path}']").click()
        expect(one.page.locator("header nav a[aria-current]")).to_have_attribute("href", path)
        one.page.wait_for_selector("main h1")
        lefts.add(one.page.evaluate(LEFT))
        one.fits_the_screen()
    for path in ("/solo", "/clubs", "/me", "/me/statistics", "/statistics", "/credits", "/rules/ranch", "/new/ranch"):
        one.opens(path).page.wait_for_selector("main h1")
        lefts.add(one.page.evaluate(LEFT))
    assert len(lefts) == 1, lefts
    one.axe()


def test_nothing_moves_when_the_fonts_arrive(person):
    one = person(size=PHONE, locale="fr-FR")
    one.opens("/credits").page.evaluate("() => document.documentElement.dataset.fonts = ''")
    one.opens("/").page.wait_for_selector("article .buttons")
    heights = """async (on) => {
        const page = document.documentElement
        if (on) page.dataset.fonts = ''
        else delete page.dataset.fonts
        await document.fonts.load('400 17px Alegreya')
        await document.fonts.load('700 17px Cinzel')
        await document.fonts.ready
        return document.querySelector('main').getBoundingClientRect().height
    }"""
    without, fonts = one.page.evaluate(heights, False), one.page.evaluate(heights, True)
    assert abs(without - fonts) < 0.03 * fonts, (without, fonts)


def test_a_name_is_asked_for_once_where_others_see_it(person):
    one = person(name="", size=PHONE, by="touch")
    one.opens("/new/dragorun").page.get_by_role("button", name="Open the table").tap()
    one.page.get_by_label("Your name").first.fill("  Élodie 🐉  ")
    one.page.get_by_role("button", name="Continue").tap()
    expect(one.page.locator(".lobby")).to_contain_text("Élodie 🐉")
    one.opens("/new/dragorun").page.get_by_role("button", name="Open the table").tap()
    one.page.wait_for_selector(".lobby")


def test_the_language_can_be_changed_in_the_middle_of_a_game(person):
    one = person()
    one.creates("dragorun")
    one.waits()
    one.page.get_by_role("button", name="Settings").click()
    one.page.get_by_label("Français").check()
    one.page.keyboard.press("Escape")
    expect(one.page.locator("html")).to_have_attribute("lang", "fr")
    expect(one.page.get_by_role("button", name="Réglages")).to_be_visible()
    one.waits()
    one.sees_no_raw_words()
    one.decides()


def test_settings_stay(person):
    one = person(scheme="dark")
    one.opens("/").page.get_by_role("button", name="Settings").click()
    one.page.get_by_label("daylight").check()
    one.page.get_by_label("always").check()
    one.axe()
    one.page.reload()
    one.page.wait_for_function("getComputedStyle(document.documentElement).colorScheme == 'light'")
    one.page.get_by_role("button", name="Settings").click()
    assert one.page.get_by_label("always").is_checked()


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/t/none-here", "No table has this code"),
        ("/t/none-here/replay/3", "No table has this code"),
        ("/t/%F0%9F%90%89", "No table has this code"),
        ("/new/chess", "does not have that game"),
        ("/rules/chess", "There is no such page"),
        ("/nowhere/at/all", "There is no such page"),
    ],
)
def test_an_unknown_address_says_what_to_do(person, path: str, says: str):
    one = person()
    one.opens(path)
    one.shows(says)
    one.axe()
    one.faults = [fault for fault in one.faults if "404" not in fault and "422" not in fault]
    one.page.get_by_role("link", name="Back to the hall").click()
    one.page.wait_for_selector("article")


@pytest.mark.long
def test_without_a_server_games_run_in_the_browser(person):
    one = person()
    one.page.route("**/api/**", lambda route: route.abort())
    one.opens("/")
    one.shows("The hall cannot be reached")
    one.page.wait_for_selector("article")
    one.axe()
    one.page.locator("article.dragorun").get_by_role("button", name="Play now").click()
    one.page.wait_for_selector(".prompt")
    assert "/t/local-" in one.page.url
    one.faults.clear()


@pytest.mark.long
def test_when_the_server_is_back_the_start_page_finds_it(person):
    one = person()
    one.page.route("**/api/**", lambda route: route.abort())
    one.opens("/")
    one.shows("The hall cannot be reached")
    one.page.unroute("**/api/**")
    one.page.get_by_role("button", name="Try again").click()
    expect(one.page.get_by_text("The hall cannot be reached")).to_have_count(0)
    one.page.wait_for_selector("article")
    one.faults.clear()


def test_without_a_server_a_page_of_the_hall_says_so(person):
    one = person()
    one.page.route("**/api/**", lambda route: route.abort())
    one.opens("/boards")
    one.shows("The hall cannot be reached")
    one.faults.clear()


def test_the_page_can_be_installed(person):
    one = person()
    one.opens("/")
    manifest = one.page.evaluate("async () => (await (await fetch('/manifest.webmanifest')).json())")
    for icon in manifest["icons"]:
        assert one.page.evaluate("async (src) => (await fetch(src)).status", icon["src"]) == 200
    one.page.wait_for_function(READY)


@pytest.mark.long
def test_the_shell_opens_without_a_network(person):
    one = person()
    one.opens("/").page.wait_for_function(READY)
    one.page.wait_for_function("async () => (await caches.keys()).length > 0 && (await caches.match('/'))")
    one.page.reload()
    one.context.set_offline(True)
    one.page.goto("/")
    one.page.wait_for_selector("article")
    one.shows("The hall cannot be reached")
    one.faults.clear()


@pytest.mark.parametrize(("device", "chosen"), [("light", "dark"), ("dark", "light")])
def test_the_chosen_light_is_there_before_the_first_paint(person, device: str, chosen: str):
    """All other scripts are held back, so what is seen is what a slow machine shows first."""
    wood = "getComputedStyle(document.body).backgroundColor"
    usual = person(scheme=chosen)
    usual.opens("/").page.wait_for_selector("article")
    meant = usual.page.evaluate(wood)
    one, held = person(scheme=device, theme=chosen), []
    one.page.route("**/assets/*.js", lambda route: held.append(route))
    one.page.goto("/", wait_until="commit")
    one.page.wait_for_function(f"() => document.body && {wood} !== 'rgba(0, 0, 0, 0)'")
    assert held and one.page.locator("#app *").count() == 0
    assert one.page.evaluate(wood) == meant
    one.page.unroute("**/assets/*.js")  # which lets go of what was held
    one.page.wait_for_selector("article")
    assert one.page.evaluate(wood) == meant


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_prompt_and_an_explanation(game: str, language: str):
    said = (folder_of(game) / "web" / f"{language}.ftl").read_text("utf-8")
    asked = [ask.name.lower() for ask in import_module(f"dragonhall.games.{game}.table").Ask if ask.name != "NOTHING"]
    assert len(asked) > 3
    for ask in asked:
        assert f"\nweb-{game}-ask-{ask} = " in said and f"\nweb-{game}-tip-{ask} = " in said, ask


def test_a_game_without_a_picture_has_its_own_arms_on_its_door(person):
    one = person()

    def with_strangers(route: Any) -> None:
        answer = route.fetch()
        games = answer.json()
        strangers = [games["games"][0] | {"name": name, "title": name.title()} for name in ("letter", "quoits")]
        route.fulfill(response=answer, json=games | {"games": [*games["games"], *strangers]})

    one.page.route("**/api/games", with_strangers)
    one.page.route(re.compile("/api/words/.*/(letter|quoits)$"), lambda route: route.fulfill(body=""))
    one.opens("/").page.wait_for_selector("article.quoits")
    expect(one.page.locator("article .art svg")).to_have_count(len(GAMES) + 2)  # the first comes first
    doors = one.page.locator("article .art").evaluate_all("(doors) => doors.map((door) => door.innerHTML)")
    assert len(set(doors)) == len(doors) == len(GAMES) + 2
    assert ">L<" in doors[-2] and ">Q<" in doors[-1]


# Size and the page's own checks


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def needed(name: str, seen: set[str]) -> set[str]:
    """A script and all that it imports at once."""
    if name not in seen:
        seen.add(name)
        text = (STATIC / "assets" / name).read_text("utf-8")
        for found in re.findall(r"(?:from|import)\s*[\"']\./([\w.~-]+\.js)[\"']", text):
            needed(found, seen)
    return seen


def loaded_by(one, path: str, ready: str) -> dict[str, int]:
    """All files that a page really loads, packed: name -> bytes."""
    names: set[str] = set()
    one.page.on("request", lambda request: names.add(request.url.rpartition("/")[2]))
    one.opens(path).page.wait_for_selector(ready)
    one.page.wait_for_load_state("networkidle")
    return {name: packed(STATIC / "assets" / name) for name in names if (STATIC / "assets" / name).is_file()}


def size_of(files: dict[str, int], *endings: str) -> int:
    return sum(size for name, size in files.items() if name.endswith(endings))


AHEAD = re.compile(r"(table|TablePage|worker)-")
"""What the first page fetches for the table that somebody may open next."""


@pytest.mark.long
def test_the_first_page_and_each_game_are_small(hall, browser):
    """JavaScript of the first page under 60 kB, then under 60 kB for any table (the hall in the browser too), and each
    game under 60 kB more, art and style included under 150 kB."""
    base = f"http://127.0.0.1:{hall.port}"
    first = Person(browser, base)
    # What is loaded ahead, while somebody reads, is not counted.
    first.context.add_init_script("globalThis.requestIdleCallback = () => 0")
    start = loaded_by(first, "/", "article")
    first.leaves()
    ahead = {name: size for name, size in start.items() if AHEAD.match(name)}
    sizes = {"any table": size_of(ahead, ".js"), "first page": size_of(start, ".js") - size_of(ahead, ".js")}
    assert 30_000 < sizes["any table"] < 60_000 and 10_000 < sizes["first page"] < 60_000, sizes
    for game in GAMES:
        one = Person(browser, base)
        code = one.creates(game)
        one.leaves()
        other = Person(browser, base, "Bob")
        files = {name: size for name, size in loaded_by(other, f"/t/{code}", ".scene").items() if name not in start}
        other.leaves()
        sizes[game], whole = size_of(files, ".js"), size_of(files, ".js", ".css", ".svg")
        assert 5_000 < sizes[game] < 60_000 and whole < 150_000, (sizes, whole)
    print("\nJavaScript, packed:", ", ".join(f"{name} {size / 1000:.1f} kB" for name, size in sizes.items()))


def test_the_files_needed_at_once_are_small():
    html = (STATIC / "index.html").read_text("utf-8")
    scripts: set[str] = set()
    for name in re.findall(r"assets/([\w.~-]+\.js)", html):
        # The words of both languages are named, one of which is loaded.
        if not (name.startswith("virtual_first-") or AHEAD.match(name)):
            needed(name, scripts)
    size = sum(packed(STATIC / "assets" / name) for name in scripts)
    assert 10_000 < size < 60_000, f"{size} bytes"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", dh.games())
def test_the_rules_of_a_game_are_printed_on_two_pages(person, name: str, language: str):
    page = person("Ann", size=DESK, locale=language).opens(f"/rules/{name}").page
    page.wait_for_selector(".rules .text h2")
    printed = page.pdf(prefer_css_page_size=True)
    assert 1 <= len(re.findall(rb"/Type\s*/Page\b", printed)) <= 2
