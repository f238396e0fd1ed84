/** What is shown between two questions takes this share of the time that a player takes to answer. */
const SHARE = 0.5
const MAX_TIMES = 14
/** How much the last round counts beside those before it, once there were some. */
const NEWEST = 0.2

/** A mean that slowly forgets. */
class Mean {
  value = 0
  private count = 0

  add(one: number): void {
    this.count += 1
    this.value += Math.max(NEWEST, 1 / this.count) * (one - this.value)
  }
}

/** How quickly somebody plays, and how much faster the others are therefore shown. */
export class Tempo {
  /** So many times as fast as usual. */
  times = 1
  private since: number | null = null
  private answeredAt: number | null = null
  private aside = 0
  private hurried = false
  /** Milliseconds, on average: to answer, and what is seen between two questions at the usual speed. */
  private readonly own = new Mean()
  private readonly shown = new Mean()

  /** A question stands there. */
  asked(now: number): void {
    this.since = now
    if (this.answeredAt === null) return
    const shown = Math.max(0, now - this.answeredAt - this.aside) * this.times
    // What was skipped would have taken longer.
    if (!this.hurried || shown > this.shown.value) this.shown.add(shown)
    this.hurried = false
    this.answeredAt = null
    this.adapt()
  }

  /** The question was answered; an answer that was given for the player says nothing about the player. */
  answered(now: number, given: boolean): void {
    if (this.since !== null && !given) this.own.add(now - this.since)
    this.since = null
    this.answeredAt = now
    this.aside = 0
    this.adapt()
  }

  /** So long the player looked at the end of a part. */
  looked(ms: number): void {
    this.aside += ms
  }

  /** Something was skipped. */
  skipped(): void {
    this.hurried = true
  }

  private adapt(): void {
    if (this.own.value && this.shown.value)
      this.times = Math.min(MAX_TIMES, Math.max(1, this.shown.value / (SHARE * this.own.value)))
  }
}
