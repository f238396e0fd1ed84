import { words } from './words.svelte'

export { say, sentence, words } from './words.svelte'

/** Names as a list in a sentence. */
export const sentenceList = (names: string[]): string => new Intl.ListFormat(words.language).format(names)
