import { words } from '@web/i18n/words.svelte'

/** A thing and its forms as arguments of a sentence. */
export function named(kind: string, value: string): Record<string, string> {
  const forms = Object.entries(words.forms('dragardiens', kind, value))
  return Object.fromEntries(forms.map(([form, text]) => [form ? `${kind}_${form}` : kind, text]))
}
