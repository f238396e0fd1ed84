"""What people read and hear around a table: set-up, lobby, menus, lost networks, and who must do something."""

from __future__ import annotations

from playwright.sync_api import expect

from .people import DESK, PHONE


def test_a_table_is_set_up_in_words_not_in_keys(person):
    one = person(locale="fr-FR")
    one.opens("/new/ante").page.locator("form > details > summary").click()
    one.page.get_by_text("Variantes du jeu").click()
    form = one.page.locator("main form")
    for words in ("édition française (2007)", "un dragon mauvais", "la mise reste pour la partie suivante"):
        expect(form).to_contain_text(words)
    text = form.inner_text()
    assert not [key for key in ("2005_fr", "2005 fr", "carry", "weaker", "evil", "hoard") if key in text]
    shown = one.page.locator("fieldset.group .picture > *")
    expect(shown).to_have_count(3)
    pictures = [picture.bounding_box() for picture in shown.all()]
    assert all(box and box["width"] > 20 and box["height"] > 20 for box in pictures)
    one.page.get_by_label("Sur plusieurs jours").check()
    expect(one.page.get_by_label("Temps par décision").locator("option:checked")).to_have_text("2 jours")
    one.page.get_by_role("button", name="Ouvrir la table").click()
    one.page.wait_for_selector(".lobby")
    table = one.page.request.get(f"/api/tables/{one.page.url.rpartition('/')[2]}").json()
    assert table["pace"] == "slow" and table["clock"] == {"move": 2 * 86_400, "bank": 0} and table["free_chat"]
    expect(one.page.get_by_role("note")).to_contain_text("que sur cet ordinateur")


def test_one_player_alone_needs_no_option_to_be_switched_on(person):
    one = person()
    one.opens("/new/ranch").page.get_by_role("button", name="1", exact=True).click()
    one.page.get_by_role("button", name="Open the table").click()
    expect(one.page.locator(".lobby .options")).to_contain_text("Solo game with our own rules")


def test_the_lobby_offers_the_address_in_the_network(person):
    one = person()
    one.page.route("**/api/network", lambda route: route.fulfill(json={"addresses": ["http://192.168.7.5:8000"]}))
    one.creates("dragorun", bots=[], start=False)
    expect(one.page.locator(".link")).to_have_text(f"http://192.168.7.5:8000/t/{one.page.url.rpartition('/')[2]}")
    drawn = one.page.locator(".qr path").get_attribute("d")
    one.page.get_by_label("only browsers on this computer").check()
    expect(one.page.locator(".link")).to_contain_text("127.0.0.1")
    one.page.wait_for_function("(d) => document.querySelector('.qr path').getAttribute('d') !== d", arg=drawn)


def test_running_games_come_first_and_say_whose_turn_it_is(person):
    one = person(size=PHONE)
    one.creates("dragorun")
    one.waits()
    one.opens("/").page.wait_for_selector("article")
    mine = one.page.locator(".going a")
    expect(mine).to_contain_text("Your turn")
    for size in (PHONE, DESK):
        one.page.set_viewport_size({"width": size[0], "height": size[1]})
        game, door = mine.bounding_box(), one.page.locator("article").first.bounding_box()
        assert game and door and game["y"] < door["y"] and game["y"] < size[1] * 0.6


def test_a_lost_network_is_reported_within_three_seconds_and_the_move_waits(person):
    one = person()
    one.creates("ante")
    one.waits()
    # The page's own clock: a busy machine is late for both.
    one.page.evaluate(
        """() => addEventListener('offline', () => setTimeout(() => {
            window.toldInTime = document.body.innerText.includes('Connection lost') }, 3000))"""
    )
    one.context.set_offline(True)
    one.page.wait_for_function("() => window.toldInTime !== undefined")
    assert one.page.evaluate("() => window.toldInTime")
    expect(one.page.get_by_text("Connection lost")).to_be_visible()
    one.page.locator(".fan .thing.lit").first.click()
    one.page.locator(".fan .thing.picked").first.click()
    expect(one.page.locator(".prompt .text")).to_contain_text("waiting for the connection")
    seq = one.seq()
    one.context.set_offline(False)
    one.page.wait_for_function(f"() => document.querySelector('.frame').dataset.seq !== '{seq}'")
    expect(one.page.get_by_text("Connection lost")).to_have_count(0)
    one.faults.clear()


def test_the_keyboard_meets_the_prompt_before_the_log_which_is_one_stop(person):
    one = person()
    one.creates("ante")
    one.waits()
    one.opens_log()
    order = one.page.evaluate(
        """() => [...document.querySelectorAll('.prompt button, .log, .log button')].filter((e) => e.tabIndex >= 0)
            .map((e) => e.closest('.prompt') ? 'prompt' : 'log')"""
    )
    assert order and order[-1] == "log" and order.count("log") == 1
    one.page.locator(".log").focus()
    one.page.keyboard.press("ArrowUp")
    assert one.page.evaluate("() => document.activeElement.matches('.log .line:last-child')")
    # Alternatives are not announced as disabled once something is picked.
    cards = one.page.locator(".fan .thing")
    cards.first.click()
    assert one.page.locator(".fan .thing[aria-disabled=true]").count() == 0 < cards.count() - 1


def test_taking_back_is_offered_only_where_it_can_be_granted(person):
    one = person()
    one.creates("dragorun", options={"track": 40})
    one.waits()
    back = one.page.get_by_role("button", name="Take back")
    assert back.count() == 0
    one.page.get_by_role("button", name="Roll the dice").click()
    one.page.wait_for_function("() => Number(document.querySelector('.frame').dataset.seq) > 0")
    one.page.wait_for_timeout(400)
    assert back.count() == 0, "dice were rolled, and bots do not grant anything"


def test_a_picked_portrait_is_seen_by_the_others(person):
    ann, bob = person("Ann", portrait="crown"), person("Bob")
    code = ann.creates("dragorun", bots=[], start=False, portrait="crown")
    bob.opens(f"/t/{code}").page.get_by_role("button", name="Sit down").click()
    drawn = [one.page.locator(".lobby li").first.locator("svg").inner_html() for one in (ann, bob)]
    assert drawn[0] == drawn[1]
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("portrait 5").check(force=True)
    seat = f"/api/tables/{code}"
    bob.page.wait_for_function(
        "async (path) => (await (await fetch(path)).json()).seats[0].portrait === 'jester'", arg=seat
    )
    drawn_anew = "(old) => document.querySelector('.lobby li svg').innerHTML !== old"
    for one in (ann, bob):
        one.page.wait_for_function(drawn_anew, arg=drawn[0])
    faces = [one.page.locator(".lobby li").first.locator("svg").inner_html() for one in (ann, bob)]
    assert faces[0] == faces[1]


def test_resigning_stands_in_the_menu_and_leaves_the_seat_to_a_bot(person):
    one = person()
    code = one.creates("dragorun")
    one.waits()
    one.page.get_by_role("button", name="Table menu").click()
    one.page.get_by_role("button", name="Resign").click()
    one.page.get_by_role("button", name="Resign", exact=True).click()
    one.page.wait_for_selector("article")
    assert one.page.request.get(f"/api/tables/{code}").json()["seats"][0]["kind"] == "bot"
    assert one.page.locator(".going").count() == 0
