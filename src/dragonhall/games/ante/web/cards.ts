import { ICONS } from '@web/look/made/ante'

/** How the cards look: colour, pattern and silhouette; the monogram is the word's own short form. */
export interface Look {
  skin: string
  deep: string
  ink: string
  icon: string
  pattern: string
  box: number
}

/** Drawn for this house, on a grid of 64. */
const OWN = {
  head: 'M10 60C6 50 8 41 14 34L4 32l12-6-7-10 13 6L15 4c10 2 16 8 20 14 10 0 19 5 26 14l-3 6-6-2-1 4-6-4-5 1c4 4 8 5 13 5-4 7-12 9-19 5 3 5 5 9 5 13Z',
  wings:
    'M32 3l5 8 3 8C50 10 59 11 63 18c-8 0-11 6-11 12-7-2-9 3-10 8l9 9-13-4-4 18-2 2-2-2-4-18-13 4 9-9c-1-5-3-10-10-8 0-6-3-12-11-12C5 11 14 10 24 19l3-8Z',
  coil: 'M56 22 62 12 48 9c-4-3-9-5-15-5C17 4 4 17 4 33s12 27 27 27c13 0 23-9 23-21 0-11-8-18-18-18-9 0-15 6-15 13 0 6 4 10 9 10s8-3 8-7h-6c-1 2-4 1-4-2s3-6 7-6c6 0 11 4 11 10 0 8-7 13-15 13-10 0-18-8-18-19 0-12 9-20 20-20 4 0 8 1 11 3Z',
}

const look = (skin: string, deep: string, ink: string, icon: string, pattern: string): Look => {
  const own = (OWN as Record<string, string>)[icon]
  return { skin, deep, ink, pattern, icon: own ?? ICONS[icon]!, box: own ? 64 : 512 }
}

const STRIPES = '<path d="M0 0 8 8M-4 4 4 12M4-4 12 4"/>'
const DOTS = '<circle cx="4" cy="4" r="1.300"/>'
const SCALES = '<path d="M0 0a4 4 0 0 0 8 0M-4 4a4 4 0 0 0 8 0M4 4a4 4 0 0 0 8 0" fill="none"/>'
const WAVES = '<path d="M0 4q2-3 4 0t4 0" fill="none"/>'
const ZIGZAG = '<path d="M0 6l4-4 4 4" fill="none"/>'
const GRID = '<path d="M0 4h8M4 0v8"/>'
const PEAKS = '<path d="M4 1 7 7H1Z" stroke="none"/>'
const BARS = '<path d="M2 0v8M6 0v8"/>'
const RINGS = '<circle cx="4" cy="4" r="2.300" fill="none"/>'
const STARS = '<path d="M4 1l1 2 2 1-2 1-1 2-1-2-2-1 2-1Z" stroke="none"/>'
const NONE = ''

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
  Bahamut: look('#dfe9f2', '#5b7c9c', '#122436', 'head', STARS),
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

export const KINDS = Object.keys(LOOKS)
