import type { NewsOf, ViewOf } from '@web/games/typed'

export type View = ViewOf<'dragardiens'>
export type Colour = Exclude<View['grimoire']['left']['page'], number>
export type NewsItem = NewsOf<'dragardiens'>
