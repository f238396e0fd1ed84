import type { NewsOf, ViewOf } from '@web/games/typed'

export type View = ViewOf<'dragorun'>
export type NewsItem = NewsOf<'dragorun'>
