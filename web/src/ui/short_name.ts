/** The longest name the hall takes, in code points. */
const LONGEST = 24

/** A name as the hall takes it: trimmed, and cut between signs as people see them (an emoji of a family is one sign). */
export function shortName(name: string): string {
  let short = ''
  for (const { segment } of new Intl.Segmenter().segment(name.normalize('NFC').trim())) {
    if ([...short, ...segment].length > LONGEST) break
    short += segment
  }
  return short.trim()
}
