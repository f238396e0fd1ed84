import type { NewsItem, View } from './types'
import { count, without, type Aside, type Story } from '@web/games/story'
import type { Sound } from '@web/ui/sound'
import { asEgg, foodOf, motions } from './motions'

type Ranch = View['ranches'][number]

/** Only the first pair of a season is free. */
function pair(who: Ranch): void {
  if (who.free_pair === false) count(who.tokens, 'ingot', -1)
  who.free_pair = false
}

function after(view: View, item: NewsItem): void {
  const ranches = view.ranches
  const who = ranches['seat' in item ? item.seat : -1]!
  const victim = ranches['victim' in item ? item.victim : -1]!
  const discards = view.discards
  const mine = (seat: unknown) => seat === view.seat
  const pays = (essence: string, cards: number) => {
    who.cards -= cards
    discards[essence] = (discards[essence] ?? 0) + cards
    if (who === ranches[view.seat ?? -1]) count(view.hand, essence, -cards)
  }
  switch (item.key) {
    case 'season':
      view.deck += Object.values(discards).reduce((sum, cards) => sum + cards, 0)
      view.discards = {}
      Object.assign(view, { season: item.season, first: item.seat, phase: 'turns' })
      break
    case 'medal_up':
      if (!view.medals.includes(item.medal)) view.medals.push(item.medal)
      break
    case 'power_up': {
      const free = view.display.indexOf(null)
      if (free >= 0) view.display[free] = item.power
      else view.display.push(item.power)
      break
    }
    case 'drew':
      who.cards += 1
      view.deck -= 1
      if (who === ranches[view.seat ?? -1]) count(view.hand, item.essence, 1)
      break
    case 'drew_hidden':
      who.cards += item.count
      view.deck -= item.count
      break
    case 'exchanges':
      pays(item.one, 1)
      pays(item.two, 1)
      break
    case 'discarded':
      pays(item.essence, 1)
      break
    case 'burnt':
      view.deck -= 1
      discards[item.essence] = (discards[item.essence] ?? 0) + 1
      break
    case 'paid_cards':
      pays(item.essence, item.count)
      break
    case 'paid_ingots':
      count(who.tokens, 'ingot', -item.count)
      break
    case 'gained':
      count(who.tokens, item.token, item.count)
      break
    case 'hatched':
      count(who.tokens, asEgg(item.token), -1)
      count(who.tokens, item.token, 1)
      break
    case 'evolved':
      count(who.tokens, item.from, -1)
      count(who.tokens, item.to, 1)
      break
    case 'looted':
      count(victim.tokens, item.token, -1)
      count(who.tokens, item.token, 1)
      break
    case 'took_power': {
      const at = view.display.indexOf(item.power)
      if (at >= 0) view.display[at] = null
      // A red card is called by what it counts.
      ;(/^\d/.test(item.power) ? who.red : who.blue).push(item.power)
      break
    }
    case 'played':
      without(who.blue, item.power)
      view.power_discards.push(item.power)
      break
    case 'destroyed':
      count(victim.tokens, item.token, -1)
      break
    case 'swapped':
      count(who.tokens, item.gives, -1)
      count(victim.tokens, item.gives, 1)
      count(victim.tokens, item.takes, -1)
      count(who.tokens, item.takes, 1)
      break
    case 'turned_back':
      count(victim.tokens, item.token, -1)
      count(victim.tokens, asEgg(item.token), 1)
      break
    case 'stole_ingot':
      count(victim.tokens, 'ingot', -1)
      count(who.tokens, 'ingot', 1)
      break
    case 'stole_card':
      victim.cards -= 1
      who.cards += 1
      break
    case 'stolen_card':
      if (who === ranches[view.seat ?? -1]) count(view.hand, item.essence, 1)
      if (mine(item.victim)) count(view.hand, item.essence, -1)
      break
    case 'feeding':
      view.phase = 'feeding'
      for (const ranch of ranches) {
        view.deck += ranch.cards
        ranch.cards = 0
      }
      if (view.hand) view.hand = {}
      break
    case 'fed':
      count(who.tokens, foodOf(item.token), -item.count)
      break
    case 'starved':
      count(who.tokens, item.token, -item.count)
      break
    case 'breeding':
      view.phase = 'breeding'
      break
    case 'bred':
      pair(who)
      count(who.tokens, item.token, 1)
      break
    case 'bred_hatch':
      pair(who)
      break
    case 'medal_won':
      who.medals.push(item.medal)
      without(view.medals, item.medal)
      break
    case 'season_points':
    case 'medal_points':
      who.score = item.score
      break
  }
}

