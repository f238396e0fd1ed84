import type { NewsItem, View } from '../src/api/protocol'

export interface Ply {
  seat: number | null
  before: View
  news: NewsItem[]
  after: View
}

/** Whether an aside is true: the table as told so far, the line it explains, the whole ply, and which line of it it is. */
export type Claim = (view: View, item: NewsItem, ply: Ply, nth: number) => boolean

const others = (view: View, dragon: string): number[] =>
  Object.entries(view.spaces as Record<string, number>)
    .filter(([name]) => name !== dragon)
    .map(([, space]) => space)
const later = (ply: Ply, nth: number): NewsItem[] => ply.news.slice(nth + 1)
const shows = (view: View, item: NewsItem): boolean =>
  String(view.grimoire.left.page) === String(item.count) && view.grimoire.right.page === item.colour

const SINGLES: Record<string, number> = {
  Bahamut: 13,
  Tiamat: 13,
  Dracolich: 10,
  Archmage: 9,
  Dragonslayer: 8,
  Thief: 7,
  Druid: 6,
  Priest: 5,
  Princess: 4,
  Fool: 3,
}
const strength = (flight: string[]): number =>
  flight.reduce((sum, card) => sum + (SINGLES[card] ?? Number(card.split(' ').at(-1))), 0)

/** The tokens of a ranch that a medal counts. */
function counted(tokens: Record<string, number>, medal: string): number {
  const kind = medal.replace(/ medal$/, '')
  return Object.entries(tokens)
    .filter(([token]) => token === kind || token.endsWith(` ${kind}`))
    .reduce((sum, [, count]) => sum + count, 0)
}
const gives =
  (token: string): Claim =>
  (view, item, ply, nth) =>
    later(ply, nth).some((one) => one.key === 'gained' && one.seat === item.seat && one.token === token) ||
    Object.entries(view.supply as Record<string, number>).some(
      ([shelf, left]) => left === 0 && token.startsWith(shelf.replace(/ token$/, '')),
    )

/** A checker for each aside, by game and key. */
export const ASIDES: Record<string, Record<string, Claim>> = {
  dragardiens: {
    laid: (view, item) => item.seat === view.turn && shows(view, item),
    'laid-too': (view, item) => item.seat !== view.turn,
    fourth: (view, _item, ply, nth) =>
      view.taken === 3 && ply.news.slice(0, nth).some((one) => one.key === 'crystal_paid'),
    'page-shown': (_view, item, ply, nth) =>
      ply.news[nth - 1]?.key === 'turned_up' && ply.news[nth - 1]!.side === item.side,
    gift: (_view, item, ply) =>
      ply.before.reward.includes(item.key === 'fragment' ? item.gift : item.key.replace('got_', '')),
    pearl: (view, item) => view.players[item.seat].fragments % 3 === 0,
    closed: (_view, item, ply) => {
      const school = ply.after.players[item.seat].school as { colour: string; closed: boolean }[]
      const at = school.findIndex((pile) => pile.colour === item.colour)
      return ply.after.ask === 'add' || (at > 0 && at < school.length - 1 && school[at]!.closed)
    },
  },
  dragorun: {
    leapt: (view, item) => {
      const [rear, front] = [item.from, item.to].toSorted((a: number, b: number) => a - b) as [number, number]
      return others(view, item.dragon).some((space) => rear < space && space < front)
    },
    trophy: (view, item) => item.to === Math.max(...others(view, item.dragon)) + 1,
    snail: (view, item) => item.to <= Math.min(...others(view, item.dragon)),
    'stays-trophy': (view, item) => view.spaces[item.dragon] >= Math.max(...others(view, item.dragon)),
    'stays-snail': (view, item) => view.spaces[item.dragon] <= Math.min(...others(view, item.dragon)),
    swap: (_view, item, ply) =>
      ply.after.over ||
      ply.after.race !== ply.before.race ||
      [item.takes, item.seat].some((one) => ply.after.face_down.includes(one)),
    egg: (_view, item, ply, nth) =>
      later(ply, nth).some((one) => one.key === 'forward' && one.dragon === item.egg.replace(/^\+1 /, '')),
    'egg-snail': (_view, _item, ply, nth) =>
      later(ply, nth).some((one) => one.key === 'backward' || one.key === 'stayed'),
    'egg-mushroom': (_view, item) => item.egg === 'mushroom',
    white: (_view, item) => item.colour === 'white',
    won: (_view, _item, ply) => ply.news.some((one) => one.key === 'finished'),
    returned: (view, item) => {
      const mine = Object.entries(view.markers).find(([, seat]) => seat === item.seat)![0]
      return view.spaces[mine] <= Math.min(...others(view, mine))
    },
  },
  ranch: {
    farmers: (_view, item) => item.farmers > 0,
    five: (view, item) => view.ranches[item.seat].cards + item.count === 5,
    power: (view, item) => view.display.includes(item.power),
    evolved: (_view, item) => item.to !== 'level-1 egg',
    medal: (view, item) => {
      const counts = (view.ranches as { tokens: Record<string, number> }[]).map(({ tokens }) =>
        counted(tokens, item.medal),
      )
      return counts.every((count, seat) => seat === item.seat || count < counts[item.seat]!)
    },
    'medal-none': (view, item) => {
      const counts = (view.ranches as { tokens: Record<string, number> }[])
        .map(({ tokens }) => counted(tokens, item.medal))
        .toSorted((a, b) => b - a)
      const { medal_needs, solo_medal_needs } = view.options as Record<string, number>
      return counts[0] === counts[1] || counts[0]! < (counts.length === 1 ? solo_medal_needs! : medal_needs!)
    },
    points: (_view, item) => item.points > 0,
    'hatched-yellow': gives('ingot'),
    'hatched-green': gives('mandrake'),
    'hatched-blue': gives('griffin'),
    'hatched-purple': gives('level-1 egg'),
    'hatched-red': (_view, item) => item.token === 'red dragon',
    'played-two-combinations': (_view, item) => item.power === 'Two Combinations',
    'played-wild-card': (_view, item) => item.power === 'Wild Card',
    'played-two-farmers': (_view, item) => item.power === 'Two Farmers',
    'played-destroy': (_view, item) => item.power === 'Destroy',
    'played-swap': (_view, item) => item.power === 'Swap',
    'played-take': (_view, item) => item.power === 'Take',
    'played-back-to-the-egg': (_view, item) => item.power === 'Back to the Egg',
    'played-repeat': (_view, item) => item.power === 'Repeat',
    'played-steal-an-ingot': (_view, item) => item.power === 'Steal an Ingot',
    'played-steal-a-card': (_view, item) => item.power === 'Steal a Card',
  },
  ante: {
    bought: (_view, item, ply) =>
      ply.before.players[item.seat].hand <= 2 ||
      ply.before.round === 0 ||
      ply.news.some((one) => one.key === 'round'),
    equal: (view, item) =>
      view.players.filter(
        (one: { strength: number }, seat: number) =>
          seat !== item.seat && one.strength === view.players[item.other].strength,
      ).length > 1,
    'won-gambit': (view, item, ply) => {
      const barred = ply.news.filter((one) => one.key === 'cannot_win').map((one) => one.seat as number)
      return view.players.every(
        (one: { flight: string[]; out: boolean }, seat: number) =>
          seat === item.seat || barred.includes(seat) || one.out || strength(one.flight) < item.strength,
      )
    },
    'won-gambit-weakest': (view, _item, ply) =>
      view.weakest_wins || ply.news.some((one) => one.key === 'weakest_wins'),
    'cannot-win': (_view, item) => /^(Bahamut|Tiamat)$/.test(item.card),
  },
}
