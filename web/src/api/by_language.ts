/** Fields that are named after languages; which there are is found, not listed. */
import type { Announcement, WordList, WordLists } from './protocol'

const fieldOf = <T>(fields: object, language: string): T | undefined =>
  (fields as Record<string, T | undefined>)[language]

export const textIn = (one: Announcement, language: string): string => fieldOf<string>(one, language) ?? ''
export const listIn = (lists: WordLists, language: string): WordList | undefined =>
  fieldOf<WordList>(lists, language)
