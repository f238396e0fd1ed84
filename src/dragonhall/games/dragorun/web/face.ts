import type { NewsItem, View } from '@web/hall/protocol'
import { argumentsAsThings, type Face } from '@web/games/face'
import Board from './Board.svelte'
import Picture from './Picture.svelte'
import Seat from './Seat.svelte'
import { RUNNERS } from './dragons'

function whyNot(thing: string, view: View): string {
  if (thing.startsWith('egg:')) return 'egg'
  if (thing.startsWith('dice:')) return 'rerolled'
  const holder = (view.markers as Record<string, number | null>)[thing.replace('dragon:', '')]
  if (view.ask === 'marker') return 'marker'
  if (view.ask !== 'turn') return view.dice ? 'rolled' : 'first'
  if (view.must_roll) return 'must-roll'
  return holder === view.seat
    ? 'own'
    : (view.face_down as number[]).includes(holder ?? -1)
      ? 'protected'
      : 'first'
}

export const face: Face = {
  Board,
  Seat,
  Picture,
  touches: (move) => argumentsAsThings(move),
  asked: (view) => (view.must_roll ? 'must-roll' : String(view.ask)),
  effects: (news: NewsItem[]) => {
    const keys = new Set(news.map((item) => item.key))
    return keys.has('rolled') || keys.has('rerolled') ? { sound: 'dice' } : {}
  },
  whyNot,
  sheet: (view: View) => {
    const held = Array.from({ length: view.seats }, (_, seat) =>
      Object.keys(RUNNERS).find((name) => view.markers[name] === seat),
    )
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
