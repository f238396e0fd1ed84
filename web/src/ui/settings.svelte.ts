import type { SeatInfo } from '@web/api/protocol'
import { LANGUAGES, type Language } from '@web/i18n/words.svelte'

export type Portrait = NonNullable<SeatInfo['portrait']>
/** The faces that people may pick from, as the protocol names them. */
export const PORTRAITS: Portrait[] = ['hood', 'wizard', 'crown', 'helmet', 'jester', 'horns', 'cap', 'hair']

/** What a person chose once, kept in this browser. */
export interface Settings {
  name: string
  /** The portrait that was picked; null: the one that the name has. */
  portrait: Portrait | null
  language: Language | null
  theme: 'auto' | 'dark' | 'light'
  pace: 'slow' | 'normal' | 'fast' | 'instant'
  sound: boolean
  volume: number
  size: 'small' | 'normal' | 'large'
  confirm: 'always' | 'risky' | 'never'
  /** Two letters on cards and pieces, for those who cannot tell the colours apart. */
  monograms: boolean
  notify: boolean
  /** Aids at the table; which of them are switched off, as `<game>/<aid>`. */
  aids: boolean
  aidsOff: string[]
}

const PLACE = 'dragonhall-settings'
const DEFAULTS: Settings = {
  name: '',
  portrait: null,
  language: null,
  theme: 'auto',
  pace: 'normal',
  sound: true,
  volume: 0.5,
  size: 'normal',
  confirm: 'risky',
  monograms: false,
  notify: false,
  aids: true,
  aidsOff: [],
}

function read(): Settings {
  try {
    const { face, ...kept } = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings> & {
      face?: number | null
    }
    // Earlier pages numbered the portraits.
    if (typeof face === 'number') kept.portrait ??= PORTRAITS[face] ?? null
    // Earlier pages called it off.
    if ((kept.pace as string) === 'off') kept.pace = 'instant'
    return { ...DEFAULTS, ...kept }
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings = $state<Settings>(read())

export function languageOfTheBrowser(): Language {
  const code = settings.language ?? navigator.language.slice(0, 2).toLowerCase()
  return LANGUAGES.includes(code) ? code : 'en'
}

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
    root.toggleAttribute('data-monograms', settings.monograms)
  })
}

const still = typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-reduced-motion: reduce)')

const TIMES = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 }

/** How long something is seen that is to be seen for `ms`; 0: not at all, as nobody looks or nobody wants to wait. */
export function beatTime(ms: number): number {
  return document.hidden ? 0 : ms * TIMES[settings.pace]
}

/** How long a movement of `ms` takes here and now; 0: nothing moves. */
export function pace(ms: number): number {
  return still?.matches ? 0 : beatTime(ms)
}
