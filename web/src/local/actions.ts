import type { Ack, AnyAction, Chat } from '@web/api/protocol'
import { layRematch } from './create'
import { HOST } from './games/game'
import { refused } from './games/problems'
import { moveLine, undoLine } from './match/match'
import { learnLooks } from './match/names'
import {
  ownPlace,
  placeAt,
  PLAYER,
  rename,
  seatsOf,
  setBot,
  sit,
  stand,
  type TableState,
} from './match/table_state'
import { mayTakeBack } from './match/takeback'
import type { LocalTable } from './table'

// What the player does at a table (hall/tables/actions.py): each refuses with a sentence, or stores and tells.

const KEPT_ANSWERS = 200
/** What would make a deal of the day another one. */
const ONE_FOR_ALL: ReadonlySet<string> = new Set(['call', 'undo', 'bot', 'hints', 'away'])
/** The lines of a chat that are remembered. */
const MAX_CHAT = 30

/** Carry out an action, or refuse. */
export async function act(table: LocalTable, action: AnyAction): Promise<Ack> {
  if (action.t === 'move') await table.botsFirst()
  if ('name' in action && action.name) await learnLooks()
  return table.decided(async () => {
    const known = table.answers.get(JSON.stringify(action))
    if (known) return known
    if (table.state.gone) throw notHere(PLAYER)
    const done = table.lines.find((one) => one.line.client === action.id)
    if (done) return { t: 'ack', id: action.id, seq: done.line.seq, asked: false, next: null }
    const next = await carryOut(table, action)
    const ack: Ack = { t: 'ack', id: action.id, seq: table.seq, asked: false, next }
    table.answers.set(JSON.stringify(action), ack)
    if (table.answers.size > KEPT_ANSWERS) table.answers.delete(table.answers.keys().next().value!)
    return ack
  })
}

/** Returns the code of the rematch, if it was one. */
async function carryOut(table: LocalTable, action: AnyAction): Promise<string | null> {
  if (table.state.daily !== undefined && ONE_FOR_ALL.has(action.t))
    throw refused('not-allowed', 'At the deal of the day there are no hints, and everybody plays it alone.')
  switch (action.t) {
    case 'move':
      await makeMove(table, action.seat, action.seq, action.move, action.id)
      return null
    case 'call':
      await table.append(moveLine(table.mustRun(), HOST, action.move, action.id, false, table.hall.clock()))
      return null
    case 'undo':
      await undo(table, action.seat, action.id)
      return null
    case 'sit':
      table.mustBeOpen()
      await table.change((state) => sit(state, action.seat, action.name))
      return null
    case 'stand':
      table.mustBeOpen()
      await table.change((state) => stand(state, action.seat))
      return null
    case 'bot':
      table.mustBeOpen()
      await table.change((state) => setBot(state, action.seat, action.level, table.setup.game.info.levels))
      return null
    case 'rename':
      await table.change((state) => rename(state, action.name))
      return null
    case 'portrait':
      await table.change((state) => void (state.portrait = action.portrait))
      return null
    case 'start':
      await table.begin(action.fill ?? null, action.id)
      return null
    case 'hints':
      await table.change((state) => void (state.hints = action.on))
      return null
    case 'away':
      table.mustRun()
      if (!placeAt(table.state, action.seat).person)
        throw refused('not-away', `A bot plays seat ${action.seat} anyway.`)
      await table.change((state) => void (state.places[action.seat]!.level ??= table.hall.standIn))
      return null
    case 'back':
      ownPlace(table.state, action.seat)
      if (table.phase !== 'over')
        await table.change((state) => void (state.places[action.seat]!.level = null))
      return null
    case 'leave':
      await table.change((state) => leave(table, state))
      return null
    case 'rematch':
      return rematch(table)
    case 'say':
      say(table, action.phrase ?? null, action.text ?? null)
      return null
    case 'answer':
      throw refused('no-ask', 'Nothing of that kind is being asked of you now.')
    case 'vote':
      table.mustRun()
      mustBeHere(action.player)
      throw refused('not-allowed', 'Nobody votes about themselves: leave the table instead.')
    case 'remove':
      table.mustBeOpen()
      if (action.player === PLAYER)
        throw refused('not-allowed', 'The host cannot remove the host: hand over first, or leave.')
      mustBeHere(action.player)
      return null
    case 'host':
      mustBeHere(action.player)
      return null
  }
}

