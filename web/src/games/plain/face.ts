import type { Face } from '../face'
import Board from './Board.svelte'

/** A game whose table was not drawn yet: prompt, buttons and log do. */
export const face: Face = { Board, touches: () => [], asked: () => 'turn', gallery: [] }
