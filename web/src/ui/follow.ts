/**
 * A table that is too high for the screen is scrolled: whoever is told of is brought into sight, and the table goes back
 * to where it was for what happens in the middle, and for the next question.
 */
import { pace } from './settings.svelte'

/** Where the table lay before it was moved here. Whoever scrolls it by hand has moved it for good. */
let home: number | null = null
const forget = (): void => {
  home = null
}

const tableOf = (): HTMLElement | null => document.querySelector('.frame > main')

/** Bring a seat's place into sight; done when it is there. */
export async function follow(seat: number): Promise<void> {
  const table = tableOf()
  const place = table?.querySelector(`[data-anchor="seat:${seat}"]`)
  if (!table || !place || table.scrollHeight <= table.clientHeight) return
  const [shown, wanted] = [table.getBoundingClientRect(), place.getBoundingClientRect()]
  const above = shown.top - wanted.top
  const below = wanted.bottom - shown.bottom
  const by = below > 0 ? Math.min(below + 6, -above) : above > 0 ? -above - 6 : 0
  if (!by) return
  home ??= table.scrollTop
  for (const hand of ['wheel', 'touchmove', 'keydown'])
    table.addEventListener(hand, forget, { once: true, passive: true })
  await shift(table, table.scrollTop + by)
}

/** Back to where the table lay. */
export async function comeBack(): Promise<void> {
  const [table, to] = [tableOf(), home]
  home = null
  if (table && to !== null) await shift(table, to)
}

async function shift(table: HTMLElement, to: number): Promise<void> {
  const from = table.scrollTop
  table.scrollTop = to
  const duration = pace(280)
  if (!duration || table.scrollTop === from) return
  const way = [{ transform: `translateY(${table.scrollTop - from}px)` }, { transform: 'none' }]
  const gliding = table.firstElementChild?.animate(way, { duration, easing: 'ease-in-out' })
  // A tap ends it at once; a table that is left takes it along.
  await gliding?.finished.catch(() => undefined)
}
