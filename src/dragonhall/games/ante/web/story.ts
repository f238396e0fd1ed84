import type { Card, NewsItem, View } from './types'
import { without, type Aside, type Story } from '@web/games/story'
import type { Sound } from '@web/ui/sound'
import { clears, gold, motions } from './motions'

function after(view: View & { gambit_ended?: boolean }, item: NewsItem): void {
  const players = view.players
  const who = players['seat' in item ? item.seat : -1]!
  const other = players['other' in item ? item.other : -1]!
  const mine = (seat: unknown) => seat === view.seat
  /** A card leaves a hand, or comes into one. */
  const leaves = (seat: number, card: Card | null) => {
    players[seat]!.hand -= 1
    if (card) without(players[seat]!.known, card)
    if (mine(seat) && card) without(view.hand, card)
  }
  const comes = (seat: number, card: Card | null) => {
    players[seat]!.hand += 1
    if (card && mine(seat)) view.hand.push(card)
    else if (card && view.seat !== null) players[seat]!.known.push(card)
  }
  const paid = gold(item)
  if (paid) {
    const [from, to, amount] = paid
    if (from === null) view.stakes -= amount
    else players[from]!.gold -= amount
    if (to === null) view.stakes += amount
    else players[to]!.gold += amount
  }
  // The flights lie there until the winner was seen; they go when the next cards are drawn.
  if (clears(view, item)) {
    view.gambit_ended = false
    view.discard.push(...players.flatMap((one) => one.flight))
    view.discard.push(...view.antes.map((ante) => ante.card))
    for (const one of players) Object.assign(one, { flight: [], strength: 0, played: null, anted: false })
    view.antes = []
  }
  switch (item.key) {
    case 'won_gambit':
    case 'won_gambit_weakest':
    case 'carried':
    case 'stakes_empty':
      view.gambit_ended = true
      break
    case 'gambit':
      Object.assign(view, { gambit: item.gambit, stakes: item.stakes, round: 0, leader: null })
      Object.assign(view, { weakest_wins: false, must_not_exceed: null, power: null, priest: null })
      break
    case 'anted':
      who.anted = true
      break
    case 'anted_card':
      who.anted = true
      if (mine(item.seat)) view.my_ante = item.card
      break
    case 'ante':
      leaves(item.seat, item.card)
      who.anted = false
      if (mine(item.seat)) view.my_ante = null
      view.antes.push({ seat: item.seat, card: item.card })
      break
    case 'antes_tied':
      view.discard.push(...view.antes.map((ante) => ante.card))
      view.antes = []
      break
    case 'leads_by_ante':
    case 'stays_leader':
    case 'leads_after_slain':
    case 'leads':
      view.leader = item.seat
      break
    case 'round':
      Object.assign(view, { round: item.round, leader: item.seat, must_not_exceed: null })
      for (const one of players) one.played = null
      break
    case 'played':
      leaves(item.seat, item.card)
      who.flight.push(item.card)
      Object.assign(who, { strength: item.strength, played: item.card })
      break
    case 'drew':
      who.hand += item.cards
      view.deck -= item.cards
      break
    case 'drew_card':
      comes(item.seat, item.card)
      view.deck -= 1
      break
    case 'reshuffled':
      view.deck += item.cards
      view.discard = []
      break
    case 'bought':
      view.deck -= 1
      view.discard.push(item.card)
      break
    case 'took':
      leaves(item.other, null)
      comes(item.seat, null)
      break
    case 'took_card':
      leaves(item.other, item.card)
      comes(item.seat, item.card)
      break
    case 'gave':
      leaves(item.seat, item.card)
      comes(item.other, item.card)
      break
    case 'took_ante':
      view.antes = view.antes.filter((ante: { card: string }) => ante.card !== item.card)
      comes(item.seat, item.card)
      break
    case 'replaced':
      who.flight[who.flight.indexOf(item.card)] = item.new
      if (who.played === item.card) who.played = item.new
      view.discard.push(item.card)
      view.deck -= 1
      break
    case 'slew':
      without(other.flight, item.card)
      if (other.played === item.card) other.played = null
      view.discard.push(item.card)
      break
    case 'discarded':
      leaves(item.seat, item.card)
      view.discard.push(item.card)
      break
    case 'weakest_wins':
      view.weakest_wins = true
      break
    case 'will_lead':
      view.priest = item.seat
      break
    case 'shared':
      for (const one of players) one.gold += item.gold
      view.stakes -= item.gold * players.length
      view.gambit_ended = true
      break
  }
}

