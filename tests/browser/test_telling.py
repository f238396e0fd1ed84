"""The table tells what happened: beat by beat, in order, every line, and as fast as one likes."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

import dragonhall as dh

from .people import DESK, PHONE, STILL, Person

# Keeps what a person could see, state after state: the cards of all flights, the stakes, the dice, the last lines.
WATCH = """() => {
    window.states = []
    window.told = []
    const text = (selector) => [...document.querySelectorAll(selector)]
        .map((e) => e.getAttribute('aria-label') ?? e.textContent.trim())
    const keep = () => {
        const state = {flights: document.querySelectorAll('.flight .thing').length,
            stakes: text('[data-anchor=stakes] b')[0], dice: text('.dice .thing').join(' | '),
            lately: text('.lately .open').join(' ')}
        if (JSON.stringify(state) !== JSON.stringify(window.states.at(-1))) window.states.push(state)
        for (const line of document.querySelectorAll('[role=log] p')) {
            if (line.seen) continue
            line.seen = true
            window.told.push(line.textContent)
        }
    }
    new MutationObserver(keep).observe(document.body, {subtree: true, childList: true, characterData: true})
    keep()
}"""
LOG_LINES = "() => [...document.querySelectorAll('.side .line .words')].map((line) => line.textContent)"


def paced(one: Person, pace: str) -> None:
    """The same table at another pace."""
    one.page.evaluate(
        """(pace) => localStorage.setItem('dragonhall-settings',
            JSON.stringify({...JSON.parse(localStorage.getItem('dragonhall-settings')), pace}))""",
        pace,
    )
    one.page.reload()
    one.waits()
    one.page.evaluate(WATCH)


@pytest.mark.parametrize("game", dh.games())
def test_every_line_is_shown_once_and_in_order_even_with_taps(person, game: str):
    one = person("Ann", size=DESK)
    one.creates(game, seats=3 if game != "dragorun" else 4)
    one.waits()
    paced(one, "fast")
    one.opens_log()
    before = len(one.page.evaluate(LOG_LINES))
    for turn in range(3):
        if one.over:
            break
        one.decides()
        if turn == 1:
            for _ in range(4):
                one.page.mouse.click(4, 4)
                one.page.wait_for_timeout(60)
        one.waits_through_pauses()
    lines = one.page.evaluate(LOG_LINES)[before:]
    assert len(lines) > 3
    assert one.page.evaluate("() => window.told")[-len(lines) :] == lines


def gold(one: Person) -> list[int]:
    labels = [one.page.locator(f"[data-thing='seat:{seat}']").get_attribute("aria-label") for seat in range(2)]
    return [int(re.findall(r"\d+", label or "")[-1]) for label in labels]


def test_the_last_card_lands_before_the_stakes_move_and_the_winner_is_clear(person):
    one = person("Ann", size=PHONE, by="touch")
    one.creates("ante", seats=2)
    one.waits()
    before = gold(one)
    while one.waits() and "round 3" not in one.page.locator(".felt .title").inner_text():
        one.decides()
    paced(one, "fast")
    for _ in range(30):
        one.decides()
        one.page.wait_for_selector(".prompt.mine:not([aria-busy='true']), .end, .pause")
        if one.page.locator(".pause, .end").count():
            break
    expect(one.page.locator(".pause")).to_contain_text(re.compile("wins? the gambit"))
    expect(one.page.locator(".pause .aside")).to_have_text(
        re.compile("strongest flight that can win|made the weakest flight win")
    )
    one.axe()
    # Nobody may have won anything: who wins what is left of the stakes after a theft has perhaps paid as much.
    brought = [now - was for was, now in zip(before, gold(one), strict=True)]
    rows = [int(row.replace("±", "").replace("−", "-")) for row in one.page.locator(".pause li b").all_inner_texts()]
    assert rows == sorted(brought, reverse=True)
    states = one.page.evaluate("() => window.states")
    won = next(n for n, state in enumerate(states) if re.search("wins? the gambit", state["lately"]))
    last = max(state["flights"] for state in states)
    full = next(n for n, state in enumerate(states) if state["flights"] == last)
    assert full < won, "the last card must lie there before anybody wins"
    assert states[won - 1]["flights"] == last and int(states[won - 1]["stakes"]) > 0
    assert states[-1]["flights"] == last, "the flights lie there while one looks"
    one.page.get_by_role("button", name="Continue").tap()
    one.page.wait_for_selector(".prompt.mine, .end")
    if not one.over:
        assert one.page.locator(".flight .thing").count() == 0


def test_a_payment_by_everybody_is_one_line(person):
    one = person("Ann", size=DESK)
    one.creates("ante", seats=3)
    one.waits()
    paced(one, "fast")
    one.opens_log()
    one.decides()
    one.waits_through_pauses()
    told = [state["lately"] for state in one.page.evaluate("() => window.states")]
    assert next(line for line in told if "everybody pays" in line).count("pays") == 1
    assert [line for line in one.page.evaluate(LOG_LINES) if line.startswith("You pay")]


def test_a_table_replaced_during_the_story_is_the_one_that_stays(person):
    one, wires = person("Ann", size=DESK), []

    def between(wire) -> None:
        hall = wire.connect_to_server()
        # Whoever does not say what was the last they heard is given the whole table.
        wire.on_message(lambda text: hall.send(re.sub(r'"since":\d+', '"since":null', text)))
        wires.append(wire)

    one.page.route_web_socket(re.compile(r"/live$"), between)
    one.creates("ante", seats=3)
    one.waits()
    paced(one, "slow")
    one.decides()
    one.page.wait_for_selector(".prompt.told")
    wires[-1].close(code=4999)
    one.page.wait_for_selector(".prompt.mine:not([aria-busy='true'])")
    assert one.page.evaluate("() => window.told").count("You have chosen an ante.") <= 1
    lines, asked = one.page.evaluate(LOG_LINES), one.page.locator(".prompt").inner_text()
    one.page.reload()
    one.waits()
    assert (one.page.evaluate(LOG_LINES), one.page.locator(".prompt").inner_text()) == (lines, asked)
    assert len(wires) > 2


def test_the_result_comes_after_the_whole_story(person):
    one, last, over, told = person("Ann", size=PHONE, by="touch"), {}, [], []

    def between(wire) -> None:
        hall = wire.connect_to_server()

        def says(text: str) -> None:
            message = json.loads(text)
            if "table" in message:
                last.update(table=message["table"], you=message["you"])
                if over:
                    message["table"]["state"] = "over"
                    text = json.dumps(message)
            wire.send(text)
            if "table" in message:
                return
            if message["t"] == "event" and over:
                # A hall that is faster than the telling.
                wire.send(json.dumps({"t": "table", **last, "table": {**last["table"], "state": "over"}}))
                told.append(True)

        hall.on_message(says)

    one.page.route_web_socket(re.compile(r"/live$"), between)
    one.creates("dragorun", seats=2)
    one.waits()
    paced(one, "slow")
    one.page.evaluate(STILL)
    over.append(True)
    one.page.get_by_role("button", name="Roll the dice").tap()
    expect(one.page.locator(".lately.told")).to_contain_text("You roll")
    while not told:
        one.page.wait_for_timeout(20)
    # The page has received it, and drawn it.
    one.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert one.page.locator(".finale, .end").count() == 0, "what is still told comes first"
    one.page.evaluate("() => { window.still = false }")
    one.page.keyboard.press(" ")
    # The hall itself knows of no end.
    with one.page.expect_console_message(lambda line: "409" in line.text):
        expect(one.page.locator(".finale")).to_be_visible()
        expect(one.page.locator(".end")).to_be_visible()
    one.faults.clear()


# Keeps whether the place of the seat that is told of was in sight, once the table had come to rest.
SIGHT = """() => {
    window.sights = {}
    const table = document.querySelector('.frame > main')
    const told = () => document.querySelector('.lately.told')?.style.getPropertyValue('--mine')
    new MutationObserver(async () => {
        const seat = told()
        const place = document.querySelector(`[data-anchor="seat:${/\\d+/.exec(seat ?? '')}"]`)
        if (!place) return
        await new Promise(requestAnimationFrame)
        await Promise.allSettled(table.firstElementChild.getAnimations().map((gliding) => gliding.finished))
        if (told() !== seat) return
        const [room, its] = [table.getBoundingClientRect(), place.getBoundingClientRect()]
        const seen = its.top >= room.top - 2 && its.bottom <= room.bottom + 2
        window.sights[place.dataset.anchor] = seen && window.sights[place.dataset.anchor] !== false
    }).observe(document.querySelector('.dock'), {subtree: true, childList: true, characterData: true})
}"""


def test_on_a_phone_the_active_player_is_in_sight_and_then_the_table(person):
    one = person("Ann", size=PHONE, by="touch")
    one.creates("ranch", seats=4)
    one.waits()
    paced(one, "fast")
    one.page.evaluate(SIGHT)
    one.page.get_by_role("button", name="Draw a card").tap()
    one.waits_through_pauses()
    assert one.page.evaluate("() => window.sights") == {f"seat:{seat}": True for seat in range(4)}
    one.page.wait_for_function("() => document.querySelector('.frame > main').scrollTop === 0")


def test_the_second_roll_of_a_bot_is_shown(person):
    one = person("Ann", size=DESK)
    one.creates("dragorun", seats=4, options={"track": 40})
    one.waits()
    paced(one, "fast")
    again = re.compile(r"^(?!Ann)(.*) rerolls: (.*) and (.*)\.$")
    for _ in range(30):
        one.decides()
        one.waits_through_pauses()
        found = [again.match(line) for line in one.page.evaluate("() => window.told")]
        if any(found):
            break
    rolled = next(match for match in found if match)
    dice = [state["dice"] for state in one.page.evaluate("() => window.states")]
    assert f"{rolled[2]} | {rolled[3]}" in dice, (rolled[0], dice)


def test_at_once_means_no_waiting_and_escape_shows_the_rest(person):
    one = person("Ann", size=DESK)
    one.creates("ante", seats=4)
    one.waits()
    paced(one, "slow")
    one.page.evaluate(STILL)
    one.decides()
    one.page.wait_for_selector(".lately [aria-label='Skip to my turn']")
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector(".prompt.mine:not([aria-busy='true']), .end")


def test_a_line_of_the_log_shows_its_moment(person):
    one = person("Ann", size=DESK)
    one.creates("dragorun", seats=3)
    for _ in range(3):
        one.waits()
        one.decides()
    one.waits()
    one.opens_log()
    assert one.page.locator(".side .line.heading").count() >= 1, "a race has a heading"
    assert one.page.locator(".side .line .words b").count() >= 3, "names have the players' colours"
    assert one.page.locator(".side .line .pictures svg").count() >= 3, "lines have small pictures"
    line = one.page.locator(".side .line").filter(has_text="moves forward").first
    dragon, space = re.match(
        r"(\w+) moves forward from space \d+ to (\d+)", line.locator(".words").inner_text()
    ).groups()
    line.click()
    expect(one.page.locator(".asking .banner")).to_contain_text("This is the table after move")
    expect(one.page.locator(f"main [data-cid='dragon:{dragon}'] button")).to_have_attribute(
        "aria-label", re.compile(rf"{dragon}, on space {space} of")
    )
    assert one.page.locator(".prompt.mine").count() == 0, "in the past nothing can be done"
    one.axe()
    one.page.get_by_role("button", name="Back to now").click()
    one.page.wait_for_selector(".prompt.mine")


def test_bots_have_names_and_portraits_of_their_own_in_both_languages(person):
    one, deux = person("Ann", size=DESK), person("Élodie", size=DESK, locale="fr-FR")
    code = one.creates("ante", seats=4)
    deux.opens(f"/t/{code}").page.wait_for_selector(".seats .name")
    names = one.page.locator(".seats .name").all_inner_texts()
    noms = deux.page.locator(".seats .name").all_inner_texts()
    assert len(set(names)) == len(set(noms)) == 4
    assert len(set(names) & set(noms)) == 1, "only Ann is called the same"
    assert not [name for name in names if re.search(r"\d", name)]
    assert one.page.locator(".seats .portrait").count() == 4
    one.page.reload()
    one.page.wait_for_selector(".seats .name")
    assert one.page.locator(".seats .name").all_inner_texts() == names


def test_a_person_picks_a_portrait(person):
    one = person("Ann", size=DESK)
    one.creates("dragorun")
    one.page.get_by_role("button", name="Settings").click()
    portraits = one.page.get_by_role("radio", name=re.compile("^portrait"))
    expect(portraits).to_have_count(8)
    for nth in (0, 5):
        portraits.nth(nth).check(force=True)
        picked = portraits.nth(nth).locator("xpath=..").locator("path").nth(1).get_attribute("d")
        hat = one.page.locator(f'.seats .me .portrait path[d="{picked}"]')
        expect(hat).to_be_attached()
    one.page.keyboard.press("Escape")
    one.page.reload()
    expect(hat).to_be_attached()


def test_a_question_gives_its_reason(person):
    one = person("Ann", size=PHONE, by="touch")
    one.creates("ante", seats=3)
    one.waits()
    expect(one.page.locator(".prompt .text")).to_contain_text("Gambit 1")
    one.page.get_by_role("button", name="Why this question?").tap()
    expect(one.page.locator("section.why")).to_contain_text("Everybody secretly chooses a card")
    one.axe()
    one.fits_the_screen()


def test_the_white_die_offers_every_dragon_with_where_it_would_go(person):
    one = person("Ann", size=DESK)
    one.creates("dragorun", seats=2, options={"track": 40})
    for _ in range(60):
        assert one.waits()
        white = one.page.locator(".dice [aria-label='white'], .dice [aria-label='White']")
        if white.count():
            break
        roll = one.page.get_by_role("button", name=re.compile("^Roll (the|both) dice"))
        before = one.seq()
        (roll if roll.count() else one.page.locator(".prompt [data-move]")).first.click()
        one.page.wait_for_function(
            "(before) => document.querySelector('.frame').dataset.seq !== before || document.querySelector('.end')",
            arg=before,
        )
    buttons = one.page.locator(".prompt .buttons [data-move]").filter(
        has_text=re.compile(r" to \d+| stays on \d+|finish")
    )
    assert buttons.count() == 5
    buttons.first.hover()
    assert one.page.locator("[data-anchor^='space:'].aimed").count() == 1
    one.axe()


def test_ending_early_asks_once_and_is_never_gold(person):
    one = person("Ann", size=DESK)
    one.creates("dragardiens", seats=2)
    for _ in range(40):
        assert one.waits()
        done = one.page.locator(".prompt .buttons [data-move='pass']")
        if done.count() and one.page.locator("[data-thing^='train:'].lit").count():
            break
        one.decides()
    assert "go" not in (done.get_attribute("class") or "").split()
    before = one.seq()
    done.click()
    expect(one.page.locator(".prompt .text")).to_contain_text("You could still take or place")
    assert one.seq() == before
    one.page.get_by_role("button", name=re.compile("^Confirm")).click()
    one.page.wait_for_function(f"() => document.querySelector('.frame').dataset.seq !== '{before}'")


@pytest.mark.parametrize("game", dh.games())
def test_where_a_move_leads_lights_up_on_hover_focus_and_the_first_tap(person, game: str):
    """And the other cards, which can still be picked instead, are not announced as disabled."""
    one = person()
    one.creates(game)
    assert one.waits()
    page = one.page
    # Whoever may only lay or be done has buttons alone.
    while not page.locator(".thing.lit:visible").count():
        one.decides()
        assert one.waits()
        page.mouse.move(1, 1)
        page.locator(".bar a").first.focus()
    aimed, thing = page.locator("[data-anchor].aimed"), page.locator(".thing.lit:visible").first
    usable = page.locator(".thing:not([aria-disabled=true]):visible").count()
    expect(aimed).to_have_count(0)
    thing.hover()
    expect(aimed).not_to_have_count(0)
    page.mouse.move(1, 1)
    expect(aimed).to_have_count(0)
    thing.focus()
    expect(aimed).not_to_have_count(0)
    page.locator(".prompt button").first.focus()
    page.locator(".bar a").first.focus()
    expect(aimed).to_have_count(0)
    thing.click()
    page.mouse.move(1, 1)
    expect(aimed).not_to_have_count(0)
    assert page.locator(".thing:not([aria-disabled=true]):visible").count() == usable
