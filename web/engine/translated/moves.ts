/** The moves of a game: numbers inside, one canonical text outside. As core/moves.py has them. */
import { getCloseMatches, NotAMove, repr, text } from './python.js'

export interface MoveOf<Name extends string, Args> {
  number: number
  text: string
  name: Name
  args: Args
}

export type AnyMove = MoveOf<string, Record<string, string | number>>
/** Every filling of a text, or the moves one by one. */
export type Saying =
  | { name: string; text: string; things: Record<string, readonly string[]> }
  | { name: string; each: readonly (readonly [string, Record<string, string | number>])[] }

function* said(saying: Saying): Generator<readonly [string, Record<string, string | number>]> {
  if ('each' in saying) {
    yield* saying.each
    return
  }
  const gaps = Object.keys(saying.things)
  const fill = function* (at: number, args: Record<string, string>): Generator<Record<string, string>> {
    if (at === gaps.length) yield args
    else for (const thing of saying.things[gaps[at]!]!) yield* fill(at + 1, { ...args, [gaps[at]!]: thing })
  }
  for (const args of fill(0, {}))
    yield [saying.text.replace(/\{(\w+)\}/g, (_, gap: string) => args[gap]!), args]
}

/** A text with the parts after ` with ` that are joined by + in a fixed order. */
function inOrder(move: string): string {
  const at = move.indexOf(' with ')
  const [before, joint, parts] = at < 0 ? [move, '', ''] : [move.slice(0, at), ' with ', move.slice(at + 6)]
  const sorted = parts.split('+').map((part) => part.trim())
  return before + joint + sorted.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).join(' + ')
}

/** All moves of a game, in the order of their numbers. */
export class MoveList<M extends MoveOf<string, unknown>> {
  readonly all: readonly M[]
  private readonly byText = new Map<string, M>()
  private readonly byParts = new Map<string, M>()

  constructor(sayings: readonly Saying[]) {
    const all: AnyMove[] = []
    for (const saying of sayings) {
      for (const [move, args] of said(saying))
        all.push({ number: all.length, text: move, name: saying.name, args })
    }
    this.all = all as unknown as M[]
    for (const move of this.all) {
      this.byText.set(move.text, move)
      if (move.text.includes(' + ')) this.byParts.set(inOrder(move.text), move)
    }
  }

  /** The move with this number. */
  at(number: number): M {
    const move = this.all[number]
    if (!move || !Number.isInteger(number)) {
      const last = this.all.length - 1
      throw new NotAMove(
        `${text(number).slice(0, 80)} is not a move of this game: its moves are numbered 0 to ${last}.`,
      )
    }
    return move
  }

  /** The move with this text or number; parts joined by + may come in any order. Throws NotAMove. */
  find(move: string | number): M {
    if (typeof move !== 'string') return this.at(move)
    const words = move.split(/\s+/u).filter(Boolean).join(' ')
    const found =
      this.byText.get(words) ?? (words.includes('+') ? this.byParts.get(inOrder(words)) : undefined)
    if (found) return found
    const near = getCloseMatches(move, [...this.byText.keys()], 3, 0.5)
    const hint = near.length > 0 ? ` Did you mean ${near.map(repr).join(' or ')}?` : ''
    throw new NotAMove(`${repr([...move].slice(0, 80).join(''))} is not a move of this game.${hint}`)
  }
}
