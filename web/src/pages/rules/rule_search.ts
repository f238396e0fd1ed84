/** Search in a rules page: every word must be found, at the beginning of a word, whatever accents and capitals it has. */
export interface Found {
  /** The number of the rule, or nothing for a paragraph without one. */
  number: string
  /** The chapter it stands in. */
  chapter: string
  text: string
  /** The element of the page it was found in. */
  at: number
}

/** Without accents and capitals; « œuf » and « oeuf » are the same. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’`]/g, "'")
}

export interface Passage {
  number: string
  chapter: string
  text: string
}

const MOST = 20

export function searched(passages: Passage[], asked: string): Found[] {
  const wanted = plain(asked)
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word.length > 1 || /\d/.test(word))
  if (!wanted.length) return []
  const found: (Found & { rank: number })[] = []
  for (const [at, passage] of passages.entries()) {
    const words = plain(`${passage.number} ${passage.text}`).split(/[^\p{L}\p{N}.]+/u)
    const heads = plain(passage.chapter).split(/[^\p{L}\p{N}.]+/u)
    const inText = (one: string) => words.some((word) => word.startsWith(one))
    if (!wanted.every((one) => inText(one) || heads.some((word) => word.startsWith(one)))) continue
    const rank =
      wanted.filter((one) => passage.number === one).length * 100 + wanted.filter(inText).length * 10
    found.push({ ...passage, at, rank })
  }
  return found
    .sort((a, b) => b.rank - a.rank || a.at - b.at)
    .slice(0, MOST)
    .map(({ number, chapter, text, at }) => ({ number, chapter, text, at }))
}
