import { board, filling } from '../kit/board.ts';
import { cushion } from '../kit/cushion.ts';
import { darker, type Finish, metalOf, shadow } from '../kit/finishes.ts';
import { front } from '../kit/fronts.ts';
import { type LegShape, legs, plinth } from '../kit/legs.ts';
import { middles, moved, type Part, part, times } from '../kit/part.ts';
import type { Build, ModelPiece, Size } from '../kit/piece.ts';
import { rod, rounded, tube } from '../kit/tube.ts';
import { uprightCushion } from '../kit/upholstered.ts';
import { madeBed } from './bedding.ts';
import { caseworkOf } from './casework.ts';

const plank = (
  x: readonly [number, number],
  y: readonly [number, number],
  z: readonly [number, number],
  finish: Finish,
  bevel = 3,
) => part(filling({ x, y, z }, bevel), finish);

/** Height of the top of the frame's sides: the footboard where it is stated. */
const railTop = ({ attributes: a }: ModelPiece, h: number) =>
  Math.min(a.footboard_height ?? 340, h * 0.5);

/** A bed: with an upholstered, wooden or steel head, drawers or legs below. */
export const bed: Build = (size, piece) => {
  const { attributes: a, finishes } = piece;
  const metal = metalOf(`${a.body_material ?? ''}`.toLowerCase(), piece.look.main.base);
  if (metal) return steelBed(size, piece, metal);
  if (a.upholstery_materials) return softBed(size, piece);
  return boardBed(size, piece, finishes.body);
};

function softBed(size: Size, piece: ModelPiece): Part[] {
  const { w, h, d } = size;
  const { finishes, words, choose, attributes: a } = piece;
  const { cloth } = finishes;
  const rail = railTop(piece, h);
  const tall = h > 1250 || /каретн/.test(words);
  const head = tall ? 110 : choose('head thickness', [90, 110, 130]);
  const foot = a.legs_material ? (a.storage_niche ? 60 : 120) : 24;
  const sewing = /каретн|стяжк/.test(words)
    ? 'buttons'
    : choose('head', ['channels', 'squares', 'plain', 'panels'] as const);
  const headH = h - foot;
  const step = sewing === 'buttons' ? 250 : sewing === 'channels' ? w / Math.round(w / 150) : 320;
  const panels = sewing === 'panels' ? Math.max(2, Math.round(w / 560)) : 1;
  const wings = choose('wings', [false, false, true]) && !/ножки спрятаны/.test(words);
  const headboard = middles(-w / 2, w / 2, panels).map((x) =>
    part(
      uprightCushion({
        w: w / panels - (panels > 1 ? 4 : 0),
        h: headH,
        thick: head,
        sewing: sewing === 'panels' ? 'plain' : sewing,
        step,
        deep: sewing === 'buttons' ? 34 : 18,
        puff: sewing === 'plain' ? 14 : 24,
        round: Math.min(34, head * 0.35),
        cells:
          sewing === 'buttons'
            ? [60, 1, 26]
            : sewing === 'channels'
              ? [Math.round(w / 25), 1, 3]
              : sewing === 'squares'
                ? [24, 1, 14]
                : [4, 1, 4],
      }).translate(x, foot, -d / 2),
      cloth,
    ),
  );
  const side = (x: number) =>
    part(
      cushion(80, rail - foot, d - head, {
        round: 24,
        puff: 4,
        sides: 3,
        cells: [1, 1, 4],
      }).translate(x, (rail + foot) / 2, head / 2),
      cloth,
    );
  const shape = choose<LegShape>('bed legs', ['taper', 'block', 'splayed']);
  return [
    ...(a.legs_material
      ? legs({
          w: w - 40,
          d: d - 60,
          height: foot + 6,
          finish: /пластик/.test(a.legs_material) ? shadow : finishes.legs,
          shape,
          thick: 52,
          inset: /спрятаны/.test(words) ? 160 : 40,
        })
      : [plinth(w, d, foot + 6, shadow, 50)]),
    ...headboard,
    ...(wings
      ? [-1, 1].map((s) =>
          part(
            cushion(60, headH, 240, { round: 26, puff: 4, cells: [1, 2, 1] }).translate(
              s * (w / 2 - 30),
              foot + headH / 2,
              -d / 2 + head + 90,
            ),
            cloth,
          ),
        )
      : []),
    side(-w / 2 + 40),
    side(w / 2 - 40),
    part(
      cushion(w, rail - foot, 80, { round: 24, puff: 4, sides: 3, cells: [4, 1, 1] }).translate(
        0,
        (rail + foot) / 2,
        d / 2 - 40,
      ),
      cloth,
    ),
    ...moved(madeBed(w - 150, d - head - 90, rail + 150, piece), [0, 0, head / 2 - 36]),
    ...(/выкатн/.test(words) ? trundle(w, d, rail, piece) : []),
  ];
}

