import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { FIRST } from 'virtual:languages'
import type { GameInfo, MoveInfo, NewsItem } from '@web/api/protocol'

/** The same catalogues as in Python (src/dragonhall/words.py says how keys are made); a game's words lie beside its rules. */
const WHOLE = import.meta.glob<string>(
  [
    '../../../src/dragonhall/locales/*/*.ftl',
    '!../../../src/dragonhall/locales/*/{house,hall,web,local}.ftl',
    '../../../src/dragonhall/games/*/**/*.ftl',
  ],
  { query: '?raw', import: 'default' },
)
/** The code of a language; a folder makes one (docs/translating.md). */
export type Language = string
export const LANGUAGES: Language[] = Object.keys(FIRST)
/** What a language calls itself. */
export const nameOf = (language: Language): string =>
  sentence(new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language)

type Arguments = Record<string, FluentVariable>
/** A piece of a line of news: words, and whom or what they name. */
export interface Part {
  text: string
  seat?: number
  thing?: string
  gold?: boolean
}
/** Marks around what a sentence names; they are no signs of any script. */
const OPEN = '\uE000'
const MIDDLE = '\uE001'
const SHUT = '\uE002'
const marked = (what: string, text: string): string => `${OPEN}${what}${MIDDLE}${text}${SHUT}`
class Gold extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return marked('gold', super.toString(scope))
  }
}
/** Arguments that are seats where nothing else says so. */
const SEATS: Record<string, string> = { other: 'seat' }
export interface Forms {
  [form: string]: string
}

class Words {
  language = $state<Language>('en')
  /** Counts what was loaded, so that pages speak anew. */
  private version = $state(0)
  private bundle = new FluentBundle('en', { useIsolating: false })
  private readonly loaded = new Set<string>()
  /** Fetches the words of a game that is not part of these pages. */
  fetchGame: (game: string, language: Language) => Promise<string> = () => Promise.resolve('')

  /** Switch to a language; everything loaded before is loaded in it. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    const files = [...this.loaded]
    const texts = await Promise.all([
      FIRST[language]!().then((first) => first.default),
      ...files.map((file) => this.catalogue(language, file)),
    ])
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true })
    this.bundle = bundle
    this.language = language
    document.documentElement.lang = language
    this.version += 1
  }

  /** Load what one game says, on demand. */
  learn(game: string): Promise<void> {
    return this.load(game)
  }

