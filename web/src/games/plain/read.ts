/**
 * Reading a view that nobody drew a board for. Numbers become counters, names of things become cards, numbers of hidden
 * things become piles of backs. The game's words say what a field is called (`<game>-view-<field>`) and, where that cannot
 * be guessed, what it holds: its attribute `.kind` is `hand`, `own`, `pile`, `seat`, `seats` or `none`; `.zero = none` leaves out a number that is 0
 * (docs/add-a-game.md).
 */
import type { GameInfo, MoveInfo, NewsItem, View } from '@web/api/protocol'
import type { Thing } from '../types'
import { isNumber } from '@web/table/choose'
import { sentence, slug, words } from '@web/i18n/words.svelte'

export interface Card {
  /** What it is, for words and explanations: `card:Crow`. */
  about: Thing
  /** Whether moves mean this one: of alike things only those nearest to the player can be picked. */
  live: boolean
}
export type Shown = { key: string; label: string } & (
  | { what: 'count'; count: number }
  | { what: 'pile'; count: number }
  | { what: 'flag' }
  | { what: 'text'; text: string }
  | { what: 'cards'; cards: Card[] }
)
export interface Reading {
  common: Shown[]
  seats: Shown[][]
  hand: { label: string; card: Card }[]
}

const OF_THE_HOUSE = new Set(
  'game seats seat options ply to_act over scores winners turn revealed'.split(' '),
)
type Names = string[]

export function read(view: View, game: GameInfo, names: Names): Reading {
  const reading: Reading = { common: [], seats: Array.from({ length: view.seats }, () => []), hand: [] }
  for (const [key, value] of Object.entries(view)) {
    if (OF_THE_HOUSE.has(key)) continue
    const { kind } = wordsOf(game, key)
    if (kind === 'none') continue
    if (kind === 'hand') {
      const cards = show(game, key, value, names).flatMap((part) => (part.what === 'cards' ? part.cards : []))
      reading.hand.push(...cards.map((card) => ({ label: wordsOf(game, key).label, card })))
    } else if (kind === 'own') {
      // Only who has a seat is sent what is its own.
      if (view.seat !== null) reading.seats[view.seat]!.push(...show(game, key, value, names))
    } else if (isForEachSeat(value, kind, view.seats)) {
      value.forEach((part, seat) => reading.seats[seat]!.push(...showPart(game, key, part, names)))
    } else reading.common.push(...show(game, key, value, names))
  }
  // Of alike things those nearest to the player are the ones that moves mean.
  const hand = reading.hand.map(({ card }) => card)
  const before = new Set<Thing>()
  for (const zone of [hand, cardsOf(reading.common), reading.seats.flatMap(cardsOf)]) {
    for (const card of zone) card.live = !before.has(card.about)
    for (const card of zone) before.add(card.about)
  }
  return reading
}

const cardsOf = (shown: Shown[]): Card[] => shown.flatMap((part) => (part.what === 'cards' ? part.cards : []))

function isForEachSeat(value: unknown, kind: string, seats: number): value is unknown[] {
  if (!Array.isArray(value) || value.length !== seats) return false
  return kind === 'seats' || (kind === '' && value.every((part) => part === null || typeof part === 'object'))
}

/** The fields of an object one by one, anything else as it is. */
function showPart(game: GameInfo, key: string, value: unknown, names: Names): Shown[] {
  if (value !== null && typeof value === 'object' && !Array.isArray(value))
    return Object.entries(value).flatMap(([name, part]) => show(game, name, part, names))
  return show(game, key, value, names)
}

function show(game: GameInfo, key: string, value: unknown, names: Names): Shown[] {
  const { label, kind, zero } = wordsOf(game, key)
  if (kind === 'none' || value === null || value === undefined || value === '') return []
  if (value === 0 && zero === 'none') return []
  if (kind === 'seat') {
    const seats = (Array.isArray(value) ? value : [value]).map((seat) => names[Number(seat)] ?? '')
    return seats.length ? [{ key, label, what: 'text', text: list(seats) }] : []
  }
  if (typeof value === 'number')
    return [{ key, label, what: kind === 'pile' ? 'pile' : 'count', count: value }]
  if (typeof value === 'boolean') return value ? [{ key, label, what: 'flag' }] : []
  if (typeof value === 'string') return shownNames(game, key, label, [value])
  if (Array.isArray(value)) {
    if (value.every((part) => typeof part === 'string'))
      return shownNames(game, key, label, value as string[])
    if (value.every((part) => typeof part === 'number'))
      return value.length ? [{ key, label, what: 'text', text: list(value.map(String)) }] : []
    return value.flatMap((part, nth) =>
      show(game, key, part, names).map((shown) => ({ ...shown, key: `${key}-${nth}-${shown.key}` })),
    )
  }
  return Object.entries(value as object).flatMap(([name, part]) => {
    const thing = kindOf(game, name)
    return show(game, name, part, names).map((shown) =>
      thing ? { ...shown, label: words.thing(game.name, thing, name), key: `${key}-${name}` } : shown,
    )
  })
}

