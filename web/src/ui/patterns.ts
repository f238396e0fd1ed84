/** Patterns on a grid of 8, so that no suit is told by its colour alone. */
export const STRIPES = '<path d="M0 0 8 8M-4 4 4 12M4-4 12 4"/>'
export const DOTS = '<circle cx="4" cy="4" r="1.300"/>'
export const SCALES = '<path d="M0 0a4 4 0 0 0 8 0M-4 4a4 4 0 0 0 8 0M4 4a4 4 0 0 0 8 0" fill="none"/>'
export const WAVES = '<path d="M0 4q2-3 4 0t4 0" fill="none"/>'
export const ZIGZAG = '<path d="M0 6l4-4 4 4" fill="none"/>'
export const GRID = '<path d="M0 4h8M4 0v8"/>'
export const PEAKS = '<path d="M4 1 7 7H1Z" stroke="none"/>'
export const BARS = '<path d="M2 0v8M6 0v8"/>'
export const RINGS = '<circle cx="4" cy="4" r="2.300" fill="none"/>'
export const STARS = '<path d="M4 1l1 2 2 1-2 1-1 2-1-2-2-1 2-1Z" stroke="none"/>'
export const DIAMONDS = '<path d="M4 1 7 4 4 7 1 4Z"/>'
export const SPROUTS = '<path d="M4 8V3M4 5 1 2M4 4 7 1" fill="none"/>'
export const NONE = ''

/** The skin of a card or a token. */
export interface Skin {
  skin: string
  deep: string
  ink: string
  pattern: string
}

/** Outlines that several games draw, on a grid of 64. */
export const EGG = 'M32 5c12 0 22 18 22 33 0 14-9 22-22 22S10 52 10 38C10 23 20 5 32 5Z'
export const DRAGON_HEAD =
  'M10 60C6 50 8 41 14 34L4 32l12-6-7-10 13 6L15 4c10 2 16 8 20 14 10 0 19 5 26 14l-3 6-6-2-1 4-6-4-5 1c4 4 8 5 13 5-4 7-12 9-19 5 3 5 5 9 5 13Z'
