/** How what happens around the Grimoire looks: a page turns, ink writes, dragons fly out of the book. */
import type { Act, Motion } from '@web/ui/motion'
import type { NewsItem, View } from './types'

/** A leaf, seen only while it turns over the spine. */
const TURN_LEFT: Act = leaf(1)
const TURN_RIGHT: Act = leaf(-1)
function leaf(way: number): Act {
  const turned = (degrees: number): string => `perspective(900px) rotateY(${way * degrees}deg)`
  return {
    name: 'page',
    ms: 520,
    frames: [
      { transform: turned(0), opacity: 1, easing: 'ease-in' },
      { transform: turned(90), opacity: 1, offset: 0.55, easing: 'ease-out' },
      { transform: turned(172), opacity: 1, offset: 0.97 },
      { transform: turned(172), opacity: 0 },
    ],
  }
}
/** The outline of a numeral is drawn as long as this at most. */
const LONGEST_LINE = 260
const INK: Act = {
  name: 'ink',
  ms: 620,
  frames: [
    { strokeDashoffset: LONGEST_LINE, fillOpacity: 0 },
    { strokeDashoffset: 0, fillOpacity: 0, offset: 0.72 },
    { strokeDashoffset: 0, fillOpacity: 1 },
  ],
}
const STAMP: Act = {
  name: 'stamp',
  ms: 460,
  frames: [
    { transform: 'scale(0)' },
    { transform: 'scale(1.45) rotate(-14deg)', offset: 0.55 },
    { transform: 'scale(.94)', offset: 0.8 },
    { transform: 'none' },
  ],
}
const REVEAL: Act = {
  name: 'reveal',
  ms: 420,
  frames: [
    { transform: 'scale(0) rotateY(180deg)' },
    { transform: 'scale(1.7) rotateY(0deg)', offset: 0.5 },
    { transform: 'none' },
  ],
}
const TIPPED: Act = {
  name: 'tipped',
  ms: 800,
  frames: [
    { transform: 'none' },
    { transform: 'translateY(-10px) rotateY(180deg) scale(1.3)', offset: 0.45 },
    { transform: 'rotateY(360deg)' },
  ],
}
/** So long after the one before it a dragon leaves the book, and a pearl is turned. */
const NEXT = 100

function writes(side: 'left' | 'right', wait: number): Motion {
  return { act: side === 'left' ? INK : STAMP, at: `ink:${side}`, wait }
}

export function motions(item: NewsItem, before: View): Motion[] {
  switch (item.key) {
    case 'page_shown':
      return [
        { act: item.side === 'left' ? TURN_LEFT : TURN_RIGHT, at: `leaf:${item.side}` },
        writes(item.side, 160),
      ]
    case 'wrote':
    case 'wrote_starting':
      return [{ fly: 'card', from: `seat:${item.seat}`, to: `leaf:${item.side}` }, writes(item.side, 360)]
    case 'took': {
      if (item.seat === before.seat) return []
      const lay = `train:${item.side}:${before.training[item.side]}:${before.grimoire[item.side].cards}`
      return [{ away: lay, to: `seat:${item.seat}` }]
    }
    case 'added':
    case 'added_starting': {
      const pile = `pile:${item.seat}:${item.colour}`
      const wait = (before.players[item.seat]!.school_cards % 5) * NEXT
      return [{ walk: pile, from: 'book', to: pile, then: 'in', flies: true, ms: 560, wait }]
    }
    case 'fragment':
      return [{ fly: 'coin', from: 'fragments', to: `good:fragment:${item.seat}` }]
    case 'pearl':
      return [{ fly: `pearl ${item.pearl}`, from: 'pearls', to: `good:fragment:${item.seat}` }]
    case 'got_shadow':
      return [{ fly: 'card', from: 'shadows', to: `seat:${item.seat}` }]
    case 'got_crystal':
      return [{ fly: 'crystal', from: 'crystals', to: `good:crystal:${item.seat}` }]
    case 'crystal_paid':
      return [{ fly: 'crystal', from: `good:crystal:${item.seat}`, to: 'crystals' }]
    case 'got_egg':
      return [{ fly: 'egg golden', from: 'eggs', to: `good:egg:${item.seat}` }]
    case 'crest':
      return [{ burst: 'spark', at: `good:crest:${item.seat}` }]
    case 'pearl_shown': {
      // One after the other, whosever they are.
      const shown = before.players.reduce((sum, one) => sum + (one.pearl_values?.length ?? 0), 0)
      const own = before.players[item.seat]!.pearl_values?.length ?? 0
      return [{ act: REVEAL, at: `pearl:${item.seat}:${own}`, wait: shown * NEXT, sound: 'gem' }]
    }
    case 'egg_turned':
      return [
        { act: TIPPED, at: `good:egg:${item.seat}` },
        { burst: 'spark', at: `good:egg:${item.seat}`, wait: 360 },
      ]
    default:
      return []
  }
}
