"""Passkeys over the wire, with an authenticator of our own: on both stores, once each, for one member alone."""

from __future__ import annotations

from typing import Any

from dragonhall.hall.members.passkeys import MAX_PASSKEYS

from ..authenticator import HOST, Authenticator
from ..guests import Guest
from ..in_process import HallHere
from ..people import member


def asked(guest: Guest, path: str, **body: Any) -> Any:
    """As a page of this origin asks."""
    answer = guest.http.post(path, json=body, headers={"origin": str(guest.http.base_url).rstrip("/")})
    return answer.json() if answer.status_code == 200 else answer.json()["problem"]["code"]


def test_a_passkey_opens_the_account_of_its_member_and_no_answer_counts_twice(server: HallHere, guests: list[Guest]):
    ann, told = member(server, guests, "Ann")
    eve, _ = member(server, guests, "Eve")
    phone, desk = Authenticator(server.url), Guest(server.url)
    guests.append(desk)
    made = asked(ann, "/api/me/passkey-options")
    answer = {"challenge": made["challenge"], "credential": phone.makes(made["options"])}
    assert asked(eve, "/api/me/passkey", **answer) == "bad-passkey", "it was Ann who was asked"
    assert asked(ann, "/api/me/passkey", **answer)["passkeys"] == 1
    assert asked(ann, "/api/me/passkey", **answer) == "bad-passkey"
    wanted = asked(desk, "/api/members/passkey-options")
    signed = {"challenge": wanted["challenge"], "credential": phone.signs(wanted["options"])}
    # Neither an older challenge, nor one that was made up, nor one for adding a passkey.
    at, _, rest = wanted["challenge"].partition("-")
    for other in (
        f"{int(at) - 300_001}-{rest}",
        f"{at}--{'made-up-' * 4}",
        made["challenge"],
        "",
        "x",
        "9-",
    ):
        assert asked(desk, "/api/members/passkey", **{**signed, "challenge": other}) == "bad-passkey"
    assert asked(desk, "/api/members/passkey", **signed)["member"]["member"] == told["member"]["member"]
    assert desk.get("/api/me")["member"]["name"] == "Ann"
    assert asked(desk, "/api/members/passkey", **signed) == "bad-passkey", "once"
    stranger = Authenticator(server.url)
    wanted = asked(desk, "/api/members/passkey-options")
    signed = {"challenge": wanted["challenge"], "credential": stranger.signs(wanted["options"])}
    assert asked(desk, "/api/members/passkey", **signed) == "bad-passkey"
    elsewhere = Authenticator("https://elsewhere.example")
    elsewhere.key, elsewhere.id, elsewhere.count = phone.key, phone.id, phone.count
    signed = {"challenge": wanted["challenge"], "credential": elsewhere.signs(wanted["options"])}
    assert asked(desk, "/api/members/passkey", **signed) == "bad-passkey"


def test_a_passkey_works_only_on_a_device_that_recognises_its_owner(server: HallHere, guests: list[Guest]):
    ann, _ = member(server, guests, "Ann")
    phone = Authenticator(server.url)
    made = asked(ann, "/api/me/passkey-options")
    assert made["options"]["authenticatorSelection"]["userVerification"] == "required"
    phone.recognises = False
    credential = phone.makes(made["options"])
    assert asked(ann, "/api/me/passkey", challenge=made["challenge"], credential=credential) == "bad-passkey"
    phone.recognises = True
    credential = phone.makes(made["options"])
    assert asked(ann, "/api/me/passkey", challenge=made["challenge"], credential=credential)["passkeys"] == 1
    wanted = asked(ann, "/api/members/passkey-options")
    assert wanted["options"]["userVerification"] == "required"
    phone.recognises = False
    signed = {"challenge": wanted["challenge"], "credential": phone.signs(wanted["options"])}
    assert asked(ann, "/api/members/passkey", **signed) == "bad-passkey", "somebody found the phone"


def test_a_passkey_is_of_no_use_to_a_page_of_another_port(server: HallHere, guests: list[Guest]):
    """A browser lets every port of a host ask for it; whoever runs one of them could bring the answer here."""
    ann, _ = member(server, guests, "Ann")
    phone, thief = Authenticator(server.url), Guest(server.url)
    guests.append(thief)
    made = asked(ann, "/api/me/passkey-options")
    credential = phone.makes(made["options"])
    assert asked(ann, "/api/me/passkey", challenge=made["challenge"], credential=credential)["passkeys"] == 1
    port = {"host": f"{HOST}:{server.port + 1}", "origin": f"http://{HOST}:{server.port + 1}"}
    phone.origin = port["origin"]
    wanted = thief.http.post("/api/members/passkey-options", json={}, headers=port).json()
    signed = {"challenge": wanted["challenge"], "credential": phone.signs(wanted["options"])}
    assert thief.http.post("/api/members/passkey", json=signed, headers=port).status_code != 200
    # Nor with a challenge that the hall gave to its own page.
    wanted = asked(thief, "/api/members/passkey-options")
    signed = {"challenge": wanted["challenge"], "credential": phone.signs(wanted["options"])}
    assert asked(thief, "/api/members/passkey", **signed) == "bad-passkey"


def test_unanswered_challenges_are_not_stored(server: HallHere, guests: list[Guest]):
    """Else whoever asks for many could keep everybody from signing in."""
    host, stranger = Guest(server.url), Guest(server.url)
    guests.extend((host, stranger))
    for _ in range(50):
        asked(stranger, "/api/members/passkey-options")
    host.post("/api/host/sign-in", {"token": server.host_token})
    assert "challenge" not in host.get("/api/host")["storage"]["documents"]


def test_options_requested_earlier_do_not_exceed_the_limit_of_passkeys(server: HallHere, guests: list[Guest]):
    ann, _ = member(server, guests, "Ann")
    answers = []
    for _ in range(MAX_PASSKEYS + 3):
        made = asked(ann, "/api/me/passkey-options")
        answers.append((made["challenge"], Authenticator(server.url).makes(made["options"])))
    told = [asked(ann, "/api/me/passkey", challenge=name, credential=made) for name, made in answers]
    assert [one["passkeys"] for one in told[:MAX_PASSKEYS]] == list(range(1, MAX_PASSKEYS + 1))
    assert told[MAX_PASSKEYS:] == ["too-many"] * 3
