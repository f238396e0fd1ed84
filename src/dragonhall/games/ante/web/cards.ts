import type { View } from '@web/api/protocol'
import { isOn } from '@web/learn/aids'
import { ICONS } from '@web/ui/made/ante'
import { say, slug } from '@web/i18n/words.svelte'
import {
  BARS,
  DOTS,
  DRAGON_HEAD,
  GRID,
  NONE,
  PEAKS,
  RINGS,
  SCALES,
  STARS,
  STRIPES,
  WAVES,
  ZIGZAG,
  type Skin,
} from '@web/ui/patterns'

/** How the cards look: colour, pattern and silhouette, no two alike; the monograms are words (`web-ante-mark-`). */
export interface Look extends Skin {
  icon: string
  box: number
}

/** Drawn for this house, on a grid of 64. */
const OWN = {
  head: DRAGON_HEAD,
  wings:
    'M32 3l5 8 3 8C50 10 59 11 63 18c-8 0-11 6-11 12-7-2-9 3-10 8l9 9-13-4-4 18-2 2-2-2-4-18-13 4 9-9c-1-5-3-10-10-8 0-6-3-12-11-12C5 11 14 10 24 19l3-8Z',
  coil: 'M56 22 62 12 48 9c-4-3-9-5-15-5C17 4 4 17 4 33s12 27 27 27c13 0 23-9 23-21 0-11-8-18-18-18-9 0-15 6-15 13 0 6 4 10 9 10s8-3 8-7h-6c-1 2-4 1-4-2s3-6 7-6c6 0 11 4 11 10 0 8-7 13-15 13-10 0-18-8-18-19 0-12 9-20 20-20 4 0 8 1 11 3Z',
  // The face of a dragon seen from the front, with a mane like the rays of the sun.
  sun: 'M32 1l4 11 8-8 0 11 11-4-5 10 12 1-9 8 9 7-12 2 4 10-10-3-2 10-6-2-4 9-4-9-6 2-2-10-10 3 4-10-12-2 9-7-9-8 12-1-5-10 11 4 0-11 8 8ZM20 26l9 6-2 4-7-3ZM44 26l-9 6 2 4 7-3ZM28 45l4 3 4-3-2 6h-4Z',
}

const look = (skin: string, deep: string, ink: string, icon: string, pattern: string): Look => {
  const own = (OWN as Record<string, string>)[icon]
  return {
    skin,
    deep,
    ink,
    pattern,
    icon: own ?? ICONS[icon]!,
    box: own ? 64 : 512,
  }
}

export const LOOKS: Record<string, Look> = {
  'White Dragon': look('#eef2f6', '#8c9bab', '#26313d', 'wyvern', PEAKS),
  'Blue Dragon': look('#2f63b8', '#16346a', '#ffffff', 'sea-dragon', WAVES),
  'Black Dragon': look('#37323d', '#141118', '#ffffff', 'horned-reptile', GRID),
  'Red Dragon': look('#b92a20', '#63100b', '#ffffff', 'dragon-head', STRIPES),
  'Green Dragon': look('#2f7f3d', '#12421c', '#ffffff', 'sea-serpent', SCALES),
  'Brass Dragon': look('#c9a24a', '#7a5a14', '#241800', 'spiked-dragon-head', BARS),
  'Silver Dragon': look('#c3ccd6', '#6b7783', '#1e262e', 'wings', RINGS),
  'Bronze Dragon': look('#96653a', '#4f3013', '#ffffff', 'double-dragon', ZIGZAG),
  'Copper Dragon': look('#cf7443', '#7a3714', '#200c00', 'coil', DOTS),
  'Gold Dragon': look('#ecbe3c', '#94680a', '#2a1a00', 'head', STARS),
  Bahamut: look('#e4ecf5', '#4a6f98', '#14304f', 'sun', NONE),
  Tiamat: look('#4d2a4e', '#1d0b1f', '#ffffff', 'hydra', NONE),
  Dracolich: look('#a9b58c', '#4a5530', '#1a2008', 'fanged-skull', GRID),
  Archmage: look('#6a4aa0', '#2f1c55', '#ffffff', 'wizard-face', STARS),
  Dragonslayer: look('#6d7782', '#2c343c', '#ffffff', 'black-knight-helm', BARS),
  Thief: look('#4e5a46', '#232b1d', '#ffffff', 'robber', STRIPES),
  Druid: look('#57813f', '#24401a', '#ffffff', 'cowled', SCALES),
  Priest: look('#e7dcc0', '#9a8450', '#2e2208', 'pope-crown', RINGS),
  Princess: look('#d77fa5', '#8a3460', '#2a0818', 'tiara', DOTS),
  Fool: look('#e08a3c', '#8c4a0e', '#241000', 'jester-hat', ZIGZAG),
}

const SINGLES: Record<string, number> = {
  Bahamut: 13,
  Tiamat: 13,
  Dracolich: 10,
  Archmage: 9,
  Dragonslayer: 8,
  Thief: 7,
  Druid: 6,
  Priest: 5,
  Princess: 4,
  Fool: 3,
}

/** `Red Dragon 8` is a `Red Dragon` of 8; the number is printed on the card. */
export function printed(card: string): { kind: string; strength: number } {
  const [, kind, number] = /^(.*) (\d+)$/.exec(card) ?? []
  return kind ? { kind, strength: Number(number) } : { kind: card, strength: SINGLES[card] ?? 0 }
}

/** The monogram of a card. */
export function markOf(card: string): string {
  return say(`web-ante-mark-${slug(printed(card).kind)}`)
}

export const KINDS = Object.keys(LOOKS)

export type Side = 'good' | 'evil' | 'mortal' | 'undead'
const EVIL = new Set(['White', 'Blue', 'Black', 'Red', 'Green', 'Tiamat', 'Dracolich'])
const GOOD = new Set(['Brass', 'Silver', 'Bronze', 'Copper', 'Gold', 'Bahamut'])

/** Good, evil or mortal, as the rules count it (1.3 to 1.5); the option can make an undead of the Dracolich. */
export function sideOf(kind: string, view: View | null | undefined): Side {
  if (kind === 'Dracolich' && view?.options?.dracolich === 'undead') return 'undead'
  const first = kind.split(' ')[0]!
  return EVIL.has(first) ? 'evil' : GOOD.has(first) ? 'good' : 'mortal'
}

/** Whether the power of a card of my hand would trigger if I played it now; null when that is not the question. */
export function triggers(card: string, view: View): boolean | null {
  const { kind, strength } = printed(card)
  const mine = view.seat !== null && view.ask === 'play' && view.turn === view.seat
  if (!isOn('ante', 'powers') || !mine || kind === 'Tiamat' || !(view.hand as string[]).includes(card))
    return null
  return view.must_not_exceed === null || strength <= view.must_not_exceed
}
