/**
 * Movement: remember where things lie, change the page, let them travel from there.
 *
 * `data-cid` names a thing that can be followed; `data-anchor` names a place (a deck, a seat). A thing that was not there
 * before comes from the anchor in its `data-from`, if it has one. Outer elements carry these; turning a card is done on
 * an inner one, so that two transforms never fight.
 */
import { pace } from './settings.svelte'

export interface Before {
  rects: Map<string, DOMRect>
  anchors: Map<string, DOMRect>
  focus: string | null
}

const EASE = 'cubic-bezier(.3,.8,.3,1)'

export function look(root: ParentNode = document): Before {
  const rects = new Map<string, DOMRect>()
  const anchors = new Map<string, DOMRect>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-cid]'))
    rects.set(element.dataset.cid!, element.getBoundingClientRect())
  for (const element of root.querySelectorAll<HTMLElement>('[data-anchor]'))
    anchors.set(element.dataset.anchor!, element.getBoundingClientRect())
  const focused = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>('[data-cid]')
  return { rects, anchors, focus: focused?.dataset.cid ?? null }
}

/** Let everything travel from where it lay, so many times as fast as usual. Gives the longest time taken. */
export function travel(before: Before, times = 1, root: ParentNode = document): number {
  const ms = pace(420) / times
  giveFocusBack(before, root)
  if (ms === 0) return 0
  const moves: [HTMLElement, DOMRect, DOMRect, boolean][] = []
  for (const element of root.querySelectorAll<HTMLElement>('[data-cid]')) {
    const cid = element.dataset.cid!
    const anchor = element.dataset.from
    const was = before.rects.get(cid) ?? (anchor ? before.anchors.get(anchor) : undefined)
    if (!was || was.width === 0) continue
    moves.push([element, was, element.getBoundingClientRect(), !before.rects.has(cid)])
  }
  let longest = 0
  let nth = 0
  for (const [element, was, is, fresh] of moves) {
    // A scene that is shown smaller moves by its own measure.
    const fit = Number(element.closest<HTMLElement>('[data-fit]')?.dataset.fit ?? 1)
    const x = (was.left + was.width / 2 - is.left - is.width / 2) / fit
    const y = (was.top + was.height / 2 - is.top - is.height / 2) / fit
    const scale = fresh ? Math.min(1, was.width / (is.width || 1)) : was.width / (is.width || 1)
    if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) continue
    const way = fresh ? undefined : element.dataset.way
    if (way) {
      longest = Math.max(longest, run(element, way, times))
      continue
    }
    const delay = fresh ? Math.min(240, 40 * nth++) : 0
    element.animate(
      [
        {
          transform: `translate(${x}px, ${y}px) scale(${scale || 0.1})`,
          opacity: fresh ? 0.4 : 1,
          zIndex: 5,
        },
        { transform: 'none', opacity: 1, zIndex: 5 },
      ],
      { duration: ms, delay, easing: EASE, fill: 'backwards' },
    )
    // What comes from a hidden place turns over on the way; the inner element turns, so that two transforms never fight.
    if (fresh && element.firstElementChild)
      element.firstElementChild.animate(
        [
          { transform: 'rotateY(180deg)', filter: 'brightness(.3)' },
          { transform: 'rotateY(90deg)', filter: 'brightness(.3)', offset: 0.45 },
          { transform: 'none', filter: 'none' },
        ],
        { duration: ms, delay, fill: 'backwards' },
      )
    longest = Math.max(longest, ms + delay)
  }
  return longest
}

const HOP = 150
const LONGEST_RUN = 1100

/**
 * Run along a way instead of straight: `data-way` lists the stops as `x,y,lift`, from where the thing lay to where it
 * lies, in pixels from there; it hops from stop to stop, so high. Gives the time taken.
 */
function run(element: HTMLElement, way: string, times: number): number {
  const stops = way.split(' ').map((stop) => stop.split(',').map(Number) as [number, number, number])
  const ms = pace(Math.min(LONGEST_RUN, HOP * (stops.length - 1))) / times
  const frames: Keyframe[] = stops.flatMap(([x, y], nth) => {
    const here = { transform: `translate(${x}px, ${y}px)`, easing: 'ease-out', zIndex: 5 }
    const next = stops[nth + 1]
    if (!next) return [here]
    const [toX, toY, lift] = next
    const top = `translate(${(x + toX) / 2}px, ${(y + toY) / 2 - lift}px) scale(1.06)`
    return [here, { transform: top, easing: 'ease-in', zIndex: 5 }]
  })
  element.animate(frames, { duration: ms, fill: 'backwards' })
  return ms
}

function giveFocusBack(before: Before, root: ParentNode): void {
  if (before.focus && document.activeElement === document.body)
    root
      .querySelector<HTMLElement>(`[data-cid="${CSS.escape(before.focus)}"]`)
      ?.focus({ preventScroll: true })
}

/** A small thing (a coin) flies from one anchor to another. */
export function fly(from: string, to: string, className: string, count = 1, times = 1): number {
  const ms = pace(520) / times
  const a = document.querySelector(`[data-anchor="${CSS.escape(from)}"]`)?.getBoundingClientRect()
  const b = document.querySelector(`[data-anchor="${CSS.escape(to)}"]`)?.getBoundingClientRect()
  if (ms === 0 || !a || !b) return 0
  for (let n = 0; n < Math.min(count, 6); n++) {
    const thing = document.createElement('i')
    thing.className = `flying ${className}`
    thing.ariaHidden = 'true'
    document.body.append(thing)
    const at = (r: DOMRect) => `translate(${r.left + r.width / 2 - 11}px, ${r.top + r.height / 2 - 11}px)`
    const animation = thing.animate(
      [
        { transform: at(a), opacity: 1 },
        { transform: at(b), opacity: 0.9 },
      ],
      {
        duration: ms,
        delay: (n * 60) / times,
        easing: EASE,
        fill: 'backwards',
      },
    )
    animation.onfinish = animation.oncancel = () => thing.remove()
  }
  return ms + 60 * Math.min(count, 6)
}

/** End all movement at once (a click skips). */
export function skip(): void {
  for (const animation of document.getAnimations())
    if (animation.constructor.name === 'Animation') animation.finish()
}
