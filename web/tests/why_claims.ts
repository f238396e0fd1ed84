import type { MoveInfo, NewsItem, View } from '../src/api/protocol'
import { printed, sideOf } from '../../src/dragonhall/games/ante/web/cards'

/** A seat that has to decide, and what the rules offer it. */
export interface Decision {
  view: View
  seat: number
  moves: MoveInfo[]
  /** What the seat is told when it plays that. */
  plays: (move: MoveInfo) => NewsItem[]
}

/** Whether the sentence that says why is true; `thing` is null where no thing is tapped, but the question is explained. */
export type Why = (asked: Decision, thing: string | null) => boolean

const some = ({ moves }: Decision, name: RegExp): boolean => moves.some((move) => name.test(move.name))
const all = ({ moves }: Decision, name: RegExp): boolean => moves.every((move) => name.test(move.name))
const part = (thing: string | null, nth: number): string => thing?.split(':')[nth] ?? ''

// Le Jeu des Dragons

interface Player {
  flight: string[]
  strength: number
  out: boolean
}
const players = ({ view }: Decision): Player[] => view.players as Player[]
const strengthOf = (card: string): number => printed(card).strength
const isEvil = (card: string, view: View): boolean => sideOf(printed(card).kind, view) === 'evil'
const isGood = (card: string, view: View): boolean => sideOf(printed(card).kind, view) === 'good'
const isDragon = (card: string, view: View): boolean => sideOf(printed(card).kind, view) !== 'mortal'
const cardOf = (thing: string | null): string | null => (thing?.startsWith('card:') ? thing.slice(5) : null)
const antes = ({ view }: Decision): string[] => view.antes.map((ante: { card: string }) => ante.card)
const flights = (asked: Decision): string[] => players(asked).flatMap((one) => one.flight)
const named = ({ moves }: Decision): string[] =>
  moves.flatMap(({ args }) => (args.card ? [String(args.card)] : []))

const ANTE: Record<string, Why> = {
  seat: (asked) => !some(asked, /^target$/),
  target: (asked, thing) => {
    const others = players(asked).flatMap((one, seat) =>
      seat === asked.seat || one.out ? [] : [{ one, seat }],
    )
    const strongest = Math.max(...others.map(({ one }) => one.strength))
    const tied = others.filter(({ one }) => one.strength === strongest).map(({ seat }) => `seat:${seat}`)
    const offered = asked.moves.map(({ args }) => `seat:${args.seat}`)
    return tied.length > 1 && String(tied) === String(offered) && !tied.includes(thing ?? '')
  },
  power: ({ view }) => view.power !== null || view.ask === 'order',
  discard: (asked, thing) => all(asked, /^discard$/) && !asked.view.hand.includes(cardOf(thing)),
  bronze: (asked, thing) => {
    const taken = named(asked)
    const left = antes(asked).filter((card) => !taken.includes(card))
    const strongest = Math.max(...taken.map(strengthOf))
    return (
      all(asked, /^take$/) &&
      left.every((card) => strengthOf(card) > strongest) &&
      !taken.includes(cardOf(thing)!)
    )
  },
  spoils: (asked, thing) => all(asked, /^take$/) && !antes(asked).includes(cardOf(thing)!),
  copy: (asked, thing) => {
    const card = cardOf(thing)
    const copies =
      asked.view.power === 'Archmage' ? antes(asked) : flights(asked).filter((one) => isEvil(one, asked.view))
    const able = copies.filter((one) => one !== 'Tiamat' && one !== asked.view.acting)
    return all(asked, /^copy$/) && named(asked).every((one) => copies.includes(one)) && !able.includes(card!)
  },
  slay: (asked, thing) => {
    const acting = strengthOf(asked.view.acting as string)
    const most = asked.view.options.slayer === 'weaker' ? acting - 1 : acting
    const weak = flights(asked).filter((card) => isDragon(card, asked.view) && strengthOf(card) <= most)
    return (
      all(asked, /^slay$/) &&
      !weak.includes(cardOf(thing)!) &&
      named(asked).every((card) => weak.includes(card))
    )
  },
  order: (asked, thing) => {
    const good = players(asked)[asked.seat]!.flight.filter((card) => isGood(card, asked.view))
    return (
      all(asked, /^trigger$/) &&
      named(asked).every((card) => good.includes(card)) &&
      !named(asked).includes(cardOf(thing)!)
    )
  },
  strength: (asked) => all(asked, /^strength$/),
  colour: (asked) => all(asked, /^colour$/),
  blue: (asked) =>
    asked.view.power === 'Blue Dragon' && asked.moves.map(({ name }) => name).join() === 'steal,tax',
  give: (asked, thing) => {
    const card = cardOf(thing)
    const asks = strengthOf(asked.view.acting as string)
    const matches = (one: string) =>
      asked.view.power === 'Green Dragon'
        ? isEvil(one, asked.view) && strengthOf(one) < asks
        : isGood(one, asked.view) && strengthOf(one) > asks
    return (
      all(asked, /^(give|pay)$/) &&
      some(asked, /^pay$/) &&
      !(card && asked.view.hand.includes(card) && matches(card))
    )
  },
  anted: ({ view }) => view.my_ante !== null,
  'not-in-hand': (asked, thing) => all(asked, /^(ante|play)$/) && !asked.view.hand.includes(cardOf(thing)),
  silent: (asked) =>
    asked.view.must_not_exceed !== null &&
    asked.moves.every((move) => {
      const card = String(move.args.card)
      const silent = asked.plays(move).some((item) => item.key === 'does_not_trigger')
      return card === 'Tiamat' || silent === strengthOf(card) > asked.view.must_not_exceed
    }),
}