  /** Load more catalogues, on demand. */
  async load(...wanted: string[]): Promise<void> {
    const files = wanted.filter((file) => !this.loaded.has(file))
    if (!files.length) return
    const language = this.language
    const texts = await Promise.all(files.map((file) => this.catalogue(language, file)))
    if (language !== this.language) return
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true })
    for (const file of files) this.loaded.add(file)
    this.version += 1
  }

  /** Load what the doors of games say that are not part of these pages. */
  async learnDoors(games: GameInfo[]): Promise<void> {
    await this.load(...games.map((game) => game.name).filter((name) => !filesOf(this.language, name).length))
  }

  /** All that is said under a name. */
  private async catalogue(language: Language, name: string): Promise<string> {
    const paths = filesOf(language, name)
    if (!paths.length) return this.fetchGame(name, language).catch(() => '')
    return (await Promise.all(paths.map((path) => WHOLE[path]!()))).join('\n')
  }

  has(key: string): boolean {
    void this.version
    return this.bundle.getMessage(key)?.value != null
  }

  /** The sentence of that key. A missing key shows itself: a test looks for that. */
  say(key: string, args: Arguments = {}): string {
    void this.version
    const message = this.bundle.getMessage(key)
    if (message?.value == null) return this.version === 0 ? '' : key
    return this.inFrench(this.bundle.formatPattern(message.value, args, []), args)
  }

  /** The sentence of the first key that there is. */
  first(keys: string[], args: Arguments = {}): string {
    return this.say(keys.find((key) => this.has(key)) ?? keys[keys.length - 1]!, args)
  }

  /** The name of a thing and its other forms. */
  forms(game: string, kind: string, value: unknown): Forms {
    void this.version
    let key = `${game}-${kind}-${slug(value)}`
    let args: Arguments = {}
    if (!this.has(key)) {
      const [, stem, tail] = /^(.*) (\d+)$/.exec(String(value)) ?? []
      if (stem === undefined || !this.has(`${game}-${kind}-${slug(stem)}`)) return { '': String(value) }
      key = `${game}-${kind}-${slug(stem)}`
      args = { n: Number(tail) }
    }
    const message = this.bundle.getMessage(key)!
    const forms: Forms = { '': this.bundle.formatPattern(message.value!, args, []) }
    for (const [form, pattern] of Object.entries(message.attributes))
      forms[form] = this.bundle.formatPattern(pattern, args, [])
    return forms
  }

  thing(game: string, kind: string, value: unknown): string {
    return this.forms(game, kind, value)['']!
  }

  /** What it is or does, in a sentence, with the numbers of its rules. */
  about(game: string, kind: string, value: string): string {
    const forms = this.forms(game, kind, value)
    const about = `web-${game}-about-${kind}`
    const own = [value, value.replace(/ \d+$/, '')].map((one) => `${about}-${slug(one)}`)
    const key = own.find((one) => this.has(one)) ?? (forms.does || !this.has(about) ? null : about)
    if (key) return sentence(this.say(key, { thing: forms['']! }))
    return forms.does ? sentence(`${forms.does}.`) + (forms.rule ? ` (${forms.rule})` : '') : ''
  }

  /** A move in words, or what another key says of it. */
  move(game: GameInfo, move: MoveInfo, names: string[], key?: string, more: Arguments = {}): string {
    return this.say(key ?? `${game.name}-move-${slug(move.name)}`, {
      ...this.arguments(game.name, move.args, game.kinds, names),
      ...more,
    })
  }

  /** A kind of move: the words of one of them, with dots for what it is about. */
  family(game: GameInfo, move: MoveInfo): string {
    const args: Arguments = {}
    for (const [name, value] of Object.entries(move.args)) {
      // A payment is left out, and everything else is left open.
      args[name] = typeof value === 'number' ? 0 : '…'
      for (const form of ['the', 'a', 'does', 'short']) args[`${name}_${form}`] = '…'
    }
    return this.say(`${game.name}-move-${slug(move.name)}`, args)
  }

  event(game: GameInfo, event: NewsItem, names: string[], me?: number | null): string {
    const { key, ...args } = event
    return this.told([`${game.name}-news-${slug(key)}`], game.name, args, game.news[key] ?? {}, { names, me })
  }

  /** One line of a score sheet: news, or something that only the sheet says. */
  sheetLine(game: GameInfo, event: NewsItem, names: string[], me?: number | null, marks = false): string {
    const { key, ...args } = event
    const kinds = game.news[key]
    const keys = kinds
      ? [`${game.name}-news-${slug(key)}`]
      : [`${game.name}-line-${slug(key)}`, `house-line-${slug(key)}`]
    return this.told(keys, game.name, args, kinds ?? SEATS, { names, me, marks })
  }

  /**
   * What happened, in a sentence. It calls the reader "you": the form `you` says what the reader did, `to-you` what was
   * done to the reader. A sentence without these forms calls the reader by name.
   */
  private told(
    keys: string[],
    game: string,
    given: Record<string, unknown>,
    kinds: Record<string, string>,
    { names, me, marks }: { names: string[]; me?: number | null | undefined; marks?: boolean },
    more: Arguments = {},
  ): string {
    const key = keys.find((one) => this.has(one)) ?? keys.at(-1)!
    const mine = Object.keys(given).filter((name) => (kinds[name] ?? name) === 'seat' && given[name] === me)
    const form = mine.includes('seat') ? 'you' : 'to-you'
    const pattern = mine.length ? this.bundle.getMessage(key)?.attributes[form] : undefined
    if (!pattern) return this.say(key, { ...this.arguments(game, given, kinds, names, marks), ...more })
    const called = names.map((name, seat) => (seat === me ? this.say('web-you') : name))
    const args = { ...this.arguments(game, given, kinds, called, marks), ...more }
    return this.inFrench(this.bundle.formatPattern(pattern, args, []), args)
  }

  private inFrench(text: string, args: Arguments): string {
    return this.language === 'fr' ? elided(text, args) : text
  }

  /** The name of a row of a score sheet; its form `by` stands in a sentence. */
  row(game: GameInfo, key: string, number: number, form?: string): string {
    const name = `${game.name}-row-${slug(key)}`
    const message = this.bundle.getMessage(this.has(name) ? name : `house-row-${slug(key)}`)
    const pattern = form ? message?.attributes[form] : message?.value
    return pattern ? this.bundle.formatPattern(pattern, { number }, []) : key
  }

  /** What decided a match, in one sentence. */
  decided(game: GameInfo, event: NewsItem, names: string[], me?: number | null): string {
    const { key, row, seats, ...rest } = event as NewsItem & { row?: string; seats?: number[] }
    const more: Arguments = {}
    if (row !== undefined) more.row = this.row(game, row, Number(event.number ?? 0), 'by')
    if (seats) {
      more.names = new Intl.ListFormat(this.language).format(seats.map((seat) => names[seat] ?? ''))
      more.count = seats.length
    }
    const keys = [`${game.name}-decided-${slug(key)}`, `house-decided-${slug(key)}`]
    const text = this.told(keys, game.name, rest, SEATS, { names, me }, more)
    return sentence(text.replace(/-(?=\d)/g, '−'))
  }

  /** Why a move is good, in one sentence. */
  reason(game: GameInfo, { key, number }: { key: string; number?: number }): string {
    return this.say(`${game.name}-reason-${slug(key)}`, { number: number ?? 0 })
  }

  /** The same, in pieces that know whom and what they name. */
  line(game: GameInfo, event: NewsItem, names: string[], me?: number | null): Part[] {
    const text = this.sheetLine(game, event, names, me, true)
    const parts: Part[] = []
    for (const piece of text.split(OPEN)) {
      const [what, rest] = piece.includes(MIDDLE) ? (piece.split(MIDDLE) as [string, string]) : [null, piece]
      const [inside, after] = what === null ? ['', rest] : (rest.split(SHUT) as [string, string])
      if (what === 'gold') parts.push({ text: inside, gold: true })
      else if (what?.startsWith('seat:')) parts.push({ text: inside, seat: Number(what.slice(5)) })
      else if (what) parts.push({ text: inside, thing: what })
      if (after) parts.push({ text: after })
    }
    if (parts[0]) parts[0] = { ...parts[0], text: sentence(parts[0].text) }
    return parts
  }

  private arguments(
    game: string,
    given: Record<string, unknown>,
    kinds: Record<string, string>,
    names: string[],
    marks = false,
  ): Arguments {
    const args: Arguments = {}
    for (const [name, value] of Object.entries(given)) {
      const kind = kinds[name] ?? name
      const mark = (text: string): string => (marks ? marked(`${kind}:${String(value)}`, text) : text)
      if (kind === 'seat') args[name] = value == null ? '' : mark(names[Number(value)] ?? '')
      else if (kind === 'number')
        args[name] = marks && name === 'gold' ? new Gold(Number(value)) : Number(value)
      else if (typeof value === 'number') args[name] = value
      else if (value == null) args[name] = ''
      else
        for (const [form, text] of Object.entries(this.forms(game, kind, value)))
          args[form ? `${name}_${form}` : name] = mark(text)
    }
    return args
  }
}

