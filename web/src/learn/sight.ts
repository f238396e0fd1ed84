/**
 * On a small screen the table is scrolled to what a guide speaks of: all of it if there is room, else what is named
 * first; behind that, one's own place, where it lies apart from the others.
 */
export function bringIntoSight(): void {
  const own = document.querySelectorAll('main .around > .own')
  for (const place of [...own, ...[...document.querySelectorAll('main .pointed')].reverse()])
    place.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
