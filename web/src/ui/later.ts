/** What nobody waits for (fonts, keeping the pages) comes after what somebody waits for: on a slow line they share it. */
const QUIET = 500
/** Whoever waits longer than this waits for something that may never come. */
const LONGEST = 10_000
let awaited = 0
let due: (() => void)[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let tell: (waiting: boolean) => void = () => undefined

/** Somebody waits for this: everything else stays back. */
export function awaiting<T>(what: Promise<T>): Promise<T> {
  clearTimeout(timer)
  if (awaited++ === 0) tell(true)
  let over = false
  const done = (): void => {
    if (over) return
    over = true
    if (--awaited > 0) return
    tell(false)
    timer = setTimeout(comeOn, QUIET)
  }
  what.then(done, done)
  setTimeout(done, LONGEST)
  return what
}

/** Do this once nobody has waited for anything for a moment. */
export function later(then: () => void): void {
  due.push(then)
  clearTimeout(timer)
  if (!awaited) timer = setTimeout(comeOn, QUIET)
}

function comeOn(): void {
  const now = due
  due = []
  for (const then of now) then()
}

/** Who does something in the background is told when somebody waits. */
export function whenWaiting(then: (waiting: boolean) => void): void {
  tell = then
  then(awaited > 0)
}