async function makeMove(
  table: LocalTable,
  seat: number,
  seq: number,
  move: string | number,
  id: string,
): Promise<void> {
  ownPlace(table.state, seat)
  if (table.now) table.setup.game.find(move)
  const now = table.mustRun()
  if (now.toAct.includes(seat) && !(now.asked[seat]! <= seq && seq <= now.line.seq))
    throw refused('stale', `That answers line ${seq}; line ${now.line.seq} has changed what you are asked.`)
  const after = moveLine(now, seat, move, id, false, table.hall.clock())
  if (table.state.places[seat]!.level !== null)
    await table.change((state) => void (state.places[seat]!.level = null))
  await table.append(after)
}

async function undo(table: LocalTable, seat: number, id: string): Promise<void> {
  ownPlace(table.state, seat)
  const now = table.mustRun()
  const own = ownMove(table, seat)
  if (own === null) throw refused('cannot-undo', 'You have made no move that could be taken back.')
  if (!own.free)
    throw refused('cannot-undo', 'That cannot be taken back: something was rolled, drawn or learnt since.')
  const back = table.plies[own.ply - 1]!
  await table.append(undoLine(now, back, seat, id, table.hall.clock()))
}

/** The last move that the person at this seat made, and whether it may be taken back. */
function ownMove(table: LocalTable, seat: number): { ply: number; free: boolean } | null {
  const plies = table.plies
  const ply = plies.findLastIndex(({ line }) => line.kind === 'move' && line.seat === seat && !line.bot)
  if (ply < 0) return null
  const [before, after] = [plies[ply - 1]!, plies[ply]!]
  const seed = BigInt(Math.floor(Math.random() * 2 ** 50))
  const free =
    ply === plies.length - 1 && mayTakeBack(table.setup, before.board, before.line.ply, after, seat, seed)
  return { ply, free }
}

/** What `undo` would do for this seat now, without doing it. */
export function undoState(table: LocalTable, seat: number): { undo: 'free' | 'no' } {
  ownPlace(table.state, seat)
  const may = table.phase === 'running' && table.state.daily === undefined
  return { undo: may && ownMove(table, seat)?.free ? 'free' : 'no' }
}

/** Once the match is over the seats stay with who played there. */
function leave(table: LocalTable, state: TableState): void {
  state.gone = true
  for (const place of state.places)
    if (place.person && table.phase !== 'over')
      Object.assign(place, { person: false, label: null, level: table.now ? table.hall.standIn : null })
}

async function rematch(table: LocalTable): Promise<string> {
  if (table.phase !== 'over') throw refused('not-over', 'The game is not over yet.')
  if (!seatsOf(table.state).length)
    throw refused('not-allowed', 'Only those who sat at the table can ask for a rematch.')
  if (table.state.next === null) {
    const next = await layRematch(table.hall, table.state)
    await table.change((state) => void (state.next ??= next))
  }
  return table.state.next!
}

function say(table: LocalTable, phrase: string | null, text: string | null): void {
  if ((phrase === null) === (text === null))
    throw refused('bad-phrase', 'Say a phrase, or a text: one of them.')
  if (phrase === null) throw refused('not-allowed', 'At this table one speaks in phrases only.')
  if (!table.hall.phrases.has(phrase))
    throw refused('bad-phrase', `There is no phrase '${phrase.slice(0, 40)}'.`)
  const said: Chat = {
    t: 'chat',
    player: PLAYER,
    name: table.state.name,
    phrase,
    text: null,
    at: table.hall.clock(),
  }
  table.chat = [...table.chat.slice(1 - MAX_CHAT), said]
  for (const one of table.subscribers) one.send(said)
}

/** There is nobody else at a table of this browser. */
function mustBeHere(player: number): void {
  if (player !== PLAYER) throw notHere(player)
}

const notHere = (player: number) => refused('no-player', `There is no player ${player} at this table.`)
