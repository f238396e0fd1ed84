import type { NewsItem, View } from '@web/hall/protocol'
import { argumentsAsThings, type Face } from '@web/games/face'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Picture from './Picture.svelte'
import Seat from './Seat.svelte'

/** Questions inside a power have their own reason. */
const OWN_REASON = new Set([
  'give',
  'discard',
  'bronze',
  'spoils',
  'copy',
  'slay',
  'order',
  'target',
  'colour',
  'strength',
  'blue',
])

function whyNot(thing: string, view: View): string {
  const ask = String(view.ask)
  if (thing.startsWith('seat:')) return ask === 'target' ? 'target' : 'seat'
  if (OWN_REASON.has(ask)) return ask
  if (ask === 'ante' && view.my_ante) return 'anted'
  return (view.hand as string[]).includes(thing.replace('card:', '')) ? 'power' : 'not-in-hand'
}

export const face: Face = {
  Board,
  Seat,
  Hand,
  Picture,
  around: true,
  touches: (move) => argumentsAsThings(move),
  asked: (view) => String(view.ask),
  askedArgs: (view: View) => ({ strength: view.wanted ?? 0 }),
  effects: (news: NewsItem[]) => {
    const fly: [string, string, string, number][] = []
    for (const item of news) {
      const coins = Math.max(1, Math.ceil((item.gold ?? 1) / 3))
      if (item.key === 'paid_stakes' || item.key === 'repaid_stakes')
        fly.push([`gold:${item.seat}`, 'stakes', '', coins])
      else if (item.key === 'paid' || item.key === 'repaid')
        fly.push([`gold:${item.seat}`, `gold:${item.other}`, '', coins])
      else if (item.key === 'stole' || item.key.startsWith('won_gambit'))
        fly.push(['stakes', `gold:${item.seat}`, '', coins])
    }
    return fly.length ? { fly: fly.slice(0, 8), sound: 'gold' } : {}
  },
  sheet: (view: View) => [
    ['cards', view.players.map((player: { hand: number }) => player.hand)],
    [
      'debts',
      view.players.map((_: unknown, seat: number) =>
        view.debts
          .filter((debt: { seat: number }) => debt.seat === seat)
          .reduce((sum: number, debt: { gold: number }) => sum + debt.gold, 0),
      ),
    ],
  ],
  whyNot,
  gallery: [
    {
      kind: 'card',
      values: [
        'White Dragon 4',
        'Blue Dragon 7',
        'Black Dragon 5',
        'Red Dragon 8',
        'Green Dragon 6',
        'Brass Dragon 5',
        'Silver Dragon 6',
        'Bronze Dragon 7',
        'Copper Dragon 5',
        'Gold Dragon 9',
        'Bahamut',
        'Tiamat',
        'Dracolich',
        'Archmage',
        'Dragonslayer',
        'Thief',
        'Druid',
        'Priest',
        'Princess',
        'Fool',
      ],
    },
  ],
}
