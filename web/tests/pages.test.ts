import { describe, expect, it } from 'vitest'
import { shortName } from '../src/ui/short_name'
import { understand } from '../src/ui/route.svelte'
import { markdown } from '../src/pages/rules/markdown'
import { elided } from '../src/i18n/words.svelte'

describe('addresses', () => {
  it('are understood', () => {
    expect(understand('/')).toEqual({ page: 'start' })
    expect(understand('/t/Bako-Mire')).toEqual({ page: 'table', code: 'bako-mire', hand: false })
    expect(understand('/t/bako-mire/hand')).toEqual({ page: 'table', code: 'bako-mire', hand: true })
    expect(understand('/t/bako-mire/screen')).toEqual({ page: 'screen', code: 'bako-mire' })
    expect(understand('/t/bako-mire/screen/1')).toEqual({ page: 'lost' })
    expect(understand('/t/bako-mire/replay/12', '?seat=1')).toEqual({
      page: 'replay',
      code: 'bako-mire',
      ply: 12,
      seat: '1',
      review: false,
    })
    expect(understand('/t/bako-mire/replay', '?review')).toMatchObject({ ply: null, review: true })
    expect(understand('/t/bako-mire/replay/x')).toEqual({ page: 'lost' })
    expect(understand('/something')).toEqual({ page: 'lost' })
  })
})

describe('rules pages', () => {
  it('show numbers, lists and emphasis, and nothing a page could run', () => {
    const { html, chapters } = markdown(
      '# T\n\n## 1. Box\n\n- **1.1** *House* `x`\n  goes on <script>\n- two\n\nEnd.',
    )
    expect(chapters).toEqual([{ title: '1. Box', id: 'c1' }])
    expect(html).toContain(
      '<b class="rule" id="r1.1">1.1</b> <i>House</i> <code>x</code> goes on &lt;script&gt;',
    )
    expect(html).not.toContain('<script')
  })
  it('have the numbers of rulings and the options that change a rule in the margin', () => {
    const { html } = markdown('- **1.5** It counts as evil. [TD-3, `dracolich=undead`]\n- **1.6** Nothing.')
    expect(html).toContain(
      'It counts as evil.</span><small class="notes">TD-3, <code>dracolich=undead</code></small></li>',
    )
    expect(html).toContain('Nothing.</span></li>')
  })
})

describe('French', () => {
  it('joins de and que to a name that begins with a vowel', () => {
    expect(elided('Au tour de Ann…', { names: 'Ann' })).toBe('Au tour d’Ann…')
    expect(elided('Ce que Élodie peut faire', { name: 'Élodie' })).toBe('Ce qu’Élodie peut faire')
    expect(elided('le vol de Bob', { seat: 'Bob' })).toBe('le vol de Bob')
    expect(elided('une corde Ann', { seat: 'Ann' })).toBe('une corde Ann')
  })
})

describe('names', () => {
  it('are cut between signs, to what the hall takes', () => {
    expect(shortName('  Élodie  ')).toBe('Élodie')
    expect(shortName('🐉'.repeat(200))).toBe('🐉'.repeat(24))
    expect(shortName('👩‍👩‍👧‍👦'.repeat(200))).toBe('👩‍👩‍👧‍👦'.repeat(3))
    expect(shortName('   ')).toBe('')
  })
})
