"""Endpoints of members: becoming a member, coming back, one's devices and tables, boards."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from ...games import game
from .. import protocol as p
from ..app import Hall
from ..base.errors import Refused
from ..members.accounts import COOKIE_SECONDS, Account, session_cookie
from ..members.ratings import board_of
from .answers import answer
from .request import NEW_MEMBERS, ApiRequest
from .route import BANNED_MEMBER, MEMBER, Number, route


async def adopt(request: ApiRequest, hall: Hall, account: Account) -> None:
    """Give a member who comes in the mutes and blocks that a guest made on this device."""
    request.found_member = account
    await hall.blocks.adopt(request.device, account.member)


def signed_in(request: ApiRequest, body: Any, token: str) -> Response:
    response = answer(body)
    response.headers["set-cookie"] = session_cookie(token, request.secure, COOKIE_SECONDS)
    return response


def signed_out(request: ApiRequest) -> Response:
    response = answer(p.Done())
    response.headers["set-cookie"] = session_cookie("", request.secure, 0)
    return response


# Coming


@route("POST", "/api/members", p.Joined, body=p.BecomeMember, limits=(NEW_MEMBERS,), errors=(409, 422))
async def become_member(request: ApiRequest, hall: Hall, body: p.BecomeMember) -> Response:
    """Become a member: a name of one's own, without an e-mail address. The session comes as a cookie."""
    request.charge(len(body.keys))
    account, phrase, token = await hall.accounts.create(body)
    await adopt(request, hall, account)
    return signed_in(request, p.Joined(await hall.profiles.member(account), phrase), token)


@route("POST", "/api/members/sign-in", p.Me, body=p.SignIn, errors=(401,))
async def sign_in(request: ApiRequest, hall: Hall, body: p.SignIn) -> Response:
    """Come back with the recovery phrase; a cookie."""
    request.charge(len(body.keys))
    account, token = await request.guarded(lambda: hall.accounts.sign_in(body))
    await adopt(request, hall, account)
    return signed_in(request, await hall.profiles.me(account, token), token)


@route("POST", "/api/members/passkey-options", p.PasskeyOptions, body=p.Nothing, cost=5, errors=(404,))
async def passkey_options(request: ApiRequest, hall: Hall, body: p.Nothing) -> Any:
    """The options that a browser needs to sign in with a passkey."""
    return await hall.passkeys.options(*request.passkey_place, None)


@route("POST", "/api/members/passkey", p.Me, body=p.SignInWithPasskey, errors=(401, 404))
async def passkey_sign_in(request: ApiRequest, hall: Hall, body: p.SignInWithPasskey) -> Response:
    """Come back with a passkey; a cookie."""
    request.charge(len(body.keys))
    host, origin = request.passkey_place
    account, token = await request.guarded(lambda: hall.passkeys.sign_in(body, host, origin))
    await adopt(request, hall, account)
    return signed_in(request, await hall.profiles.me(account, token), token)


# Being there


@route("GET", "/api/me", p.Me, access=MEMBER)
async def me(request: ApiRequest, hall: Hall) -> Any:
    """The member who is signed in."""
    return await hall.profiles.me(request.account, request.session)


@route("POST", "/api/me", p.Me, body=p.ChangeMember, access=MEMBER, errors=(409, 422))
async def change_me(request: ApiRequest, hall: Hall, body: p.ChangeMember) -> Any:
    """Take another name or portrait."""
    return await hall.profiles.me(await hall.accounts.change(request.account, body), request.session)


@route("POST", "/api/me/sign-out", p.Done, body=p.EndSession, access=BANNED_MEMBER, errors=(404,))
async def sign_out(request: ApiRequest, hall: Hall, body: p.EndSession) -> Response:
    """Sign this device or another one out."""
    token = request.session or ""
    await hall.accounts.end_session(request.account, body, token)
    still = await hall.accounts.with_session(token)
    return answer(p.Done()) if still is not None else signed_out(request)


@route("POST", "/api/me/phrase", p.Joined, body=p.Nothing, access=MEMBER)
async def new_phrase(request: ApiRequest, hall: Hall, body: p.Nothing) -> p.Joined:
    """A new recovery phrase, which invalidates the old one."""
    phrase = await hall.accounts.new_phrase(request.account)
    return p.Joined(await hall.profiles.member(request.account), phrase)


