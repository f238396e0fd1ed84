/** The course: rows joined by half circles, like an ox at the plough. Spaces lie evenly along its line. */
export interface Spot {
  x: number
  y: number
  back: boolean
}
export interface Course {
  rows: number
  gap: number
  road: number
  step: number
  /** How wide a dragon is drawn. */
  size: number
  line: string
  at(space: number): Spot
}

const MARGIN = 14
const NARROW = 560
/** The closest that two rows may lie. */
const leastGap = (width: number): number => (width < NARROW ? 62 : 84)
const sizeOf = (step: number, road: number): number => Math.min(step * 1.12, road * 1.35)

/** The height that a course needs at least, so that its dragons can be told apart. */
export function leastHeight(width: number, track: number): number {
  const gap = leastGap(width)
  let rows = 2
  while (rows < 6 && lengthOf(width, gap, rows) / track < (width < 420 ? 50 : width < NARROW ? 44 : 66))
    rows++
  return gap * (rows - 0.34) + 2 * MARGIN
}

/** The course that fills the field and has the largest dragons; as many rows as before, if they still do. */
export function course(width: number, height: number, track: number, before = 0): Course {
  const all = [2, 3, 4, 5, 6].map((rows) => lay(width, height, track, rows))
  const wide = all.filter(({ gap }) => gap >= leastGap(width) * 0.98)
  const largest = (wide.length ? wide : all.slice(0, 1)).reduce((best, one) =>
    one.size > best.size ? one : best,
  )
  // A field that only grows or shrinks a little is not laid anew under the dragons.
  const best = wide.find(({ rows, size }) => rows === before && size > largest.size * 0.8) ?? largest
  return { ...best, size: Math.max(54, best.size) }
}

const edgeOf = (gap: number): number => gap / 2 + gap * 0.33 + 7
function lengthOf(width: number, gap: number, rows: number): number {
  const edge = edgeOf(gap)
  const more = edge - gap * 0.33 - 16
  return rows * Math.max(60, width - 2 * edge) + ((rows - 1) * Math.PI * gap) / 2 + 2 * more
}

function lay(width: number, height: number, track: number, rows: number): Course {
  const gap = Math.min(width / 3, (height - 2 * MARGIN) / (rows - 0.34))
  const road = gap * 0.66
  const edge = edgeOf(gap)
  const straight = Math.max(60, width - 2 * edge)
  const turn = (Math.PI * gap) / 2
  // The first and the last row reach to the edge of the field: no turn is there.
  const more = edge - road / 2 - 16
  const total = lengthOf(width, gap, rows)
  const step = total / track
  const top = (height - (rows - 1) * gap) / 2
  const at = (space: number): Spot => {
    let along = Math.min(total, step * space) - more
    for (let row = 0; row < rows; row++) {
      const back = row % 2 === 1
      const from = back ? width - edge : edge
      const sign = back ? -1 : 1
      const y = top + row * gap
      if (along <= straight || row === rows - 1) return { x: from + sign * along, y, back }
      along -= straight
      if (along <= turn) {
        const angle = (along / turn) * Math.PI
        return {
          x: from + sign * (straight + (Math.sin(angle) * gap) / 2),
          y: y + ((1 - Math.cos(angle)) * gap) / 2,
          back: angle > Math.PI / 2 ? !back : back,
        }
      }
      along -= turn
    }
    return { x: 0, y: 0, back: false }
  }
  const first = at(0)
  const last = at(track)
  let line = `M${first.x} ${first.y}`
  for (let row = 0; row < rows - 1; row++) {
    const x = row % 2 ? edge : width - edge
    const y = top + row * gap
    line += `L${x} ${y}A${gap / 2} ${gap / 2} 0 0 ${row % 2 ? 0 : 1} ${x} ${y + gap}`
  }
  line += `L${last.x} ${last.y}`
  return { rows, gap, road, step, size: sizeOf(step, road), line, at }
}
