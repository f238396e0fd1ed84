import { refused } from './problems'

/** What people may be called: nothing invisible, nothing that turns the text around (hall/names.py). */
const LONGEST_NAME = 24
/** So many combining marks may stand on one letter. */
const MOST_MARKS = 3
/** Parts of emoji; invisible anywhere else. */
const JOINER = '\u200d'
const PICTURE = '\ufe0f'
/** Signs that are letters, marks or symbols for Unicode and nothing for the eye. */
const BLANKS = '\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0'
const VARIANT = /[\ufe00-\ufe0e\u{e0100}-\u{e01ef}]/u

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
    if (marks > MOST_MARKS || VARIANT.test(sign)) continue
    shown += /[\p{C}\p{Z}]/u.test(sign) || BLANKS.includes(sign) ? ' ' : sign
  }
  return shown.split(/\s+/u).filter(Boolean).join(' ')
}

export function cleanName(name: unknown): string {
  const cleaned = typeof name === 'string' ? cleanText(name) : ''
  const length = [...cleaned].length
  if (length < 1 || length > LONGEST_NAME || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(cleaned))
    throw refused('bad-name', `A name has 1 to ${LONGEST_NAME} characters that can be seen.`)
  return cleaned
}

/** A name out of a record, as it can be shown. */
export const shownName = (name: string): string => [...cleanText(name)].slice(0, LONGEST_NAME).join('')

/** The name, or with a number behind it when somebody is called so already. */
export function toldApart(name: string, taken: string[]): string {
  const looks = new Set(taken.map((one) => one.toLowerCase()))
  let found = name
  for (let n = 2; looks.has(found.toLowerCase()); n++) {
    const end = ` (${n})`
    const cut = [...name].slice(0, LONGEST_NAME - end.length).join('')
    found = cut.trimEnd() + end
  }
  return found
}
