/**
 * Motions: how an event of a game looks while it happens. A game lists them in its story, as data (`games/story.ts`); here
 * they are carried out, when the table already lies as it does after the event.
 *
 * A place is the name of a thing (`data-cid`) or of an anchor (`data-anchor`); a motion of a place that is not on the
 * table is left out. Only transform and opacity change (Web Animations), so nothing is laid out again. Nothing moves with
 * reduced motion, at the pace *instant* or in a hidden tab, and a tap ends everything (`skip` in flip.ts).
 */
import { above, insideOf, travel, type Before } from './flip'
import { pace } from './settings.svelte'
import { sound, type Sound } from './sound'

export type Place = string

/** Something that lies there moves and comes to rest again. */
export interface Act {
  name: string
  ms: number
  frames: Keyframe[]
}

export type Motion = {
  /** It begins so many milliseconds after the beat. */
  wait?: number
  /** Heard when it begins. */
  sound?: Sound
} & (
  | {
      /** Small things fly one after the other; their look is a class beside `flying`. `heard` is played for each, rising. */
      fly: string
      from: Place
      to: Place
      count?: number
      heard?: Sound | undefined
    }
  | {
      /** A beam of this colour, from one place to another. */
      beam: string
      from: Place
      to: Place
    }
  | { act: Act; at: Place }
  | {
      /** What lay there and is gone from the table flies to a place. */
      away: Place
      to: Place
    }
  | {
      /** What is new on the table comes from this place. */
      comes: Place
      from: Place
    }
  | {
      /** It hops from place to place; the last place of a hop is where it lands, in a leap over those before. */
      run: Place
      hops: Place[][]
      /** The last hop takes so many times as long as usual. */
      slow?: number
      heard?: Sound | undefined
    }
  | {
      /** It does not travel straight but in a high curve, over everything else. */
      soar: Place
    }
  | {
      /** Copies of what is drawn there (`data-body`), or was before, walk from one place to another, one after the other. */
      walk: Place
      /** Where they begin, if it is not where they stand. */
      from?: Place
      to: Place
      count?: number
      /** At the end they are gone, they come back, or they have become what lies there now. */
      then: 'gone' | 'back' | 'in'
      /** Through the air, in one curve. */
      flies?: boolean
      ms?: number
    }
  | {
      /** A copy of what is drawn there, or was before, moves on the spot; at the end it is gone. */
      ghost: Place
      does: Act
    }
  | {
      /** Small things burst out of a place; their look is a class beside `flying`. */
      burst: string
      at: Place
      count?: number
    }
  | {
      /** What is marked with `data-lens` around this place leans in on it, and back. */
      lean: Place
      ms: number
      by?: number
    }
)