const inLanguage = (path: string, language: string): boolean =>
  path.includes(`/locales/${language}/`) || path.endsWith(`/${language}.ftl`)

/** The files of a name: one of the house, or whatever a game has; in English what a language has no file for. */
function filesOf(language: string, name: string): string[] {
  const own = filesIn(language, name)
  const folder = (path: string): string =>
    path.slice(0, path.lastIndexOf('/')).replace(`/locales/${language}`, '/locales/en')
  const there = new Set(own.map(folder))
  return [
    ...own,
    ...(language === 'en' ? [] : filesIn('en', name).filter((path) => !there.has(folder(path)))),
  ]
}
const filesIn = (language: string, name: string): string[] =>
  Object.keys(WHOLE).filter(
    (path) =>
      inLanguage(path, language) &&
      // What a lesson says is loaded with the lesson, under the name `<game>/lesson`.
      path.includes('/lesson/') === name.endsWith('/lesson') &&
      (path.includes(`/games/${name}/`) || path.endsWith(`/${name}.ftl`)),
  )

/** The part of a key that names a thing: `+1 Diego` is `plus-1-diego`. */
export function slug(value: unknown): string {
  return String(value)
    .toLowerCase()
    .replaceAll('+', 'plus ')
    .replace(/^-/, 'minus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** French joins *de* and *que* to a name that begins with a vowel: « au tour d’Ann ». */
export function elided(text: string, args: Arguments): string {
  for (const value of Object.values(args)) {
    if (typeof value !== 'string') continue
    const name = value.startsWith(OPEN) ? value.slice(value.indexOf(MIDDLE) + 1) : value
    if (!VOWEL.test(name)) continue
    for (const short of ['de', 'De', 'que', 'Que'])
      text = text.replaceAll(
        new RegExp(`(?<!\\p{L})${short} (?=${escaped(value)})`, 'gu'),
        `${short.slice(0, -1)}’`,
      )
  }
  return text
}
const VOWEL = /^[aeiouàâäæéèêëîïôöœùûü]/i
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** With a capital at the beginning. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

export const words = new Words()
export const say = (key: string, args?: Arguments): string => words.say(key, args)