/** The second bed that rolls out from under the side. */
const trundle = (w: number, d: number, rail: number, piece: ModelPiece): Part[] => [
  plank(
    [w / 2 - 4, w / 2 + 1],
    [24, rail * 0.62],
    [-d / 2 + 160, d / 2 - 110],
    darker(piece.finishes.cloth, 0.12),
    2,
  ),
  part(rod([w / 2 + 1, rail * 0.4, -60], [w / 2 + 1, rail * 0.4, 60], 5), shadow),
];

function boardBed(size: Size, piece: ModelPiece, finish: Finish): Part[] {
  const { w, h, d } = size;
  const { attributes: a, words, choose } = piece;
  const rail = railTop(piece, h);
  const massive = /массив/.test(`${a.material}`) && finish.name === 'wood';
  const shelves = /полк/.test(words) && !massive;
  const t = massive ? 44 : 24;
  const waves = /волны/.test(words);
  const storage = a.storage_niche || (a.drawers ?? 0) > 0;
  const low = storage ? 0 : Math.max(0, rail - 180);
  const headDepth = shelves ? 220 : t;
  const post = massive && choose('posts', [true, false, true]);
  const headboard = (): Part[] => {
    const back = -d / 2;
    if (shelves) {
      return [
        plank([-w / 2, w / 2], [0, h], [back, back + 18], finish),
        ...[-1, 1].map((s) =>
          plank(
            s < 0 ? [-w / 2, -w / 2 + 20] : [w / 2 - 20, w / 2],
            [0, h],
            [back, back + headDepth],
            finish,
          ),
        ),
        plank([-w / 2, w / 2], [h - 22, h], [back, back + headDepth], finish),
        plank(
          [-w / 2 + 20, w / 2 - 20],
          [h * 0.66, h * 0.66 + 20],
          [back, back + headDepth],
          finish,
        ),
        ...middles(-w / 2, w / 2, 3)
          .slice(0, 2)
          .map((x) =>
            plank(
              [x + w / 6 - 9, x + w / 6 + 9],
              [h * 0.66, h - 20],
              [back, back + headDepth - 6],
              finish,
            ),
          ),
        plank(
          [-w / 2 + 20, w / 2 - 20],
          [0, h * 0.66],
          [back + headDepth - 20, back + headDepth],
          finish,
        ),
      ];
    }
    if (post) {
      const rails = choose('head rails', ['slats', 'planks']);
      const inner = [-w / 2 + 50, w / 2 - 50] as const;
      return [
        ...[-1, 1].map((s) =>
          plank(
            s < 0 ? [-w / 2, -w / 2 + 56] : [w / 2 - 56, w / 2],
            [0, h],
            [back, back + 56],
            finish,
            5,
          ),
        ),
        plank(inner, [h - 110, h - 20], [back + 8, back + 44], finish, 5),
        plank(inner, [rail - 60, rail + 30], [back + 8, back + 44], finish, 5),
        ...(rails === 'slats'
          ? middles(...inner, Math.round(w / 130)).map((x) =>
              plank([x - 24, x + 24], [rail + 30, h - 108], [back + 18, back + 36], finish),
            )
          : times(2, (i) => {
              const step = (h - 130 - rail - 40) / 2;
              return plank(
                inner,
                [rail + 46 + i * step, rail + 36 + (i + 1) * step],
                [back + 16, back + 38],
                finish,
                4,
              );
            })),
      ];
    }
    const rise = waves ? 60 : 0;
    return [
      plank([-w / 2, w / 2], [0, h - rise], [back, back + t], finish, massive ? 10 : 4),
      ...(waves
        ? times(3, (i) =>
            part(
              cushion(w / 3 + 20, 150, t, { round: 12, puff: 0, cells: [3, 2, 1] }).translate(
                -w / 3 + (i * w) / 3,
                h - 75 - (i === 1 ? 0 : 30),
                back + t / 2,
              ),
              finish,
            ),
          )
        : []),
      ...(massive
        ? times(2, (i) =>
            plank(
              [-w / 2 + 30, w / 2 - 30],
              [rail + 70 + i * 170, rail + 76 + i * 170],
              [back + t - 2, back + t + 1],
              darker(finish, 0.4),
              1,
            ),
          )
        : []),
    ];
  };
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
  const drawersAt = count
    ? middles(-d / 2 + headDepth + 60, d / 2 - 60, Math.max(1, Math.min(count, 2))).flatMap((z) => {
        const made = front({
          w: (d - headDepth) / Math.min(count, 2) - 80,
          h: rail * 0.72,
          finish: casework.facade,
          style: { ...casework.style, handle: 'slot' },
          kind: 'drawer',
        });
        for (const { geometry } of made) geometry.rotateY(Math.PI / 2);
        return moved(made, [w / 2 - 17, rail * 0.46, z]);
      })
    : [];
  return [
    ...headboard(),
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

function steelBed({ w, h, d }: Size, piece: ModelPiece, finish: Finish): Part[] {
  const foot = piece.attributes.footboard_height ?? h * 0.55;
  const r = 17;
  const x = w / 2 - r;
  const end = (z: number, top: number, bars: number): Part[] => [
    part(
      tube(
        rounded(
          [
            [-x, 0, z],
            [-x, top - r, z],
            [x, top - r, z],
            [x, 0, z],
          ],
          piece.choose('bend', [50, 160, 260]),
          7,
        ),
        r,
        { sides: 10 },
      ),
      finish,
    ),
    part(rod([-x, 300, z], [x, 300, z], 11), finish),
    ...(top > 620 ? [part(rod([-x, top - 160, z], [x, top - 160, z], 9), finish)] : []),
    ...middles(-x, x, bars).map((at) =>
      part(rod([at, 300, z], [at, top > 620 ? top - 160 : top - r, z], 7), finish),
    ),
  ];
  const z = d / 2 - r;
  return [
    ...end(-z, h, Math.round(w / 150)),
    ...end(z, foot, Math.round(w / 150)),
    ...[-1, 1].map((s) => part(board(26, 60, d - r * 2, 5).translate(s * (x - 4), 290, 0), finish)),
    ...times(6, (i) =>
      part(board(w - 60, 8, 50, 2).translate(0, 316, -d * 0.4 + (i * d * 0.8) / 5), finish),
    ),
    ...madeBed(w - 50, d - 70, 490, piece, { thick: 170 }),
  ];
}

/** A couch to sleep on with soft backs on its long side and one end. */
export const daybed: Build = (size, piece) => {
  const { w, h, d } = size;
  const { cloth } = piece.finishes;
  const seat = Math.min(440, h * 0.5);
  const t = 110;
  const sewing = piece.choose('daybed', ['plain', 'channels'] as const);
  return [
    plinth(w, d, 40, shadow, 40),
    part(
      cushion(w - 14, seat - 180, d - 14, { round: 24, puff: 3, cells: [2, 1, 4] }).translate(
        0,
        30 + (seat - 180) / 2,
        0,
      ),
      cloth,
    ),
    part(
      cushion(w - t - 6, 200, d - t - 8, {
        round: 40,
        puff: 14,
        sides: 3,
        cells: [3, 1, 5],
      }).translate(t / 2, seat - 90, t / 2),
      { ...cloth },
    ),
    part(
      uprightCushion({
        w: d,
        h: h - 60,
        thick: t,
        sewing,
        step: 160,
        cells: [sewing === 'plain' ? 5 : 36, 1, 3],
      })
        .rotateY(Math.PI / 2)
        .translate(-w / 2, 60, 0),
      cloth,
    ),
    part(
      uprightCushion({
        w,
        h: h - 60,
        thick: t,
        sewing,
        step: 160,
        cells: [sewing === 'plain' ? 3 : 18, 1, 3],
      }).translate(0, 60, -d / 2),
      cloth,
    ),
    part(
      cushion(520, 130, 420, { round: 56, puff: 22, cells: [3, 1, 3] })
        .rotateX(1.25)
        .translate(40, seat + 190, -d / 2 + t + 110),
      darker(cloth, 0.14),
    ),
  ];
};
