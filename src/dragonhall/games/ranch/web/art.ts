import { ICONS } from '@web/ui/made/ranch'
import {
  DIAMONDS,
  DOTS,
  GRID,
  NONE,
  SCALES,
  SPROUTS,
  STRIPES,
  WAVES,
  ZIGZAG,
  type Skin,
} from '@web/ui/patterns'

/** Drawn for this house, on a grid of 64. */
export const MANDRAKE = {
  leaves:
    'M31 24C24 8 14 4 6 8c10 2 15 8 20 18M33 24C34 4 46-2 56 3 46 8 41 14 37 25M31 23C27 10 29 4 34-3c4 8 4 16 1 27',
  root: 'M22 22c8-4 17-4 22 2 5 8 3 17-1 23 6 5 9 10 9 16-7-2-11-5-14-9-2 4-4 7-7 9-4-3-5-6-6-10-4 4-8 7-14 8 0-7 4-12 9-16-5-7-6-17 2-23Z',
}
export const GRIFFIN = ICONS['griffin-symbol']!
export const FARMER = ICONS.farmer!
export const INGOT = ICONS['gold-bar']!
export const ROBBER = ICONS.robber!

export interface Sort extends Skin {
  level: number
}
export const SORTS: Record<string, Sort> = {
  'level-1': {
    skin: '#cbb894',
    deep: '#6b5634',
    ink: '#2c1e08',
    pattern: NONE,
    level: 1,
  },
  yellow: {
    skin: '#efc53b',
    deep: '#8a6206',
    ink: '#2a1a00',
    pattern: ZIGZAG,
    level: 2,
  },
  green: {
    skin: '#4d9a4a',
    deep: '#1d5122',
    ink: '#ffffff',
    pattern: DOTS,
    level: 2,
  },
  blue: {
    skin: '#3c7cc9',
    deep: '#173f77',
    ink: '#ffffff',
    pattern: WAVES,
    level: 2,
  },
  purple: {
    skin: '#8f56b8',
    deep: '#4b1f70',
    ink: '#ffffff',
    pattern: DIAMONDS,
    level: 2,
  },
  red: {
    skin: '#c93a2c',
    deep: '#6f120d',
    ink: '#ffffff',
    pattern: STRIPES,
    level: 3,
  },
}

/** `yellow egg` is an egg of the sort yellow; a shelf holds `yellow token`s, eggs on one side, dragons on the other. */
export function tokenSort(token: string): { sort: string; form: 'egg' | 'dragon' } | null {
  const [, sort, form] = /^(.*) (egg|dragon|token)$/.exec(token) ?? []
  return sort ? { sort, form: form === 'dragon' ? 'dragon' : 'egg' } : null
}

export const ESSENCES: Record<string, Skin> = {
  Mandrake: {
    skin: '#7ea653',
    deep: '#35561b',
    ink: '#14230a',
    pattern: SPROUTS,
  },
  Griffin: {
    skin: '#e3bd62',
    deep: '#8a6315',
    ink: '#2a1b00',
    pattern: ZIGZAG,
  },
  Dragon: {
    skin: '#c5503c',
    deep: '#6b1a10',
    ink: '#ffffff',
    pattern: SCALES,
  },
  Farmer: { skin: '#5b86b5', deep: '#22456f', ink: '#ffffff', pattern: GRID },
}
