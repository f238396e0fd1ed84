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
  height: number
  line: string
  at(space: number): Spot
}

/** `room` is the height there is, in pixels; a longer course takes more rows so that dragons keep their size. */
export function course(width: number, room: number, track: number): Course {
  const wanted = width < 560 ? 52 : 84
  let best = lay(width, room, track, 2)
  for (let rows = 3; rows <= 6 && best.step < wanted; rows++) best = lay(width, room, track, rows)
  return best
}

function lay(width: number, room: number, track: number, rows: number): Course {
  const least = width < 560 ? 68 : 92
  const gap = Math.max(least, Math.min(156, (room - 30) / (rows - 0.3)))
  const road = gap * 0.66
  const edge = gap / 2 + road / 2 + 7
  const straight = Math.max(60, width - 2 * edge)
  const turn = (Math.PI * gap) / 2
  // The first and the last row reach to the edge of the field: no turn is there.
  const more = edge - road / 2 - 16
  const total = rows * straight + (rows - 1) * turn + 2 * more
  const step = total / track
  const top = road / 2 + 14
  const height = (rows - 1) * gap + road + 28
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
  return { rows, gap, road, step, height, line, at }
}
