import { createTable, hallFor } from '@web/halls'
import { keep, keyOf } from '@web/api/keys'
import type { CreateFrom } from '@web/local/create'
import type { GameInfo, SeatInfo } from '@web/api/protocol'
import { store, stored } from '@web/api/storage'

/** One step: something to look at, or one thing to do and what it showed (games/<game>/lesson). */
export interface Step {
  key: string
  /** The move that is made; without one the step is read. */
  move?: string
  /** Things on the table, and places (`at:` before an anchor), that the step points at. */
  point: string[]
  /** The same after the move. */
  show?: string[]
}

/** A scripted first game from a fixed position: the moves of all seats, and the learner's steps (seat 0). */
export interface Script {
  position: { seats: number; [field: string]: unknown }
  level: string
  moves: [seat: number, move: string][]
  steps: Step[]
}

/** How far somebody came in a lesson; it is kept, so that one can leave and come back. */
export interface Progress {
  game: string
  step: number
  done: boolean
}

const SCRIPTS = import.meta.glob<Script>('../../../src/dragonhall/games/*/lesson/script.json', {
  import: 'default',
})
const pathOf = (game: string): string => `../../../src/dragonhall/games/${game}/lesson/script.json`

export const hasLesson = (game: string): boolean => pathOf(game) in SCRIPTS
export const scriptOf = (game: string): Promise<Script> => SCRIPTS[pathOf(game)]!()

const KEPT = 'dragonhall-lessons'
export const progress = () => stored<Record<string, Progress>>(KEPT, {})
export function keepProgress(code: string, how: Progress | null): void {
  const all = progress()
  if (how) all[code] = how
  else delete all[code]
  store(KEPT, all)
}

/** The table of a lesson: the one that was left, or a new one; gives its code. */
export async function lessonTable(
  game: GameInfo,
  name: string,
  portrait: SeatInfo['portrait'],
): Promise<string> {
  const left = Object.entries(progress()).find(([code, one]) => one.game === game.name && keyOf(code))
  if (left) return left[0]
  const { position, level, moves } = await scriptOf(game.name)
  const asked: CreateFrom = {
    game: game.name,
    name,
    portrait,
    sit: [0],
    bots: Array.from({ length: position.seats }, (_, seat) => (seat ? level : null)),
    hints: false,
    start: true,
    from: { position },
    script: moves,
  }
  const welcome = await createTable(asked, await hallFor(game.name))
  keep(welcome.code, { token: welcome.token, player: welcome.player, game: game.name, at: Date.now() })
  keepProgress(welcome.code, { game: game.name, step: 0, done: false })
  return welcome.code
}
