/** The games of which one was played to its end on this device: there the questions bring no tips any more. */
const PLACE = 'dragonhall-played'

function played(): string[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as string[]
  } catch {
    return []
  }
}

export const isFirst = (game: string): boolean => !played().includes(game)

export function playedOne(game: string): void {
  if (!isFirst(game)) return
  try {
    localStorage.setItem(PLACE, JSON.stringify([...played(), game]))
  } catch {
    // Where nothing can be kept the tips come again.
  }
}
