import { filling } from '../kit/board.ts';
import { darker } from '../kit/finishes.ts';
import { pole } from '../kit/lathe.ts';
import { middles, type Part, part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { uprightSlab } from '../kit/slab.ts';
import { box, caseworkOf } from './casework.ts';
import { plankAt } from './plank.ts';

/** Shelves under a roof, with drawers for toys below. */
export const house: Build = ({ w, h, d }, piece) => {
  const { body } = piece.finishes;
  const roof = Math.min(h * 0.26, w * 0.42);
  const eaves = h - roof;
  const t = 16;
  const gable = (from: number): Part => {
    const outline = [
      [-w / 2, 0],
      [w / 2, 0],
      [0, roof],
    ] as const;
    return part(uprightSlab(outline, t, 2).translate(0, eaves, from), body);
  };
  const slope = (side: number): Part => {
    const length = Math.hypot(w / 2, roof);
    return part(
      filling({ x: [-length / 2, length / 2], y: [-t, 0], z: [-d / 2, d / 2] }, 3)
        .rotateZ(side * -Math.atan2(roof, w / 2))
        .translate((side * w) / 4, eaves + roof / 2, 0),
      piece.finishes.facade === body ? darker(body, 0.1) : piece.finishes.facade,
    );
  };
  const style = {
    ...caseworkOf(piece),
    style: { ...caseworkOf(piece).style, handle: 'knob' as const },
  };
  const columns = w > 800 ? 3 : 1;
  return [
    ...box(
      style,
      [-w / 2 + 8, w / 2 - 8],
      [0, eaves],
      [-d / 2, d / 2],
      times(columns, () => ({
        share: 1,
        cells: [
          ...times(Math.max(1, Math.round((piece.attributes.drawers ?? 2) / columns)), () => ({
            kind: 'drawer' as const,
            share: 0.34,
          })),
          { kind: 'open' as const, share: 1, shelves: 1 },
        ],
      })),
    ),
    gable(-d / 2),
    slope(-1),
    slope(1),
  ];
};

/** A low rack like an engine with wagons: boxes on wheels, a chimney. */
export const train: Build = ({ w, h, d }, piece) => {
  const { body } = piece.finishes;
  const t = 18;
  const wheel = 70;
  const cab = w * 0.34;
  const low = h * 0.62;
  const style = {
    ...caseworkOf(piece),
    style: { ...caseworkOf(piece).style, handle: 'none' as const },
  };
  // One drawer is that of the cab.
  const wagons = Math.max(2, (piece.attributes.drawers ?? Math.round(w / 400)) - 1);
  return [
    ...box(
      style,
      [-w / 2, w / 2 - cab],
      [wheel, low],
      [-d / 2, d / 2],
      times(wagons, () => ({
        share: 1,
        cells: [
          { kind: 'drawer' as const, share: 0.5 },
          { kind: 'open' as const, share: 0.5 },
        ],
      })),
    ),
    ...box(
      style,
      [w / 2 - cab, w / 2],
      [wheel, h - 40],
      [-d / 2, d / 2],
      [
        {
          share: 1,
          cells: [
            { kind: 'drawer', share: 0.3 },
            { kind: 'open', share: 0.7, shelves: 0 },
          ],
        },
      ],
    ),
    plankAt(
      w / 2 - cab - 20,
      w / 2,
      h - 40,
      h - 40 + t + 22,
      -d / 2,
      d / 2,
      darker(body, 0.25),
      10,
    ),
    part(pole(h * 0.26, 46, 34).translate(-w / 2 + 130, low, 0), darker(body, 0.25)),
    ...middles(-w / 2, w / 2, wagons + 1).map((x) =>
      part(
        pole(24, wheel + 20, wheel + 20, 24)
          .rotateX(Math.PI / 2)
          .translate(x, wheel + 20, d / 2 - 30),
        darker(body, 0.25),
      ),
    ),
  ];
};
