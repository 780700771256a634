import { glass, panel } from '../boards.ts';
import { down } from '../gradients.ts';
import { alpha, ink } from '../palette.ts';
import { clamp, depthRise, type Form, times, within } from '../piece.ts';
import { shadow } from '../shadows.ts';
import { d, ellipse, rect, shape } from '../svg.ts';
import { run } from './kitchens.ts';
import { worktop, worktopTone } from './worktops.ts';

/** The return leg comes towards the viewer at one side, its floor at the box's bottom. */
export const cornerKitchen: Form = (frame, piece) => {
  const { x, y, w, h, s } = frame;
  const { look } = piece;
  const near = h * depthRise;
  const far = within(frame, x, y, w, h - near);
  const left = /лев/.test(piece.attributes.angle_variants?.[0]?.toLowerCase() ?? piece.words);
  const side = clamp(620 * s, w * 0.16, w * 0.32);
  const at = left ? x : x + w - side;
  const top = worktopTone(piece);
  const lowTop = y + far.h - Math.min(860 * s, far.h * 0.46);
  const slab = Math.max(38 * s, 5);
  const front = lowTop + near * 0.7;
  const floor = y + h;
  return (
    shadow(x + w / 2, far.y + far.h, w / 2) +
    shadow(at + side / 2, floor, side / 2) +
    run(far, piece, left ? x + side * 0.5 : x, w - side * 0.5) +
    rect(at + 3, floor - 100 * s, side - 3, 100 * s, down(alpha(ink, 0.8), alpha(ink, 0.55))) +
    shape(
      d`M${left ? at : at + side * 0.05} ${lowTop}` +
        d`H${left ? at + side * 0.95 : at + side}L${at + side} ${front}H${at}Z`,
      down(top.light, top.pale),
      { line: top.line, width: 1 },
    ) +
    panel(at, front + slab, side, floor - 100 * s - front - slab, look.main) +
    times(2, (i) =>
      rect(
        at + side * 0.12,
        front + slab + 10 + (i * (floor - 100 * s - front - slab - 14)) / 2,
        side * 0.76,
        (floor - 100 * s - front - slab) / 2 - 14,
        down(alpha(ink, 0.4), alpha(ink, 0.22)),
        { r: 2, line: look.main.line, width: 0.9 },
      ),
    ) +
    ellipse(
      at + side * 0.35,
      front + slab + (floor - 100 * s - front - slab) / 2 - 12,
      side * 0.14,
      7,
      '#e2d8c6',
    ) +
    worktop(at, front, side, slab, top) +
    glass(at + side * 0.36, lowTop - 190 * s + near * 0.3, side * 0.16, 190 * s, 'glass', 3)
  );
};
