import { getContext, setContext } from 'svelte'
import type { Face, Thing } from '@web/games/types'
import type { GameInfo, MoveInfo, View } from '@web/api/protocol'
import type { Aid } from '../../engine/translated'
import { settings } from '@web/ui/settings.svelte'
import { say, sentence, slug, words } from '@web/i18n/words.svelte'
import { choose, counted, pick, type Choice } from './choose'

export interface Explained {
  thing: Thing
  title: string
  text: string
  /** What else is true of it just now. */
  notes: string[]
  /** What it can be used for now: a few moves, and how many more there are. */
  uses: string[]
  more: number
  why: string
  at: DOMRect | null
  pinned: boolean
}

interface Source {
  readonly view: View | null
  readonly moves: MoveInfo[]
  readonly names: string[]
  readonly face: Face | null
  readonly game: GameInfo | null
  readonly fresh: ReadonlySet<string>
  readonly aids?: Aid[]
  /** Show the rules beside the table, at one of them. */
  openRules?(number: string | null): void
  /** A move is to be found: none is called the usual one. */
  readonly riddle?: boolean
  do(move: MoveInfo): void
}

/** So many moves stand in an explanation. */
const SHOWN = 3

/** What the boards of all games see: what is lit, what is picked, what shines, and how to tap and to ask. */
export class Play {
  picks = $state.raw<Thing[]>([])
  /** Things and lines that shine because the pointer rests on the other one. */
  glow = $state.raw<ReadonlySet<string>>(new Set())
  explained = $state.raw<Explained | null>(null)
  /** A move that waits for Confirm: the person wants to be asked always, or it ends or loses something. */
  staged = $state.raw<MoveInfo | null>(null)

  /** Moves and things that a hint or a lesson points at, and how many of them where there are several alike. */
  pointed = $state.raw<ReadonlyMap<string, number>>(new Map())

  constructor(private readonly source: Source) {}

  readonly choice: Choice = $derived.by(() => choose(this.source.moves, this.touches, this.picks))

  /** Things that some legal move touches, whatever is picked. */
  private readonly anything = $derived.by(() => choose(this.source.moves, this.touches, []).lit)

  /** The rules beside the table, at one of them; undefined where nothing stands beside it. */
  get openRules(): ((number: string | null) => void) | undefined {
    return this.source.openRules
  }
  get names(): string[] {
    return this.source.names
  }
  get view(): View | null {
    return this.source.view
  }
  get game(): GameInfo | null {
    return this.source.game
  }
  /** What the aids that are switched on say at this decision. */
  get aids(): Aid[] {
    return this.source.aids ?? []
  }
  get moves(): MoveInfo[] {
    return this.source.moves
  }
  get live(): boolean {
    return this.source.moves.length > 0
  }

  /** The things of the table that a move touches. */
  readonly touches = (move: MoveInfo): Thing[] =>
    this.source.view && this.source.face
      ? this.source.face.touches(move, this.source.view, this.source.moves, this.source.game)
      : []

  lit = (thing: Thing): boolean => this.choice.lit.has(thing)
  /** Whether a tap picks it: also when something else is picked now. */
  usable = (thing: Thing): boolean => this.anything.has(thing) || this.standsFor(thing).length > 0
  /** What a tap on it picks, if it stands for other things that can be picked. */
  private standsFor(thing: Thing): Thing[] {
    const { face, view, moves } = this.source
    return (view && moves.length && face?.standsFor?.(thing, moves, view)) || []
  }
  isPicked = (thing: Thing, nth = 0): boolean => (this.choice.picked.get(thing) ?? 0) > nth
  shines = (about: string): boolean => this.glow.has(about)
  points = (thing: Thing, nth = 0): boolean => (this.pointed.get(thing) ?? 0) > nth
  isFresh = (about: string): boolean => this.source.fresh.has(about)

  /** A considered default, or something that is asked once more. */
  weight(move: MoveInfo): 'go' | 'risky' | 'plain' | undefined {
    const { face, view, moves } = this.source
    if (moves.length === 1) return 'go'
    return view && !this.source.riddle ? face?.weight?.(move, view, moves) : undefined
  }

  /** Whether its button is gold: a considered default, or the one move that what is picked leaves beside plain ones. */
  isGold(move: MoveInfo): boolean {
    if (this.weight(move) === 'go') return true
    const left = this.picks.length ? this.choice.ready.filter((one) => this.weight(one) !== 'plain') : []
    return left.length === 1 && left[0] === move
  }

  /** Whether a thing of the player's hand is picked for it. */
  fromHand(move: MoveInfo): boolean {
    const { face, view, game } = this.source
    return !!view && this.touches(move).some((thing) => face?.inHand?.(thing, view, game))
  }

  /** Point at a move: at what it touches, and at its button. */
  pointAt(move: MoveInfo | null, also: Thing[] = []): void {
    const things = counted(move ? this.touches(move) : [])
    for (const thing of also) if (!things.has(thing)) things.set(thing, Infinity)
    if (move) things.set(`move:${move.n}`, 1)
    this.pointed = things
  }

  /** What is offered as buttons while nothing is picked, where the game says so itself. */
  get offers(): MoveInfo[] | null {
    const { face, view, moves } = this.source
    return view && moves.length ? (face?.offers?.(moves, view) ?? null) : null
  }