// Dragon Ranch

const COMBINATION = /^(mandrakes|griffins|eggs|hatching|gold|evolving)$/
const BLUE = /^(two_combinations|destroy|swap|take|back_to_egg|repeat|steal_ingot|steal_card)$/
const ranch = ({
  view,
  seat,
}: Decision): { tokens: Record<string, number>; ready: Record<string, number> | null } => view.ranches[seat]
const BASIC = /^(mandrake|griffin|.* egg)$/

const RANCH: Record<string, Why> = {
  seat: ({ moves }, thing) =>
    !moves.some((move) => /^steal/.test(move.name) && `seat:${move.args.victim}` === thing),
  mine: (asked, thing) =>
    part(thing, 1) === String(asked.seat) && /^(turn|power)$/.test(asked.view.asks[asked.seat]),
  theirs: (asked, thing) =>
    part(thing, 1) !== String(asked.seat) &&
    asked.moves.every((move) => !('victim' in move.args) || BLUE.test(move.name) || move.name === 'loot'),
  shelf: (asked) => asked.view.asks[asked.seat] === 'turn' || asked.view.asks[asked.seat] === 'power',
  combination: (asked, thing) =>
    thing === null ? !some(asked, COMBINATION) : !asked.moves.some((move) => uses(move, part(thing, 1))),
  'blue-later': (asked) => asked.view.asks[asked.seat] !== 'turn' && !some(asked, BLUE),
  egg: (asked, thing) => {
    const [kind, owner, token] = thing?.split(':') ?? []
    const mine = kind === 'tok' && owner === String(asked.seat) && token!.endsWith(' egg')
    return all(asked, /^hatch$/) && (!mine || !ranch(asked).ready?.[token!])
  },
  evolve: (asked, thing) => {
    const token = thing?.split(':').at(-1) ?? ''
    const tokens = ranch(asked).tokens
    const supply = (shelf: string) => asked.view.supply === null || asked.view.supply[shelf] > 0
    const second = thing?.startsWith('shelf:') && / egg$/.test(token) && !/level-1|red/.test(token)
    const red = part(thing, 1) === String(asked.seat) && / egg$/.test(token) && !/level-1|red/.test(token)
    return (
      all(asked, /^evolve/) &&
      !(second && tokens['level-1 egg'] && supply(token.replace('egg', 'token'))) &&
      !(red && asked.view.season > 1 && supply('red token'))
    )
  },
  loot: (asked, thing) =>
    all(asked, /^loot$/) &&
    !(
      thing?.startsWith('tok:') &&
      part(thing, 1) !== String(asked.seat) &&
      /^(level-1 egg|mandrake|griffin|ingot)$/.test(part(thing, 2))
    ),
  swap: (asked, thing) => {
    const [kind, owner, token] = thing?.split(':') ?? []
    const other = (one: string) => (one.endsWith(' egg') ? 'egg' : one)
    const basic =
      BASIC.test(token ?? '') &&
      (asked.view.options.basic_egg !== 'level1' || !/^(?!level-1).* egg$/.test(token!))
    const takes = kind === 'tok' && owner !== String(asked.seat) && basic
    return all(asked, /^swap_for$/) && !(takes && other(token!) !== other(asked.view.this_turn.giving))
  },
  discard: (asked, thing) => all(asked, /^discard$/) && !thing?.startsWith('essence:') && cards(asked) > 7,
  feed: (asked) => all(asked, /^feed/),
  breed: (asked, thing) => {
    const [kind, owner, token] = thing?.split(':') ?? []
    if (kind !== 'tok' || owner !== String(asked.seat)) return some(asked, /^breed/)
    const ready = ranch(asked).ready ?? {}
    const others = Object.entries(ready).filter(([name, count]) => count > 0 && (name !== token || count > 1))
    const partner = /^(mandrake|griffin)$/.test(token!)
      ? others.some(([name]) => name === token)
      : others.some(
          ([name]) => name.endsWith(' dragon') || (token!.endsWith(' dragon') && name.endsWith(' egg')),
        )
    // With a partner the pair would produce nothing: none of it is left.
    return some(asked, /^breed/) && !(ready[token!] && partner && asked.view.supply === null)
  },
  power: (asked) => asked.view.asks[asked.seat] !== 'power',
  'red-later': (asked, thing) => asked.view.this_turn.hatched_level === 1 && /^power:\d/.test(thing ?? ''),
  red: (_asked, thing) => /^red:\d/.test(thing ?? ''),
  'blue-once': (asked) => asked.view.this_turn.blue_played && !some(asked, BLUE),
  blue: (asked, thing) =>
    thing === null
      ? !some(asked, BLUE) && asked.moves.every(({ args }) => (args.help ?? 'none') === 'none')
      : !asked.moves.some(
          ({ name, args }) =>
            args.help === part(thing, 1) || name === part(thing, 1).toLowerCase().replaceAll(' ', '_'),
        ),
  medal: (_asked, thing) => thing!.startsWith('medal:'),
  acted: (asked) => !some(asked, COMBINATION) && !some(asked, /^(draw|exchange)$/),
  recipe: (asked, thing) => !asked.moves.some(({ name }) => name === part(thing, 1)),
}

