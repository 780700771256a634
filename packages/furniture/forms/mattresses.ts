import { cushion } from '../kit/cushion.ts';
import { darker, type Finish, paler } from '../kit/finishes.ts';
import { moved, type Part, part } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { roundedRectangle } from '../kit/slab.ts';
import { tube } from '../kit/tube.ts';
import { quilting, seams } from './quilting.ts';

/** A mattress: a quilted top, a side band between two cords, handles where the data say so. */
export const mattress: Build = ({ w, h, d }, piece) => {
  const { words, choose, look } = piece;
  const cover: Finish = {
    name: 'fabric:чехол',
    colour: look.main.base,
    roughness: 0.95,
    metalness: 0,
  };
  const band = /вентил|борт/.test(words)
    ? darker(cover, 0.14)
    : choose('band', [darker(cover, 0.08), paler(cover, 0.3)]);
  const sewing = choose('quilting', ['tufts', 'squares', 'channels'] as const);
  // No more than the top is thick, or its grid would not meet the seams.
  const round = Math.min(46, h * 0.12);
  const step = choose('step', [200, 240, 280]);
  // An odd number of fields, four cells each: then every seam lies on a line of the grid.
  const fields = (length: number) =>
    Math.max(1, Math.round((length - round * 2) / step / 2 - 0.5)) * 2 + 1;
  const [across, along] = [fields(w), fields(d)];
  const deep = Math.min(26, h * 0.11);
  const steps = [(w - round * 2) / across, (d - round * 2) / along] as const;
  const top = cushion(w, h * 0.32, d, {
    round,
    puff: h * 0.05,
    cells: [across * 4, 1, along * 4],
    relief: quilting(sewing, deep, steps),
  });
  const sewn = seams(top, sewing, steps, darker(cover, 0.22));
  const cord = Math.min(7, h * 0.06);
  const edge = roundedRectangle(w - cord, d - cord, 60);
  const at = (y: number) =>
    part(
      tube(
        edge.map(([x, z]) => [x, y, z]),
        cord,
        { sides: 6, closed: true },
      ),
      darker(cover, 0.2),
    );
  const handles: Part[] = /ручки/.test(words)
    ? [-0.24, 0.24].map((part_) =>
        part(
          cushion(14, 34, 190, { round: 6, puff: 2, cells: [1, 1, 2] }).translate(
            w / 2 - 2,
            h * 0.5,
            d * part_,
          ),
          darker(cover, 0.3),
        ),
      )
    : [];
  return [
    part(
      cushion(w - 6, h * 0.56, d - 6, {
        round: Math.min(14, h * 0.3),
        puff: 0,
        cells: [2, 1, 2],
      }).translate(0, h * 0.48, 0),
      band,
    ),
    ...moved([part(top, cover), ...sewn], [0, h * 0.84, 0]),
    part(
      cushion(w, h * 0.26, d, {
        round: Math.min(46, h * 0.12),
        puff: 0,
        cells: [2, 1, 2],
      }).translate(0, h * 0.13, 0),
      cover,
    ),
    at(h * 0.72),
    at(h * 0.28),
    ...handles,
  ];
};
