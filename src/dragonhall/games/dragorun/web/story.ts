import type { NewsItem, View } from './types'
import type { Aside, Story } from '@web/games/story'
import type { Sound } from '@web/ui/sound'
import { motions } from './motions'

/** All eggs go back. */
function back(view: View): void {
  view.pool += view.eggs.flat().length
  view.eggs = view.eggs.map(() => [])
}

function after(view: View, item: NewsItem): void {
  switch (item.key) {
    case 'race':
      back(view)
      for (const dragon of Object.keys(view.markers)) view.markers[dragon] = null
      Object.assign(view, { race: item.race, first: item.seat, turn: item.seat, dice: null })
      break
    case 'starts':
      view.spaces[item.dragon] = item.space
      break
    case 'dealt':
    case 'chose':
      view.markers[item.dragon] = item.seat
      break
    case 'rolled':
    case 'rerolled':
      view.dice = { colour: item.colour, movement: item.movement }
      view.turn = item.seat
      break
    case 'forward':
    case 'backward':
      view.spaces[item.dragon] = item.to
      break
    case 'swapped':
      view.markers[item.takes] = item.seat
      view.markers[item.gives] = item.other
      break
    case 'swapped_beside':
      view.markers[item.takes] = item.seat
      view.markers[item.gives] = null
      break
    case 'egg':
      view.eggs[item.seat]!.push(item.egg)
      view.pool -= 1
      break
    case 'returned':
      view.eggs[item.seat] = []
      view.pool += item.eggs
      break
    case 'reshuffled':
      back(view)
      break
  }
}

/**
 * Why it came so: occupied spaces do not count, the trophy and the snail name a place; what a swap and an egg bring, and
 * who may put eggs back.
 */
function aside(before: View, item: NewsItem): Aside | undefined {
  const movement = before.dice?.movement
  if (item.key === 'rolled' || item.key === 'rerolled')
    return item.colour === 'white' ? ['web-dragorun-aside-white'] : undefined
  if (item.key === 'stayed')
    return movement === 'trophy' || movement === 'snail'
      ? [`web-dragorun-aside-stays-${movement}`]
      : undefined
  if (item.key === 'swapped' || item.key === 'swapped_beside') return ['web-dragorun-aside-swap']
  if (item.key === 'egg')
    return [`web-dragorun-aside-egg${item.egg === 'mushroom' || item.egg === 'snail' ? `-${item.egg}` : ''}`]
  if (item.key === 'won') return ['web-dragorun-aside-won']
  if (item.key === 'returned') return ['web-dragorun-aside-returned']
  if (item.key !== 'forward' && item.key !== 'backward') return undefined
  if (movement === 'trophy' || movement === 'snail') return [`web-dragorun-aside-${movement}`]
  // No dice and back: the egg of the snail.
  if (!movement && item.key === 'backward') return ['web-dragorun-aside-snail']
  const [rear, front] = [item.from, item.to].toSorted((a, b) => a - b) as [number, number]
  const leapt = Object.values(before.spaces).filter((space) => rear < space && space < front).length
  return leapt ? ['web-dragorun-aside-leapt', { leapt }] : undefined
}

const SOUNDS: Partial<Record<NewsItem['key'], Sound>> = {
  rolled: 'dice',
  rerolled: 'dice',
  chose: 'lay',
  swapped: 'swap',
  swapped_beside: 'swap',
  egg: 'egg',
  finished: 'finish',
  poisoned: 'destroy',
  won: 'win',
}

export const story: Story<View, NewsItem> = {
  lines: {
    race: { ms: 800 },
    starts: { ms: 900, with: 'start' },
    dealt: { ms: 900, with: 'markers' },
    chose: { ms: 700 },
    // The dice tumble first.
    rolled: { ms: 1200, hush: true },
    rerolled: { ms: 1200, hush: true },
    forward: { ms: 900 },
    backward: { ms: 900 },
    stayed: { ms: 900 },
    swapped: { ms: 1100 },
    swapped_beside: { ms: 1100 },
    egg: { ms: 1100 },
    returned: { ms: 800 },
    finished: { ms: 900 },
    poisoned: { ms: 1200 },
    won: { ms: 1200 },
    nobody: { ms: 1000 },
  },
  // The run to the line is seen to its end.
  time: (item, before) => (item.key === 'forward' && item.to === before.track ? 1200 : undefined),
  after,
  aside,
  motions,
  sound: (item) => SOUNDS[item.key],
  common: ['rolled', 'rerolled'],
  headings: ['race'],
  ends: ['won', 'nobody'],
}
