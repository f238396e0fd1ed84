import { network } from '@web/halls'

/** Where others reach this hall: on its own machine the address of a page leads nowhere from another one. */
export class Reach {
  /** Whether the page was opened on the hall's own machine. */
  readonly local = /^(localhost|127\.|\[::1\])/.test(location.hostname)
  /** Addresses of this machine in its network, once they are known. */
  addresses = $state.raw<string[] | null>(null)
  origin = $state(location.origin)

  constructor(asks = true) {
    if (!this.local || !asks) return
    void network()
      .then(({ addresses }) => {
        this.addresses = addresses
        this.origin = addresses[0] ?? location.origin
      })
      .catch(() => (this.addresses = []))
  }

  /** Whether it is known what to write into a link. */
  get known(): boolean {
    return !this.local || this.addresses !== null
  }
}

/** Hand a link on: by the device's own sharing where there is one, else it is copied; says whether it was copied. */
export async function handOn(url: string): Promise<boolean> {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches)
      await navigator.share({ title: 'Dragonhall', url })
    else {
      await navigator.clipboard.writeText(url)
      return true
    }
  } catch {
    // The person closed the share sheet, or the browser has no clipboard: the link stands there to be read.
  }
  return false
}
