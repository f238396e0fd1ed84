import { ICONS } from '@web/look/made/dragardiens'

export interface Look {
  skin: string
  deep: string
  ink: string
  icon: string
  pattern: string
}
export const COLOURS: Record<string, Look> = {
  white: {
    skin: '#eef1f4',
    deep: '#7f8d9b',
    ink: '#26313d',
    icon: ICONS.wyvern!,
    pattern: '<path d="M4 1 7 7H1Z" stroke="none"/>',
  },
  green: {
    skin: '#3f8f4a',
    deep: '#164a20',
    ink: '#ffffff',
    icon: ICONS['sea-serpent']!,
    pattern: '<path d="M0 0a4 4 0 0 0 8 0M-4 4a4 4 0 0 0 8 0M4 4a4 4 0 0 0 8 0" fill="none"/>',
  },
  red: {
    skin: '#c23a2d',
    deep: '#6a120c',
    ink: '#ffffff',
    icon: ICONS['dragon-head']!,
    pattern: '<path d="M0 0 8 8M-4 4 4 12M4-4 12 4"/>',
  },
  blue: {
    skin: '#3570bf',
    deep: '#153a70',
    ink: '#ffffff',
    icon: ICONS['spiked-dragon-head']!,
    pattern: '<path d="M0 4q2-3 4 0t4 0" fill="none"/>',
  },
  shadow: {
    skin: '#4a4453',
    deep: '#1b1721',
    ink: '#e9e2f4',
    icon: ICONS['horned-reptile']!,
    pattern: '<path d="M0 4h8M4 0v8"/>',
  },
}
export const CRYSTAL = ICONS['crystal-growth']!
export const PEARL = ICONS['oyster-pearl']!
export const AMULET = ICONS['gem-pendant']!
export const CREST = ICONS['griffin-shield']!
export const CHEST = ICONS['open-treasure-chest']!

/** `white 3` is a white dragon with page 3, `green on red` a green one with a red page; a shadow dragon's page is 6. */
export function sides(card: string): { dragon: string; page: string } {
  if (card === 'shadow') return { dragon: 'shadow', page: '6' }
  const [dragon, , colour] = card.split(' ')
  return { dragon: dragon!, page: colour ?? card.split(' ')[1]! }
}
