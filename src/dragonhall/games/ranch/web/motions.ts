/** How what happens on the ranches looks: eggs crack, the fed eat, the hungry leave by the gate. */
import { POP, WOBBLE, type Act, type Motion } from '@web/ui/motion'
import type { NewsItem } from './types'

export const asEgg = (token: string): string => token.replace('dragon', 'egg')

/** What was eaten: griffins eat mandrakes, dragons eat griffins. */
export const foodOf = (token: string): string => (token === 'griffin' ? 'mandrake' : 'griffin')

const CRACK: Act = {
  name: 'crack',
  ms: 560,
  frames: [0, -11, 9, -14, 13, -7, 0].map((turn, nth) => ({
    transform: `rotate(${turn}deg) scale(${1 + nth / 60})`,
    opacity: nth === 6 ? 0 : 1,
  })),
}
const VANISH: Act = {
  name: 'vanish',
  ms: 420,
  frames: [
    { transform: 'none', opacity: 1 },
    { transform: 'scale(1.12)', opacity: 1, offset: 0.3 },
    { transform: 'scale(.3) rotate(40deg)', opacity: 0 },
  ],
}
/** A gate turns about its post. */
const OPEN: Act = {
  name: 'open',
  ms: 900,
  frames: [
    { transform: 'none' },
    { transform: 'translateX(8px) scaleX(.3)', offset: 0.25 },
    { transform: 'translateX(8px) scaleX(.3)', offset: 0.8 },
    { transform: 'none' },
  ],
}
const FIRE = '#ff8a3c'
const ENOUGH = 6

export function motions(item: NewsItem): Motion[] {
  const at = (seat: number, token: string): string => `tok:${seat}:${token}`
  switch (item.key) {
    case 'drew_hidden':
      return [
        { fly: 'card', from: 'deck', to: `seat:${item.seat}`, count: Math.min(3, item.count), heard: 'deal' },
      ]
    case 'gained': {
      const place = at(item.seat, item.token)
      return [{ walk: place, from: 'supply', to: place, count: item.count, then: 'in' }]
    }
    case 'hatched': {
      const [egg, dragon] = [at(item.seat, asEgg(item.token)), at(item.seat, item.token)]
      return [
        { ghost: egg, does: CRACK },
        { burst: 'shell', at: egg, wait: 480 },
        { walk: dragon, from: egg, to: dragon, wait: 500, then: 'in', ms: 480 },
      ]
    }
    case 'evolved': {
      const [was, is] = [at(item.seat, item.from), at(item.seat, item.to)]
      return [
        { ghost: was, does: VANISH },
        { burst: 'spark', at: was, wait: 200 },
        { walk: is, from: was, to: is, wait: 260, then: 'in', ms: 420 },
      ]
    }
    case 'looted': {
      const [from, to] = [at(item.victim, item.token), at(item.seat, item.token)]
      return [{ walk: from, to, then: 'in' }]
    }
    case 'swapped':
      return [
        { walk: at(item.seat, item.gives), to: at(item.victim, item.gives), then: 'in' },
        { walk: at(item.victim, item.takes), to: at(item.seat, item.takes), then: 'in' },
      ]
    case 'played':
      return [{ away: `power:${item.power}`, to: 'display' }]
    case 'destroyed': {
      const place = at(item.victim, item.token)
      return [
        { beam: FIRE, from: `seat:${item.seat}`, to: place },
        { ghost: place, does: VANISH, wait: 330 },
        { burst: 'spark', at: place, wait: 330 },
      ]
    }
    case 'turned_back': {
      const [dragon, egg] = [at(item.victim, item.token), at(item.victim, asEgg(item.token))]
      return [
        { ghost: dragon, does: VANISH },
        { act: WOBBLE, at: egg, wait: 300 },
      ]
    }
    case 'stole_ingot':
      return [{ fly: 'ingot', from: `ranch:${item.victim}`, to: `ranch:${item.seat}` }]
    case 'stole_card':
      return [{ fly: 'card', from: `seat:${item.victim}`, to: `seat:${item.seat}` }]
    case 'fed': {
      const [eater, food] = [at(item.seat, item.token), at(item.seat, foodOf(item.token))]
      return [
        { walk: eater, to: food, count: item.count, then: 'back', ms: 760 },
        { ghost: food, does: VANISH, wait: 300 },
        { burst: 'crumb', at: food, wait: 340, count: 5 },
      ]
    }
    case 'starved':
      return [
        { act: OPEN, at: `gate:${item.seat}` },
        {
          walk: at(item.seat, item.token),
          to: `gate:${item.seat}`,
          count: item.count,
          then: 'gone',
          ms: 820,
        },
      ]
    case 'bred':
      return [
        { burst: 'heart', at: at(item.seat, item.token), count: 5 },
        { act: POP, at: at(item.seat, item.token), wait: 200 },
      ]
    case 'bred_hatch':
      return [{ burst: 'heart', at: at(item.seat, item.token), count: 5 }]
    case 'medal_won':
      return [{ soar: `medal:${item.medal}` }]
    case 'red_scored':
      return [{ act: POP, at: `power:${item.power}` }]
    case 'season_points':
    case 'medal_points':
      return [
        {
          fly: 'spark',
          from: `ranch:${item.seat}`,
          to: `score:${item.seat}`,
          count: Math.min(ENOUGH, item.points),
        },
      ]
    default:
      return []
  }
}
