import type { NewsOf, ViewOf } from '@web/games/typed'

export type View = ViewOf<'ante'>
export type Card = View['hand'][number]
export type NewsItem = NewsOf<'ante'>
