/** A picture of a day's deals, to share: a tile for each game, and how many days in a row. */
export interface DayPicture {
  title: string
  /** The day in words, and the row of days. */
  lines: string[]
  tiles: { name: string; result: string; first: boolean; played: boolean }[]
  /** Where the same deals can be played. */
  address: string
}

const WIDE = 1200
const HIGH = 630
const MARGIN = 60
const GAP = 24
const INK = '#f4e7cf'
const DIM = '#d2bc97'
const GOLD = '#e0ae52'

/** Draw it; on the wood of the table, in the fonts of the house. */
export async function dayPicture(day: DayPicture): Promise<Blob> {
  await document.fonts?.ready
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: WIDE, height: HIGH })
  const brush = canvas.getContext('2d')!
  ground(brush)
  brush.textBaseline = 'alphabetic'
  write(brush, day.title, MARGIN, 120, `700 64px Cinzel, Georgia, serif`, GOLD, WIDE - 2 * MARGIN)
  for (const [n, line] of day.lines.entries())
    write(
      brush,
      line,
      MARGIN,
      178 + 46 * n,
      `${n ? 700 : 400} 34px Alegreya, Georgia, serif`,
      INK,
      WIDE - 120,
    )
  const count = day.tiles.length
  const width = (WIDE - 2 * MARGIN - GAP * (count - 1)) / count
  for (const [n, tile] of day.tiles.entries()) {
    const left = MARGIN + n * (width + GAP)
    brush.fillStyle = tile.first ? '#7d4f0c' : tile.played ? '#382416' : '#22150d'
    brush.strokeStyle = tile.first ? '#f3d38a' : '#5d3f23'
    brush.lineWidth = 4
    brush.beginPath()
    brush.roundRect(left, 290, width, 220, 22)
    brush.fill()
    brush.stroke()
    brush.textAlign = 'center'
    const middle = left + width / 2
    write(brush, tile.name, middle, 350, '700 30px Cinzel, Georgia, serif', INK, width - 24)
    write(
      brush,
      tile.result,
      middle,
      440,
      '700 58px Alegreya, Georgia, serif',
      tile.played ? GOLD : DIM,
      width - 24,
    )
    brush.textAlign = 'left'
  }
  write(brush, day.address, MARGIN, HIGH - 48, '400 30px Alegreya, Georgia, serif', DIM, WIDE - 2 * MARGIN)
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}

function ground(brush: CanvasRenderingContext2D): void {
  brush.fillStyle = '#1a100a'
  brush.fillRect(0, 0, WIDE, HIGH)
  const light = brush.createRadialGradient(WIDE / 2, -80, 40, WIDE / 2, 0, 900)
  light.addColorStop(0, 'rgb(255 168 74 / 0.28)')
  light.addColorStop(1, 'rgb(255 168 74 / 0)')
  brush.fillStyle = light
  brush.fillRect(0, 0, WIDE, HIGH)
  brush.strokeStyle = '#8f5c12'
  brush.lineWidth = 10
  brush.strokeRect(14, 14, WIDE - 28, HIGH - 28)
}

function write(
  brush: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  most: number,
): void {
  brush.font = font
  brush.fillStyle = colour
  brush.fillText(text, x, y, most)
}

/** Hand a picture over: to the device's own sharing where there is one, else as a file. */
export async function handOver(picture: Blob, name: string, text: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type })
  const shared = { files: [file], text }
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.(shared)) {
    await navigator.share(shared).catch((error: unknown) => {
      // The person closed the device's own dialog.
      if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
    })
    return
  }
  const link = document.createElement('a')
  Object.assign(link, { href: URL.createObjectURL(picture), download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
