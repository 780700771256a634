import { filling } from '../kit/board.ts';
import { shadow } from '../kit/finishes.ts';
import { lathe } from '../kit/lathe.ts';
import { type LegShape, legs } from '../kit/legs.ts';
import { part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { roundedRectangle, slab, superellipse } from '../kit/slab.ts';
import { rod, tube } from '../kit/tube.ts';
import { expanded, seams, topThickness } from './table-parts.ts';

/** A round table on one column or on several legs. */
export const roundTable: Build = (closed, piece) => {
  const { w, d } = closed;
  const open = expanded(closed, piece);
  const { h } = open;
  const insert = open.w - w;
  const { finishes, choose, words } = piece;
  const thick = topThickness(piece, 25);
  const under = h - thick;
  // An insert parts the two halves of the circle.
  const outline = superellipse(w, d, 2, 56).map(
    ([x, z]) => [x + (Math.sign(x) * insert) / 2, z] as const,
  );
  const top = part(
    slab(outline, thick, choose('edge', [4, 8, 11])).translate(0, under, 0),
    finishes.top,
  );
  if (/одна центральная|на одной опоре/.test(words)) {
    const foot = Math.min(w, d) * 0.29;
    const shape = choose('column', ['trumpet', 'disc']);
    const column =
      shape === 'trumpet'
        ? lathe(
            [
              [0, 0],
              [foot, 0],
              [foot, 8],
              [foot * 0.62, 24],
              [64, 120],
              [42, 300],
              [42, under - 140],
              [90, under - 8],
              [110, under],
              [0, under],
            ],
            36,
            6,
          )
        : lathe(
            [
              [0, 0],
              [foot, 0],
              [foot, 22],
              [44, 26],
              [44, under - 16],
              [140, under - 14],
              [140, under],
              [0, under],
            ],
            36,
            3,
          );
    return [top, part(column, finishes.legs)];
  }
  // The feet stand on a square, or a rectangle, whose corners do not look out from under the top.
  const [across, along] = [w, d].map((length) => length * 0.66 + 40) as [number, number];
  const shape = choose<LegShape>('round legs', ['splayed', 'taper', 'turned']);
  return [
    top,
    ...(piece.attributes.expanded_width ? seams(closed, open) : []).map((at) =>
      part(
        filling({ x: [at - 1.4, at + 1.4], y: [h - 3, h + 0.2], z: [-d / 2 + 6, d / 2 - 6] }, 0.2),
        shadow,
      ),
    ),
    part(
      slab(superellipse(open.w - 190, d - 190, 2, 40), 70, 3).translate(0, under - 70, 0),
      finishes.legs,
    ),
    ...legs({
      w: across + insert,
      d: along,
      height: under,
      finish: finishes.legs,
      shape,
      thick: 64,
      inset: 20,
    }),
  ];
};

/** A low table: a tray on a ring of steel, a disc on legs. */
export const coffeeTable: Build = ({ w, h, d }, piece) => {
  const { finishes, choose, words } = piece;
  const rim = /бортик/.test(words) ? 28 : 0;
  const under = h - 16 - rim;
  const round = Math.abs(w - d) < 30;
  const outline = round ? superellipse(w, d, 2, 56) : roundedRectangle(w, d, 120);
  const ring = (scale: number, y: number) =>
    part(
      tube(
        outline.map(([x, z]) => [x * scale, y, z * scale] as const),
        8,
        { sides: 8, closed: true },
      ),
      finishes.legs,
    );
  const posts = choose('coffee legs', [3, 4, 5]);
  return [
    part(slab(outline, 16, 3).translate(0, under, 0), finishes.top),
    ...(rim
      ? [
          part(
            tube(
              outline.map(([x, z]) => [x * 0.985, h - rim / 2, z * 0.985] as const),
              rim / 2,
              { sides: 6, closed: true },
            ),
            finishes.top,
          ),
        ]
      : []),
    ring(0.82, under - 8),
    ring(0.82, 9),
    ...times(posts, (i) => {
      const angle = (i / posts) * Math.PI * 2 + 0.5;
      const onCircle = [(Math.cos(angle) * w) / 2, (Math.sin(angle) * d) / 2] as const;
      const onOutline = outline[Math.floor(((i + 0.5) / posts) * outline.length)] ?? onCircle;
      const [x, z] = (round ? onCircle : onOutline).map((length) => length * 0.82) as [
        number,
        number,
      ];
      return part(rod([x, 9, z], [x, under - 6, z], 8), finishes.legs);
    }),
  ];
};
