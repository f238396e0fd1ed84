import type { NewsOf, ViewOf } from '@web/games/typed'

export type View = ViewOf<'ranch'>
export type NewsItem = NewsOf<'ranch'>
