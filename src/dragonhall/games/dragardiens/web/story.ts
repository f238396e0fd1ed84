import type { Colour, NewsItem, View } from './types'
import { without, type Aside, type Story } from '@web/games/story'
import type { Sound } from '@web/ui/sound'
import { COLOURS } from './art'
import { motions } from './motions'

const isColour = (said: string): said is Colour => said in COLOURS

/** A page shows something: what is asked follows it; what that gives comes with the true table. */
function turn(view: View, side: 'left' | 'right', page: number | Colour): void {
  view.grimoire[side].page = page
  const { left, right } = view.grimoire
  if (!view.wanted || view.opened) return
  view.wanted = { number: Number(left.page), colour: right.page as Colour }
  view.reward = []
}

function after(view: View, item: NewsItem): void {
  const who = view.players['seat' in item ? item.seat : -1]!
  /** The left pile says how many, the right one which colour. */
  const page = (said: string) => (isColour(said) ? said : Number(said))
  const pile = () => who.school.find((one) => 'colour' in item && one.colour === item.colour)
  switch (item.key) {
    case 'turn':
      Object.assign(view, { turn: item.seat, taken: 0, wrote: [], crystal_paid: false, opened: null })
      break
    case 'chest_out':
      if (!view.chests.includes(item.chest)) view.chests.push(item.chest)
      break
    case 'starting_card':
      who.starting?.push(item.card)
      break
    case 'starting_cards':
      who.hand += item.count
      who.unseen += item.count
      break
    case 'took':
      view.training[item.side] = null
      view.taken += 1
      who.hand += 1
      who.cards?.push(item.card)
      break
    case 'turned_up':
      view.training[item.side] = item.card
      break
    case 'page_shown':
      turn(view, item.side, page(item.page))
      break
    case 'crystal_paid':
      who.crystals -= 1
      view.supply.crystals += 1
      break
    case 'wrote':
    case 'wrote_starting':
      who.hand -= 1
      if (item.key === 'wrote') without(who.cards, item.card)
      else who.unseen -= 1
      turn(view, item.side, page(item.page))
      view.grimoire[item.side].ribbon = item.key === 'wrote_starting'
      view.grimoire[item.side].cards += 1
      break
    case 'opened':
      view.opened = item.chest
      break
    case 'whistled': {
      const from = pile()
      if (from && item.card === 'shadow') from.shadows -= 1
      else if (from) from.dragons -= 1
      who.school_cards -= 1
      who.hand += 1
      who.cards?.push(item.card)
      break
    }
    case 'added':
    case 'added_starting': {
      if (!pile()) who.school.push({ colour: item.colour, dragons: 0, shadows: 0, closed: false })
      if (item.card === 'shadow') pile()!.shadows += 1
      else pile()!.dragons += 1
      who.school_cards += 1
      who.hand -= 1
      if (item.key === 'added') without(who.cards, item.card)
      else {
        who.unseen -= 1
        without(who.starting, item.card)
      }
      break
    }
    case 'closed':
      if (pile()) pile()!.closed = true
      break
    case 'fragment':
      who.fragments += 1
      who.values?.push(item.value)
      without(view.row, item.value)
      break
    case 'pearl':
      who.pearls[item.pearl] = (who.pearls[item.pearl] ?? 0) + 1
      view.supply[`${item.pearl} pearls`] -= 1
      view.amulets += 1
      break
    case 'got_shadow':
      who.hand += 1
      who.cards?.push('shadow')
      view.supply.shadows -= 1
      break
    case 'got_crystal':
      who.crystals += 1
      view.supply.crystals -= 1
      break
    case 'got_egg':
      who.eggs += 1
      view.supply.eggs -= 1
      break
    case 'pearl_shown':
      who.pearl_values = [...(who.pearl_values ?? []), item.value]
      break
    case 'egg_turned':
      who.egg_turned = true
      break
    case 'crest':
      who.crest = item.value
      without(view.supply.crests, item.value)
      break
  }
}

/** So many cards may be taken in a turn without paying. */
const FREE = 3

/** Why it came so. */
function aside(before: View, item: NewsItem): Aside | undefined {
  switch (item.key) {
    case 'laid':
      if (item.seat !== before.turn) return ['web-dragardiens-aside-laid-too']
      // Prism ink and the shortcut ask for something else than the pages show.
      return before.opened ? undefined : ['web-dragardiens-aside-laid']
    case 'took':
      return before.taken >= FREE ? ['web-dragardiens-aside-fourth'] : undefined
    case 'page_shown':
      return ['web-dragardiens-aside-page-shown']
    case 'closed':
    case 'pearl':
      return [`web-dragardiens-aside-${item.key}`]
    case 'fragment':
      // The magnet gives another fragment than the page shows.
      return before.opened === 'magnet' && item.seat === before.turn
        ? undefined
        : ['web-dragardiens-aside-gift']
    case 'got_shadow':
    case 'got_crystal':
    case 'got_egg':
      return ['web-dragardiens-aside-gift']
    default:
      return undefined
  }
}

const SOUNDS: Partial<Record<NewsItem['key'], Sound>> = {
  starting_cards: 'deal',
  took: 'lay',
  turned_up: 'reveal',
  page_shown: 'page',
  crystal_paid: 'gem',
  wrote: 'ink',
  wrote_starting: 'ink',
  opened: 'power',
  whistled: 'steal',
  added: 'lay',
  added_starting: 'lay',
  closed: 'win',
  fragment: 'coin',
  pearl: 'gem',
  got_shadow: 'lay',
  got_crystal: 'gem',
  got_egg: 'egg',
  crest: 'medal',
  ended: 'win',
  egg_turned: 'hatch',
}

export const story: Story<View, NewsItem> = {
  lines: {
    first: { ms: 500 },
    starting_cards: { ms: 700, with: 'starting' },
    starting_card: { ms: 700, with: 'starting' },
    turn: { ms: 500 },
    took: { ms: 900 },
    turned_up: { ms: 800, with: 'turned up' },
    page_shown: { ms: 800, with: 'turned up' },
    crystal_paid: { ms: 500, with: 'paid' },
    wrote: { ms: 1100 },
    wrote_starting: { ms: 1100 },
    opened: { ms: 900, with: 'paid' },
    laid: { ms: 700 },
    added: { ms: 800, with: 'added' },
    added_starting: { ms: 900, with: 'added' },
    closed: { ms: 800, with: 'added' },
    fragment: { ms: 800, with: 'gifts' },
    got_shadow: { ms: 800, with: 'gifts' },
    got_crystal: { ms: 800, with: 'gifts' },
    got_egg: { ms: 800, with: 'gifts' },
    none_left: { ms: 600, with: 'gifts' },
    pearl: { ms: 1200 },
    crest: { ms: 1200 },
    passed: { ms: 400 },
    declined: { ms: 400 },
    ended: { ms: 1200 },
    pearl_shown: { ms: 900, with: 'pearls' },
    egg_turned: { ms: 900 },
  },
  after,
  aside,
  motions,
  sound: (item) => SOUNDS[item.key],
  common: ['turn', 'took', 'wrote', 'wrote_starting', 'opened', 'passed', 'declined'],
  headings: ['turn'],
}
