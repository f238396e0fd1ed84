import type { MoveInfo } from '@web/api/protocol'
import type { NewsItem, View } from './types'
import type { Face } from '@web/games/types'
import { say } from '@web/i18n/words.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Picture from './Picture.svelte'
import Seat from './Seat.svelte'
import { story } from './story'
import { named } from './words'

function touches({ name, args }: MoveInfo): string[] {
  switch (name) {
    case 'take':
    case 'take_fourth':
      return [`train:${args.side}`]
    case 'write':
    case 'add':
      return [`card:${args.card}`]
    case 'write_starting':
    case 'add_starting':
      return [`start:${args.card}`]
    case 'add_shadow':
      return ['card:shadow']
    case 'choose':
    case 'open':
      return [`chest:${args.chest}`]
    case 'ink':
      return ['chest:prism ink']
    case 'whistle':
    case 'whistle_shadow':
      return ['chest:whistle']
    default:
      return []
  }
}

function whyNot(thing: string, view: View): string {
  const [kind, what, colour] = thing.split(':')
  const mayTake = view.taken === 0 && (view.training.left || view.training.right)
  switch (kind) {
    case 'gift':
      return what === 'crystal' ? 'crystal' : 'gift'
    case 'pile': {
      const school = view.players[Number(what)]!.school
      const unlocked = view.opened === 'iron key' && view.turn === Number(what)
      return !unlocked && school.some((pile) => pile.colour === colour && pile.closed) ? 'closed' : 'pile'
    }
  }
  // The first player names a chest: only chests can be used.
  if (view.ask === 'chest') return ''
  switch (kind) {
    case 'train':
      return view.turn === view.seat ? 'taken' : 'others'
    case 'chest':
      return kind
    case 'book':
      if (view.turn !== view.seat) return 'others'
      if (mayTake) return 'take-first'
      return view.ask === 'turn' && !view.wrote.some((side) => side === what) ? kind : 'written'
    default:
      return view.ask === 'others' || view.ask === 'add' ? view.ask : mayTake ? 'take-first' : 'written'
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
  inHand: (thing) => /^(card|start):/.test(thing),
  asked: (view) => {
    if (view.ask !== 'turn') return String(view.ask)
    return view.taken === 0 && (view.training.left || view.training.right) ? 'take' : 'turn'
  },
  askedArgs: (view, _seat, { names, moves }) => {
    const wanted = view.wanted
    const some = (name: string) => moves.some((move) => move.name.startsWith(name))
    return {
      number: wanted?.number ?? 0,
      name: names[view.turn] ?? '',
      can: some('lay') ? 'yes' : 'no',
      may: ['take', 'write'].filter(some).join('-') || 'none',
      asks: wanted
        ? say('dragardiens-draw-asks', { number: wanted.number, ...named('colour', wanted.colour) })
        : '',
    }
  },
  button: (move, view, tell) => {
    const trained = move.name === 'take' && view.training[move.args.side as 'left' | 'right']
    if (trained) return tell('web-dragardiens-do-take', named('card', trained))
    const wanted = view.wanted
    if (!wanted || !/^lay/.test(move.name)) return null
    const key = move.name === 'lay' ? 'dragardiens-draw-asks' : 'web-dragardiens-do-lay-at'
    return tell(key, { number: wanted.number, ...named('colour', wanted.colour) })
  },
  // To be done while something could still be taken or laid gives it away.
  weight: (move, _view, moves) =>
    /^lay/.test(move.name)
      ? 'go'
      : move.name === 'pass' && moves.some((one) => /^(take|lay)/.test(one.name))
        ? 'risky'
        : undefined,
  aims: (move, view) =>
    /^(lay|add)/.test(move.name)
      ? [`school:${view.seat}`]
      : /^write/.test(move.name)
        ? ['book']
        : /^take/.test(move.name)
          ? ['hand']
          : [],
  story,

  whyNot,
  missing: (view, moves) => {
    if (view.ask === 'others') return ['others']
    if (view.ask !== 'turn') return []
    const some = (name: RegExp) => moves.some((move) => name.test(move.name))
    const crystals = view.players[view.seat ?? 0]!.crystals
    return [
      ...(view.taken === 0 && some(/^take/) ? ['take-first'] : []),
      ...(view.taken > 0 && !some(/^take/) ? ['taken'] : []),
      ...(view.wrote.length && !some(/^write/) ? ['written'] : []),
      ...(some(/^lay/) ? [] : ['lay']),
      ...(view.chests.length && crystals && !some(/^(ink|whistle|open)/) ? ['chest'] : []),
    ]
  },
  aids: ['grimoire'],
  gallery: [
    { kind: 'card', values: ['white 3', 'green 2', 'red 4', 'blue 1', 'green on red', 'shadow'] },
    { kind: 'gift', values: ['lowest', 'crystal', 'egg'] },
    { kind: 'pearl', values: ['red'] },
  ],
}