export const SHAKE: Act = {
  name: 'shake',
  ms: 460,
  frames: [0, -7, 6, -5, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 9}deg)` })),
}
export const LIFT: Act = {
  name: 'lift',
  ms: 900,
  frames: [
    { transform: 'none', easing: 'cubic-bezier(.2,.9,.3,1.3)' },
    { transform: 'translateY(-14px) scale(1.07)', offset: 0.3 },
    { transform: 'translateY(-9px) scale(1.04)', offset: 0.65, easing: 'ease-in-out' },
    { transform: 'none' },
  ],
}
export const POP: Act = {
  name: 'pop',
  ms: 380,
  frames: [{ transform: 'none' }, { transform: 'scale(1.28)', offset: 0.4 }, { transform: 'none' }],
}
export const WOBBLE: Act = {
  name: 'wobble',
  ms: 700,
  frames: [0, -12, 10, -14, 12, -6, 0].map((turn) => ({
    transform: `rotate(${turn}deg)`,
    easing: 'ease-in-out',
  })),
}

/** More small things than these fly at once only to confuse. */
const MAX_FLYING = 8
/** A whole run takes no longer than this, at normal pace. */
const MAX_RUN = 1000
const HOP = 150
const FLIGHT = 400
const GAP = 45
const SOAR = 720
const BEAM = 520
const BURST = 620

interface Point {
  x: number
  y: number
}
const centre = (rect: DOMRect): Point => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 })
const to = ({ x, y }: Point, more = ''): string => `translate(${round(x)}px, ${round(y)}px) ${more}`.trim()
const round = (pixels: number): number => Math.round(pixels * 10) / 10

export function placeOf(place: Place): HTMLElement | null {
  const name = CSS.escape(place)
  return document.querySelector<HTMLElement>(`[data-cid="${name}"], [data-anchor="${name}"]`)
}

/** Where it lies, or lay before. */
function rectOf(place: Place, before: Before): DOMRect | undefined {
  const now = placeOf(place)?.getBoundingClientRect()
  return now?.width ? now : (before.rects.get(place) ?? before.anchors.get(place))
}

/**
 * Everything that a beat shows and sounds: what lies elsewhere now travels there, and its motions run. Done when what
 * acts and runs lies still.
 */
export async function perform(
  before: Before,
  { motions = [], sound: heard }: { motions?: Motion[] | undefined; sound?: Sound | undefined },
  times = 1,
): Promise<void> {
  if (heard) sound(heard)
  for (const one of motions)
    if ('comes' in one && !before.rects.has(one.comes)) {
      const rect = before.anchors.get(one.from)
      if (rect) before.rects.set(one.comes, rect)
    }
  const runners = new Set(motions.flatMap(runnersOf))
  travel(before, times, runners)
  if (pace(1) === 0) return
  // Where everything lies is read before anything is put on the page.
  const plans = motions.map((one, nth) => plan(heardOnce(one, motions.slice(0, nth)), before, times))
  const begun = plans.map((begin) => begin?.())
  await Promise.allSettled(begun.map((animation) => animation?.finished))
}

/** What many do at once is heard of the first. */
function heardOnce(motion: Motion, earlier: Motion[]): Motion {
  if (!('heard' in motion) || !earlier.some((one) => 'heard' in one && one.heard === motion.heard))
    return motion
  return { ...motion, heard: undefined }
}

/** What has a way of its own and does not travel besides. */
function runnersOf(motion: Motion): Place[] {
  if ('run' in motion) return [motion.run]
  if ('soar' in motion) return [motion.soar]
  return 'walk' in motion && motion.then === 'in' ? [motion.to] : []
}

/** Begins a motion; what is given back is waited for. */
type Begin = (() => Animation | void) | undefined

function plan(motion: Motion, before: Before, times: number): Begin {
  const wait = pace(motion.wait ?? 0) / times
  const started = planned(motion, before, times, wait)
  if (!started) return undefined
  return () => {
    if (motion.sound) sound(motion.sound, wait)
    return started()
  }
}

function planned(motion: Motion, before: Before, times: number, wait: number): Begin {
  if ('ghost' in motion) return ghost(motion.ghost, motion.does, before, times, wait)
  if ('walk' in motion) return walk(motion, before, times, wait)
  if ('act' in motion) {
    const element = placeOf(motion.at)
    const { name, frames, ms } = motion.act
    return element
      ? () => insideOf(element).animate(frames, options(name, pace(ms) / times, wait, { fill: 'backwards' }))
      : undefined
  }
  if ('comes' in motion) return undefined
  if ('away' in motion) return leave(motion.away, motion.to, before, times, wait)
  if ('run' in motion) return run(motion, before, times, wait)
  if ('soar' in motion) return soar(motion.soar, before, times, wait)
  if ('burst' in motion) {
    const from = rectOf(motion.at, before)
    return from ? () => burst(motion.burst, from, motion.count ?? 8, times, wait) : undefined
  }
  if ('lean' in motion) return lean(motion.lean, pace(motion.ms) / times, motion.by ?? 1.3, wait)
  const from = rectOf(motion.from, before)
  const rect = rectOf(motion.to, before)
  if (!from || !rect) return undefined
  if ('beam' in motion) return () => beam(motion.beam, centre(from), centre(rect), times, wait)
  return () => fly(motion.fly, centre(from), centre(rect), motion, times, wait)
}

function options(
  id: string,
  duration: number,
  delay: number,
  more: KeyframeAnimationOptions = {},
): KeyframeAnimationOptions {
  return { id, duration, delay, ...more }
}

/** Something that is only there while it moves. */
function floating(className: string, inside: HTMLElement = document.body): HTMLElement {
  const thing = document.createElement('i')
  thing.className = `flying ${className}`
  thing.ariaHidden = 'true'
  inside.append(thing)
  return thing
}

function once(thing: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const animation = thing.animate(frames, { ...timing, fill: 'both' })
  animation.onfinish = animation.oncancel = () => thing.remove()
}

function fly(
  look: string,
  from: Point,
  end: Point,
  { count = 1, heard }: { count?: number; heard?: Sound | undefined },
  times: number,
  wait: number,
): void {
  const ms = pace(FLIGHT) / times
  const far = Math.hypot(end.x - from.x, end.y - from.y)
  for (let n = 0; n < Math.min(count, MAX_FLYING); n++) {
    const thing = floating(look)
    const at = ({ x, y }: Point, spread: number): Point => ({
      x: x + (((n * 5) % 7) - 3) * spread,
      y: y - ((n * 3) % 4) * spread,
    })
    const delay = wait + (n * pace(GAP)) / times
    const top = { x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 - Math.min(90, 24 + far * 0.16) }
    once(
      thing,
      [
        { transform: to(at(from, 1.5), 'scale(.8)'), opacity: 0 },
        { transform: to(at(from, 1.5)), opacity: 1, offset: 0.08, easing: 'ease-out' },
        { transform: to(at(top, 3), 'scale(1.15) rotate(160deg)'), offset: 0.5, easing: 'ease-in' },
        { transform: to(at(end, 1), 'rotate(340deg)'), opacity: 1, offset: 0.96 },
        { transform: to(at(end, 1), 'rotate(340deg)'), opacity: 0 },
      ],
      options('fly', ms, delay),
    )
    if (heard) sound(heard, delay + ms * 0.9, n)
  }
}

function beam(tint: string, from: Point, end: Point, times: number, wait: number): void {
  const thing = floating('beam')
  thing.style.setProperty('--tint', tint)
  const long = Math.hypot(end.x - from.x, end.y - from.y)
  thing.style.width = `${long}px`
  const there = to(from, `rotate(${round((Math.atan2(end.y - from.y, end.x - from.x) * 180) / Math.PI)}deg)`)
  once(
    thing,
    [
      { transform: `${there} scale(0, 1)`, opacity: 1, easing: 'cubic-bezier(.5,0,.3,1)' },
      { transform: `${there} scale(1, 1)`, opacity: 1, offset: 0.45 },
      { transform: `${there} scale(1, 1.6)`, opacity: 0.9, offset: 0.65 },
      { transform: `${there} scale(1, .1)`, opacity: 0 },
    ],
    options('beam', pace(BEAM) / times, wait),
  )
}

/** What is gone from the page flies away as it looked. */
function leave(cid: Place, place: Place, before: Before, times: number, wait: number): Begin {
  const was = before.things.get(cid)
  const rect = before.rects.get(cid)
  const end = placeOf(place)?.getBoundingClientRect()
  if (!was || !rect?.width || !end || was.isConnected) return undefined
  return () => {
    const ghost = ghostOf(was, rect)
    const small = Math.min(0.6, Math.max(0.2, end.width / rect.width))
    const half = { x: rect.width / 2, y: rect.height / 2 }
    const middle = centre(end)
    once(
      ghost,
      [
        { transform: to({ x: rect.left, y: rect.top }), opacity: 1 },
        {
          transform: to({ x: rect.left, y: rect.top - 10 }, 'scale(1.06)'),
          opacity: 1,
          offset: 0.25,
          easing: 'ease-in',
        },
        {
          transform: to(
            { x: middle.x - half.x, y: middle.y - half.y },
            `scale(${round(small)}) rotate(18deg)`,
          ),
          opacity: 0.2,
        },
      ],
      options('away', pace(620) / times, wait),
    )
  }
}

function burst(look: string, rect: DOMRect, count: number, times: number, wait: number): void {
  const from = centre(rect)
  const far = Math.max(26, rect.width * 0.7)
  for (let n = 0; n < Math.min(count, 3 * MAX_FLYING); n++) {
    const thing = floating(look)
    thing.style.setProperty('--nth', `${n % 5}`)
    const angle = (n / count) * 2 * Math.PI + n
    const reach = far * (0.6 + ((n * 7) % 5) / 8)
    const at = (part: number, fall: number): string =>
      to({
        x: from.x + Math.cos(angle) * reach * part,
        y: from.y + Math.sin(angle) * reach * part * 0.7 + fall,
      })
    once(
      thing,
      [
        { transform: `${at(0, 0)} scale(.4)`, opacity: 1, easing: 'cubic-bezier(.1,.7,.4,1)' },
        {
          transform: `${at(1, -reach * 0.35)} rotate(${n * 50}deg)`,
          opacity: 1,
          offset: 0.5,
          easing: 'ease-in',
        },
        { transform: `${at(1.15, reach * 0.5)} rotate(${n * 90}deg)`, opacity: 0 },
      ],
      options('burst', pace(BURST) / times, wait),
    )
  }
}

function lean(place: Place, ms: number, by: number, wait: number): Begin {
  const at = placeOf(place)
  const lens = at?.closest<HTMLElement>('[data-lens]')
  if (!at || !lens) return undefined
  const [rect, around] = [centre(at.getBoundingClientRect()), lens.getBoundingClientRect()]
  // Around a point of its own: so its edges never come into sight.
  const x = Math.min(100, Math.max(0, ((rect.x - around.left) / around.width) * 100))
  const y = Math.min(100, Math.max(0, ((rect.y - around.top) / around.height) * 100))
  return () => {
    lens.style.transformOrigin = `${round(x)}% ${round(y)}%`
    lens.animate(
      [
        { transform: 'none', easing: 'ease-in-out' },
        { transform: `scale(${by})`, offset: 0.3 },
        { transform: `scale(${by})`, offset: 0.72, easing: 'ease-in-out' },
        { transform: 'none' },
      ],
      options('lean', ms, wait),
    )
  }
}

function run(motion: Extract<Motion, { run: Place }>, before: Before, times: number, wait: number): Begin {
  const element = placeOf(motion.run)
  const was = before.rects.get(motion.run)
  if (!element || !was) return undefined
  const fit = Number(element.closest<HTMLElement>('[data-fit]')?.dataset.fit ?? 1)
  const rest = centre(element.getBoundingClientRect())
  const rects = motion.hops.map((hop) => hop.map((one) => placeOf(one)?.getBoundingClientRect()))
  const last = rects.at(-1)?.at(-1)
  if (!last) return undefined
  // Where it stands on a place follows from where it stands on the last one.
  const stand = { x: rest.x - centre(last).x, y: rest.y - centre(last).y }
  const local = (point: Point): Point => ({ x: (point.x - rest.x) / fit, y: (point.y - rest.y) / fit })
  const hops = rects.map((hop) =>
    hop.flatMap((rect) => {
      if (!rect) return []
      const at = centre(rect)
      return [local({ x: at.x + stand.x, y: at.y + stand.y })]
    }),
  )
  const slow = motion.slow ?? 1
  const ms = pace(Math.min(MAX_RUN, HOP * weigh(motion.hops, slow))) / times
  const { frames, landings } = hopping(local(centre(was)), hops, was.height / fit, slow)
  // The dust lies where it runs, also while the table leans in there.
  const ground = element.closest<HTMLElement>('[data-lens]') ?? document.body
  const corner = ground === document.body ? { left: 0, top: 0 } : ground.getBoundingClientRect()
  const feet = {
    x: (rest.x - corner.left) / fit,
    y: (rest.y + was.height * 0.4 - corner.top) / fit,
  }
  return () => {
    const animation = element.animate(frames, options('run', ms, wait, { fill: 'backwards' }))
    above(element, animation)
    landings.forEach((landing, nth) => {
      const at = wait + landing.offset * ms
      if (motion.heard) sound(motion.heard, at, nth)
      dust({ x: feet.x + landing.x, y: feet.y + landing.y }, ground, at, times)
    })
    return animation
  }
}

function soar(cid: Place, before: Before, times: number, wait: number): Begin {
  const element = placeOf(cid)
  const was = before.rects.get(cid)
  if (!element || !was?.width) return undefined
  const rect = element.getBoundingClientRect()
  const [from, rest] = [centre(was), centre(rect)]
  const [x, y] = [from.x - rest.x, from.y - rest.y]
  // To the left of its way: so two that change places pass each other.
  const aside = Math.min(0.22, 64 / (Math.hypot(x, y) || 1))
  const beside = { x: rect.left + x / 2 + y * aside, y: rect.top + y / 2 - x * aside }
  return () => {
    // A copy flies, so that no edge of the table cuts it off.
    const ghost = ghostOf(element, rect)
    const timing = options('soar', pace(SOAR) / times, wait)
    once(
      ghost,
      [
        { transform: to({ x: rect.left + x, y: rect.top + y }), easing: 'ease-in' },
        { transform: to(beside, 'scale(1.35)'), easing: 'ease-out' },
        { transform: to({ x: rect.left, y: rect.top }) },
      ],
      timing,
    )
    element.animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, id: 'hidden', fill: 'backwards' })
  }
}

/** A copy of a thing, over the whole page. */
function ghostOf(element: HTMLElement, rect: DOMRect): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement
  for (const one of [
    ghost,
    ...ghost.querySelectorAll<HTMLElement>('[data-cid], [data-anchor], [data-thing]'),
  ])
    for (const name of ['cid', 'anchor', 'thing', 'from']) delete one.dataset[name]
  ghost.inert = true
  ghost.ariaHidden = 'true'
  ghost.classList.add('leaving')
  ghost.style.width = `${rect.width}px`
  ghost.style.height = `${rect.height}px`
  document.body.append(ghost)
  return ghost
}

/** A leap takes longer than a hop, but not as long as the hops that it replaces. */
const weight = (hop: unknown[]): number => 1 + Math.min(2, 0.45 * (hop.length - 1))
const weigh = (hops: unknown[][], slow: number): number =>
  hops.reduce((sum, hop, nth) => sum + weight(hop) * (nth === hops.length - 1 ? slow : 1), 0)

/** The key frames of a run, from where it stood to where it stands (0, 0), and where and when it lands. */
export function hopping(
  from: Point,
  hops: Point[][],
  high: number,
  slow = 1,
): { frames: Keyframe[]; landings: (Point & { offset: number })[] } {
  const ALONG = 0.88 // the rest is for coming to rest
  const whole = weigh(hops, slow)
  const frames: Keyframe[] = [{ transform: to(from, 'scale(1.08, .9)'), offset: 0 }]
  const landings: (Point & { offset: number })[] = []
  let [at, past] = [from, 0]
  hops.forEach((hop, nth) => {
    if (!hop.length) return
    const lasts = weight(hop) * (nth === hops.length - 1 ? slow : 1)
    const lift = high * Math.min(0.9, 0.22 + 0.3 * (hop.length - 1))
    const way = [at, ...hop]
    const middle =
      way.length === 2 ? [{ x: (at.x + hop[0]!.x) / 2, y: (at.y + hop[0]!.y) / 2 }] : hop.slice(0, -1)
    middle.forEach((point, along) => {
      const share = (along + 1) / (middle.length + 1)
      const up = lift * 4 * share * (1 - share)
      frames.push({
        transform: to({ x: point.x, y: point.y - up }, 'scale(.97, 1.06)'),
        offset: ((past + share * lasts) / whole) * ALONG,
      })
    })
    past += lasts
    at = hop.at(-1)!
    const offset = (past / whole) * ALONG
    frames.push({ transform: to(at, 'scale(1.1, .86)'), offset })
    landings.push({ ...at, offset })
  })
  const before = hops.at(-1)?.at(-2) ?? hops.at(-2)?.at(-1) ?? from
  const far = Math.hypot(at.x - before.x, at.y - before.y) || 1
  const beyond = Math.min(9, far * 0.16) / far
  // A little too far, and back.
  frames.push({
    transform: to(
      { x: at.x + (at.x - before.x) * beyond, y: at.y + (at.y - before.y) * beyond },
      'scale(.97, 1.04)',
    ),
    offset: 0.94,
  })
  frames.push({ transform: 'none', offset: 1 })
  return { frames, landings }
}

function dust(at: Point, ground: HTMLElement, wait: number, times: number): void {
  for (const side of [-1, 1]) {
    const puff = floating('dust', ground)
    const there = (x: number, y: number): string => to({ x: at.x + side * x, y: at.y - y })
    once(
      puff,
      [
        { transform: `${there(2, 0)} scale(.3)`, opacity: 0 },
        { transform: `${there(8, 3)} scale(.8)`, opacity: 0.7, offset: 0.3 },
        { transform: `${there(18, 8)} scale(1.3)`, opacity: 0 },
      ],
      options('dust', pace(360) / times, wait),
    )
  }
}

/** A copy of what is drawn at a place, as large as it stands there; a body is as wide as it is high. */
function copyOf(place: Place, before: Before): { thing: HTMLElement; at: Point; size: number } | undefined {
  const whole = placeOf(place) ?? before.things.get(place)
  const body = whole?.querySelector('[data-body]')
  const rect = rectOf(place, before)
  if (!body || !rect?.width) return undefined
  const size = (body as HTMLElement).offsetWidth || Math.min(rect.width, rect.height)
  const thing = document.createElement('i')
  thing.className = 'flying body'
  thing.ariaHidden = 'true'
  thing.style.width = thing.style.height = `${size}px`
  thing.append(body.cloneNode(true))
  return { thing, at: { x: rect.left, y: rect.bottom - size }, size }
}

function ghost(
  place: Place,
  { name, frames, ms }: Act,
  before: Before,
  times: number,
  wait: number,
): (() => void) | undefined {
  const copy = copyOf(place, before)
  if (!copy) return undefined
  return () => {
    const { thing, at } = copy
    document.body.append(thing)
    once(
      thing,
      frames.map((frame) => ({
        ...frame,
        transform: to(at, frame.transform === 'none' ? '' : String(frame.transform)),
      })),
      options(name, pace(ms) / times, wait),
    )
  }
}

/** More than these walk at once only to confuse. */
const MAX_WALKING = 3
const WALK = 620

function walk(
  motion: Extract<Motion, { walk: Place }>,
  before: Before,
  times: number,
  wait: number,
): (() => void) | undefined {
  const copies = Array.from({ length: Math.min(MAX_WALKING, motion.count ?? 1) }, () =>
    copyOf(motion.walk, before),
  )
  const start = motion.from === undefined ? copies[0]?.at : corner(motion.from, copies[0]?.size, before)
  const end = corner(motion.to, copies[0]?.size, before)
  if (!copies[0] || !start || !end) return undefined
  const ms = pace(motion.ms ?? WALK) / times
  const rest = motion.then === 'in' && !before.rects.has(motion.to) ? placeOf(motion.to) : null
  return () => {
    copies.forEach((copy, nth) => {
      if (!copy) return
      document.body.append(copy.thing)
      const shift = { x: nth * 7, y: (nth % 2) * 5 }
      once(
        copy.thing,
        (motion.flies ? flying : walking)(
          { x: start.x + shift.x, y: start.y + shift.y },
          { x: end.x - shift.x, y: end.y + shift.y },
          motion.then,
        ),
        options('walk', ms, wait + (nth * ms) / 6),
      )
    })
    // It comes itself when its copy has arrived.
    rest?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], {
      duration: ms,
      delay: wait,
      fill: 'backwards',
    })
  }
}

function corner(place: Place, size: number | undefined, before: Before): Point | undefined {
  const rect = rectOf(place, before)
  if (!rect?.width || !size) return undefined
  return rect.height > 2.2 * size
    ? { x: rect.left + (rect.width - size) / 2, y: rect.top + (rect.height - size) / 2 }
    : { x: rect.left + Math.min(rect.width, rect.height) / 2 - size / 2, y: rect.bottom - size }
}

/** Step by step, turned to where it goes; it bends down where it arrives. */
export function walking(from: Point, end: Point, then: 'gone' | 'back' | 'in'): Keyframe[] {
  const STEPS = 4
  const there = end.x > from.x ? 'scaleX(-1)' : ''
  const back = end.x > from.x ? '' : 'scaleX(-1)'
  const until = then === 'back' ? 0.42 : then === 'gone' ? 0.85 : 0.94
  const way = (a: Point, b: Point, turned: string, since: number, till: number): Keyframe[] =>
    Array.from({ length: 2 * STEPS + 1 }, (_, n) => {
      const part = n / (2 * STEPS)
      const up = n % 2 ? -5 : 0
      const lean = n % 2 ? `rotate(${n % 4 === 1 ? 4 : -4}deg)` : ''
      return {
        transform: to(
          { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part + up },
          `${turned} ${lean}`.trim(),
        ),
        opacity: 1,
        offset: since + (till - since) * part,
      }
    })
  const frames = way(from, end, there, 0, until)
  if (then === 'back') {
    frames.push({ transform: to({ x: end.x, y: end.y + 3 }, `${there} rotate(-12deg)`.trim()), offset: 0.5 })
    frames.push({ transform: to(end, there), offset: 0.56 }, ...way(end, from, back, 0.58, 1))
  } else
    frames.push({
      transform: to(end, `${there} ${then === 'gone' ? 'scale(.8)' : ''}`.trim()),
      opacity: 0,
      offset: 1,
    })
  return frames
}

/** Up, over the table, and down where it stays or vanishes. */
function flying(from: Point, end: Point, then: 'gone' | 'back' | 'in'): Keyframe[] {
  const top = { x: (from.x + end.x) / 2, y: Math.min(from.y, end.y) - 46 }
  return [
    { transform: to(from, 'scale(.4)'), opacity: 0 },
    {
      transform: to({ x: from.x, y: from.y - 14 }, 'scale(1.2)'),
      opacity: 1,
      offset: 0.2,
      easing: 'ease-out',
    },
    { transform: to(top, 'scale(1.7) rotate(-10deg)'), opacity: 1, offset: 0.55, easing: 'ease-in' },
    { transform: to(end), opacity: 1, offset: 0.94 },
    { transform: to(end, then === 'gone' ? 'scale(.3)' : ''), opacity: 0 },
  ]
}
