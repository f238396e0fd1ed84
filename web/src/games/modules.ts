/** The games that can be played without a hall: the modules that are built beside their boards, by their addresses. */
const MODULES = import.meta.glob<string>('../../../src/dragonhall/games/*/web/*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The address of a game's module; undefined for a game that can be played in a hall only. */
export function moduleOf(game: string): string | undefined {
  return MODULES[`../../../src/dragonhall/games/${game}/web/${game}.wasm`]
}
