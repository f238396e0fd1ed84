import type { NewsItem, View } from './types'
import { argumentsAsThings, type Face } from '@web/games/types'
import { say, sentence, words } from '@web/i18n/words.svelte'
import Board from './Board.svelte'
import { LOOKS, printed, sideOf, triggers } from './cards'
import Hand from './Hand.svelte'
import Picture from './Picture.svelte'
import Seat from './Seat.svelte'
import { story } from './story'

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
  return view.hand.some((card) => `card:${card}` === thing) ? 'power' : 'not-in-hand'
}

export const face: Face<View, NewsItem> = {
  Board,
  Seat,
  Hand,
  Picture,
  around: true,
  touches: (move) => argumentsAsThings(move),
  inHand: (thing) => thing.startsWith('card:'),
  asked: (view) => String(view.ask),
  askedArgs: (view, seat, { names, news }) => {
    const asks = news.findLast((item) => /^(green|brass)_asks$/.test(item.key) && item.other === seat)
    const card = view.acting ?? news.findLast((item) => item.key === 'played')?.card
    return {
      gambit: view.gambit,
      limit: view.must_not_exceed ?? 'any',
      // The first word of `Red Dragon` says which one it is.
      power: String(view.power ?? '')
        .split(' ')[0]!
        .toLowerCase(),
      card: card ? sentence(words.thing('ante', 'card', card)) : '',
      name: names[view.turn ?? -1] ?? '',
      strength: asks?.strength ?? 0,
    }
  },
  aims: (move, view) =>
    move.name === 'play' ? [`flight:${view.seat}`] : move.name === 'ante' ? ['antes'] : [],
  story,

  whyNot,
  notes: (thing, view) => {
    const card = thing.replace(/^card:/, '')
    if (!thing.startsWith('card:') || !LOOKS[printed(card).kind]) return []
    const limit = view.must_not_exceed ?? 'any'
    const trigger = triggers(card, view)
    return [
      say(`web-ante-is-${sideOf(printed(card).kind, view)}`),
      ...(trigger === null ? [] : [say(`web-ante-trigger-${trigger ? 'yes' : 'no'}`, { limit })]),
    ]
  },
  missing: (view) =>
    view.ask === 'play' && view.must_not_exceed !== null
      ? ['silent']
      : OWN_REASON.has(String(view.ask))
        ? ['power']
        : [],
  aids: ['powers', 'flights'],
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
