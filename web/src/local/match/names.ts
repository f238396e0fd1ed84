import { refused } from '../games/problems'

/** What people may be called: nothing invisible, nothing that turns the text around (hall/base/names.py). */
const MAX_NAME = 24
/** Combining marks on one letter. */
const MAX_MARKS = 3
/** Parts of emoji; invisible anywhere else. */
const JOINER = '\u200d'
const PICTURE = '\ufe0f'
/** Signs that are letters, marks or symbols for Unicode and nothing for the eye. */
const BLANKS = '\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0'
const VARIANT = /[\ufe00-\ufe0e\u{e0100}-\u{e01ef}]/u

/** What signs look like, and what bots are called, as `looks` gives it: once they were fetched. */
const LIKE = new Map<string, string>()
const BOTS = new Set<string>()
/** Something and a number behind it, or what looks like one. */
const NUMBERED = /^(.*?)(?:[\s#.(-]*\p{Nd}+|\s[\p{Nd}lIoO|]+)[\s).]*$/u

const isNumbered = (name: string): RegExpExecArray | null => NUMBERED.exec(cleanText(name).normalize('NFKC'))

/** Fetch what comparing names needs; for a name alone only if it is a word and a number, as names of bots are. */
export async function learnLooks(name?: string): Promise<void> {
  if (LIKE.size || (name !== undefined && !isNumbered(name))) return
  const { alike, bots } = (await import('@engine/translated/games/names.json')).default
  for (const [like, signs] of Object.entries(alike)) for (const sign of signs) LIKE.set(sign, like)
  for (const bot of bots) BOTS.add(bot)
}

const isEmoji = (sign: string | undefined): boolean =>
  sign !== undefined && (sign === JOINER || sign === PICTURE || /[\p{So}\p{Sk}\p{Sm}]/u.test(sign))

/** A text as it can be shown, on one line: what is invisible or changes the direction has become a space. */
export function cleanText(text: string): string {
  const signs = [...text.normalize('NFC')]
  let shown = ''
  let marks = 0
  for (const [at, sign] of signs.entries()) {
    if (sign === JOINER || sign === PICTURE) {
      if (isEmoji(signs[at - 1]) && (sign === PICTURE || isEmoji(signs[at + 1]))) shown += sign
      continue
    }
    marks = /\p{M}/u.test(sign) ? marks + 1 : 0
    if (marks > MAX_MARKS || VARIANT.test(sign)) continue
    shown += /[\p{C}\p{Z}]/u.test(sign) || BLANKS.includes(sign) ? ' ' : sign
  }
  return shown.split(/\s+/u).filter(Boolean).join(' ')
}

export function cleanName(name: unknown): string {
  const cleaned = typeof name === 'string' ? cleanText(name) : ''
  const length = [...cleaned].length
  if (length < 1 || length > MAX_NAME || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(cleaned))
    throw refused('bad-name', `A name has 1 to ${MAX_NAME} characters that can be seen.`)
  const numbered = isNumbered(cleaned)
  if (numbered && looks(numbered[1]!).some((look) => BOTS.has(look)))
    throw refused('bad-name', 'Bots are called like that: take another name.')
  return cleaned
}

const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u
const PUNCTUATION = /[\p{P}\p{Sk}\p{Sm}]/u
/** As Python's casefold does it. */
const folded = (text: string): string => text.toUpperCase().toLowerCase()

/** The same for names that look the same (`skeleton` in Python). */
function skeleton(name: string): string {
  const like = (sign: string) => [...folded(sign)].map((each) => LIKE.get(each) ?? each).join('')
  const plain = [...name.normalize('NFKD')].map((sign) => LIKE.get(sign) ?? like(sign)).join('')
  const seen = [...plain].filter((sign) => SEEN.test(sign) && !BLANKS.includes(sign))
  const letters = seen.filter((sign) => !PUNCTUATION.test(sign))
  return (letters.length ? letters : seen).join('').replaceAll('rn', 'm').replaceAll('vv', 'w')
}

/** A name as it is written and in small letters: two names with one in common can be taken for each other. */
const looks = (name: string): string[] => [skeleton(name), skeleton(folded(name))]

/** A name out of a record, as it can be shown. */
export const shownName = (name: string): string => [...cleanText(name)].slice(0, MAX_NAME).join('')

/** The name, with a number behind it if it can be taken for another. */
export function toldApart(name: string, taken: string[]): string {
  const known = new Set(taken.flatMap(looks))
  let found = name
  for (let n = 2; looks(found).some((look) => known.has(look)); n++) {
    const end = ` (${n})`
    const cut = [...name].slice(0, MAX_NAME - end.length).join('')
    found = cut.trimEnd() + end
  }
  return found
}
