"""Clubs and the host's page in the browser: an invitation, a table for the club, mute and report, announcements."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ..hall.guests import Server
from .people import PHONE, Person


def becomes_member(one: Person, name: str) -> None:
    """As the page does it; how that looks is tested with members."""
    one.page.goto("/credits")
    one.page.evaluate(
        """async (name) => {
            const answer = await fetch('/api/members', {method: 'POST', body: JSON.stringify({name}),
                headers: {'Content-Type': 'application/json'}})
            if (!answer.ok) throw new Error(await answer.text())
            localStorage.setItem('dragonhall-member', name)
        }""",
        name,
    )


def test_a_club_from_its_founding_to_its_first_table(person):
    ann, bob = (person(name, size=PHONE, by="touch", locale="fr-FR") for name in ("Clubine", "Clubert"))
    becomes_member(ann, "Clubine")
    becomes_member(bob, "Clubert")
    ann.page.goto("/clubs")
    ann.page.locator("form input").first.fill("Les mardis")
    ann.page.locator("form button.go").click()
    ann.page.wait_for_url(re.compile(r"/club/\w+$"))
    link = ann.page.locator(".link a").get_attribute("href")
    assert link and re.fullmatch(r"/club/\w{12}/\w{20}", link)
    bob.page.goto(link)
    bob.page.locator("main button.go").click()
    expect(bob.page.locator(".person")).to_have_count(2)
    bob.axe()
    # A table that is laid from the club's page is laid for the club, and its members find it there.
    ann.page.locator("a[href*='/new/dragorun?club=']").click()
    expect(ann.page.locator("select").filter(has_text="mardis")).to_be_visible()
    ann.page.locator("main button.go").last.click()
    ann.page.wait_for_url(re.compile(r"/t/\w+-\w+"))
    bob.page.reload()
    bob.page.locator("#club-tables ~ ul a").click()
    bob.page.locator(".join button.go").click()
    expect(ann.page.locator(".lobby")).to_contain_text("Clubert")
    ann.page.goto(link.rpartition("/")[0])
    ann.page.locator(".person select").select_option("helper")
    expect(ann.page.locator(".person").filter(has_text="Clubert").locator(".who")).to_contain_text("assistant")


def test_a_muted_member_is_not_heard_and_the_host_reads_the_report(person, hall: Server):
    ann = person("Quiet")
    rude = person("Rude")
    ann.creates("dragorun", bots=[], start=False, seats=2)
    code = ann.page.url.rpartition("/")[2]
    rude.page.goto(f"/t/{code}")
    rude.page.locator(".join button.go").click()
    expect(rude.page.locator(".join")).to_have_count(0)
    ann.page.locator("button.go", has_text="Start").click()
    for one in (ann, rude):
        one.page.wait_for_selector(".prompt, .board, .seats")
    rude.page.keyboard.press("t")
    rude.page.locator(".talk form input").fill("Nincompoop")
    rude.page.keyboard.press("Enter")
    ann.page.keyboard.press("t")
    expect(ann.page.locator(".talk .said")).to_contain_text("Nincompoop")
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="People at this table").click()
    ann.page.get_by_role("button", name="Report").click()
    ann.page.locator("dialog[open] input").fill("Look at the chat")
    ann.page.get_by_role("button", name="Send the report").click()
    expect(ann.page.locator("dialog[open] [role=status]")).to_be_visible()
    ann.page.get_by_role("button", name="Mute").click()
    expect(ann.page.get_by_role("button", name="Mute")).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".talk .said")).not_to_contain_text("Nincompoop")
    ann.page.goto("/me")
    ann.page.get_by_role("button", name="Remove from the list").click()
    expect(ann.page.locator("#my-blocks")).to_have_count(0)

    host = person("Host")
    host.page.goto(f"/host#{hall.host_token}")
    host.page.get_by_role("button", name="Reports").click()
    expect(host.page.locator(".accused")).to_contain_text("Nincompoop")
    assert hall.host_token not in host.page.url
    host.page.get_by_role("button", name="Announcements").click()
    host.page.locator("input[lang=en]").fill("Tournament tonight")
    host.page.locator(".host-form button.go").click()
    try:
        expect(host.page.locator(".host-list")).to_contain_text("Tournament tonight")
        rude.page.goto("/credits")
        expect(rude.page.locator(".announcements")).to_contain_text("Tournament tonight")
        rude.page.locator(".announcements button").click()
        expect(rude.page.locator(".announcements")).to_have_count(0)
    finally:
        host.page.locator(".host-list button").click()
    for part in ("Overview", "People", "Tables", "Bans", "Word filter", "Log"):
        host.page.get_by_role("button", name=part, exact=True).click()
        expect(host.page.locator("main .panel h2").first).to_be_visible()
    host.axe()
    expect(host.page.locator(".host-list")).to_contain_text("Tournament tonight")


def test_the_hosts_page_fits_a_phone_in_french_too(hall, person):
    """The words of its limits are longest there."""
    host = person("Hôte", size=PHONE, by="touch", locale="fr-FR")
    host.page.goto(f"/host#{hall.host_token}")
    parts = host.page.locator("main nav button:not(.plain)")
    expect(parts).to_have_count(8)
    for part in parts.all():
        part.click()
        expect(host.page.locator("main .panel h2").first).to_be_visible()
        host.fits_the_screen()
