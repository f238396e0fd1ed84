/** Something that was asked for is not possible; the message is a sentence that says why. */
export class GameError extends Error {
  override name = 'GameError'
}
