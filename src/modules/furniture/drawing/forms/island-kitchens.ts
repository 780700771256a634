import { face } from '../boards.ts';
import { down } from '../gradients.ts';
import { alpha, ink } from '../palette.ts';
import { depthRise, type Form, times, within } from '../piece.ts';
import { shade, shadow } from '../shadows.ts';
import { d, ellipse, rect, shape } from '../svg.ts';
import { doorStyle } from './fronts.ts';
import { run } from './kitchens.ts';
import { worktop, worktopTone } from './worktops.ts';

/** The island stands before the wall, its floor at the box's bottom. */
export const islandKitchen: Form = (frame, piece) => {
  const { x, y, w, h, s } = frame;
  const near = h * depthRise;
  const { main: of } = piece.look;
  const top = worktopTone(piece);
  const width = w * 0.5;
  const at = x + w * 0.25;
  const floor = y + h;
  const upper = floor - Math.min(880 * s, h * 0.44);
  const slab = Math.max(40 * s, 5);
  const panels = 3;
  return (
    shadow(x + w / 2, floor - near, w / 2) +
    run(within(frame, x, y, w, h - near), piece, x, w) +
    shadow(at + width / 2, floor, width / 2) +
    rect(at + 8, floor - 80 * s, width - 16, 80 * s, down(alpha(ink, 0.8), alpha(ink, 0.55))) +
    shape(
      d`M${at + 4} ${upper - near * 0.5}H${at + width - 4}L${at + width + 6} ${upper}H${at - 6}Z`,
      down(top.light, top.pale),
      { line: top.line },
    ) +
    times(panels, (i) =>
      face(
        at + (width * i) / panels,
        upper + slab,
        width / panels,
        floor - 80 * s - upper - slab,
        of,
        of.wood ? 'plain' : doorStyle(piece),
      ),
    ) +
    shade(at, upper + slab, width, 9, 0.24) +
    worktop(at - 6, upper, width + 12, slab, top) +
    ellipse(at + width * 0.3, upper - near * 0.2, width * 0.09, 6, '#e2d8c6', { line: '#a8987c' }) +
    ellipse(at + width * 0.28, upper - near * 0.2 - 5, 5, 5, '#b4643c')
  );
};
