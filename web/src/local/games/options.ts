import type { GameInfo, OptionInfo, Value } from '@web/api/protocol'
import type { Options } from './game'
import { refused } from './problems'

/**
 * How the rules read options (made from Python, see browser_catalogue.py): a row of numbers for each version, number of
 * seats and words of the options in `words`; every other option has a place of its own in the row.
 */
export interface OptionNumbers {
  /** Options whose words change more of the row than their own place. */
  words: string[]
  /** Version, seats, words joined by `|`. */
  bases: Record<string, Record<string, Record<string, number[]>>>
}

/** The row of numbers that the rules read. */
export function numbersOf(
  info: GameInfo,
  { words, bases }: OptionNumbers,
  seats: number,
  options: Options,
  version: number,
): number[] {
  const base = bases[version]?.[seats]?.[words.map((name) => options[name]).join('|')]
  if (!base) throw refused('bad-option', 'These options can be played in a hall only.')
  const row = [...base]
  for (const [place, option] of info.options.entries()) {
    const value = options[option.name]!
    if (words.includes(option.name) || value === option.default) continue
    row[place] = typeof value === 'string' ? option.values!.indexOf(value) : Number(value)
  }
  return row
}

/** All options with their values, defaults filled in; raises Refused (core/options.py). */
export function completed(
  info: GameInfo,
  numbers: OptionNumbers,
  seats: number,
  chosen: unknown,
  fits: (seats: number, options: Options) => string,
): Options {
  if (typeof chosen !== 'object' || Array.isArray(chosen))
    throw refused('bad-option', "Options are given by name, for instance {'track': 28}.")
  const given = (chosen ?? {}) as Record<string, unknown>
  const known = new Set(info.options.map((option) => option.name))
  for (const name of Object.keys(given))
    if (!known.has(name))
      throw refused(
        'bad-option',
        `This game has no option called '${name.slice(0, 40)}'. It has: ${[...known].join(', ')}.`,
      )
  const options: Options = {}
  for (const option of info.options)
    options[option.name] = checked(
      option,
      Object.hasOwn(given, option.name) ? given[option.name] : option.default,
    )
  const complaint = fits(seats, options)
  if (complaint) throw refused('bad-option', complaint)
  numbersOf(info, numbers, seats, options, info.rules)
  return options
}

function checked(option: OptionInfo, value: unknown): Value {
  const { name, low, high, values } = option
  const fits = values ? values.includes(value as Value) : isWhole(value) && value >= low! && value <= high!
  if (!fits) {
    const choices =
      typeof option.default === 'boolean'
        ? 'yes or no'
        : values
          ? values.join(' or ')
          : `a number from ${low} to ${high}`
    throw refused(
      'bad-option',
      `Option ${name} cannot be ${JSON.stringify(value)?.slice(0, 40)}: it is ${choices}.`,
    )
  }
  return value as Value
}

const isWhole = (value: unknown): value is number => Number.isInteger(value)
