import type { NewsItem, View } from './types'
import { argumentsAsThings, type Face } from '@web/games/types'
import { say, words } from '@web/i18n/words.svelte'
import Board from './Board.svelte'
import Picture from './Picture.svelte'
import Seat from './Seat.svelte'
import { story } from './story'
import { RUNNERS } from './dragons'

/** The dragon whose marker I hold. */
const mine = (view: View): string | undefined =>
  Object.keys(RUNNERS).find((name) => view.seat !== null && view.markers[name] === view.seat)

function whyNot(thing: string, view: View): string {
  if (thing.startsWith('egg:')) return 'egg'
  if (thing.startsWith('dice:')) return 'rerolled'
  const holder = view.markers[thing.replace('dragon:', '')]
  if (view.ask === 'marker') return 'marker'
  if (view.ask !== 'turn') return view.dice ? 'rolled' : 'first'
  if (view.must_roll) return 'must-roll'
  return holder === view.seat ? 'own' : view.face_down.includes(holder ?? -1) ? 'protected' : 'first'
}

export const face: Face<View, NewsItem> = {
  Board,
  Seat,
  Picture,
  touches: (move) => argumentsAsThings(move),
  asked: (view) => (view.must_roll ? 'must-roll' : String(view.ask)),
  askedArgs: (view) => ({
    dragon: view.dice && view.dice.colour !== 'white' ? view.dice.colour : (mine(view) ?? 'none'),
    colour: view.dice?.colour ?? '',
    movement: view.dice ? words.thing('dragorun', 'movement', view.dice.movement) : '',
  }),
  weight: (move) => (move.name === 'roll' ? 'go' : undefined),
  /** The dragons that may move, and one button to roll again; single dice are tapped. */
  offers: (moves) => {
    const named = moves.filter((move) => move.name === 'move')
    return named.length ? [...named, ...moves.filter((move) => /both/.test(move.text))] : null
  },
  button: (move, view) => {
    const dragon = String(move.args.dragon)
    if (move.name === 'swap') return say('web-dragorun-do-swap', { dragon })
    if (move.name !== 'move' || !view.targets) return null
    const space = view.targets[dragon]!
    const what = space === view.track ? 'finish' : space === view.spaces[dragon] ? 'stay' : 'move'
    return say(`web-dragorun-do-${what}`, { dragon, space })
  },
  aims: (move, view) =>
    move.name === 'swap'
      ? [`marker:${view.seat}`]
      : move.name === 'move' && view.targets
        ? [`space:${view.targets[move.args.dragon!]}`]
        : [],
  story,
  whyNot,

  missing: (view, moves) => {
    const some = (name: string) => moves.some((move) => move.name === name)
    if (view.ask === 'white') return ['rerolled']
    if (view.ask === 'rolled') return ['swap-instead']
    if (view.ask !== 'turn') return []
    return [
      ...(view.must_roll ? ['must-roll'] : some('swap') ? [] : ['all-protected']),
      ...(view.eggs[view.seat ?? 0]!.length && !some('return') ? ['return'] : []),
    ]
  },
  aids: ['odds'],
  gallery: [
    { kind: 'dragon', values: Object.keys(RUNNERS) },
    { kind: 'movement', values: ['+1', '+2', '+3', '-1', 'trophy', 'snail'] },
    { kind: 'egg', values: ['+1 Diego', 'snail', 'mushroom'] },
  ],
}
