/**
 * Movement: remember where things lie, change the page, let them travel from there.
 *
 * `data-cid` names a thing that can be followed; `data-anchor` names a place (a deck, a seat). A thing that was not there
 * before comes from the anchor in its `data-from`, if it has one. Outer elements carry these; turning a card is done on
 * an inner one, so that two transforms never fight.
 */
import { pace } from './settings.svelte'
import { hush } from './sound'

export interface Before {
  rects: Map<string, DOMRect>
  things: Map<string, HTMLElement>
  anchors: Map<string, DOMRect>
  focus: string | null
}

const EASE = 'cubic-bezier(.3,.8,.3,1)'

export function look(root: ParentNode = document): Before {
  const rects = new Map<string, DOMRect>()
  const things = new Map<string, HTMLElement>()
  const anchors = new Map<string, DOMRect>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-cid]')) {
    rects.set(element.dataset.cid!, element.getBoundingClientRect())
    things.set(element.dataset.cid!, element)
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-anchor]'))
    anchors.set(element.dataset.anchor!, element.getBoundingClientRect())
  const focused = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>('[data-cid]')
  return { rects, things, anchors, focus: focused?.dataset.cid ?? null }
}

/** Let everything travel from where it lay, so many times as fast as usual, but for what has a way of its own. */
export function travel(
  before: Before,
  times = 1,
  except: ReadonlySet<string> = new Set(),
  root: ParentNode = document,
): void {
  const ms = pace(420) / times
  giveFocusBack(before, root)
  if (ms === 0) return
  const moves: [HTMLElement, DOMRect, DOMRect, boolean][] = []
  for (const element of root.querySelectorAll<HTMLElement>('[data-cid]')) {
    const cid = element.dataset.cid!
    const anchor = element.dataset.from
    const was = before.rects.get(cid) ?? (anchor ? before.anchors.get(anchor) : undefined)
    if (!was || was.width === 0 || except.has(cid)) continue
    moves.push([element, was, element.getBoundingClientRect(), !before.rects.has(cid)])
  }
  let nth = 0
  for (const [element, was, is, fresh] of moves) {
    // A scene that is shown smaller moves by its own measure.
    const fit = Number(element.closest<HTMLElement>('[data-fit]')?.dataset.fit ?? 1)
    const x = (was.left + was.width / 2 - is.left - is.width / 2) / fit
    const y = (was.top + was.height / 2 - is.top - is.height / 2) / fit
    const scale = fresh ? Math.min(1, was.width / (is.width || 1)) : was.width / (is.width || 1)
    if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) continue
    const delay = fresh ? Math.min(240, 40 * nth++) : 0
    const animation = element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale || 0.1})`, opacity: fresh ? 0.4 : 1 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: ms, delay, easing: EASE, fill: 'backwards' },
    )
    above(element, animation)
    // What comes from a hidden place turns over on the way; the inner element turns, so that two transforms never fight.
    const inner = insideOf(element)
    if (fresh && inner !== element)
      inner.animate(
        [
          { transform: 'rotateY(180deg)', filter: 'brightness(.3)' },
          { transform: 'rotateY(90deg)', filter: 'brightness(.3)', offset: 0.45 },
          { transform: 'none', filter: 'none' },
        ],
        { duration: ms, delay, fill: 'backwards' },
      )
  }
}

/** While it moves it lies above the rest. (Not among the key frames: with them it would move less smoothly.) */
export function above(element: HTMLElement, animation: Animation): void {
  element.style.zIndex = '6'
  animation.onfinish = animation.oncancel = () => {
    if (!element.getAnimations().some((one) => one.playState === 'running')) element.style.zIndex = ''
  }
}

/** What is drawn in a thing: it turns and shakes while the thing itself travels. */
export function insideOf(element: HTMLElement): HTMLElement {
  return element.querySelector<HTMLElement>(':scope > .drawn > *') ?? element
}

function giveFocusBack(before: Before, root: ParentNode): void {
  if (!before.focus || document.activeElement !== document.body) return
  const element = root.querySelector<HTMLElement>(`[data-cid="${CSS.escape(before.focus)}"]`)
  const button = element?.matches('button') ? element : element?.querySelector<HTMLElement>('button')
  button?.focus({ preventScroll: true })
}

/** End all movement at once, and what is heard with it (a click skips). */
export function skip(): void {
  hush()
  for (const animation of document.getAnimations())
    if (animation.constructor.name === 'Animation') animation.finish()
}
