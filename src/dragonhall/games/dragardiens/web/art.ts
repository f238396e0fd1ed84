import { ICONS } from '@web/ui/made/dragardiens'
import { GRID, PEAKS, SCALES, STRIPES, WAVES, type Skin } from '@web/ui/patterns'

export interface Look extends Skin {
  icon: string
}
export const COLOURS: Record<string, Look> = {
  white: {
    skin: '#eef1f4',
    deep: '#7f8d9b',
    ink: '#26313d',
    icon: ICONS.wyvern!,
    pattern: PEAKS,
  },
  green: {
    skin: '#3f8f4a',
    deep: '#164a20',
    ink: '#ffffff',
    icon: ICONS['sea-serpent']!,
    pattern: SCALES,
  },
  red: {
    skin: '#c23a2d',
    deep: '#6a120c',
    ink: '#ffffff',
    icon: ICONS['dragon-head']!,
    pattern: STRIPES,
  },
  blue: {
    skin: '#3570bf',
    deep: '#153a70',
    ink: '#ffffff',
    icon: ICONS['spiked-dragon-head']!,
    pattern: WAVES,
  },
  shadow: {
    skin: '#4a4453',
    deep: '#1b1721',
    ink: '#e9e2f4',
    icon: ICONS['horned-reptile']!,
    pattern: GRID,
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
