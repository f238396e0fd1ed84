/**
 * Search in a rules page: words or a whole question. What a question only asks with is left out; words count by how
 * rare they are in the page (BM25), at the beginning of a word, whatever accents, capitals and endings they have.
 */
export interface Passage {
  /** The number of the rule, or nothing for a paragraph without one. */
  number: string
  /** The chapter it stands in. */
  chapter: string
  text: string
}
export interface Found extends Passage {
  /** The element of the page it was found in. */
  at: number
}
export interface Answer {
  found: Found[]
  /** Every word that was asked for stands in the first of them. */
  sure: boolean
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

const MAX_FOUND = 20
/** So many are shown where none has every word. */
const NEAREST = 3
/** What ranks below this share of the best is left out. */
const WORTH = 0.4
/** Of BM25: how soon a repeated word stops counting, and how much long paragraphs pay for their length. */
const SATURATION = 1.2
const LENGTH = 0.5
/** A word of the same meaning, and a word of the chapter's title, count less than the word itself. */
const ALIKE = 0.7
const TITLE = 0.5
const NUMBER = 100

/** Words of a language that matter to a search, from its catalogue. */
export interface Vocabulary {
  /** Words that a question only asks with, separated by spaces. */
  ignored: string
  /** Groups of words that mean the same to somebody who asks; each stands for all forms that begin with it. */
  alike: string
}

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean)

/** A word without the ending of a plural, where enough is left of it. */
const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:es|s|x)$/, '') : word)

/** What was asked for: each word with those of the same meaning. A word that is being typed is a beginning. */
function wanted(asked: string, { ignored, alike }: Vocabulary): { word: string; alike: string[] }[] {
  const stop = new Set(wordsOf(ignored))
  const same = alike.split(';').map(wordsOf)
  const words = wordsOf(asked)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word.length > 1 || /\d/.test(word))
  const told = words.filter((word) => !stop.has(word))
  return [...new Set((told.length ? told : words).map(stem))].map((word) => ({
    word,
    alike: same
      .filter((group) => group.some((one) => word.startsWith(one) || one.startsWith(word)))
      .flat()
      .filter((one) => !word.startsWith(one) && one !== word),
  }))
}

export function searched(passages: readonly Passage[], asked: string, vocabulary: Vocabulary): Answer {
  const terms = wanted(asked, vocabulary)
  if (!terms.length || !passages.length) return { found: [], sure: true }
  const texts = passages.map((passage) => wordsOf(passage.text))
  const titles = passages.map((passage) => wordsOf(passage.chapter))
  const mean = texts.reduce((sum, words) => sum + words.length, 0) / texts.length
  const times = (words: string[], beginning: string): number =>
    words.filter((word) => word.startsWith(beginning)).length
  const ranks = passages.map(() => 0)
  const hits = passages.map(() => 0)
  for (const { word, alike } of terms) {
    const weights = passages.map(({ number }, at) => {
      if (number === word) return NUMBER
      const own = times(texts[at]!, word)
      const other = Math.max(0, ...alike.map((one) => times(texts[at]!, one)))
      const title = own || other ? 0 : Math.min(1, times(titles[at]!, word))
      return own + ALIKE * other + TITLE * title
    })
    const having = weights.filter((weight) => weight > 0).length
    const rare = Math.log(1 + (passages.length - having + 0.5) / (having + 0.5))
    for (const [at, weight] of weights.entries()) {
      if (!weight) continue
      const long = 1 - LENGTH + LENGTH * (texts[at]!.length / mean)
      hits[at]! += 1
      ranks[at]! +=
        weight === NUMBER ? NUMBER : (rare * weight * (SATURATION + 1)) / (weight + SATURATION * long)
    }
  }
  const most = Math.max(...hits)
  const order = passages.map((passage, at) => ({ ...passage, at })).filter(({ at }) => ranks[at]! > 0)
  order.sort((a, b) => ranks[b.at]! - ranks[a.at]! || a.at - b.at)
  const sure = most === terms.length
  // Where some have every word, these are meant.
  const fitting = sure ? order.filter(({ at }) => hits[at] === most) : order
  const best = fitting.length ? ranks[fitting[0]!.at]! : 0
  const near = sure ? fitting : fitting.filter(({ at }) => ranks[at]! >= WORTH * best).slice(0, NEAREST)
  return { found: near.slice(0, MAX_FOUND), sure }
}
