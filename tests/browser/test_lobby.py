"""The lobby: friends are asked first; the game is started when all sit."""

from __future__ import annotations

from playwright.sync_api import expect


def test_the_link_is_shared_first_and_the_game_starts_when_all_sit(person):
    one = person()
    one.creates("dragorun", bots=[None, None], start=False)
    golden = one.page.locator(".lobby .btn.go")
    expect(golden).to_have_text("Share the link")
    one.page.locator(".lobby").get_by_role("button", name="Bot", exact=True).click()
    expect(golden).to_have_text("Start")
