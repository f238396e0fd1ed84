import type { NewsItem, View } from './types'
import type { Story } from '@web/games/story'

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

export const story: Story<View, NewsItem> = {
  lines: {
    race: { ms: 800 },
    starts: { ms: 900, with: 'start' },
    dealt: { ms: 900, with: 'markers' },
    chose: { ms: 700 },
    rolled: { ms: 1200 },
    rerolled: { ms: 1200 },
    forward: { ms: 900 },
    backward: { ms: 900 },
    stayed: { ms: 900 },
    swapped: { ms: 1100 },
    swapped_beside: { ms: 1100 },
    egg: { ms: 1100 },
    returned: { ms: 800 },
    finished: { ms: 1200 },
    poisoned: { ms: 1200 },
    won: { ms: 1200 },
    nobody: { ms: 1000 },
  },
  after,
  sound: (item) =>
    item.key === 'rolled' || item.key === 'rerolled'
      ? 'dice'
      : /^(forward|backward|swapped|egg)/.test(item.key)
        ? 'move'
        : undefined,
  headings: ['race'],
  ends: ['won', 'nobody'],
}