function uses({ name, args }: MoveInfo, essence: string): boolean {
  if (!COMBINATION.test(name)) return false
  const [one, two] = { mandrakes: ['Mandrake', 'Mandrake'], griffins: ['Griffin', 'Griffin'], eggs: ['Dragon', 'Dragon'], hatching: ['Dragon', 'Mandrake'], gold: ['Mandrake', 'Griffin'], evolving: ['Dragon', 'Griffin'] }[name]! // prettier-ignore
  const paid = [Number(args.first) && one, Number(args.second) && two, Number(args.farmers) && 'Farmer']
  return paid.includes(essence)
}
const cards = ({ view }: Decision): number =>
  Object.values(view.hand as Record<string, number>).reduce((sum, count) => sum + count, 0)

// Dragorun

const holderOf = ({ view }: Decision, thing: string | null): number | null =>
  view.markers[thing?.replace('dragon:', '') ?? '']
const mine = ({ view, seat }: Decision): string =>
  Object.keys(view.markers).find((dragon) => view.markers[dragon] === seat)!

const DRAGORUN: Record<string, Why> = {
  egg: (asked, thing) => thing!.startsWith('egg:') && !asked.moves.some(({ args }) => 'egg' in args),
  rolled: (asked, thing) =>
    asked.view.dice.colour !== 'white' &&
    thing !== `dragon:${asked.view.dice.colour}` &&
    some(asked, /^(move|reroll)$/),
  rerolled: (asked) => asked.view.ask === 'white' && !some(asked, /^reroll$/),
  marker: (asked, thing) => all(asked, /^choose$/) && holderOf(asked, thing) !== null,
  first: (asked) => !some(asked, /^(roll|swap)$/),
  own: (asked, thing) => holderOf(asked, thing) === asked.seat,
  protected: (asked, thing) =>
    asked.view.face_down.includes(holderOf(asked, thing)) && holderOf(asked, thing) !== asked.seat,
  'must-roll': (asked) =>
    !some(asked, /^swap$/) && asked.view.swaps >= asked.view.seats && asked.view.options.no_eggs === true,
  'swap-instead': (asked) => all(asked, /^(move|reroll)$/),
  'all-protected': (asked) =>
    !some(asked, /^swap$/) &&
    Object.values(asked.view.markers).every(
      (holder) => holder === asked.seat || asked.view.face_down.includes(holder as number),
    ),
  return: (asked) => {
    const spaces = Object.values(asked.view.spaces as Record<string, number>)
    return !some(asked, /^return$/) && asked.view.spaces[mine(asked)] > Math.min(...spaces)
  },
}

