/**
 * One way to choose, for all games and without a rule: every legal move touches some things of the table (a card, a
 * dragon, a seat). Picking things narrows the list to the moves that touch all of them; a move that touches exactly the
 * picked things can be confirmed.
 */
import type { MoveInfo } from '@web/api/protocol'
import type { Thing } from '@web/games/types'

export interface Choice {
  /** What can be done now, with exactly what is picked. */
  ready: MoveInfo[]
  /** Things that could be picked next, and how many of each in the richest move. */
  lit: Map<Thing, number>
  /** How many of each thing are picked. */
  picked: Map<Thing, number>
  /** Moves that still fit what is picked. */
  fitting: MoveInfo[]
}

export function counted(things: Iterable<Thing>): Map<Thing, number> {
  const counts = new Map<Thing, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return counts
}

export function choose(moves: MoveInfo[], touches: (move: MoveInfo) => Thing[], picks: Thing[]): Choice {
  const picked = counted(picks)
  const lit = new Map<Thing, number>()
  const ready: MoveInfo[] = []
  const fitting: MoveInfo[] = []
  for (const move of moves) {
    const needs = counted(touches(move))
    let fits = true
    for (const [thing, count] of picked) if ((needs.get(thing) ?? 0) < count) fits = false
    if (!fits) continue
    fitting.push(move)
    let more = false
    for (const [thing, count] of needs) {
      const left = count - (picked.get(thing) ?? 0)
      if (left > 0) {
        more = true
        lit.set(thing, Math.max(lit.get(thing) ?? 0, left))
      }
    }
    if (!more) ready.push(move)
  }
  return { ready, lit, picked, fitting }
}

/** Pick a thing: adds it if that fits, else begins anew with it if it fits alone; a picked one that cannot be added goes. */
export function pick(
  moves: MoveInfo[],
  touches: (move: MoveInfo) => Thing[],
  picks: Thing[],
  thing: Thing,
): Thing[] {
  if (choose(moves, touches, [...picks, thing]).fitting.length) return [...picks, thing]
  if (picks.includes(thing)) return picks.toSpliced(picks.lastIndexOf(thing), 1)
  return choose(moves, touches, [thing]).fitting.length ? [thing] : picks
}

/** Moves that differ in one number only are asked as one question with a number. */
export interface Range {
  name: string
  arg: string
  low: number
  high: number
  moves: Map<number, MoveInfo>
}

export function ranges(moves: MoveInfo[]): { ranges: Range[]; single: MoveInfo[] } {
  const families = new Map<string, MoveInfo[]>()
  for (const move of moves) {
    const rest = Object.entries(move.args).filter(([arg]) => !isNumber(move, arg))
    const key = JSON.stringify([move.name, rest])
    families.set(key, [...(families.get(key) ?? []), move])
  }
  const found: Range[] = []
  const single: MoveInfo[] = []
  for (const family of families.values()) {
    const numbers = Object.keys(family[0]!.args).filter((arg) => isNumber(family[0]!, arg))
    if (family.length < 4 || numbers.length !== 1) {
      single.push(...family)
      continue
    }
    const byNumber = new Map(family.map((move) => [Number(move.args[numbers[0]!]), move]))
    const [low, high] = [Math.min(...byNumber.keys()), Math.max(...byNumber.keys())]
    // One steps from a number to the next: where one is left out, each has its button.
    if (byNumber.size !== high - low + 1) single.push(...family)
    else found.push({ name: family[0]!.name, arg: numbers[0]!, low, high, moves: byNumber })
  }
  return { ranges: found, single }
}

export const isNumber = (move: MoveInfo, arg: string): boolean => /^-?\d+$/.test(String(move.args[arg]))
