import type { Value } from '@web/api/protocol'

/** How the options of a game are grouped where a table is laid: `web/setup.json` beside its rules. */
export interface Group {
  /** Its title is `web-<game>-setup-<name>`. */
  name: string
  /** A thing of the game whose picture stands beside the title. */
  picture?: string
  options: string[]
  /** Only with so many players; then these options are set by themselves. */
  seats?: number
  sets?: Record<string, Value>
  /** An option that means something only with certain values of others. */
  needs?: Record<string, Record<string, Value[]>>
}

const SETUPS = import.meta.glob<Group[]>('../../../src/dragonhall/games/*/web/setup.json', {
  import: 'default',
})

/** The groups of a game; one without any has all its options in one. */
export async function setupOf(game: string): Promise<Group[]> {
  return (await SETUPS[`../../../src/dragonhall/games/${game}/web/setup.json`]?.()) ?? []
}
