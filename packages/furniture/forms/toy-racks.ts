import { darker } from '../kit/finishes.ts';
import { pole } from '../kit/lathe.ts';
import { middles, type Part, part, times } from '../kit/part.ts';
import type { Build, Piece } from '../kit/piece.ts';
import { uprightSlab } from '../kit/slab.ts';
import { box, caseworkOf } from './casework.ts';
import { plankAt } from './plank.ts';

/** Shelves under a roof, with drawers for toys below. */
export const house: Build = ({ w, h, d }, piece) => {
  const { body } = piece.finishes;
  const roof = Math.min(h * 0.26, w * 0.42);
  const eaves = h - roof;
  const t = 16;
  const [back, front] = [-d / 2 + 2, d / 2 - 4];
  // Both reach a little below the eaves: what only touches leaves a dark line between.
  const lip = 10;
  const gable = uprightSlab(
    [
      [-w / 2 + t, -lip],
      [w / 2 - t, -lip],
      [w / 2 - t, 0],
      [0, roof - t],
      [-w / 2 + t, 0],
    ],
    t,
    2,
  ).translate(0, eaves, back);
  // One folded board, so that its halves meet at the ridge.
  const down = t / Math.cos(Math.atan2(roof, w / 2));
  const inside = ((roof - down + lip) * (w / 2)) / roof;
  const slopes = uprightSlab(
    [
      [-w / 2, -lip],
      [-w / 2, 0],
      [0, roof],
      [w / 2, 0],
      [w / 2, -lip],
      [inside, -lip],
      [0, roof - down],
      [-inside, -lip],
    ],
    d,
    2,
  ).translate(0, eaves, -d / 2);
  const slate = piece.finishes.facade === body ? darker(body, 0.1) : piece.finishes.facade;
  const style = {
    ...caseworkOf(piece),
    style: { ...caseworkOf(piece).style, handle: 'knob' as const },
  };
  const count = piece.attributes.drawers ?? 2;
  const columns = w <= 800 ? 1 : count % 3 === 0 ? 3 : 2;
  return [
    ...box(
      style,
      [-w / 2 + 8, w / 2 - 8],
      [0, eaves],
      [back, front],
      times(columns, () => ({
        share: 1,
        cells: [
          ...times(Math.max(1, Math.round(count / columns)), () => ({
            kind: 'drawer' as const,
            share: 0.34,
          })),
          { kind: 'open' as const, share: 1, shelves: 1 },
        ],
      })),
    ),
    part(gable, body),
    part(slopes, slate),
  ];
};

/** A low rack like a train: an engine with its cab, then wagons, each with a drawer of its own. */
export const train: Build = ({ w, h, d }, piece) => {
  const { body } = piece.finishes;
  const trim = darker(body, 0.25);
  // The engine has two drawers, under its boiler and under its cab.
  const wagons = Math.max(1, (piece.attributes.drawers ?? Math.round(w / 400)) - 2);
  const pitch = w / (wagons + 1.4);
  const [boiler, cab] = [pitch * 0.75, pitch * 0.65];
  const cabin = -w / 2 + boiler;
  const tail = cabin + cab;
  return [
    ...car([-w / 2, cabin], h * 0.58, d, piece),
    part(pole(h * 0.26, 46, 34).translate(-w / 2 + boiler * 0.36, h * 0.58, 0), trim),
    ...car([cabin, tail], h - 40, d, piece),
    plankAt(cabin - 20, tail + 12, h - 40, h, -d / 2, d / 2, trim, 10),
    ...times(wagons, (index) => {
      const from = tail + index * pitch;
      return [
        plankAt(from - 10, from + COUPLING + 10, WHEEL + 30, WHEEL + 56, -40, 40, trim, 4),
        ...car([from + COUPLING, from + pitch], h * 0.54, d, piece),
        plankAt(from + COUPLING, from + pitch, h * 0.54, h * 0.54 + 24, -d / 2, d / 2, trim, 8),
      ];
    }).flat(),
  ];
};

/** How high the floor of a car is, and how far two cars are apart, mm. */
const [WHEEL, COUPLING] = [70, 36];

/** A box of the train on two wheels: a drawer, an open place over it. */
function car([from, to]: readonly [number, number], top: number, d: number, piece: Piece): Part[] {
  const casework = caseworkOf(piece);
  const style = { ...casework, style: { ...casework.style, handle: 'none' as const } };
  const drawer = 190 / (top - WHEEL);
  return [
    ...box(
      style,
      [from, to],
      [WHEEL, top],
      [-d / 2, d / 2],
      [
        {
          share: 1,
          cells: [
            { kind: 'drawer', share: drawer },
            { kind: 'open', share: 1 - drawer, shelves: 0 },
          ],
        },
      ],
    ),
    ...middles(from, to, 2).map((x) =>
      part(
        pole(24, WHEEL - 8, WHEEL - 8, 24)
          .rotateX(Math.PI / 2)
          .translate(x, WHEEL - 8, d / 2 - 30),
        darker(piece.finishes.body, 0.25),
      ),
    ),
  ];
}
