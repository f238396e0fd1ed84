import { Refused } from '@web/api/transport'
import { say, words } from '@web/i18n/words.svelte'

/** Something that is being asked of the hall, and what it refused. */
export class Work {
  busy = $state(false)
  problem = $state('')
  /** What the hall refused, for programs. */
  code = $state('')

  async do(work: () => Promise<unknown>): Promise<void> {
    this.busy = true
    this.problem = this.code = ''
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.code = error.problem.code
      this.problem = words.first(
        [`hall-problem-${this.code}`, `web-trouble-${this.code}`, 'web-trouble-other'],
        {},
      )
    } finally {
      this.busy = false
    }
  }
  /** For a form: the page stays, and the work is done. */
  on(work: () => Promise<unknown>): (event: SubmitEvent) => void {
    return (event) => {
      event.preventDefault()
      void this.do(work)
    }
  }
}

/** A long list that the hall tells piece by piece, the newest first. */
export class Pieces<Item> {
  found = $state.raw<Item[]>([])
  /** What comes next is before this; null: that is all. */
  more = $state<number | null>(null)

  constructor(private readonly ask: (before: number | null) => Promise<[Item[], number | null]>) {}

  async load(before: number | null = null): Promise<void> {
    const [items, more] = await this.ask(before)
    this.found = before === null ? items : [...this.found, ...items]
    this.more = more
  }
}

export const gameTitle = (game: string): string => (words.has(`${game}-title`) ? say(`${game}-title`) : game)
