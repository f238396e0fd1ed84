import type { Aid } from '../../engine/translated'
import { settings } from '@web/ui/settings.svelte'
import { say, sentence, words } from '@web/i18n/words.svelte'

export { aidsOf, type Aid } from '../../engine/translated'

/** Lines of one aid that belong together, as one sentence. */
export interface Said {
  aid: string
  key: string
  text: string
}

const named = (game: string, aid: string): string => `${game}/${aid}`
export const isOn = (game: string, aid: string): boolean =>
  settings.aids && !settings.aidsOff.includes(named(game, aid))

export function switchAid(game: string, aid: string, on: boolean): void {
  const others = settings.aidsOff.filter((one) => one !== named(game, aid))
  settings.aidsOff = on ? others : [...others, named(game, aid)]
}

/** A share in whole per cent; what can happen is never 0, what can fail never 100. */
export function percent(number: number, of: number): number {
  const share = (100 * number) / (of || 1)
  return number > 0 && number < of ? Math.min(99, Math.max(1, Math.round(share))) : Math.round(share)
}

/** What the lines of the aids say, in sentences. */
export function saidBy(lines: Aid[], game: string, names: string[]): Said[] {
  const groups = new Map<string, { aid: string; key: string; items: string[] }>()
  for (const line of lines) {
    let group = groups.get(line.key)
    if (!group) groups.set(line.key, (group = { aid: line.aid, key: line.key, items: [] }))
    const item = say(`web-${game}-aid-item-${line.item}`, {
      ...formsOf(game, 'thing', line.thing, names),
      ...formsOf(game, 'other', line.other, names),
      number: line.number,
      of: line.of,
      percent: percent(line.number, line.of),
    })
    if (!group.items.includes(item)) group.items.push(item)
  }
  return [...groups.values()].map(({ aid, key, items }) => ({
    aid,
    key,
    text: sentence(say(`web-${game}-aid-key-${key}`, { list: items.join(', ') })),
  }))
}

/** A thing and its other forms, as arguments of a sentence. */
function formsOf(game: string, name: string, about: string, names: string[]): Record<string, string> {
  const [kind, value] = about.split(/:(.*)/s)
  if (value === undefined) return { [name]: about || 'none' }
  if (kind === 'seat') return { [name]: names[Number(value)] ?? '' }
  const forms = words.forms(game, kind!, value)
  return Object.fromEntries(
    Object.entries(forms).map(([form, text]) => [form ? `${name}_${form}` : name, text]),
  )
}
