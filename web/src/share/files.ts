import { Refused } from '@web/api/transport'
import { ask } from '@web/halls'

/**
 * Links to a file of a table are written as for a hall (`/api/tables/<code>/record`, with `download`). Of a table in this
 * browser there is no such address: what the hall in this browser answers is saved instead.
 */
export function listenForFiles(): void {
  addEventListener('click', (event) => {
    const found = (event.target as Element).closest?.('a[download][href^="/api/tables/local-"]')
    if (!found) return
    event.preventDefault()
    void save(found.getAttribute('href')!.slice('/api'.length), found.getAttribute('download')!)
  })
}

async function save(path: string, name: string): Promise<void> {
  try {
    const text = `${JSON.stringify(await ask(path), null, 1)}\n`
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    const link = Object.assign(document.createElement('a'), { href: address, download: name })
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
}
