/** How a race moves: dragons run along the track, dice tumble, markers change hands in the air. */
import type { NewsItem, View } from './types'
import { POP, SHAKE, type Act, type Motion } from '@web/ui/motion'

const dice = (late: number): Act => ({
  name: 'tumble',
  ms: 560 + late,
  frames: [
    { transform: 'translate(-70px, -46px) rotate(-620deg) scale(.6)', easing: 'ease-in' },
    { transform: 'translate(-38px, 4px) rotate(-400deg)', offset: 0.34, easing: 'ease-out' },
    { transform: 'translate(-16px, -26px) rotate(-190deg) scale(1.08)', offset: 0.56, easing: 'ease-in' },
    { transform: 'translate(-4px, 2px) rotate(-38deg)', offset: 0.78, easing: 'ease-out' },
    { transform: 'translate(0, -6px) rotate(-12deg)', offset: 0.89, easing: 'ease-in' },
    { transform: 'none' },
  ],
})
/** Each die tumbles in its own time; the other faces flicker over the one that it comes to rest on. */
export const TUMBLES = { colour: dice(0), movement: dice(110) }
const FACES: Act = {
  name: 'faces',
  ms: 400,
  frames: [{ opacity: 1 }, { opacity: 1, offset: 0.99 }, { opacity: 0 }],
}

function tumble(which: 'colour' | 'movement'): Motion[] {
  return [
    { act: TUMBLES[which], at: `die:${which}` },
    { act: FACES, at: `faces:${which}` },
  ]
}

/** Hop by hop from free space to free space; each lists the spaces that are leapt over, and where it lands. */
export function hopsOf(dragon: string, from: number, to: number, spaces: Record<string, number>): string[][] {
  const taken = new Set(Object.entries(spaces).flatMap(([name, space]) => (name === dragon ? [] : [space])))
  const hops: string[][] = []
  let hop: string[] = []
  const step = Math.sign(to - from)
  for (let space = from; space !== to;) {
    space += step
    hop.push(`space:${space}`)
    if (space !== to && taken.has(space)) continue
    hops.push(hop)
    hop = []
  }
  return hops
}

/** In the last spaces the table leans in. */
const CLOSE = 5

export function motions(item: NewsItem, before: View): Motion[] {
  switch (item.key) {
    case 'rolled':
      return [...tumble('colour'), ...tumble('movement')]
    case 'rerolled': {
      // Perhaps one die alone was rolled; the line does not say which.
      const changed = (['colour', 'movement'] as const).filter((die) => before.dice?.[die] !== item[die])
      return (changed.length ? changed : (['colour', 'movement'] as const)).flatMap(tumble)
    }
    case 'forward':
    case 'backward': {
      const hops = hopsOf(item.dragon, item.from, item.to, before.spaces)
      const line = item.to === before.track
      const moves: Motion[] = [{ run: `dragon:${item.dragon}`, hops, heard: 'hop', slow: line ? 2.4 : 1 }]
      if (item.key === 'forward' && item.to > before.track - CLOSE)
        moves.push({ lean: `space:${item.to}`, ms: line ? 1900 : 1050, by: line ? 1.45 : 1.22 })
      return moves
    }
    case 'stayed':
      return [{ act: SHAKE, at: `dragon:${item.dragon}` }]
    case 'finished': {
      const space = `space:${before.track}`
      return [
        { act: FLASH, at: 'photo' },
        { act: WAVE, at: 'flag' },
        { act: POP, at: `dragon:${item.dragon}`, wait: 120 },
        { burst: 'confetti', at: space, count: 22 },
      ]
    }
    case 'swapped':
      return [{ soar: `marker:${item.takes}` }, { soar: `marker:${item.gives}` }]
    case 'swapped_beside':
      return [{ soar: `marker:${item.takes}` }, { soar: `marker:${item.gives}` }]
    case 'returned':
      return [{ fly: 'egg', from: `seat:${item.seat}`, to: 'pool', count: item.eggs, heard: 'egg' }]
    case 'poisoned':
      return [{ act: SHAKE, at: `dragon:${item.dragon}` }]
    default:
      return []
  }
}

const FLASH: Act = {
  name: 'flash',
  ms: 420,
  frames: [{ opacity: 0 }, { opacity: 0.6, offset: 0.15 }, { opacity: 0 }],
}
const WAVE: Act = {
  name: 'wave',
  ms: 1100,
  frames: [0, -16, 12, -14, 10, -6, 0].map((turn) => ({
    transform: `rotate(${turn}deg) scale(${turn ? 1.25 : 1})`,
    easing: 'ease-in-out',
  })),
}
