import type { NewsOf, ViewOf } from '@web/games/typed'

/** The view, and whether the dice were just rolled again. */
export type View = ViewOf<'dragorun'> & { dice: { fresh?: boolean } | null }
export type NewsItem = NewsOf<'dragorun'>
