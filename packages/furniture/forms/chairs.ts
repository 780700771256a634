import { cushion } from '../kit/cushion.ts';
import { darker, type Finish } from '../kit/finishes.ts';
import { smoothNormals } from '../kit/mesh.ts';
import { type Part, part } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { roundedRectangle, slab } from '../kit/slab.ts';
import { rod, rounded, tube } from '../kit/tube.ts';

/** A curved pad that follows the back, its middle at the origin. */
function bentPad(w: number, h: number, thick: number, bow: number, coarse: boolean) {
  const geometry = cushion(w, thick, h, {
    round: Math.min(24, thick * 0.45),
    puff: thick * 0.2,
    cells: coarse ? [6, 1, 2] : [8, 1, 4],
  }).rotateX(Math.PI / 2);
  const positions = geometry.getAttribute('position');
  for (let i = 0; i < positions.count; i++) {
    const x = positions.getX(i) / (w / 2);
    positions.setZ(i, positions.getZ(i) + bow * x * x);
  }
  return smoothNormals(geometry);
}

/** A chair: a seat on four legs, a bent or a framed back, short arms where the data say so. */
export const chair: Build = (size, piece) => {
  const { w, h, d } = size;
  const { attributes: a, finishes, words, choose } = piece;
  const seatTop = a.seat_height ?? 460;
  const wide = Math.min(a.seat_width ?? w - 20, w);
  const deep = Math.min((a.seat_depth ?? 420) + 40, d - 20);
  const woven = /плетени|шнур/.test(words);
  const armed = a.armrests !== undefined && !/без/.test(a.armrests);
  const frame = woven ? finishes.body : finishes.legs;
  const metal = frame.name.startsWith('metal');
  const pad = woven ? 26 : choose('pad', [50, 64]);
  const leg = metal ? 11 : 17;
  const [x, z] = [w / 2 - leg, d / 2 - leg];
  const shell = choose('back', ['pad', 'pad', 'full']);
  const foot = (sx: number, sz: number): Part => {
    const top = [sx * (wide / 2 - 40), seatTop - pad, sz * (deep / 2 - 40)] as const;
    return part(
      tube([[sx * x, 0, sz * z], top], leg, { taper: (t) => 0.7 + t * 0.4, sides: 10 }),
      frame,
    );
  };
  const bow = (y: number, r: number, forward: number): Part =>
    part(
      tube(
        rounded(
          [
            [-x, y - (armed ? 0 : 8), forward],
            [-x, y, -z + 40],
            [0, y + 4, -z],
            [x, y, -z + 40],
            [x, y - (armed ? 0 : 8), forward],
          ],
          150,
          6,
        ),
        r,
        { sides: 8 },
      ),
      frame,
    );
  const backParts: Part[] = woven
    ? [
        bow(h - 18, 17, armed ? d * 0.08 : -z + 60),
        part(rod([0, seatTop - 20, -deep / 2 + 20], [0, h - 22, -z], 20), frame),
        ...[-1, 1].map((s) =>
          part(rod([s * x * 0.96, seatTop - 30, d * 0.02], [s * x, h - 22, d * 0.02], 13), frame),
        ),
        ...[-1, 1].map((s) =>
          part(
            rod(
              [s * (wide / 2 - 40), seatTop - 26, -deep / 2 + 26],
              [s * x * 0.74, h - 20, -z + 26],
              12,
            ),
            frame,
          ),
        ),
      ]
    : [
        ...[-1, 1].map((s) =>
          part(
            tube(
              [
                [s * (wide / 2 - 46), seatTop - pad, -deep / 2 + 30],
                [s * (wide / 2 - 60), seatTop + 60, -z + 44],
                ...(shell === 'full' ? [] : [[s * (wide / 2 - 62), h - 80, -z + 12] as const]),
              ],
              leg * 0.9,
            ),
            frame,
          ),
        ),
        part(
          bentPad(
            wide * (shell === 'full' ? 0.98 : 0.92),
            shell === 'full' ? h - seatTop - 20 : (h - seatTop) * 0.58,
            shell === 'full' ? 56 : 40,
            46,
            piece.coarse,
          )
            .rotateX(-0.14)
            .translate(
              0,
              shell === 'full' ? seatTop + (h - seatTop) / 2 + 6 : h - (h - seatTop) * 0.3,
              -z + 18,
            ),
          finishes.cloth,
        ),
      ];
  // An H between the legs, where they are at its height.
  const along = 170 / (seatTop - pad);
  const [lx, lz] = [x + (wide / 2 - 40 - x) * along, z + (deep / 2 - 40 - z) * along];
  const rungs = [
    ...[-1, 1].map((s) => part(rod([s * lx, 170, -lz], [s * lx, 170, lz], leg * 0.55), frame)),
    part(rod([-lx, 170, 0], [lx, 170, 0], leg * 0.55), frame),
  ];
  return [
    ...[-1, 1].flatMap((sx) => [-1, 1].map((sz) => foot(sx, sz))),
    ...(woven || !metal ? rungs : []),
    ...(woven
      ? wovenSeat(wide, deep, seatTop, frame, finishes.cloth)
      : [
          part(
            slab(roundedRectangle(wide - 30, deep - 30, 60), 16, 3).translate(
              0,
              seatTop - pad - 4,
              0,
            ),
            darker(frame, 0.1),
          ),
          part(
            cushion(wide, pad, deep, {
              round: Math.min(30, pad * 0.48),
              puff: 14,
              sides: 4,
              cells: [4, 1, 4],
            }).translate(0, seatTop - pad / 2, 0),
            finishes.cloth,
          ),
        ]),
    ...backParts,
  ];
};

/** A seat of paper cord: four rails, the cord wound to the middle. */
function wovenSeat(w: number, d: number, top: number, frame: Finish, cloth: Finish): Part[] {
  const cord: Finish = { ...cloth, name: 'wicker', colour: '#d9c7a2' };
  const [x, z] = [w / 2 - 24, d / 2 - 24];
  return [
    ...[-1, 1].flatMap((s) => [
      part(rod([-x, top - 24, s * z], [x, top - 24, s * z], 15), frame),
      part(rod([s * x, top - 24, -z], [s * x, top - 24, z], 15), frame),
    ]),
    part(
      cushion(w - 14, 38, d - 14, {
        round: 18,
        puff: 4,
        cells: [10, 1, 10],
        relief: (px, pz) =>
          -10 * (1 - Math.min(1, Math.abs(Math.abs(px / w) - Math.abs(pz / d)) * 14)),
      }).translate(0, top - 19, 0),
      cord,
    ),
  ];
}
