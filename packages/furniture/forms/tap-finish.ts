import { type Finish, lacquer, metalOf } from '../kit/finishes.ts';
import type { Piece } from '../kit/piece.ts';

export const finishOf = ({ attributes: a, look }: Piece): Finish => {
  const name = (a.color?.name ?? 'хром').toLowerCase();
  return (
    metalOf(name, look.main.base) ??
    (/ч[её]рн|графит/.test(name)
      ? { ...lacquer('#2b2927'), name: 'metal:black', metalness: 0.5 }
      : lacquer(look.main.base))
  );
};
