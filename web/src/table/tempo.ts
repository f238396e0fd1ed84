/** The waiting for others is at most this share of the time that a player takes to answer. */
const SHARE = 0.7
const MAX_TIMES = 10
/** How much the last round counts beside those before it. */
const NEWEST = 0.5

/** How quickly somebody plays, and how much faster the others are therefore shown. */
export class Tempo {
  /** So many times as fast as usual. */
  times = 1
  private since: number | null = null
  private answeredAt: number | null = null
  private aside = 0
  private hurried = false
  /** Milliseconds, on average: to answer, and what is seen between two questions at the usual speed. */
  private own = 0
  private shown = 0

  /** A question stands there. */
  asked(now: number): void {
    this.since = now
    if (this.answeredAt === null) return
    const shown = Math.max(0, now - this.answeredAt - this.aside) * this.times
    // What was skipped would have taken longer.
    if (!this.hurried || shown > this.shown)
      this.shown = this.shown ? this.shown + NEWEST * (shown - this.shown) : shown
    this.hurried = false
    this.answeredAt = null
    this.adapt()
  }

  /** The question was answered; an answer that was given for the player says nothing about the player. */
  answered(now: number, given: boolean): void {
    if (this.since !== null && !given) {
      const own = now - this.since
      this.own = this.own ? this.own + NEWEST * (own - this.own) : own
    }
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
    if (this.own && this.shown) this.times = Math.min(MAX_TIMES, Math.max(1, this.shown / (SHARE * this.own)))
  }
}
