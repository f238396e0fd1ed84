import { Refused } from '../hall/transport'

/** Every code that this hall uses, with its status as over HTTP (hall/problems.py). */
const STATUS: Record<string, number> = {
  'bad-message': 400,
  'bad-query': 400,
  'hello-first': 400,
  'old-protocol': 409,
  'too-long': 413,
  'no-table': 404,
  'no-page': 404,
  'no-ply': 404,
  'no-game': 422,
  'no-token': 401,
  'bad-token': 401,
  'not-your-seat': 403,
  'not-the-host': 403,
  'not-allowed': 403,
  'seat-taken': 409,
  'no-seat': 422,
  'no-player': 422,
  'bad-name': 422,
  'bad-option': 422,
  'bad-seats': 422,
  'bad-level': 422,
  'bad-phrase': 422,
  'bad-record': 422,
  'bad-position': 422,
  'already-started': 409,
  'not-started': 409,
  'not-over': 409,
  'no-review': 409,
  'no-hints': 403,
  over: 409,
  stale: 409,
  'id-used': 409,
  'not-a-move': 422,
  'not-legal-now': 409,
  'not-your-turn': 409,
  'cannot-undo': 409,
  'no-ask': 409,
  'not-away': 409,
  'rules-changed': 409,
  'not-stored': 500,
}

export const refused = (code: string, text: string): Refused =>
  new Refused({ code, text }, STATUS[code] ?? 400)

/** Another tab was quicker: look at what is stored, then try again. */
export class Conflict extends Error {}