/** Up to so many cards a hand is refilled. */
const HAND = 5

/** Why it came so. */
function aside(before: View, item: NewsItem): Aside | undefined {
  switch (item.key) {
    case 'combined':
    case 'repeated':
      return item.farmers ? ['web-ranch-aside-farmers'] : undefined
    case 'drew_hidden':
      return before.ranches[item.seat]!.cards + item.count === HAND ? ['web-ranch-aside-five'] : undefined
    case 'took_power':
      return ['web-ranch-aside-power']
    case 'played':
      return [`web-ranch-aside-played-${item.power.replaceAll(' ', '-').toLowerCase()}`]
    case 'hatched': {
      // What its colour brings; at breeding an option may leave that out.
      const colour = item.token.replace(/ dragon$/, '')
      const brings = before.phase !== 'breeding' && colour !== 'level-1'
      return brings ? [`web-ranch-aside-hatched-${colour}`] : undefined
    }
    case 'evolved':
      return ['web-ranch-aside-evolved']
    case 'medal_won':
      return ['web-ranch-aside-medal']
    case 'medal_stays':
    case 'medal_lost':
      return ['web-ranch-aside-medal-none']
    case 'season_points':
      return item.points ? ['web-ranch-aside-points'] : undefined
    default:
      return undefined
  }
}

const SOUNDS: Partial<Record<NewsItem['key'], Sound>> = {
  drew: 'deal',
  exchanges: 'lay',
  discarded: 'lay',
  combined: 'lay',
  gained: 'make',
  hatched: 'hatch',
  evolved: 'hatch',
  looted: 'steal',
  took_power: 'reveal',
  power_up: 'reveal',
  medal_up: 'reveal',
  played: 'power',
  destroyed: 'destroy',
  swapped: 'swap',
  turned_back: 'destroy',
  stole_ingot: 'steal',
  stole_card: 'steal',
  fed: 'eat',
  starved: 'hungry',
  bred: 'breed',
  bred_hatch: 'hatch',
  medal_won: 'medal',
  medal_lost: 'hungry',
  red_scored: 'points',
  season_points: 'points',
  medal_points: 'points',
}

export const story: Story<View, NewsItem> = {
  lines: {
    season: { ms: 900 },
    medal_up: { ms: 800, with: 'new' },
    power_up: { ms: 800, with: 'new' },
    drew: { ms: 700, with: 'drew' },
    drew_hidden: { ms: 600, with: 'drew' },
    draws: { ms: 700 },
    exchanges: { ms: 800 },
    discarded: { ms: 700 },
    burnt: { ms: 500 },
    deck_empty: { ms: 1200 },
    combined: { ms: 900, with: 'combination' },
    paid_cards: { ms: 900, with: 'combination' },
    paid_ingots: { ms: 900, with: 'combination' },
    gained: { ms: 900, with: 'gained' },
    hatched: { ms: 1100 },
    evolved: { ms: 1100 },
    looted: { ms: 1200 },
    took_power: { ms: 1100 },
    no_power: { ms: 400 },
    played: { ms: 1100 },
    destroyed: { ms: 1100 },
    swapped: { ms: 1200 },
    turned_back: { ms: 1100 },
    stole_ingot: { ms: 1100 },
    stole_card: { ms: 1000, with: 'stolen' },
    stolen_card: { ms: 1200, with: 'stolen' },
    feeding: { ms: 900 },
    fed: { ms: 800 },
    starved: { ms: 1000 },
    breeding: { ms: 800 },
    bred: { ms: 900 },
    bred_hatch: { ms: 700 },
    medal_won: { ms: 1200 },
    medal_stays: { ms: 900 },
    medal_lost: { ms: 900 },
    red_scored: { ms: 900 },
    season_points: { ms: 1000, with: 'points' },
    medal_points: { ms: 1000, with: 'medal points' },
    won: { ms: 1200 },
  },
  after,
  aside,
  motions,
  sound: (item) => SOUNDS[item.key],
  headings: ['season', 'feeding', 'breeding'],
  ends: ['season_points'],
  brought: (news, seats) => {
    const points = Array<number | null>(seats).fill(null)
    for (const item of news) if (item.key === 'season_points') points[item.seat] = item.points
    return points
  },
}
