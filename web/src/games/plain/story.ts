import { knownGames } from '@web/halls'
import type { NewsItem, View } from '@web/api/protocol'
import type { Story } from '../story'
import { shownBy } from './read'

/** What a line shows, for a game that is known by its view and its words alone. */
function shown(item: NewsItem, view: View): string[] {
  const game = knownGames?.games.find((one) => one.name === view.game)
  return game ? shownBy(item, game) : []
}

/** How long a thing that was shown is looked at. */
const LOOK = 1600

/**
 * Line by line, with the table as it lay before: what a line shows lies in its middle until all of the ply is told. Then
 * the true table comes, on which it may be swept away.
 */
export const story: Story<View, NewsItem> = {
  lines: {},
  time: (item, before) => (shown(item, before).length ? LOOK : undefined),
  after(view, item) {
    view.revealed = [...((view.revealed as string[] | undefined) ?? []), ...shown(item, view)]
  },
}
