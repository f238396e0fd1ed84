import type { Language } from '../words/words.svelte'

/** What a person chose once, kept in this browser. */
export interface Settings {
  name: string
  language: Language | null
  theme: 'auto' | 'dark' | 'light'
  pace: 'normal' | 'fast' | 'off'
  sound: boolean
  volume: number
  size: 'small' | 'normal' | 'large'
  confirm: 'always' | 'risky' | 'never'
  notify: boolean
  tips: boolean
  seenTips: string[]
}

const PLACE = 'dragonhall-settings'
const DEFAULTS: Settings = {
  name: '',
  language: null,
  theme: 'auto',
  pace: 'normal',
  sound: true,
  volume: 0.5,
  size: 'normal',
  confirm: 'risky',
  notify: false,
  tips: false,
  seenTips: [],
}

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>) }
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings = $state<Settings>(read())

/** Call once, in the root component: writes changes down and puts them on the page. */
export function keepSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(PLACE, JSON.stringify(settings))
    } catch {
      // Nothing is kept where the browser forbids it.
    }
  })
  $effect(() => {
    const root = document.documentElement
    root.dataset.theme = settings.theme
    root.dataset.size = settings.size
    root.dataset.pace = settings.pace
  })
}

const still = typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-reduced-motion: reduce)')

/** How long a movement of `ms` takes here and now; 0: not at all. */
export function pace(ms: number): number {
  if (settings.pace === 'off' || still?.matches || document.hidden) return 0
  return settings.pace === 'fast' ? ms / 2 : ms
}