// Dragardiens

const wrote = ({ view }: Decision): string[] => view.wrote as string[]
/** On which pile of the Grimoire a card goes. */
const sideFor = (card: string): string => (card.includes(' on ') ? 'right' : 'left')
const mayTake = (asked: Decision): boolean => some(asked, /^take/)

const DRAGARDIENS: Record<string, Why> = {
  gift: (_asked, thing) => /^gift:(fragment|egg):/.test(thing ?? ''),
  crystal: (_asked, thing) => thing!.startsWith('gift:crystal:'),
  pile: (_asked, thing) => thing!.startsWith('pile:'),
  closed: (asked, thing) => {
    const [, owner, colour] = thing!.split(':')
    const school = asked.view.players[Number(owner)].school as { colour: string }[]
    const at = school.findIndex((pile) => pile.colour === colour)
    const open = asked.view.opened === 'iron key' && asked.view.turn === Number(owner)
    return at > 0 && at < school.length - 1 && !open
  },
  others: (asked) => asked.view.turn !== asked.seat && all(asked, /^(lay|add|pass)/),
  taken: (asked) =>
    !mayTake(asked) &&
    (asked.view.taken >= 3 || wrote(asked).length > 0 || asked.view.opened || asked.view.ask === 'add'),
  add: (asked) => all(asked, /^add/),
  'take-first': (asked) => asked.view.taken === 0 && all(asked, /^take$/),
  written: (asked, thing) => {
    if (thing === null) return wrote(asked).length > 0 && !some(asked, /^write/)
    const side = thing.startsWith('book:') ? part(thing, 1) : sideFor(part(thing, 1))
    return asked.view.turn === asked.seat && (asked.view.ask === 'add' || wrote(asked).includes(side))
  },
  chest: (asked, thing) => {
    const { view, seat } = asked
    const { crystals, school } = view.players[seat] as {
      crystals: number
      school: { dragons: number; shadows: number }[]
    }
    const useless: Record<string, () => boolean> = {
      shortcut: () => Number(view.grimoire.left.page) === 1,
      'iron key': () => school.length < 3,
      magnet: () => !view.reward.includes('lowest'),
      whistle: () => school.every((pile) => pile.dragons + pile.shadows < 2),
    }
    const may = !thing || !useless[part(thing, 1)]?.()
    const none = thing === null && (view.chests as string[]).every((one) => useless[one]?.())
    const able =
      view.ask === 'turn' && view.turn === seat && view.taken > 0 && crystals > 0 && !view.crystal_paid
    return !some(asked, /^choose$/) && !(able && may && !none)
  },
  book: (asked, thing) => {
    const side = part(thing, 1)
    const fits = asked.moves.some(
      ({ name, args }) => /^write/.test(name) && sideFor(String(args.card)) === side,
    )
    const { cards, starting } = asked.view.players[asked.seat] as { cards: string[]; starting: string[] }
    return (
      asked.view.ask === 'turn' && fits === [...cards, ...starting].some((card) => sideFor(card) === side)
    )
  },
  lay: (asked) => !some(asked, /^lay/) && asked.view.turn === asked.seat,
}

