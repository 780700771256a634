import { type Finish, linen } from '../kit/finishes.ts';
import type { Piece } from '../kit/piece.ts';

export const clothOf = (piece: Piece, name = 'fabric:лён'): Finish => ({
  ...linen(piece.look.main.base),
  name,
});
