/** How the Jeu des Dragons moves: coins pour, a power strikes as a beam, cards are torn away, the flight that wins lifts. */
import type { Card, NewsItem, View } from './types'
import { LIFT, POP, SHAKE, type Motion, type Place } from '@web/ui/motion'
import { LOOKS, printed } from './cards'

/** Who pays (−) and who gets (+) gold by a line; null is the stakes. */
export function gold(item: NewsItem): [from: number | null, to: number | null, gold: number] | null {
  switch (item.key) {
    case 'paid_stakes':
    case 'repaid_stakes':
      return [item.seat, null, item.gold]
    case 'paid':
    case 'repaid':
      return [item.seat, item.other, item.gold]
    case 'stole':
    case 'won_gambit':
    case 'won_gambit_weakest':
      return [null, item.seat, item.gold]
    default:
      return null
  }
}

/** Three flights and the antes are put away at the end of a gambit; then the next cards are drawn. */
export const clears = (view: View & { gambit_ended?: boolean }, item: NewsItem): boolean =>
  view.gambit_ended === true && /^(drew|reshuffled|bought|gambit)/.test(item.key)

const MAX_COINS = 8
const hoard = (seat: number | null): Place => (seat === null ? 'stakes' : `gold:${seat}`)
const pours = (from: number | null, to: number | null, amount: number, wait = 0): Motion => ({
  fly: 'coin',
  from: hoard(from),
  to: hoard(to),
  count: Math.max(1, Math.min(MAX_COINS, amount)),
  heard: 'coin',
  wait,
})

/** The beam has struck. */
const STRUCK = 240
function strikes(card: Card | null | undefined, victim: Place): Motion[] {
  if (!card) return []
  return [{ beam: LOOKS[printed(card).kind]!.skin, from: `card:${card}`, to: victim }]
}

export function motions(item: NewsItem, before: View): Motion[] {
  if (clears(before, item))
    return [...before.players.flatMap((one) => one.flight), ...before.antes.map((ante) => ante.card)].map(
      (card) => ({ away: `card:${card}`, to: 'discard' }),
    )
  /** The card that a seat has just played: its power is at work. */
  const played = (seat: number) => before.players[seat]?.played
  switch (item.key) {
    case 'paid_stakes':
      return [pours(item.seat, null, item.gold)]
    case 'repaid_stakes':
    case 'repaid':
      return [pours(item.seat, item.key === 'repaid' ? item.other : null, item.gold)]
    case 'paid':
      return [
        ...strikes(played(item.other), hoard(item.seat)),
        { act: SHAKE, at: hoard(item.seat), wait: STRUCK },
        pours(item.seat, item.other, item.gold, STRUCK),
      ]
    case 'stole':
      return [...strikes(played(item.seat), 'stakes'), pours(null, item.seat, item.gold, STRUCK)]
    case 'blue_taxes':
      return before.players.flatMap((_, seat) =>
        seat === item.seat ? [] : strikes(played(item.seat), hoard(seat)),
      )
    case 'triggers_as_leader':
    case 'triggers_as_first':
    case 'triggers':
    case 'commands':
      return [
        { act: POP, at: `card:${item.card}` },
        { burst: 'spark', at: `card:${item.card}`, count: 12 },
      ]
    case 'copied':
      return [
        ...strikes(item.copied, `card:${item.card}`),
        { act: POP, at: `card:${item.card}`, wait: STRUCK },
      ]
    case 'green_asks':
    case 'brass_asks':
      return [
        ...strikes(played(item.seat), `seat:${item.other}`),
        { act: SHAKE, at: `seat:${item.other}`, wait: STRUCK },
      ]
    case 'took':
      return [
        { act: SHAKE, at: `seat:${item.other}` },
        { fly: 'card', from: `seat:${item.other}`, to: `seat:${item.seat}` },
      ]
    case 'took_card':
    case 'gave': {
      // Torn out of one's own hand, or into it; the others see a card go by.
      const [from, to] = item.key === 'gave' ? [item.seat, item.other] : [item.other, item.seat]
      return [
        { act: SHAKE, at: `seat:${from}` },
        from === before.seat
          ? { away: `card:${item.card}`, to: `seat:${to}` }
          : { comes: `card:${item.card}`, from: `seat:${from}` },
        ...(before.seat === from || before.seat === to
          ? []
          : ([{ fly: 'card', from: `seat:${from}`, to: `seat:${to}` }] as const)),
      ]
    }
    case 'took_ante':
      return [
        item.seat === before.seat
          ? { comes: `card:${item.card}`, from: 'antes' }
          : { away: `card:${item.card}`, to: `seat:${item.seat}` },
      ]
    case 'replaced':
      return [{ away: `card:${item.card}`, to: 'discard' }]
    case 'slew':
      return [
        ...strikes(played(item.seat), `flight:${item.other}`),
        { act: SHAKE, at: `flight:${item.other}`, wait: STRUCK },
        { away: `card:${item.card}`, to: 'discard', wait: STRUCK },
      ]
    case 'discarded':
      return item.seat === before.seat
        ? [{ away: `card:${item.card}`, to: 'discard' }]
        : [{ fly: 'card', from: `seat:${item.seat}`, to: 'discard' }]
    case 'drew':
      return [
        {
          fly: 'card',
          from: 'deck',
          to: `seat:${item.seat}`,
          count: Math.min(3, item.cards),
          heard: 'deal',
        },
      ]
    case 'colour_flight':
    case 'strength_flight':
      return lifts(before, item.seat)
    case 'won_gambit':
    case 'won_gambit_weakest':
      return [...lifts(before, item.seat), ...(item.gold ? [pours(null, item.seat, item.gold, 260)] : [])]
    default:
      return []
  }
}

/** The cards of a flight lift, one after the other. */
function lifts(view: View, seat: number): Motion[] {
  return view.players[seat]!.flight.map((card, nth) => ({ act: LIFT, at: `card:${card}`, wait: 70 * nth }))
}
