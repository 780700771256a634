import { moved, turned } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { armchair } from './armchairs.ts';
import { chair } from './chairs.ts';
import { pouf } from './poufs.ts';
import { bedroom, nursery } from './room-sets.ts';
import { roundTable } from './round-tables.ts';
import { as, member } from './set-parts.ts';
import { sofa } from './sofas.ts';
import { table } from './tables.ts';

/** Several pieces sold together, standing as in a room. */
export const furnitureSet: Build = (size, piece) => {
  const words =
    `${piece.attributes.type_of_product ?? ''} ${(piece.attributes.furniture_set ?? []).join(' ')}`.toLowerCase();
  if (/обеденн/.test(words)) return dining(size, piece);
  if (/мягк/.test(words)) return lounge(size, piece);
  if (/детск/.test(words)) return nursery(size, piece);
  return bedroom(size, piece);
};

/** The sofa along the back; armchairs beside the sight, turned to it. The size is the sofa's. */
const lounge: Build = (size, piece) => {
  const { w, h, d } = size;
  const chairs = Number(/кресло — (\d)/.exec(piece.words)?.[1] ?? 1);
  const wide = Math.min(880, w * 0.4);
  const chairSize = { w: wide, h: h * 0.98, d: Math.min(d, 900) };
  const made = sofa(size, as(piece, {}));
  const sides = chairs > 1 ? [-1, 1] : [1];
  return [
    ...made,
    ...sides.flatMap((side) =>
      moved(turned(armchair(chairSize, as(piece, { sleeping_places: undefined })), side * -0.9), [
        side * (w / 2 + wide * 0.35),
        0,
        d / 2 + wide * 0.62,
      ]),
    ),
    ...(/пуф/.test(piece.words)
      ? member(
          pouf,
          { w: 560, h: 400, d: 560 },
          { ...as(piece, {}), title: 'пуф круглый' },
          0,
          d / 2 + 300,
        )
      : []),
  ];
};

/** The table with its chairs pushed halfway under. The size is the table's. */
const dining: Build = ({ w, h, d }, piece) => {
  const seats = Number(/стул — (\d)/.exec(piece.words)?.[1] ?? 4);
  const round = Math.abs(w - d) < 10;
  const top = 752;
  const chairSize = { w: 450, h, d: 500 };
  const ends = [
    [-1, 0],
    [1, 0],
  ];
  const sides = [-1, 1].flatMap((z) => [
    [-0.5, z],
    [0.5, z],
  ]);
  const across = [
    [0, -1],
    [0, 1],
  ];
  const places = round || seats === 2 ? [...ends, ...across] : [...sides, ...ends];
  return [
    ...(round ? roundTable : table)({ w, h: top, d }, as(piece, {})),
    ...places.slice(0, seats).flatMap(([px = 0, pz = 0]) => {
      const angle = pz > 0 ? Math.PI : pz < 0 ? 0 : px > 0 ? -Math.PI / 2 : Math.PI / 2;
      return moved(turned(chair(chairSize, as(piece, { armrests: 'без подлокотников' })), angle), [
        pz === 0 ? px * (w / 2 + 120) : (px * w) / 2,
        0,
        pz * (d / 2 + 130),
      ]);
    }),
  ];
};