export const WHY: Record<string, Record<string, Why>> = {
  ante: ANTE,
  ranch: RANCH,
  dragorun: DRAGORUN,
  dragardiens: DRAGARDIENS,
}

/** Everything on the table that a player can tap, as the faces draw it. */
export const THINGS: Record<string, (view: View, seat: number) => string[]> = {
  ante: (view) => [
    ...view.players.flatMap((one: Player, seat: number) => [
      `seat:${seat}`,
      ...one.flight.map((card) => `card:${card}`),
    ]),
    ...view.hand.map((card: string) => `card:${card}`),
    ...view.antes.map((ante: { card: string }) => `card:${ante.card}`),
  ],
  ranch: (view) => [
    ...view.ranches.flatMap(
      (
        one: { tokens: Record<string, number>; medals: string[]; blue: string[]; red: string[] },
        seat: number,
      ) => [
        `seat:${seat}`,
        ...Object.keys(one.tokens).map((token) => `tok:${seat}:${token}`),
        ...one.medals.map((medal) => `medal:${medal}`),
        ...(seat === view.seat ? one.blue.map((power) => `blue:${power}`) : []),
        ...one.red.map((power) => `red:${power}`),
      ],
    ),
    ...view.medals.map((medal: string) => `medal:${medal}`),
    ...view.display.flatMap((power: string | null) => (power ? [`power:${power}`] : [])),
    ...SHELVES.map((token) => `shelf:${token}`),
    ...Object.entries(view.hand as Record<string, number>).flatMap(([card, count]) =>
      count ? [`essence:${card}`] : [],
    ),
    ...['mandrakes', 'griffins', 'eggs', 'hatching', 'gold', 'evolving'].map((name) => `recipe:${name}`),
  ],
  dragorun: (view) => [
    ...Object.keys(view.spaces).map((dragon) => `dragon:${dragon}`),
    ...view.eggs.flat().map((egg: string) => `egg:${egg}`),
    ...(view.dice ? ['dice:colour die', 'dice:movement die'] : []),
  ],
  dragardiens: (view, mine) => [
    'book:left',
    'book:right',
    ...['left', 'right'].filter((side) => view.training[side]).map((side) => `train:${side}`),
    ...view.chests.map((chest: string) => `chest:${chest}`),
    ...view.players[mine].cards.map((card: string) => `card:${card}`),
    ...view.players[mine].starting.map((card: string) => `start:${card}`),
    ...view.players.flatMap((one: { school: { colour: string }[] }, seat: number) => [
      ...['fragment', 'crystal', 'egg'].map((gift) => `gift:${gift}:${seat}`),
      ...one.school.map((pile) => `pile:${seat}:${pile.colour}`),
    ]),
  ],
}
const SHELVES = [
  'mandrake',
  'griffin',
  'level-1 egg',
  'yellow egg',
  'green egg',
  'blue egg',
  'purple egg',
  'red egg',
  'ingot',
]
