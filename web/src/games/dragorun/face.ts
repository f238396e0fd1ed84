import type { NewsItem, View } from '../../hall/protocol'
import { argumentsAsThings, type Face } from '../face'
import Board from './Board.svelte'
import Picture from './Picture.svelte'
import Seat from './Seat.svelte'
import { RUNNERS } from './dragons'

export const face: Face = {
  Board,
  Seat,
  Picture,
  touches: (move) => argumentsAsThings(move),
  asked: (view) => (view.ask === 'turn' && view.dice === null ? 'turn' : String(view.ask)),
  effects: (news: NewsItem[]) => {
    const keys = new Set(news.map((item) => item.key))
    return keys.has('rolled') || keys.has('rerolled') ? { sound: 'dice' } : {}
  },
  whyNot: (thing, view: View) => {
    const dragon = thing.replace('dragon:', '')
    const holder = (view.markers as Record<string, number | null>)[dragon]
    if (view.ask !== 'turn' || holder === undefined) return null
    if (holder === view.seat) return 'own'
    return (view.face_down as number[]).includes(holder ?? -1) ? 'protected' : null
  },
  sheet: (view: View) => {
    const held = Array.from({ length: view.seats }, (_, seat) => Object.keys(RUNNERS).find((name) => view.markers[name] === seat))
    return [
      ['dragon', held.map((name) => name ?? '–')],
      ['space', held.map((name) => (name ? view.spaces[name] : '–'))],
    ]
  },
  gallery: [
    { kind: 'dragon', values: Object.keys(RUNNERS) },
    { kind: 'movement', values: ['+1', '+2', '+3', '-1', 'trophy', 'snail'] },
    { kind: 'egg', values: ['+1 Diego', 'snail', 'mushroom'] },
  ],
}
