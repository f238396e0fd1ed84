import type { MoveInfo } from '@web/api/protocol'
import type { NewsItem, View } from './types'
import type { Face } from '@web/games/types'
import { say, words } from '@web/i18n/words.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Picture from './Picture.svelte'
import Seat from './Seat.svelte'
import { cheapest, happens, PAIRS, pays } from './recipes'
import { story } from './story'

const BLUE: Record<string, string> = {
  two_combinations: 'Two Combinations',
  destroy: 'Destroy',
  swap: 'Swap',
  take: 'Take',
  back_to_egg: 'Back to the Egg',
  repeat: 'Repeat',
  steal_ingot: 'Steal an Ingot',
  steal_card: 'Steal a Card',
}
const BLUES = [
  'Two Combinations',
  'Wild Card',
  'Two Farmers',
  'Destroy',
  'Swap',
  'Take',
  'Back to the Egg',
  'Repeat',
  'Steal an Ingot',
  'Steal a Card',
]
const REDS = [
  '3 Mandrakes',
  '5 Mandrakes',
  '3 Griffins',
  '5 Griffins',
  '3 Eggs',
  '5 Eggs',
  '3 Dragons',
  '5 Dragons',
  '6 Creatures',
  '10 Creatures',
]
const PAID = new RegExp(`^(${Object.keys(PAIRS).join('|')})$`)
const PLAYED = new RegExp(`^(${Object.keys(BLUE).join('|')})$`)
const times = (thing: string, count: unknown): string[] => Array<string>(Number(count)).fill(thing)

function touches(move: MoveInfo, view: View): string[] {
  const { name, args } = move
  if (PAIRS[name]) return pays(move, view)
  const mine = (token: unknown) => `tok:${view.seat}:${token}`
  const blue = BLUE[name] ? [`blue:${BLUE[name]}`] : []
  switch (name) {
    case 'exchange':
      return [`essence:${args.one}`, `essence:${args.two}`]
    case 'discard':
      return [`essence:${args.essence}`]
    case 'power':
      return [`power:${args.power}`]
    case 'take':
      return [...blue, `shelf:${args.token}`]
    case 'swap':
      return [...blue, mine(args.token)]
    case 'steal_ingot':
    case 'steal_card':
      return [...blue, `seat:${args.victim}`]
    case 'destroy':
    case 'back_to_egg':
    case 'swap_for':
    case 'loot':
      return [...blue, `tok:${args.victim}:${args.token}`]
    case 'hatch':
    case 'evolve_red':
    case 'breed_hatch':
      return [mine(args.token)]
    case 'evolve':
      return [`shelf:${args.token}`]
    case 'breed_mandrakes':
      return times(mine('mandrake'), 2)
    case 'breed_griffins':
      return times(mine('griffin'), 2)
    default:
      return blue
  }
}

/** Questions about tokens have their own reason. */
const OWN_REASON = new Set(['egg', 'evolve', 'loot', 'swap', 'discard', 'feed', 'breed'])

/** The one action of the turn is taken; Two Combinations allows a second combination. */
function hasActed({ this_turn: turn }: View): boolean {
  return !!turn && (turn.acted || turn.combinations >= (turn.two_combinations ? 2 : 1))
}

function whyNot(thing: string, view: View): string {
  const ask = String(view.asks[view.seat ?? 0] ?? '')
  const [kind, owner] = thing.split(':')
  switch (kind) {
    case 'power':
      return ask === 'power' ? 'red-later' : 'power'
    case 'red':
    case 'medal':
      return kind
    case 'seat':
    case 'recipe':
      return kind
  }
  if (OWN_REASON.has(ask)) return ask
  switch (kind) {
    case 'blue':
      return view.this_turn?.blue_played ? 'blue-once' : ask === 'turn' ? 'blue' : 'blue-later'
    case 'essence':
      return hasActed(view) ? 'acted' : 'combination'
    case 'shelf':
      return 'shelf'
    default:
      return Number(owner) === view.seat ? 'mine' : 'theirs'
  }
}

