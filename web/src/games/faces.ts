import type { Face } from './types'

/** Each game brings its own face, beside its rules; the plain one is for a game that has none. */
const FACES = import.meta.glob<Face>(['../../../src/dragonhall/games/*/web/face.ts', './plain/face.ts'], {
  import: 'face',
})

/** How a game looks; one without a face is played at a plain table. */
export const faceOf = (game: string): Promise<Face> =>
  (FACES[`../../../src/dragonhall/games/${game}/web/face.ts`] ?? FACES['./plain/face.ts']!)()
