/** A zone of the table is one tab stop; arrows, Home and End go round in it. */
export function zone(root: HTMLElement): { destroy(): void } {
  const stops = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('button.thing')]
  const settle = (): void => {
    const all = stops()
    const current =
      all.find((stop) => stop.tabIndex === 0 && stop.dataset.stop) ??
      all.find((stop) => stop.classList.contains('lit')) ??
      all[0]
    for (const stop of all) {
      stop.tabIndex = stop === current ? 0 : -1
    }
  }
  const choose = (stop: HTMLElement): void => {
    for (const other of stops()) {
      other.tabIndex = other === stop ? 0 : -1
      if (other === stop) other.dataset.stop = 'here'
      else delete other.dataset.stop
    }
  }
  const key = (event: KeyboardEvent): void => {
    const all = stops()
    const at = all.indexOf(document.activeElement as HTMLElement)
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    const step: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: all.length - 1,
    }
    const next = step[event.key]
    if (next === undefined) return
    event.preventDefault()
    const stop = all[(next + all.length) % all.length]!
    choose(stop)
    stop.focus()
  }
  const focus = (event: FocusEvent): void => {
    const stop = (event.target as HTMLElement).closest<HTMLElement>('button.thing')
    if (stop) choose(stop)
  }
  const watch = new MutationObserver(settle)
  watch.observe(root, { childList: true, subtree: true })
  root.addEventListener('keydown', key)
  root.addEventListener('focusin', focus)
  settle()
  return {
    destroy() {
      watch.disconnect()
      root.removeEventListener('keydown', key)
      root.removeEventListener('focusin', focus)
    },
  }
}
