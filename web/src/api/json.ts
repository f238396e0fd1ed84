/** The last whole number before which JavaScript's numbers are exact has 16 digits. */
const LARGE_SEED = /(?<!\\)"seed"(\s*:\s*)(\d{16,})(?=\s*[,}\]])/g

/** JSON of a record. A seed may be larger than JavaScript's numbers can tell exactly: then it is read as its digits. */
export function readJson(text: string): unknown {
  return JSON.parse(
    text.replace(LARGE_SEED, (whole, colon: string, digits: string) =>
      Number.isSafeInteger(Number(digits)) ? whole : `"seed"${colon}"${digits}"`,
    ),
  )
}