/** Names of things are cards; other texts are read out. */
function shownNames(game: GameInfo, key: string, label: string, values: string[]): Shown[] {
  if (!values.length) return []
  const kinds = values.map((value) => kindOf(game, value))
  if (kinds.every((kind) => kind !== null))
    return [
      {
        key,
        label,
        what: 'cards',
        cards: values.map((value, nth) => ({ about: `${kinds[nth]}:${value}`, live: true })),
      },
    ]
  const said = values.map((value) =>
    words.has(`${game.name}-${slug(key)}-${slug(value)}`)
      ? words.thing(game.name, slug(key), value)
      : readable(value),
  )
  return [{ key, label, what: 'text', text: list(said) }]
}

/** What a field is called, and what it holds where that cannot be guessed. */
function wordsOf(game: GameInfo, key: string): { label: string; kind: string; zero: string } {
  const forms = words.forms(game.name, 'view', key)
  const known = words.has(`${game.name}-view-${slug(key)}`)
  return {
    label: known ? sentence(forms['']!) : readable(key),
    kind: known ? (forms.kind ?? '') : '',
    zero: known ? (forms.zero ?? '') : '',
  }
}

const readable = (key: string): string => sentence(key.replaceAll('_', ' '))
const list = (parts: string[]): string => new Intl.ListFormat(words.language, { type: 'unit' }).format(parts)

/** The kind of a thing that has this name, or null. */
export function kindOf(game: GameInfo, value: string): string | null {
  const told = Object.values(game.news).flatMap((kinds) => Object.values(kinds))
  const kinds = new Set(
    [...told, ...Object.values(game.kinds)].filter((kind) => kind !== 'seat' && kind !== 'number'),
  )
  for (const kind of kinds) {
    const forms = words.forms(game.name, kind, value)
    if (words.has(`${game.name}-${kind}-${slug(value)}`) || forms[''] !== value) return kind
  }
  return null
}

/** The argument of a move that a thing stands for, as a thing that has words. */
export function aboutOf(game: GameInfo, thing: Thing): Thing {
  const at = thing.indexOf(':')
  return `${game.kinds[thing.slice(0, at)] ?? thing.slice(0, at)}${thing.slice(at)}`
}

/** What moves of one name do, with dots for what they differ in. */
export function headingOf(game: GameInfo, moves: MoveInfo[], names: Names): string {
  const open: Record<string, string> = {}
  for (const [name, value] of Object.entries(moves[0]!.args))
    if (moves.some((move) => move.args[name] !== value))
      for (const form of ['', '_the', '_a', '_does', '_short']) open[`${name}${form}`] = '…'
  return sentence(words.move(game, moves[0]!, names, undefined, open))
}

/** The things with a sign of their own (`.short`) that a line of news names: what it shows. */
export function shownBy(item: NewsItem, game: GameInfo): Thing[] {
  const kinds = game.news[item.key] ?? {}
  return Object.entries(item).flatMap(([name, value]) => {
    const kind = kinds[name]
    const sign = kind && words.forms(game.name, kind, value).short
    return sign ? [`${kind}:${String(value)}`] : []
  })
}

/** Everything that lies on the table, face up. */
export function lying(reading: Reading): Set<Thing> {
  const all = [
    ...reading.hand.map(({ card }) => card),
    ...cardsOf(reading.common),
    ...reading.seats.flatMap(cardsOf),
  ]
  return new Set(all.map((card) => card.about))
}

const made = new WeakMap<MoveInfo[], Map<number, Thing[]>>()

/**
 * What each legal move touches: its arguments, but those that follow from the others and lie nowhere. A move that is only
 * a number lying nowhere touches nothing: it is a button, or a stepper, beside what lies on the table.
 */
export function thingsOf(moves: MoveInfo[], view: View, game: GameInfo | null): Map<number, Thing[]> {
  const known = made.get(moves)
  if (known) return known
  const table = game ? lying(read(view, game, [])) : new Set<Thing>()
  const kind = (name: string) => game?.kinds[name] ?? name
  const args = [...new Set(moves.flatMap((move) => Object.keys(move.args)))]
  const left = new Set<string>()
  const loose = args.filter(
    (name) => kind(name) !== 'seat' && !moves.some((move) => table.has(`${name}:${move.args[name]}`)),
  )
  for (const name of loose) if (stayApart(moves, new Set([...left, name]))) left.add(name)
  const things = new Map(
    moves.map((move) => [
      move.n,
      Object.entries(move.args)
        .filter(([name]) => !left.has(name) && !(game && onlyNumber(move, table, game)))
        .map(([name, value]) => (kind(name) === 'seat' ? `seat:${value}` : `${name}:${value}`)),
    ]),
  )
  made.set(moves, things)
  return things
}

/** Whether all that a move says is one number: no seat, and no thing that has a name or lies on the table. */
function onlyNumber(move: MoveInfo, table: Set<Thing>, game: GameInfo): boolean {
  const [said, ...more] = Object.entries(move.args)
  if (!said || more.length || !isNumber(move, said[0])) return false
  const [name, value] = said
  const plain = (game.kinds[name] ?? name) !== 'seat' && kindOf(game, String(value)) === null
  return plain && !table.has(`${name}:${value}`)
}

/** Whether no two moves look the same without these arguments. */
function stayApart(moves: MoveInfo[], without: Set<string>): boolean {
  const said = moves.map((move) =>
    JSON.stringify([move.name, Object.entries(move.args).filter(([name]) => !without.has(name))]),
  )
  return new Set(said).size === moves.length
}
