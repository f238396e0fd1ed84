import protocol from '@engine/translated/games/protocol.json'
import { Refused } from '@web/api/transport'

/** The status of every problem, as over HTTP; made from those of the server (hall/base/errors.py). */
const STATUS: Record<string, number> = { ...protocol.problems, 'bad-position': 422 }

export const refused = (code: string, text: string): Refused => new Refused({ code, text }, STATUS[code])

/** Another tab was quicker: look at what is stored, then try again. */
export class Conflict extends Error {}
