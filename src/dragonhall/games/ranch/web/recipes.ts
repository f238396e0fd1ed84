/** What two Essence cards make: the pictures of the recipe strip, and what a move pays and gives. */
import type { MoveInfo } from '@web/api/protocol'
import type { Choice } from '@web/table/choose'
import type { Aid } from '@web/learn/aids'
import type { View } from './types'

export interface Recipe {
  /** Its combination. */
  name: string
  pays: [string, string]
  /** The token that it changes, and what it gives. */
  from?: string
  gives: string[]
}

/** In the order of the rules (4.1-4.6); a Farmer makes the first four happen once more. */
export const RECIPES: Recipe[] = [
  { name: 'mandrakes', pays: ['Mandrake', 'Mandrake'], gives: ['mandrake'] },
  { name: 'griffins', pays: ['Griffin', 'Griffin'], gives: ['griffin'] },
  { name: 'eggs', pays: ['Dragon', 'Dragon'], gives: ['level-1 egg'] },
  { name: 'hatching', pays: ['Dragon', 'Mandrake'], gives: ['hatching'] },
  { name: 'gold', pays: ['Mandrake', 'Griffin'], gives: ['ingot', 'ingot'] },
  { name: 'evolving', pays: ['Dragon', 'Griffin'], from: 'level-1 egg', gives: ['yellow egg'] },
]
export const PAIRS: Record<string, [string, string]> = Object.fromEntries(
  RECIPES.map(({ name, pays }) => [name, pays]),
)
export const WITH_FARMERS = 4

/** How often the combinations that take Farmers can happen at most. */
const MOST: Record<string, (view: View) => number> = {
  mandrakes: ({ supply }) => supply?.mandrake ?? Infinity,
  griffins: ({ supply }) => supply?.griffin ?? Infinity,
  eggs: ({ supply }) => supply?.['level-1 token'] ?? Infinity,
  hatching: ({ ranches, seat }) =>
    Object.entries(ranches[seat ?? 0]!.tokens).reduce(
      (sum, [token, count]) => sum + (token.endsWith('egg') ? count : 0),
      0,
    ),
}

const times = (thing: string, count: unknown): string[] => Array<string>(Number(count)).fill(thing)

/** The things of the table that a combination is paid with. */
export function pays({ name, args }: MoveInfo, view: View): string[] {
  const [one, two] = PAIRS[name]!
  return [
    ...times(`essence:${one}`, args.first),
    ...times(`essence:${two}`, args.second),
    ...times('essence:Farmer', args.farmers),
    ...times(`tok:${view.seat}:ingot`, args.ingots),
    ...(args.help === 'none' ? [] : [`blue:${args.help}`]),
  ]
}

/** How often it happens, paid so; null for a combination that happens once. */
export function happens({ name, args }: MoveInfo, view: View): number | null {
  const most = MOST[name]?.(view)
  if (most === undefined) return null
  const { first, second, farmers, ingots, help } = args
  const cards = [first, second, farmers, ingots].reduce<number>((sum, one) => sum + Number(one ?? 0), 0)
  return Math.min(cards + (help === 'none' ? 0 : help === 'Two Farmers' ? 2 : 1) - 1, most)
}

/** The cheapest way to pay a combination: no power card, few ingots, few cards; of that, what is tapped. */
export function cheapest(name: string, moves: MoveInfo[], view: View): string[] {
  const cost = ({ args }: MoveInfo): number =>
    (args.help === 'none' ? 0 : 100) + 10 * Number(args.ingots) + Number(args.farmers)
  const ways = moves.filter((move) => move.name === name).toSorted((a, b) => cost(a) - cost(b))
  return ways[0] ? pays(ways[0], view) : []
}

/** How a recipe stands to the hand, or to the cards that are picked. */
export interface Standing {
  /** It can be made; it lacks one card; it cannot be made; nobody asks. */
  is: 'can' | 'short' | 'no' | 'idle'
  /** How often it can happen. */
  times: number
  /** The cards any of which is the last one missing. */
  missing: string[]
}

/** What the hand can make, as the aids say. */
export function standing(name: string, aids: Aid[]): Standing {
  const lines = aids.filter((line) => line.thing === `combination:${name}`)
  const can = lines.find((line) => line.key === 'can')
  const short = lines.filter((line) => line.key === 'short')
  return {
    is: can ? 'can' : short.length ? 'short' : aids.length ? 'no' : 'idle',
    times: can?.number ?? 0,
    missing: short.map((line) => line.other.replace('essence:', '')),
  }
}

/** What the picked cards make, and what one more card would: read off the moves that still fit. */
export function picked(name: string, { fitting, picked: held }: Choice, view: View): Standing {
  const found: Standing = { is: 'no', times: 0, missing: [] }
  for (const move of fitting) {
    if (move.name !== name) continue
    const left = [...pays(move, view)]
    for (const [thing, count] of held) for (let n = 0; n < count; n++) left.splice(left.indexOf(thing), 1)
    const often = happens(move, view) ?? 1
    if (!left.length) return { is: 'can', times: often, missing: [] }
    const card = left.length === 1 && left[0]!.startsWith('essence:') ? left[0]!.slice(8) : null
    if (card === null) continue
    found.is = 'short'
    found.times = Math.max(found.times, often)
    if (!found.missing.includes(card)) found.missing.push(card)
  }
  return found
}