@route("POST", "/api/me/passkey-options", p.PasskeyOptions, body=p.Nothing, access=MEMBER, errors=(404,))
async def my_passkey_options(request: ApiRequest, hall: Hall, body: p.Nothing) -> Any:
    """The options that a browser needs to make a passkey."""
    return await hall.passkeys.options(*request.passkey_place, request.account)


@route("POST", "/api/me/passkey", p.Me, body=p.AddPasskey, access=MEMBER, errors=(404,))
async def add_passkey(request: ApiRequest, hall: Hall, body: p.AddPasskey) -> Any:
    """Sign in with this passkey from now on."""
    await hall.passkeys.add(request.account, body, *request.passkey_place)
    return await hall.profiles.me(request.account, request.session)


@route("GET", "/api/me/export", p.MemberExport, access=BANNED_MEMBER, cost=100)
async def export(request: ApiRequest, hall: Hall) -> Response:
    """All that is kept about the member."""
    exported = await hall.profiles.export(request.account, request.session)
    name = "attachment; filename=dragonhall-member.json"
    headers = {"content-disposition": name, "cache-control": "no-store"}
    return Response(msgspec.json.format(msgspec.json.encode(exported), indent=1), 200, headers, "application/json")


@route("POST", "/api/me/delete", p.Done, body=p.LeaveForGood, access=BANNED_MEMBER, cost=50, errors=(422,))
async def leave_for_good(request: ApiRequest, hall: Hall, body: p.LeaveForGood) -> Response:
    """Delete the member and all that is kept about them. Names at old tables become a dash."""
    await hall.accounts.delete(request.account, body)
    return signed_out(request)


@route(
    "GET",
    "/api/me/tables",
    p.MyTables,
    query={"before": Number("older ones: the number 'more' of the last answer", 0, 1 << 53)},
    access=MEMBER,
    cost=10,
)
async def my_tables(request: ApiRequest, hall: Hall) -> Any:
    """The tables of the member: running, open, then the history."""
    return await hall.history.tables(request.account, request.number("before") or None)


@route("POST", "/api/me/tables/{code}/key", p.TableKey, body=p.Nothing, access=MEMBER, cost=2, errors=(404,))
async def my_key(request: ApiRequest, hall: Hall, body: p.Nothing) -> Any:
    """A key to the member's own place at a table, for this device."""
    return await hall.history.key_for(request.account, request.path["code"])


@route("GET", "/api/me/solo", p.Solo, access=MEMBER, cost=2)
async def my_solo(request: ApiRequest, hall: Hall) -> Any:
    """The member's games against bots alone: sums of what their browsers reported, never rated."""
    return await hall.solo.of_member(request.account.member)


@route("POST", "/api/me/solo", p.Solo, body=p.AddSolo, access=MEMBER, cost=5, errors=(409, 422))
async def add_solo(request: ApiRequest, hall: Hall, body: p.AddSolo) -> Any:
    """Count games that this browser kept; each counts once, however often it is sent."""
    return await hall.solo.add(request.account, body)


# Others


async def known_member(request: ApiRequest, hall: Hall) -> Account:
    account = await hall.accounts.account(request.path["member"])
    if account is None:
        raise Refused("no-member", "There is no such member.")
    return account


@route("GET", "/api/members/{member}", p.Member, cost=2, errors=(404,))
async def member_info(request: ApiRequest, hall: Hall) -> Any:
    """The public page of a member."""
    return await hall.profiles.member(await known_member(request, hall))


@route("GET", "/api/members/{member}/profile", p.Profile, cost=5, errors=(404,))
async def profile(request: ApiRequest, hall: Hall) -> Any:
    """A member's public page: ratings, and results of public and of rated matches."""
    return await hall.profiles.profile(await known_member(request, hall))


@route("GET", "/api/boards", p.Boards, cost=2)
async def boards(request: ApiRequest, hall: Hall) -> p.Boards:
    """The boards on which somebody is rated."""
    return p.Boards(await hall.ratings.boards())


@route("GET", "/api/boards/{game}/{kind}", p.Board, cost=5, errors=(404, 422))
async def board(request: ApiRequest, hall: Hall) -> Any:
    """The best members at a game; kind is duel or table."""
    name, seats = game(request.path["game"]).name, board_seats(request.path["kind"])
    return await hall.ratings.board(board_of(name, seats))


def board_seats(kind: str) -> int:
    """Return the number of seats from which on a match counts for a kind of board."""
    if kind not in ("duel", "table"):
        raise Refused("no-page", "There are boards for duels and for tables: duel, table.")
    return 2 if kind == "duel" else 3
