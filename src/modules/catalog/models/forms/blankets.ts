import { board } from '../kit/board.ts';
import { cushion } from '../kit/cushion.ts';
import { darker, type Finish, paler } from '../kit/finishes.ts';
import { middles, type Part, part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { tube } from '../kit/tube.ts';
import { clothOf } from './cloth.ts';

/** A throw or a bedspread, folded as it lies in a shop: its fold measures a half by a quarter of the cloth. */
export const blanket: Build = ({ w, h, d }, piece) => {
  const { words } = piece;
  const knit = /вязк|кос/.test(words);
  const quilted = /стёжк|ветк/.test(words);
  const cloth = clothOf(
    piece,
    knit ? 'fabric:вязаный' : quilted ? 'fabric:хлопок' : 'fabric:шерсть',
  );
  const [fw, fd] = [w / 2, d / 4];
  const layer = Math.max(22, h * 2.4);
  const count = 4;
  const relief = knit
    ? (x: number, z: number) =>
        5 * Math.abs(Math.sin(x / 26)) + 3 * Math.sin(z / 14 + Math.sign(Math.sin(x / 26)) * 1.5)
    : quilted
      ? (x: number, z: number) =>
          -4 * (1 - Math.min(1, 3 * Math.abs(Math.sin((x + z) / 40)))) -
          4 * (1 - Math.min(1, 3 * Math.abs(Math.sin((x - z) / 40))))
      : (x: number, z: number) => 2.5 * Math.sin(x / 90 + z / 140) + 1.5 * Math.sin(z / 60);
  const folds = times(count, (i) =>
    part(
      cushion(fw - (i % 2) * 9, layer, fd - (i % 3) * 7, {
        round: layer * 0.48,
        puff: i === count - 1 ? 9 : 3,
        cells: i === count - 1 ? [30, 1, 18] : [4, 1, 3],
        ...(i === count - 1 && { relief }),
      }).translate((i % 2 ? 1 : -1) * 2, layer * (i + 0.5) * 0.97, (i % 2) * 3),
      cloth,
    ),
  );
  const plaid: Part[] = /клетк/.test(words) ? checks(fw, fd, layer * count * 0.97, cloth) : [];
  const threads: Part[] = /бахром/.test(words)
    ? times(Math.round(fd / 13), (i) => {
        const z = -fd / 2 + 10 + i * 13;
        return part(
          tube(
            [
              [fw / 2 - 10, layer * 0.6, z],
              [fw / 2 + 20, 10, z],
              [fw / 2 + 62, 4, z + ((i * 5) % 7) - 3],
            ],
            3.4,
            { sides: 4 },
          ),
          paler(cloth, 0.2),
        );
      })
    : [];
  return [...folds, ...plaid, ...threads];
};

function checks(w: number, d: number, y: number, cloth: Finish): Part[] {
  const [pale, dark] = [paler(cloth, 0.5), darker(cloth, 0.35)];
  const across = middles(-w / 2 + 30, w / 2 - 30, 4).flatMap((x) => [
    part(board(34, 1.4, d - 40, 0.5).translate(x, y + 3, 0), pale),
    part(board(8, 1.4, d - 40, 0.5).translate(x + 46, y + 3, 0), dark),
  ]);
  const along = middles(-d / 2 + 20, d / 2 - 20, 3).flatMap((z) => [
    part(board(w - 40, 1.4, 30, 0.5).translate(0, y + 3.4, z), pale),
    part(board(w - 40, 1.4, 7, 0.5).translate(0, y + 3.4, z + 40), dark),
  ]);
  return [...across, ...along];
}
