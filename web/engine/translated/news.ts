/** The news of a game: events as the rules tell them, and as a seat may hear them. As core/news.py has them. */

/** One event as the rules tell it: to whom (seats as bits, -1 for everybody), what, and up to four numbers. */
export type Heard = readonly [to: number, what: number, a: number, b: number, c: number, d: number]

/** The bit of an audience for spectators. */
const SPECTATOR = 30

export function reaches(heard: Heard, seat: number | null): boolean {
  return ((heard[0] >> (seat ?? SPECTATOR)) & 1) === 1
}

export class NewsList<N> {
  constructor(
    private readonly kinds: Readonly<
      Record<number, readonly [string, readonly (readonly [string, string])[]] | unknown>
    >,
    private readonly names: Readonly<Record<string, readonly string[]>>,
  ) {}

  /** An event in words: its key and its arguments by name; a missing thing is null. */
  event(heard: Heard): N {
    const [key, args] = this.kinds[heard[1]] as [string, [string, string][]]
    const event: Record<string, unknown> = { key }
    args.forEach(([name, kind], at) => {
      const number = heard[2 + at]!
      const things = this.names[kind]
      event[name] = kind === 'number' ? number : number < 0 ? null : things ? things[number] : number
    })
    return event as N
  }

  /** What a seat (null: a spectator) hears of these events. */
  heardBy(events: Iterable<Heard>, seat: number | null): N[] {
    return [...events].filter((heard) => reaches(heard, seat)).map((heard) => this.event(heard))
  }
}