  /** The places that light up: where the move, or the moves with this thing, would lead. */
  aim(what: MoveInfo | Thing | null): void {
    const { face, view } = this.source
    const thought =
      typeof what === 'string'
        ? this.choice.fitting.filter((move) => this.touches(move).includes(what))
        : what
          ? [what]
          : []
    const places = new Set(view && face?.aims ? thought.flatMap((move) => face.aims!(move, view)) : [])
    for (const place of document.querySelectorAll('[data-anchor]'))
      place.classList.toggle('aimed', places.has((place as HTMLElement).dataset.anchor!))
  }

  /** Nothing is thought of: what is picked keeps its places lit. */
  rest(): void {
    this.aim(this.picks.at(-1) ?? null)
  }

  tap(thing: Thing, element?: HTMLElement, about: string = thing): void {
    const only = this.only
    if (only && this.picks.includes(thing) && !this.choice.lit.has(thing)) {
      this.confirm(only)
      return
    }
    const several = this.standsFor(thing)
    const after = several.length ? several : pick(this.source.moves, this.touches, this.picks, thing)
    if (after === this.picks) {
      this.explain(thing, about, element ?? null, true)
      return
    }
    this.picks = after
    this.staged = null
    this.explained = null
    this.rest()
    if (settings.confirm === 'never' && this.only && this.choice.lit.size === 0) this.confirm(this.only)
  }

  /** A thing was dragged onto the table: as if tapped twice. */
  drop(thing: Thing): void {
    if (!this.picks.includes(thing)) this.tap(thing)
    if (this.only && this.choice.lit.size === 0 && this.picks.includes(thing)) this.confirm(this.only)
  }

  /** The one move that what is picked leaves. */
  get only(): MoveInfo | null {
    return this.picks.length && this.choice.ready.length === 1 ? this.choice.ready[0]! : null
  }

  /** A button was pressed. */
  press(move: MoveInfo): void {
    const asks =
      settings.confirm === 'always'
        ? this.picks.length === 0
        : settings.confirm === 'risky' && this.weight(move) === 'risky'
    if (asks && this.staged !== move) this.staged = move
    else this.confirm(move)
  }

  confirm(move: MoveInfo): void {
    this.clear()
    this.source.do(move)
  }

  clear(): void {
    this.aim(null)
    if (this.picks.length) this.picks = []
    this.staged = null
    this.explained = null
  }

  /** What a button says: what comes of the move, where the game can tell. */
  buttonWords(move: MoveInfo): string {
    const { face, view, game } = this.source
    const told =
      view &&
      game &&
      face?.button?.(move, view, (key, more) => sentence(words.move(game, move, this.names, key, more)))
    return told || this.moveWords(move)
  }

  /** Asked once more: what a risky move gives away, where the game can tell. */
  sureWords(move: MoveInfo): string {
    const risk = `web-${this.source.game?.name}-risk-${slug(move.name)}`
    const told = this.weight(move) === 'risky' && words.has(risk)
    const args = { move: this.buttonWords(move) }
    return told ? say('web-sure-because', { ...args, risk: say(risk) }) : say('web-sure', args)
  }

  moveWords(move: MoveInfo): string {
    const game = this.source.game
    return game ? sentence(words.move(game, move, this.names)) : move.text
  }

  thingWords(about: string): string {
    const { kind, value } = parts(about)
    if (kind === 'seat') return this.names[Number(value)] ?? ''
    return this.source.game ? words.thing(this.source.game.name, kind, value) : value
  }

  explain(thing: Thing, about: string, element: HTMLElement | null, pinned: boolean): void {
    const game = this.source.game?.name
    if (!game || !this.source.view) return
    const { kind, value } = parts(about)
    const forms = words.forms(game, kind, value)
    const uses = this.source.moves.filter((move) => this.touches(move).includes(thing))
    let why = ''
    if (pinned && !this.live && this.source.view.seat !== null && !this.source.view.over)
      why = say('web-why-not-turn', {
        names: new Intl.ListFormat(words.language).format(
          this.source.view.to_act.map((seat) => this.names[seat] ?? ''),
        ),
      })
    else if (
      pinned &&
      this.live &&
      !this.lit(thing) &&
      !this.isPicked(thing) &&
      !this.standsFor(thing).length
    ) {
      why = words.first([
        `web-${game}-why-${this.source.face?.whyNot?.(thing, this.source.view)}`,
        'web-why-not',
      ])
    }
    this.explained = {
      thing: about,
      title: sentence(kind === 'seat' ? this.thingWords(about) : forms['']!),
      text: words.about(game, kind, value),
      notes: this.source.face?.notes?.(about, this.source.view) ?? [],
      uses: uses.slice(0, SHOWN).map((move) => this.buttonWords(move)),
      more: Math.max(0, uses.length - SHOWN),
      why,
      at: element?.getBoundingClientRect() ?? null,
      pinned,
    }
  }

  hide(): void {
    if (this.explained) this.explained = null
  }
}

export function parts(about: string): { kind: string; value: string } {
  const at = about.indexOf(':')
  return { kind: about.slice(0, at), value: about.slice(at + 1) }
}

const KEY = Symbol('play')
export const providePlay = (play: Play): Play => setContext(KEY, play)
/** For a page that shows the things of a game and on which nobody moves. */
export const provideLook = (face: () => Face | null, game: () => GameInfo | null): Play =>
  providePlay(
    new Play({
      view: null,
      moves: [],
      names: [],
      get face() {
        return face()
      },
      get game() {
        return game()
      },
      fresh: new Set(),
      do: () => undefined,
    }),
  )
export const usePlay = (): Play => getContext<Play>(KEY)
