import type { OptionInfo, Value } from '@web/api/protocol'
import { say, slug, words } from './words.svelte'

/** What an option of a game is called. */
export const optionName = (game: string, name: string): string =>
  words.first([`${game}-option-${slug(name)}`, 'web-variant'], { name: name.replaceAll('_', ' ') })

/** What a value of it means; a number that means something else than a number has a word of its own. */
export function valueName(game: string, name: string, value: Value): string {
  if (typeof value === 'boolean') return say(value ? 'house-yes' : 'house-no')
  const key = `${game}-option-${slug(name)}-${slug(value)}`
  return words.has(key) ? say(key) : String(value).replaceAll('_', ' ')
}

/** The number that stands for "as usual" or "never", where there is one. */
export const special = (game: string, option: OptionInfo): number | null =>
  option.low !== null && words.has(`${game}-option-${slug(option.name)}-${option.low}`) ? option.low : null