/** What the power of a card does, as it stands on it. */
function power(card: Card): Aside {
  return [`web-ante-power-${card.replace(/ \d+$/, '').replaceAll(' ', '-').toLowerCase()}`]
}

/** Why it came so: what a power that triggers does, as it stands on the card; why somebody has to buy, wins or cannot win. */
function aside(before: View, item: NewsItem): Aside | undefined {
  switch (item.key) {
    case 'triggers_as_leader':
    case 'triggers_as_first':
    case 'triggers':
    case 'commands':
      return power(item.card)
    case 'copied':
      return power(item.copied)
    case 'bought':
      return ['web-ante-aside-bought']
    case 'brass_asks': {
      const { strength } = before.players[item.other]!
      const equal = before.players.filter((one, seat) => seat !== item.seat && one.strength === strength)
      return equal.length > 1 ? ['web-ante-aside-equal'] : undefined
    }
    case 'won_gambit':
    case 'won_gambit_weakest':
      return [`web-ante-aside-${item.key.replaceAll('_', '-')}`]
    case 'cannot_win':
      return ['web-ante-aside-cannot-win']
    default:
      return undefined
  }
}

const SOUNDS: Partial<Record<NewsItem['key'], Sound>> = {
  anted: 'lay',
  anted_card: 'lay',
  ante: 'reveal',
  played: 'lay',
  triggers_as_leader: 'power',
  triggers_as_first: 'power',
  triggers: 'power',
  copied: 'power',
  drew_card: 'deal',
  bought: 'deal',
  took: 'steal',
  took_card: 'steal',
  took_ante: 'steal',
  gave: 'lay',
  replaced: 'swap',
  slew: 'destroy',
  discarded: 'lay',
  colour_flight: 'win',
  strength_flight: 'win',
  won_gambit: 'win',
  won_gambit_weakest: 'win',
}

export const story: Story<View, NewsItem> = {
  lines: {
    starts: { ms: 500, with: 'deal' },
    drew: { ms: 500, with: 'deal' },
    drew_card: { ms: 600, with: 'deal' },
    hand_full: { ms: 400, with: 'deal' },
    gambit: { ms: 900 },
    anted: { ms: 400 },
    anted_card: { ms: 400 },
    ante: { ms: 1200, with: 'antes' },
    leads_by_ante: { ms: 1000 },
    stake: { ms: 1000, with: 'stake' },
    paid_stakes: { ms: 900, with: 'stake' },
    owes_stakes: { ms: 900, with: 'stake' },
    round: { ms: 500 },
    played: { ms: 1000 },
    triggers_as_leader: { ms: 1200 },
    triggers_as_first: { ms: 1200 },
    triggers: { ms: 1200 },
    does_not_trigger: { ms: 700 },
    paid: { ms: 800, with: 'paid' },
    owes: { ms: 800, with: 'paid' },
    stole: { ms: 900 },
    took: { ms: 1000 },
    took_card: { ms: 1200 },
    gave: { ms: 1100 },
    took_ante: { ms: 900, with: 'antes taken' },
    replaced: { ms: 1200 },
    slew: { ms: 1200 },
    copied: { ms: 1000 },
    green_asks: { ms: 900 },
    brass_asks: { ms: 900 },
    colour_flight: { ms: 1200 },
    strength_flight: { ms: 1200 },
    won_gambit: { ms: 1200 },
    won_gambit_weakest: { ms: 1200 },
    debt_ignored: { ms: 500, with: 'debts' },
    debt_passed_on: { ms: 500, with: 'debts' },
    debt_lapsed: { ms: 500, with: 'debts' },
    hoard: { ms: 900, with: 'hoards' },
    won: { ms: 1000 },
  },
  after,
  aside,
  motions,
  sound: (item) => SOUNDS[item.key],
  said: { paid_stakes: 'stake' },
  headings: ['gambit', 'round'],
  ends: ['won_gambit', 'won_gambit_weakest', 'no_winner', 'carried', 'shared'],
  brought: (news, seats) => {
    const sums = Array<number>(seats).fill(0)
    for (const item of news) {
      const paid = gold(item)
      if (paid && paid[0] !== null) sums[paid[0]]! -= paid[2]
      if (paid && paid[1] !== null) sums[paid[1]]! += paid[2]
      if (item.key === 'shared') for (let seat = 0; seat < seats; seat++) sums[seat]! += item.gold
    }
    return sums
  },
}
