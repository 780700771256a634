import { cushion } from '../kit/cushion.ts';
import { dyed } from '../kit/dye.ts';
import { darker, type Finish, paler } from '../kit/finishes.ts';
import { type Part, part, times } from '../kit/part.ts';
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
  const top = count - 1;
  const checked = /клетк/.test(words);
  const folds = times(count, (i) => {
    const fold = cushion(fw - (i % 2) * 9, layer, fd - (i % 3) * 7, {
      round: layer * 0.48,
      puff: i === top ? 9 : 3,
      cells: i === top ? [30, 1, 18] : [4, 1, 3],
      ...(i === top && checked && { lines: { x: bandEdges(fw / 2), z: bandEdges(fd / 2) } }),
      ...(i === top && { relief }),
    }).translate((i % 2 ? 1 : -1) * 2, layer * (i + 0.5) * 0.97, (i % 2) * 3);
    return i === top && checked ? dyed(fold, checks(cloth)) : [part(fold, cloth)];
  }).flat();
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
  return [...folds, ...threads];
};

/** Mm from one check to the next, and where in it, in parts, the pale band and the dark one begin and end. */
const CHECK = 190;
const PALE = [0, 0.28] as const;
const DARK = [0.5, 0.58] as const;

/** From -half to half: the edges of all bands, which are straight where the grid of the cloth has a line, and lines between. */
function bandEdges(half: number): number[] {
  const steps = [...PALE, 0.14, 0.39, ...DARK, 0.69, 0.8, 0.9];
  const checks = Math.ceil(half / CHECK);
  return times(checks * 2, (check) => steps.map((step) => (check - checks + step) * CHECK))
    .flat()
    .toSorted((a, b) => a - b);
}

/** Broad pale bands with a narrow dark one beside them, both ways; darkest where two of them cross. */
function checks(cloth: Finish) {
  const [pale, dark, crossing] = [paler(cloth, 0.38), darker(cloth, 0.35), paler(cloth, 0.62)];
  const band = (at: number) => {
    const place = (((at % CHECK) + CHECK) % CHECK) / CHECK;
    const isIn = ([from, to]: readonly [number, number]) => place >= from && place < to;
    return isIn(PALE) ? 'pale' : isIn(DARK) ? 'dark' : 'plain';
  };
  return (x: number, z: number): Finish => {
    const bands = [band(x), band(z)];
    if (bands.includes('dark')) return dark;
    if (bands[0] === 'pale' && bands[1] === 'pale') return crossing;
    return bands.includes('pale') ? pale : cloth;
  };
}
