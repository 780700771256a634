import { cushion } from '../kit/cushion.ts';
import { darker, paler, shadow } from '../kit/finishes.ts';
import { type LegShape, legs, plinth } from '../kit/legs.ts';
import { middles, moved, type Part, part } from '../kit/part.ts';
import type { Piece, Size } from '../kit/piece.ts';
import { rod } from '../kit/tube.ts';
import { uprightCushion } from '../kit/upholstered.ts';
import { plank, railTop } from './bed-parts.ts';
import { madeBed } from './bedding.ts';
import { buttoned } from './quilting.ts';

export function softBed(size: Size, piece: Piece): Part[] {
  const { w, h, d } = size;
  const { finishes, words, choose, attributes: a } = piece;
  const { cloth } = finishes;
  const rail = railTop(piece, h);
  const tall = h > 1250 || /каретн/.test(words);
  const head = tall ? 110 : choose('head thickness', [90, 110, 130]);
  const foot = a.legs_material ? (a.storage_niche ? 60 : 120) : 24;
  // Each roll is stuffed by itself.
  const rolls = /валик/.test((a.features ?? []).join(' '));
  const sewing = /каретн|стяжка на/.test(words)
    ? 'buttons'
    : rolls
      ? 'panels'
      : choose('head', ['channels', 'squares', 'plain', 'panels'] as const);
  const headH = h - foot;
  const step = sewing === 'channels' ? w / Math.round(w / 150) : 320;
  const panels = sewing === 'panels' ? Math.max(2, Math.round(w / (rolls ? 150 : 560))) : 1;
  const wings = choose('wings', [false, false, true]) && !/ножки спрятаны/.test(words);
  const stuffing = {
    puff: sewing === 'plain' ? 14 : 24,
    round: rolls ? head * 0.46 : Math.min(34, head * 0.35),
  };
  const headboard =
    sewing === 'buttons'
      ? moved(buttoned([w, headH, head], cloth, { ...stuffing, deep: 34, step: 270 }), [
          0,
          foot,
          -d / 2,
        ])
      : middles(-w / 2, w / 2, panels).map((x) =>
          part(
            uprightCushion({
              w: w / panels - (panels > 1 ? 4 : 0),
              h: headH,
              thick: head,
              sewing: sewing === 'panels' ? 'plain' : sewing,
              step,
              deep: 18,
              ...stuffing,
              cells:
                sewing === 'channels'
                  ? [Math.round(w / 25), 1, 3]
                  : sewing === 'squares'
                    ? [24, 1, 14]
                    : rolls
                      ? [2, 1, 3]
                      : [4, 1, 4],
            }).translate(x, foot, -d / 2),
            cloth,
          ),
        );
  const trundles = /выкатн/.test(words);
  const low = trundles ? rail * TRUNDLE + 12 : foot;
  const side = (x: number) =>
    part(
      cushion(80, rail - low, d - head, {
        round: Math.min(24, (rail - low) * 0.3),
        puff: 4,
        sides: 3,
        cells: [1, 1, 4],
      }).translate(x, (rail + low) / 2, head / 2),
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
    ...(trundles ? trundle(size, rail * TRUNDLE, head, piece) : []),
  ];
}

/** Part of the height of the rail that a second bed under it takes. */
const TRUNDLE = 0.62;

/** The second bed on low wheels, between the legs: its side is flush with the rail above; open, it has rolled out to the right. */
function trundle({ w, d }: Size, top: number, head: number, { finishes, open }: Piece): Part[] {
  const [x0, x1] = [-w / 2 + 90, w / 2 - 6];
  const z: [number, number] = [-d / 2 + head + 70, d / 2 - 90];
  const box = plank([x0, x1], [26, top - (open ? 110 : 6)], z, darker(finishes.cloth, 0.06), 8);
  const grip = [x1 + 1, top * 0.5] as const;
  const made = [
    box,
    part(rod([...grip, z[1] - z[0] - 900], [...grip, z[1] - z[0] - 1100], 6), shadow),
    ...[z[0] + 90, z[1] - 90].flatMap((at) =>
      [x0 + 60, x1 - 60].map((side) =>
        part(rod([side, 20, at - 14], [side, 20, at + 14], 20), shadow),
      ),
    ),
  ];
  if (!open) return made;
  const mattress = cushion(x1 - x0 - 40, 100, z[1] - z[0] - 30, {
    round: 26,
    puff: 5,
    cells: [2, 1, 3],
  }).translate((x0 + x1) / 2, top - 62, (z[0] + z[1]) / 2);
  return moved([...made, part(mattress, paler(finishes.cloth, 0.6))], [w * 0.72, 0, 0]);
}
