/** The networks that lie in the folders of games, by their addresses: what the levels that learnt play by. */
const NETWORKS = import.meta.glob<string>('../../../src/dragonhall/games/*/network.npz', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The address of a game's network; undefined for a game that has none. */
export function networkOf(game: string): string | undefined {
  return NETWORKS[`../../../src/dragonhall/games/${game}/network.npz`]
}
