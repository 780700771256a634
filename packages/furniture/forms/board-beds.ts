import type { Finish } from '../kit/finishes.ts';
import { front } from '../kit/fronts.ts';
import { type LegShape, legs } from '../kit/legs.ts';
import { openDrawer } from '../kit/openings.ts';
import { middles, moved, type Part, turned } from '../kit/part.ts';
import { isLong, type Piece, type Size } from '../kit/piece.ts';
import { plank, railTop } from './bed-parts.ts';
import { madeBed } from './bedding.ts';
import { caseworkOf } from './casework.ts';
import { boardHead } from './headboards.ts';

export function boardBed(size: Size, piece: Piece, finish: Finish): Part[] {
  const { w, h, d } = size;
  const { attributes: a, words, choose } = piece;
  const rail = railTop(piece, h);
  const massive = /массив/.test(`${a.material}`) && finish.name === 'wood';
  const shelves = /полк/.test(words) && !massive;
  const t = massive ? 44 : 24;
  const storage = a.storage_niche || (a.drawers ?? 0) > 0;
  const low = storage ? 0 : Math.max(0, rail - 180);
  const headDepth = shelves ? 220 : t;
  const sides = [-1, 1].map((s) =>
    plank(
      s < 0 ? [-w / 2, -w / 2 + t] : [w / 2 - t, w / 2],
      [low, rail],
      [-d / 2 + headDepth, d / 2 - t],
      finish,
      massive ? 6 : 3,
    ),
  );
  const casework = caseworkOf(piece);
  const count = a.drawers ?? 0;
  /** Towards who looks at the bed first. */
  const toViewer = isLong(size) ? 1 : -1;
  const drawersAt = count
    ? middles(-d / 2 + headDepth + 60, d / 2 - 60, Math.max(1, Math.min(count, 2))).flatMap((z) => {
        const [wide, high] = [(d - headDepth) / Math.min(count, 2) - 80, rail * 0.72];
        const made = front({
          w: wide,
          h: high,
          finish: casework.facade,
          style: { ...casework.style, handle: 'slot' },
          kind: 'drawer',
        });
        const drawer =
          piece.open && z > 0
            ? openDrawer(made, { at: [0, 0, 0], w: wide, h: high }, w * 0.44, casework.body)
            : made;
        return moved(turned(drawer, (toViewer * Math.PI) / 2), [
          toViewer * (w / 2 - 17),
          rail * 0.46,
          z,
        ]);
      })
    : [];
  return [
    ...boardHead(size, piece, finish, { rail, t, headDepth, shelves, massive }),
    ...sides,
    plank([-w / 2, w / 2], [low, rail], [d / 2 - t, d / 2], finish, massive ? 6 : 4),
    ...(low > 0
      ? legs({
          w,
          d: d - 10,
          height: rail - 10,
          finish,
          shape: massive ? 'block' : choose<LegShape>('bed legs', ['taper', 'block']),
          thick: massive ? 70 : 50,
          inset: 36,
        })
      : []),
    ...drawersAt,
    ...moved(madeBed(w - t * 2 - 20, d - headDepth - t - 20, Math.min(rail + 130, h - 60), piece), [
      0,
      0,
      (headDepth - t) / 2,
    ]),
  ];
}