export const face: Face<View, NewsItem> = {
  Board,
  Seat,
  Hand,
  Picture,
  around: true,
  crowd: 2,
  touches,
  inHand: (thing) => thing.startsWith('essence:'),
  asked: (view, seat) => {
    const ask = String((seat === null ? null : view.asks[seat]) ?? 'turn')
    return ask === 'turn' && hasActed(view) ? 'acted' : ask
  },
  askedArgs: (view, seat) => {
    const feeding = seat === null ? null : view.ranches[seat]!.feeding
    const giving = view.this_turn?.giving
    return {
      creatures: feeding
        ? (words.forms('ranch', 'token', feeding).many ?? words.thing('ranch', 'token', feeding))
        : '',
      token: giving ? (words.forms('ranch', 'token', giving).a ?? '') : '',
    }
  },
  weight: (move, _view, moves) => {
    if (move.name.startsWith('feed')) {
      const most = Math.max(
        ...moves.filter((one) => one.name === move.name).map((one) => Number(one.args.count)),
      )
      return Number(move.args.count) === most ? 'go' : 'risky'
    }
    // It gives two cards away: nobody is led to it by its colour on the way to a combination.
    if (move.name === 'exchange') return 'plain'
    const more = moves.some((one) => PAIRS[one.name] || /^(draw|exchange|breed)/.test(one.name))
    return move.name === 'no_power' || (/^(end_turn|stop_breeding)$/.test(move.name) && more)
      ? 'risky'
      : undefined
  },
  button: (move, view, tell) => {
    if (move.name === 'exchange') return tell('web-ranch-do-exchange')
    if (move.name === 'evolve') return tell('web-ranch-do-evolve')
    if (move.name === 'evolve_red') return tell('web-ranch-do-evolve-red')
    const number = PAIRS[move.name] ? happens(move, view) : null
    return number === null ? null : tell(`web-ranch-do-${move.name}`, { number })
  },
  aims: (move, view) =>
    PAIRS[move.name] || /^(hatch|evolve|breed)/.test(move.name)
      ? [`ranch:${view.seat}`]
      : move.name === 'exchange'
        ? ['deck']
        : [],
  story,

  whyNot,
  missing: (view, moves) => {
    if (view.asks[view.seat ?? 0] !== 'turn') return []
    const some = (names: RegExp) => moves.some((move) => names.test(move.name))
    const blue = view.ranches[view.seat ?? 0]!.blue.length > 0
    const helps = moves.some((move) => PAID.test(move.name) && move.args.help !== 'none')
    return [
      ...(hasActed(view) ? ['acted'] : some(PAID) ? [] : ['combination']),
      ...(blue && !some(PLAYED) && !helps ? [view.this_turn?.blue_played ? 'blue-once' : 'blue'] : []),
    ]
  },
  notes: (thing, view) => {
    const [kind, power] = thing.split(/:(.*)/s)
    if (kind !== 'power' || !(view.display as (string | null)[]).includes(power!)) return []
    return [say(REDS.includes(power!) ? 'web-ranch-get-red' : 'web-ranch-get-blue')]
  },
  standsFor: (thing, moves, view) => {
    const [kind, name] = thing.split(':')
    return kind === 'recipe' ? cheapest(name!, moves, view) : []
  },
  aids: ['recipes'],
  drawn: ['recipes'],
  gallery: [
    { kind: 'essence', values: ['Mandrake', 'Griffin', 'Dragon', 'Farmer'] },
    {
      kind: 'token',
      values: [
        'mandrake',
        'griffin',
        'level-1 egg',
        'level-1 dragon',
        'yellow dragon',
        'green dragon',
        'blue dragon',
        'purple dragon',
        'red dragon',
        'ingot',
      ],
    },
    { kind: 'medal', values: ['mandrake', 'griffin', 'dragon', 'egg', 'ingot'] },
    { kind: 'power', values: [...BLUES, ...REDS] },
  ],
}
