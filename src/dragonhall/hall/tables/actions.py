"""Players' actions at a table: one function for each action of the protocol.

Each runs under the table's lock, refuses with a sentence, or stores and sends.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from ...core.errors import DragonhallError
from ...core.match import HOST
from .. import protocol as p
from ..base.errors import Refused, refused
from ..base.names import clean_text
from .bot_workers import STAND_IN
from .live_table import LiveTable
from .log import Position, free_to_take_back, read_board
from .moves import admissible
from .state import ASK_MS, DAY_MS, TableState, UndoRequest, check_level

KEPT_ANSWERS = 200


async def act(table: LiveTable, player: int, action: p.AnyAction) -> p.Ack:
    """Carry out an action, or raise Refused."""
    table.used = table.services.now()
    if isinstance(action, p.Say):
        return say(table, player, action)
    return await table.under_lock(lambda: _act(table, player, action))


async def _act(table: LiveTable, player: int, action: p.AnyAction) -> p.Ack:
    """Carry out an action; start over if another server was quicker, so that every check is repeated."""
    key = (player, msgspec.json.encode(action))
    if key in table.answers:
        return table.answers[key]
    table.state.person(player)
    if isinstance(action, p.Start | p.Call | p.Undo | p.Answer):
        # These become lines, too: after a restart the log still shows that they were done.
        first = await table.store.line_of(table.code, _client(player, action))
        if first is not None:
            return p.Ack(action.id, first)
    try:
        ack = await ACTIONS[type(action)](table, player, action)
    except DragonhallError as error:
        raise refused(error) from error
    table.answers[key] = ack
    while len(table.answers) > KEPT_ANSWERS:
        del table.answers[next(iter(table.answers))]
    return ack


def _done(table: LiveTable, action: p.Action, **more: Any) -> p.Ack:
    return p.Ack(action.id, table.seq, **more)


def _must_be_open(table: LiveTable) -> None:
    if table.position is not None:
        raise Refused("already-started", "The game has started already.")


def _must_run(table: LiveTable) -> None:
    if table.dealt_position().over:
        raise Refused("over", "The game is over.")


def _client(player: int, action: p.Action) -> str:
    return f"{player}:{action.id}"


# Playing


async def make_move(table: LiveTable, player: int, action: p.MakeMove) -> p.Ack:
    table.state.own_place(player, action.seat)
    client = _client(player, action)
    if action.seq < table.dealt_position().line.seq:
        first = await table.store.line_of(table.code, client)
        if first is not None and first > action.seq:
            return p.Ack(action.id, first)

    def make() -> Position:
        move = admissible(table.state, table.position, player, action)
        return table.moved(action.seat, int(move), client, False)

    if table.state.by_bot(action.seat):
        make()  # a move that is refused changes nothing
        await table.change(lambda state: _back(state, action.seat))
    return p.Ack(action.id, (await table.append(make)).line.seq)


def quick_move(table: LiveTable, player: int, action: p.MakeMove, done: Callable[[bool], None]) -> bool:
    """Make a move without a task; return False, with nothing done, if `make_move` must make or refuse it. *done* is
    called when the move was sent, or with False if it must be checked again.
    """
    state, now = table.state, table.position
    if table.doubtful or state.ask is not None or now is None or now.line.seq != action.seq:
        return False
    if not table.lock.take():
        return False
    try:
        move = admissible(state, now, player, action)
        if state.by_bot(action.seat):
            table.lock.free()
            return False
        after = table.moved(action.seat, int(move), _client(player, action), False)
    except DragonhallError:
        table.lock.free()
        return False
    table.used = after.line.at
    table.append_soon(after, done)
    return True


async def call(table: LiveTable, player: int, action: p.Call) -> p.Ack:
    table.state.must_host(player)
    table.state.must_be_unrated()
    _must_run(table)
    move = table.setup.game.moves.find(action.move)
    if move.name not in table.setup.game.rules.host_moves:
        raise Refused("not-legal-now", f"{move.text!r} is not a call of this game: it is made by a seat, in its turn.")
    after = await table.move(HOST, int(move), _client(player, action), False)
    return p.Ack(action.id, after.line.seq)


async def undo(table: LiveTable, player: int, action: p.Undo) -> p.Ack:
    table.state.own_place(player, action.seat)
    _must_run(table)
    if table.state.ask is not None:
        raise Refused("undo-asked", "Somebody is asking for that already.")
    own, free = await _own_move(table, action.seat)
    if own is None:
        raise Refused("cannot-undo", "You have made no move that could be taken back.")
    if free:
        await table.take_back(own.ply - 1, action.seat, _client(player, action))
        return _done(table, action)
    others = _others(table, player)
    if not others:
        raise Refused("cannot-undo", "That cannot be taken back: something was rolled, drawn or learnt since.")
    wait = ASK_MS if table.state.pace == "live" else DAY_MS
    ask = UndoRequest(
        table.state.asks, action.seat, own.ply - 1, table.seq, sorted(others), table.services.now() + wait
    )

    def edit(state: TableState) -> None:
        state.ask, state.asks = ask, state.asks + 1

    await table.change(edit)
    return _done(table, action, asked=True)


async def undo_state(table: LiveTable, player: int, seat: int) -> p.UndoState:
    """Return the effect that ``undo`` would have for this seat now, without doing it."""
    table.state.own_place(player, seat)
    if table.position is None or table.dealt_position().over or table.state.ask is not None:
        return p.UndoState("no")
    own, free = await _own_move(table, seat)
    return p.UndoState("no" if own is None else "free" if free else "ask" if _others(table, player) else "no")


async def _own_move(table: LiveTable, seat: int) -> tuple[Any, bool]:
    """Return the last move that the person at this seat made, and whether it may be taken back without asking."""
    said = await table.entries()
    moves = (line for line in reversed(said) if line.kind == "move" and line.seat == seat and not line.bot)
    own = next(moves, None)
    return own, own is not None and own is said[-1] and await _free(table, said[-2].seq, own)


def _others(table: LiveTable, player: int) -> set[int]:
    """Return the other people who play, and must be asked."""
    seated = {place.player for place in table.state.places if place.player is not None and place.level is None}
    return seated - {player}


async def _free(table: LiveTable, before: int, own: Any) -> bool:
    line = await table.store.line(table.code, before)
    if line is None or own.rules != table.setup.game.version:
        return False
    board = read_board(table.setup.game, line.table, await table.services.layouts.description(line.layout))
    return await asyncio.to_thread(free_to_take_back, table.setup, board, line.ply, own.seat, own.move)


async def answer(table: LiveTable, player: int, action: p.Answer) -> p.Ack:
    ask = table.state.ask
    if ask is None or ask.ask != action.ask or player not in ask.waiting or ask.seq != table.seq:
        raise Refused("no-ask", "Nothing of that kind is being asked of you now.")
    left = [other for other in ask.waiting if other != player]

    def edit(state: TableState) -> None:
        if state.ask is not None:
            state.ask.waiting = left
            state.ask = state.ask if action.yes and left else None

    if action.yes and not left:
        await table.take_back(ask.to_ply, ask.seat, _client(player, action))
    else:
        await table.change(edit)
    return _done(table, action)


# Seats


async def sit(table: LiveTable, player: int, action: p.Sit) -> p.Ack:
    running = table.position is not None
    if running:
        _must_run(table)
    table.hooks.check_name(action.name)
    person = table.state.person(player)
    await table.hooks.check_seat(table.state, player, person.member, person.address)
    if running:
        await table.change(lambda state: state.replace_bot(player, action.seat))
    else:
        await table.change(lambda state: state.sit(player, action.seat, action.name))
    return _done(table, action)


async def stand(table: LiveTable, player: int, action: p.Stand) -> p.Ack:
    _must_be_open(table)
    await table.change(lambda state: state.stand(player, action.seat))
    return _done(table, action)


async def set_bot(table: LiveTable, player: int, action: p.SetBot) -> p.Ack:
    _must_be_open(table)
    table.state.must_host(player)
    await table.change(lambda state: state.set_bot(action.seat, action.level))
    return _done(table, action)


async def rename(table: LiveTable, player: int, action: p.Rename) -> p.Ack:
    table.hooks.check_name(action.name)
    table.state.must_be_free()
    await table.change(lambda state: state.rename(player, action.name))
    return _done(table, action)


async def set_portrait(table: LiveTable, player: int, action: p.SetPortrait) -> p.Ack:
    def edit(state: TableState) -> None:
        state.person(player).portrait = action.portrait

    await table.change(edit)
    return _done(table, action)


async def start(table: LiveTable, player: int, action: p.Start) -> p.Ack:
    _must_be_open(table)
    table.state.must_host(player)
    level = None if action.fill is None else check_level(action.fill, table.state.game)
    await table.change(lambda state: state.fill(level))
    await table.deal(_client(player, action))
    return _done(table, action)


async def hand_over(table: LiveTable, player: int, action: p.HandOver) -> p.Ack:
    table.state.must_host(player)
    await table.change(lambda state: state.hand_over(action.player))
    return _done(table, action)


async def remove(table: LiveTable, player: int, action: p.Remove) -> p.Ack:
    _must_be_open(table)
    table.state.must_host(player)
    if action.player == player:
        raise Refused("not-allowed", "The host cannot remove the host: hand over first, or leave.")
    await table.change(lambda state: state.remove(action.player, table.phase, STAND_IN))
    return _done(table, action)


async def cast_vote(table: LiveTable, player: int, action: p.CastVote) -> p.Ack:
    table.state.must_be_free()
    table.state.must_be_unrated()
    _must_run(table)
    state = table.state
    name = state.person(action.player).name
    if action.player == player:
        raise Refused("not-allowed", "Nobody votes about themselves: leave the table instead.")
    if player not in state.voters(action.player):
        raise Refused("not-allowed", "Only those who sit at the table and play can vote.")
    if (
        state.seats_held_by(action.player)
        and len(state.voters(action.player)) == 1
        and not table.supervisor.long_away(action.player)
    ):
        raise Refused("not-allowed", f"One person alone cannot remove {name}, who is here or was a moment ago.")

    def edit(state: TableState) -> None:
        if state.vote(player, action.player, action.yes, table.services.now()):
            state.remove(action.player, table.phase, STAND_IN)

    await table.change(edit)
    return _done(table, action)


async def leave(table: LiveTable, player: int, action: p.Leave) -> p.Ack:
    await table.change(lambda state: state.leave(player, table.phase, STAND_IN))
    return _done(table, action)


async def switch_hints(table: LiveTable, player: int, action: p.SwitchHints) -> p.Ack:
    table.state.must_host(player)

    def edit(state: TableState) -> None:
        state.hints = action.on

    await table.change(edit)
    return _done(table, action)


async def away(table: LiveTable, player: int, action: p.Away) -> p.Ack:
    table.state.must_be_free()
    _must_run(table)
    place = table.state.place(action.seat)
    if place.player is None:
        raise Refused("not-away", f"A bot plays seat {action.seat} anyway.")
    if place.player != player:
        table.state.must_be_unrated()
        if not table.state.seats_held_by(player):
            raise Refused("not-allowed", "Only those who sit at the table can ask for that.")
        if not table.supervisor.long_away(place.player):
            raise Refused(
                "not-away", f"{table.state.name_at(action.seat)} is here, or was a moment ago: wait a little."
            )

    def edit(state: TableState) -> None:
        state.places[action.seat].level = state.places[action.seat].level or STAND_IN

    await table.change(edit)
    return _done(table, action)


async def back(table: LiveTable, player: int, action: p.Back) -> p.Ack:
    table.state.own_place(player, action.seat)
    if table.phase != "over":
        await table.change(lambda state: _back(state, action.seat))
    return _done(table, action)


def _back(state: TableState, seat: int) -> None:
    state.places[seat].level = None


# Around the game


async def rematch(table: LiveTable, player: int, action: p.Rematch) -> p.Ack:
    table.state.must_be_free()
    if not table.dealt_position().over:
        raise Refused("not-over", "The game is not over yet.")
    if not table.state.seats_held_by(player):
        raise Refused("not-allowed", "Only those who sat at the table can ask for a rematch.")
    if table.state.next is None:
        code = await table.rematch(table.state)

        def edit(state: TableState) -> None:
            state.next = state.next or code

        await table.change(edit)
    return _done(table, action, next=table.state.next)


def say(table: LiveTable, player: int, action: p.Say) -> p.Ack:
    person = table.state.person(player)
    if (action.phrase is None) == (action.text is None):
        raise Refused("bad-phrase", "Say a phrase, or a text: one of them.")
    if action.phrase is not None and action.phrase not in p.PHRASES + p.REACTIONS:
        raise Refused("bad-phrase", f"There is no phrase {action.phrase[:40]!r}.")
    if action.text is not None and not table.state.free_chat:
        raise Refused("not-allowed", "At this table one speaks in phrases only.")
    text = None if action.text is None else table.hooks.clean_text(clean_text(action.text))
    if text == "":
        raise Refused("bad-phrase", "That says nothing.")
    key = (player, msgspec.json.encode(action))
    if key not in table.answers:
        if not table.services.limits.phrases.allow(f"{table.code} {player}"):
            raise Refused("too-fast", "That is a lot of talk: wait a few seconds.")
        said = p.Chat(player, person.name, action.phrase, text, table.services.now())
        hear(table, said)
        table.services.peers.publish({"kind": "chat", "code": table.code, "chat": msgspec.to_builtins(said)})
        table.answers[key] = _done(table, action)
    return table.answers[key]


def hear(table: LiveTable, said: p.Chat) -> None:
    table.chat.append(said)
    table.broadcast(said)


ACTIONS: dict[type, Callable[..., Awaitable[p.Ack]]] = {
    p.MakeMove: make_move,
    p.Call: call,
    p.Undo: undo,
    p.Answer: answer,
    p.Sit: sit,
    p.Stand: stand,
    p.SetBot: set_bot,
    p.Rename: rename,
    p.SetPortrait: set_portrait,
    p.Start: start,
    p.HandOver: hand_over,
    p.Remove: remove,
    p.CastVote: cast_vote,
    p.Leave: leave,
    p.SwitchHints: switch_hints,
    p.Away: away,
    p.Back: back,
    p.Rematch: rematch,
}
