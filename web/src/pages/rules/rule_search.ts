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

const STOP = new Set(
  `a an and are as at be been by can could did do does for from get had has have how i if in into is it its may me must
  my no not of on or our shall should so go goes than that the their them then there these they this to two up us was we what
  when where which who whom whose why will with would you your happen happens
  au aux avec ce ces cette combien comment d de des doit doivent du elle elles en est et etre fait faire faut il ils j je
  l la le les leur leurs lui m ma mes mon n ne nos notre nous on ou par pas passe peut peuvent peux plus pour pourquoi
  puis qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont sur t ta te tes ton tu un une va vos votre
  vous y`.split(/\s+/),
)

/** Words that mean the same to somebody who asks; each stands for all forms that begin with it. */
const SAME = [
  ['tie', 'tied', 'equal', 'level', 'draw'],
  ['first', 'begin', 'start', 'lead', 'open'],
  ['look', 'see', 'peek', 'examine', 'count'],
  ['end', 'over', 'finish', 'last'],
  ['buy', 'purchase', 'pay'],
  ['throw', 'roll', 'dice', 'die'],
  ['lose', 'out', 'eliminat'],
  ['win', 'won', 'victory'],
  ['steal', 'take', 'rob'],
  ['egalite', 'egal', 'ex aequo', 'aequo'],
  ['premier', 'commenc', 'debut', 'entame', 'mene'],
  ['regard', 'voir', 'consult', 'compter'],
  ['fin', 'termin', 'acheve', 'dernier'],
  ['achet', 'achat', 'pay'],
  ['lanc', 'jet', 'de'],
  ['perd', 'elimin'],
  ['gagn', 'vict', 'remport'],
  ['vol', 'prend', 'pioch'],
]

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean)

/** A word without the ending of a plural, where enough is left of it. */
const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:es|s|x)$/, '') : word)

/** What was asked for: each word with those of the same meaning. A word that is being typed is a beginning. */
function wanted(asked: string): { word: string; alike: string[] }[] {
  const words = wordsOf(asked)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word.length > 1 || /\d/.test(word))
  const told = words.filter((word) => !STOP.has(word))
  return [...new Set((told.length ? told : words).map(stem))].map((word) => ({
    word,
    alike: SAME.filter((group) => group.some((one) => word.startsWith(one) || one.startsWith(word)))
      .flat()
      .filter((one) => !word.startsWith(one) && one !== word),
  }))
}

export function searched(passages: readonly Passage[], asked: string): Answer {
  const terms = wanted(asked)
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
