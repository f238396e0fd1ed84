import { ICONS } from '@web/look/made/ranch'

/** Drawn for this house, on a grid of 64. */
export const MANDRAKE = {
  leaves:
    'M31 24C24 8 14 4 6 8c10 2 15 8 20 18M33 24C34 4 46-2 56 3 46 8 41 14 37 25M31 23C27 10 29 4 34-3c4 8 4 16 1 27',
  root: 'M22 22c8-4 17-4 22 2 5 8 3 17-1 23 6 5 9 10 9 16-7-2-11-5-14-9-2 4-4 7-7 9-4-3-5-6-6-10-4 4-8 7-14 8 0-7 4-12 9-16-5-7-6-17 2-23Z',
}
export const HEAD =
  'M10 60C6 50 8 41 14 34L4 32l12-6-7-10 13 6L15 4c10 2 16 8 20 14 10 0 19 5 26 14l-3 6-6-2-1 4-6-4-5 1c4 4 8 5 13 5-4 7-12 9-19 5 3 5 5 9 5 13Z'
export const EGG = 'M32 5c12 0 22 18 22 33 0 14-9 22-22 22S10 52 10 38C10 23 20 5 32 5Z'
export const GRIFFIN = ICONS['griffin-symbol']!
export const FARMER = ICONS.farmer!
export const INGOT = ICONS['gold-bar']!

export interface Sort {
  skin: string
  deep: string
  ink: string
  pattern: string
  level: number
}
export const SORTS: Record<string, Sort> = {
  'level-1': { skin: '#cbb894', deep: '#6b5634', ink: '#2c1e08', pattern: '', level: 1 },
  yellow: {
    skin: '#efc53b',
    deep: '#8a6206',
    ink: '#2a1a00',
    pattern: '<path d="M0 6l4-4 4 4" fill="none"/>',
    level: 2,
  },
  green: {
    skin: '#4d9a4a',
    deep: '#1d5122',
    ink: '#ffffff',
    pattern: '<circle cx="4" cy="4" r="1.500"/>',
    level: 2,
  },
  blue: {
    skin: '#3c7cc9',
    deep: '#173f77',
    ink: '#ffffff',
    pattern: '<path d="M0 4q2-3 4 0t4 0" fill="none"/>',
    level: 2,
  },
  purple: {
    skin: '#8f56b8',
    deep: '#4b1f70',
    ink: '#ffffff',
    pattern: '<path d="M4 1 7 4 4 7 1 4Z"/>',
    level: 2,
  },
  red: {
    skin: '#c93a2c',
    deep: '#6f120d',
    ink: '#ffffff',
    pattern: '<path d="M0 0 8 8M-4 4 4 12M4-4 12 4"/>',
    level: 3,
  },
}

/** `yellow egg` is an egg of the sort yellow; a shelf holds `yellow token`s, eggs on one side, dragons on the other. */
export function tokenSort(token: string): { sort: string; form: 'egg' | 'dragon' } | null {
  const [, sort, form] = /^(.*) (egg|dragon|token)$/.exec(token) ?? []
  return sort ? { sort, form: form === 'dragon' ? 'dragon' : 'egg' } : null
}

export const ESSENCES: Record<string, { skin: string; deep: string; ink: string; pattern: string }> = {
  Mandrake: {
    skin: '#7ea653',
    deep: '#35561b',
    ink: '#14230a',
    pattern: '<path d="M4 8V3M4 5 1 2M4 4 7 1" fill="none"/>',
  },
  Griffin: {
    skin: '#e3bd62',
    deep: '#8a6315',
    ink: '#2a1b00',
    pattern: '<path d="M0 6l4-4 4 4" fill="none"/>',
  },
  Dragon: {
    skin: '#c5503c',
    deep: '#6b1a10',
    ink: '#ffffff',
    pattern: '<path d="M0 0a4 4 0 0 0 8 0M-4 4a4 4 0 0 0 8 0M4 4a4 4 0 0 0 8 0" fill="none"/>',
  },
  Farmer: { skin: '#5b86b5', deep: '#22456f', ink: '#ffffff', pattern: '<path d="M0 4h8M4 0v8"/>' },
}
