import type { Face } from '../types'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Picture from './Picture.svelte'
import Seat from './Seat.svelte'
import { read, thingsOf } from './read'
import { story } from './story'

/** The table of a game that brings no board of its own: everything is drawn from its view and its words. */
export const face: Face = {
  Board,
  Seat,
  Hand,
  Picture,
  around: true,
  touches: (move, view, moves, game) => thingsOf(moves, view, game).get(move.n) ?? [],
  inHand: (thing, view, game) => !!game && read(view, game, []).hand.some(({ card }) => card.about === thing),
  asked: () => 'turn',
  story,
  gallery: [],
}
