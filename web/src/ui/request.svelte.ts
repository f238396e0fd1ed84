import { Refused } from '../hall/http'
import { say, words } from '../words/words.svelte'

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

export const gameTitle = (game: string): string => (words.has(`${game}-title`) ? say(`${game}-title`) : game)
