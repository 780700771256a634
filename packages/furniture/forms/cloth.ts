import { type Finish, linen } from '../kit/finishes.ts';
import type { ModelPiece } from '../kit/piece.ts';

export const clothOf = (piece: ModelPiece, name = 'fabric:лён'): Finish => ({
  ...linen(piece.look.main.base),
  name,
});
