"""People at tables: together, interrupted, watching, looking back, sharing one screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import dragonhall

from .people import DESK, PHONE, SLOW, TABLET, Person

HAND = ".fan .thing"


def hand_of(one: Person) -> set[str]:
    return {text or "" for text in one.page.locator(HAND).evaluate_all("things => things.map(t => t.dataset.thing)")}


def test_two_people_meet_by_a_link_and_neither_sees_the_others_hand(person):
    ann, bob = person("Ann"), person("Bob", size=PHONE, by="touch")
    ann.opens("/new/ante").page.get_by_role("button", name="3", exact=True).click()
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_selector(".lobby")
    ann.axe()
    code = ann.page.url.rpartition("/")[2]
    link = ann.page.locator(".lobby .link").inner_text()
    invitation = link.rpartition(f"/t/{code}-")[2]
    assert re.fullmatch("[a-z2-7]{16,}", invitation), f"{link} does not carry 80 bits"
    bob.opens(link).page.get_by_role("button", name="Sit down").tap()
    expect(ann.page.locator(".lobby li").nth(1)).to_contain_text("Bob")
    # Whoever came by the link has a seat there, under the code too, and hands the same link on.
    assert bob.opens(f"/t/{code}").page.locator(".lobby .link").inner_text() == link
    assert bob.page.get_by_role("button", name="Leave the seat").count() == 1
    bob.axe()
    ann.page.get_by_role("button", name=re.compile("^Start")).click()
    for one in (ann, bob):
        one.page.wait_for_selector(HAND)
    anns, bobs = hand_of(ann), hand_of(bob)
    assert len(anns) == len(bobs) == 6
    assert not anns & bobs
    # Not on the page, and not in anything the server sent either.
    for mine, frames in ((anns, bob.frames), (bobs, ann.frames)):
        names = {thing.partition(":")[2] for thing in mine}
        assert not [name for name in names if any(f'"{name}"' in frame for frame in frames)]
    for _ in range(3):
        for one in (ann, bob):
            if one.page.locator(".prompt.mine").count():
                one.decides()


@pytest.mark.long
def test_a_refresh_leads_back_to_the_same_seat_and_ply(person):
    one = person()
    one.creates("dragardiens")
    one.waits()
    one.decides()
    one.waits()
    before, hand = one.seq(), hand_of(one)
    one.page.reload()
    one.waits()
    assert (one.seq(), hand_of(one)) == (before, hand)
    one.opens("/").page.locator(".going a").filter(has_text="Dragardiens").click()
    one.waits()
    assert one.seq() == before


@pytest.mark.long
def test_a_watcher_sees_the_table_and_no_hand(person):
    ann, eve = person("Ann"), person("Eve", size=PHONE)
    code = ann.creates("ante")
    ann.waits()
    eve.opens(f"/t/{code}").page.wait_for_selector(".felt")
    eve.shows("You are watching")
    assert eve.page.locator(HAND).count() == 0
    anns = {thing.partition(":")[2] for thing in hand_of(ann)}
    assert not [name for name in anns if any(f'"{name}"' in frame for frame in eve.frames)]
    eve.axe()


@pytest.mark.long
def test_one_screen_for_two_has_a_curtain_between_them(person):
    one = person("Ann")
    one.creates("ante", sit=[0, 1], bots=[], start=True)
    seen: list[set[str]] = []
    for _ in range(2):
        opener = one.page.get_by_role("button", name=re.compile("^I am "))
        opener.wait_for()
        assert one.page.locator(HAND).count() == 0, "the curtain must hide the hand"
        one.axe()
        opener.click()
        one.page.wait_for_selector(HAND)
        seen.append(hand_of(one))
        one.decides()
    assert not seen[0] & seen[1]


@pytest.mark.long
def test_a_finished_game_can_be_seen_again_ply_by_ply(person):
    one = person()
    code = one.creates("dragorun", options={"track": 16, "start": 10})
    one.plays_on()
    assert one.over
    one.page.get_by_role("link", name="Replay").click()
    one.page.wait_for_selector(".controls")
    assert one.page.url.endswith(f"/t/{code}/replay/0")
    for key, ends in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1")):
        one.page.keyboard.press(key)
        one.page.wait_for_url(re.compile(f"/replay/{ends}$"))
    slider = one.page.get_by_role("slider")
    ply = min(5, int(slider.get_attribute("max") or 0))
    slider.fill(str(ply))
    one.page.wait_for_url(re.compile(f"/replay/{ply}$"))
    where = one.page.locator(".meadow").inner_text()
    other = person("Bob")
    other.opens(f"/t/{code}/replay/{ply}").page.wait_for_selector(".controls")
    assert other.page.locator(".meadow").inner_text() == where
    other.sees_no_raw_words()
    other.axe()
    one.page.keyboard.press("End")
    one.page.get_by_role("button", name="Score sheet").click()
    one.page.wait_for_selector(".sheet")


@pytest.mark.long
def test_a_rematch_takes_both_along(person):
    one = person()
    first = one.creates("dragorun", options={"track": 16, "start": 10})
    one.plays_on()
    one.page.get_by_role("button", name="Rematch").click()
    one.page.wait_for_url(lambda url: "/t/" in url and first not in url)
    one.page.wait_for_selector(".prompt, .lobby")


@pytest.mark.long
def test_a_move_is_taken_back_if_the_others_agree(person):
    ann, bob = person("Ann"), person("Bob")
    code = ann.creates("dragorun", bots=[], start=False)
    bob.opens(f"/t/{code}").page.get_by_role("button", name="Sit down").click()
    expect(ann.page.locator(".lobby li").nth(1)).to_contain_text("Bob")
    ann.page.get_by_role("button", name="Start", exact=True).click()
    ann.page.wait_for_selector(".prompt.mine, .prompt.told")
    first, other = (ann, bob) if ann.page.locator(".prompt.mine").count() else (bob, ann)
    first.waits()
    asked = first.page.locator(".prompt").inner_text()
    first.decides()
    # The dice or an egg have told everybody something: so the other is asked.
    first.page.keyboard.press("u")
    expect(other.page.get_by_text("would like to take back a move")).to_be_visible()
    other.axe()
    other.page.get_by_role("button", name="Yes", exact=False).click()
    expect(first.page.locator(".prompt.mine")).to_have_text(asked)
    name = "Ann" if first is ann else "Bob"
    expect(other.page.locator(".lately")).to_contain_text(f"{name} takes the last move back.")
    first.waits()


def test_an_ante_that_revealed_nothing_is_taken_back_at_once(person):
    ann, bob = person("Ann"), person("Bob")
    code = ann.creates("ante", bots=[], sit=[1], start=False)
    bob.opens(f"/t/{code}").page.get_by_role("button", name="Sit down").click()
    expect(ann.page.locator(".lobby li").nth(0)).to_contain_text("Bob")
    ann.page.get_by_role("button", name="Start", exact=True).click()
    ann.page.wait_for_selector(HAND)
    hand = hand_of(ann)
    ann.decides()
    expect(ann.page.locator(HAND)).to_have_count(5)
    ann.page.keyboard.press("u")
    expect(ann.page.locator(HAND)).to_have_count(6)
    assert hand_of(ann) == hand
    expect(bob.page.locator(".lately")).to_contain_text("Ann takes the last move back.")
    assert bob.page.get_by_text("would like to take back a move").count() == 0


@pytest.mark.long
def test_a_thing_that_cannot_be_used_says_why(person):
    one = person()
    one.creates("dragorun", seats=3, bots=[None, None, None])
    one.waits()
    own = one.page.locator(".seats .me .thing").first
    own.click(force=True)
    expect(one.page.locator(".explanation .why")).to_contain_text("5.1")
    one.page.keyboard.press("Escape")
    expect(one.page.locator(".explanation")).to_have_count(0)
    own.focus()
    one.page.keyboard.press("i")
    expect(one.page.locator(".explanation")).to_be_visible()
    one.axe()


@pytest.mark.long
def test_zones_are_tab_stops_and_arrows_go_round_in_them(person):
    one = person(size=DESK)
    one.creates("ante")
    one.waits()
    first = one.page.locator(HAND).first
    first.focus()
    one.page.keyboard.press("ArrowRight")
    assert one.page.evaluate("document.activeElement.dataset.thing") == one.page.locator(HAND).nth(1).get_attribute(
        "data-thing"
    )
    one.page.keyboard.press("End")
    last = one.page.locator(HAND).last.get_attribute("data-thing")
    assert one.page.evaluate("document.activeElement.dataset.thing") == last
    assert one.page.locator(f"{HAND}[tabindex='0']").count() == 1
    before = one.seq()
    one.page.keyboard.press("Enter")
    one.page.keyboard.press("Enter")
    one.page.wait_for_function(f"() => document.querySelector('.frame').dataset.seq !== '{before}'")


@pytest.mark.long
def test_your_turn_stands_in_the_title(person):
    one = person()
    one.creates("dragorun")
    one.waits()
    assert one.page.title().startswith("● Your turn")
    assert one.page.locator("#favicon").get_attribute("href") == "/icon-turn.svg"


@pytest.mark.long
@pytest.mark.parametrize("game", ["dragorun", "ante", "ranch", "dragardiens"])
def test_the_log_and_the_table_light_each_other_up(person, game: str):
    one = person(size=DESK)
    one.creates(game)
    one.plays_on(6)
    one.waits()
    one.opens_log()
    lines = one.page.locator(".log .line")
    for nth in reversed(range(lines.count())):
        lines.nth(nth).hover()
        # A seat shines when a line names it, but does not light up every line that does.
        shining = one.page.locator(".thing.glow:not([data-thing^='seat:']):visible")
        if shining.count():
            break
    assert shining.count(), "no line of the log lights anything up"
    said = lines.nth(nth).inner_text()
    thing = shining.first.get_attribute("data-thing")
    one.page.locator("header h1").hover()
    expect(shining).to_have_count(0)
    one.page.locator(f'.thing[data-thing="{thing}"]:visible').first.hover()
    assert said in one.page.locator(".log .line.glow").all_inner_texts()
    # By keyboard too.
    one.page.locator("header h1").hover()
    expect(one.page.locator(".log .line.glow")).to_have_count(0)
    one.page.locator(f'.thing[data-thing="{thing}"]:visible').first.focus()
    assert said in one.page.locator(".log .line.glow").all_inner_texts()


@pytest.mark.long
def test_a_card_that_is_dragged_onto_the_table_is_played(person):
    one = person(size=DESK)
    one.creates("ante")
    one.waits()
    before = one.seq()
    card = one.page.locator(f"{HAND}.lit").first
    box = card.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    one.page.mouse.move(x, y)
    one.page.mouse.down()
    one.page.mouse.move(x, y - 40, steps=4)
    one.page.mouse.move(x, y - 20, steps=2)
    one.page.mouse.up()
    assert one.seq() == before, "not far enough: it goes back"
    assert one.page.locator(f"{HAND}.picked").count() == 0
    one.page.mouse.move(x, y)
    one.page.mouse.down()
    one.page.mouse.move(x, y - 260, steps=8)
    one.page.mouse.up()
    one.page.wait_for_function(f"() => document.querySelector('.frame').dataset.seq !== '{before}'")


MOVING = "document.getAnimations().filter((a) => a.constructor.name === 'Animation').length"


@pytest.mark.long
def test_cards_travel_and_escape_ends_their_trip(person):
    one = person(size=DESK, pace="normal")
    one.creates("ranch", seats=1, bots=[], options={"solo_house": True})
    one.waits()
    # So slowly that no way ends by itself.
    one.page.evaluate(SLOW)
    one.page.get_by_role("button", name=re.compile("^Draw a card")).click()
    one.page.wait_for_function(f"() => {MOVING} > 0")
    one.page.keyboard.press("Escape")
    one.page.wait_for_function(f"() => {MOVING} === 0")


@pytest.mark.long
@pytest.mark.parametrize("why", ["reduced motion", "switched off"])
def test_nothing_moves_when_somebody_wants_it_still(person, why: str):
    one = person(size=DESK, pace="instant" if why == "switched off" else "normal")
    if why == "reduced motion":
        one.page.emulate_media(reduced_motion="reduce")
    one.creates("ranch", seats=1, bots=[], options={"solo_house": True})
    one.waits()
    one.page.evaluate(
        """() => { globalThis.moved = 0; const animate = Element.prototype.animate
            Element.prototype.animate = function (...how) {
                globalThis.moved += 1
                return animate.apply(this, how) } }"""
    )
    before = one.seq()
    one.page.get_by_role("button", name=re.compile("^Draw a card")).click()
    one.page.wait_for_function(f"() => document.querySelector('.frame').dataset.seq !== '{before}'")
    assert one.page.evaluate("() => globalThis.moved") == 0
    assert one.page.evaluate("() => document.getAnimations().length") == 0


@pytest.mark.long
def test_the_review_of_a_finished_game_is_drawn_and_kept(person):
    one = person(size=DESK)
    code = one.creates("dragorun", options={"track": 16, "start": 10})
    one.plays_on()
    one.opens(f"/t/{code}/replay/1").page.get_by_role("button", name=re.compile("^Review")).click()
    one.page.wait_for_selector(".review progress, .review .chart")
    one.page.wait_for_selector(".review .chart")
    one.axe()
    lines = one.page.locator(".review .chart path.line")
    assert lines.count() == 2
    last = int(one.page.get_by_role("slider").get_attribute("max") or 0)
    assert (lines.first.get_attribute("d") or "").count("L") == last, "a point for every ply"
    assert len({line.get_attribute("stroke-dasharray") for line in lines.all()}) == 2, "colour is never alone"
    assert one.page.locator(".decisions tbody tr").count() == 2
    costly = one.page.locator(".decisions .told")
    assert one.page.locator(".review circle").count() >= costly.count()
    if costly.count():
        costly.first.click()
        one.page.wait_for_selector(".review .here")
    one.sees_no_raw_words()
    # It is kept: whoever comes later waits for nothing.
    other = person("Bob", size=PHONE, locale="fr-FR", scheme="light")
    other.opens(f"/t/{code}/replay/1").page.get_by_role("button", name=re.compile("^Analyse")).click()
    other.page.wait_for_selector(".review .chart")
    other.sees_no_raw_words()
    other.fits_the_screen()
    other.axe()


@pytest.mark.long
def test_a_bot_plays_for_me_until_i_am_back(person):
    one, bob = person(), person("Bob")
    code = one.creates("dragorun", bots=[], start=False)
    bob.opens(f"/t/{code}").page.get_by_role("button", name="Sit down").click()
    one.page.get_by_role("button", name="Start", exact=True).click()  # once both sit: else a bot takes the other seat
    one.page.wait_for_selector(".prompt")
    one.page.get_by_role("button", name="Table menu").click()
    one.axe()
    one.page.get_by_role("button", name="Let a bot play for me").click()
    one.shows("A bot plays for you")
    one.page.get_by_role("button", name="I’m back").click()
    expect(one.page.get_by_text("A bot plays for you")).to_have_count(0)


@pytest.mark.long
def test_the_host_calls_the_last_gambit(person):
    one = person()
    one.creates("ante")
    one.waits()
    one.page.get_by_role("button", name="Table menu").click()
    one.page.get_by_role("button", name="Call the last gambit").click()
    expect(one.page.locator(".felt .title")).to_contain_text("one more after this")
    one.axe()


@pytest.mark.long
@pytest.mark.parametrize("game", ["dragorun", "ante", "ranch", "dragardiens"])
def test_everything_unusable_says_why_with_the_number_of_a_rule(person, game: str):
    rules = (Path(dragonhall.__file__).parent / "games" / game / "rules.md").read_text("utf-8")
    one = person(size=DESK)
    one.creates(game, seats=3, bots=[None, "hatchling", "hatchling"])
    for _ in range(8):
        if not one.waits():
            break
        dull = one.page.locator(".thing[aria-disabled=true]:visible")
        named = set(dull.evaluate_all("things => things.map((thing) => thing.dataset.thing)"))
        for thing in sorted(named):
            one.page.locator(f'.thing[aria-disabled=true][data-thing="{thing}"]:visible').first.focus()
            one.page.keyboard.press("i")
            title = one.page.locator(".explanation strong").inner_text()
            one.page.keyboard.press("Escape")
            one.page.locator(f'.thing[aria-disabled=true][data-thing="{thing}"]:visible').first.press("Enter")
            assert one.page.locator(".explanation strong").inner_text() == title, "a tap calls it by its name, too"
            said = one.page.locator(".explanation .why").inner_text()
            numbers = re.findall(r"\d+\.\d+", said)
            assert numbers, f"{thing} at '{one.page.locator('.prompt .text').inner_text()}': {said}"
            assert all(f"**{number}**" in rules for number in numbers), said
        one.page.keyboard.press("Escape")
        one.decides()


@pytest.mark.long
def test_a_saved_game_can_be_opened_again(person, tmp_path):
    one = person()
    code = one.creates("dragorun", options={"track": 16, "start": 10})
    one.plays_on()
    with one.page.expect_download() as saved:
        one.page.get_by_role("link", name="Save record").click()
    saved.value.save_as(tmp_path / "game.json")
    other = person("Bob")
    other.opens("/").page.get_by_label("Open a saved game").set_input_files(tmp_path / "game.json")
    # It was played in this hall, so it leads to that very match.
    other.page.wait_for_url(f"**/t/{code}/replay/0")
    other.page.wait_for_selector(".controls")
    (tmp_path / "none.json").write_text("{not a record")
    other.opens("/").page.get_by_label("Open a saved game").set_input_files(tmp_path / "none.json")
    other.shows("This file is not the record")
    other.axe()


@pytest.mark.long
def test_a_player_looking_elsewhere_is_called_when_it_is_their_turn(person):
    one = person(notify=True)
    one.page.add_init_script(
        """globalThis.called = []
        globalThis.Notification = class {
            static permission = 'granted'
            constructor(text) { called.push(text) }
            close() {} }
        Object.defineProperty(document, 'hidden', {get: () => true})"""
    )
    one.creates("dragorun")
    for _ in range(6):
        if not one.waits() or one.page.evaluate("() => called.length"):
            break
        one.decides()
    assert one.page.evaluate("() => called")[0] == "Your turn: Dragorun"


@pytest.mark.long
def test_sounds_begin_with_the_first_gesture_and_can_be_switched_off(person):
    count = """globalThis.tones = 0
        const create = AudioContext.prototype.createOscillator
        AudioContext.prototype.createOscillator = function () { globalThis.tones += 1; return create.call(this) }"""
    for sound in (True, False):
        one = person(sound=sound)
        one.page.add_init_script(count)
        one.creates("dragorun")
        one.waits()
        assert one.page.evaluate("() => globalThis.tones") == 0, "nothing before the first gesture"
        for _ in range(3):
            if one.waits():
                one.decides()
        assert (one.page.evaluate("() => globalThis.tones") > 0) is sound


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), [("dragorun", 5), ("ante", 6), ("ranch", 5), ("dragardiens", 4)])
def test_a_full_table_fits_every_screen_move_after_move(person, game: str, seats: int):
    one = person()
    one.creates(game, seats=seats, bots=[None, *["hatchling"] * (seats - 1)])
    for _ in range(12):
        if one.over:
            break
        one.plays_on(1)
        for wide, high in (PHONE, TABLET, DESK):
            one.page.set_viewport_size({"width": wide, "height": high})
            one.fits_the_screen()


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), [("dragorun", 5), ("ante", 6), ("ranch", 5), ("dragardiens", 4)])
def test_prompt_and_hand_stay_in_sight_at_a_full_table(person, game: str, seats: int):
    one = person()
    one.creates(game, seats=seats, bots=[None, *["hatchling"] * (seats - 1)])
    one.plays_on(3)
    one.waits()
    for wide, high in (PHONE, TABLET, DESK):
        one.page.set_viewport_size({"width": wide, "height": high})
        # The question stands elsewhere on a desk: it is laid out anew in the next frame.
        one.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        for scroll in ("0", "document.body.scrollHeight"):
            one.page.evaluate(f"() => scrollTo(0, {scroll})")
            for part in (".prompt", ".fan"):
                if found := one.page.locator(part).all():
                    box = found[0].bounding_box()
                    assert box and box["y"] >= 0 and box["y"] + box["height"] <= high, (
                        f"{part} at {wide} x {high}: {box}"
                    )
        one.fits_the_screen()
        one.nothing_too_small()
        one.axe()
