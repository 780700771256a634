import { face, panel } from '../boards.ts';
import { bar, leg } from '../fittings.ts';
import { down } from '../gradients.ts';
import { clamp, type Form, times } from '../piece.ts';
import { shade } from '../shadows.ts';
import { rect } from '../svg.ts';
import { handleTone } from './fronts.ts';
import { legTone, slab } from './table-parts.ts';

/** A pedestal of drawers on the right; above table height, an open shelf. */
export const desk: Form = (frame, piece) => {
  const { x, y, w, h, s } = frame;
  const of = piece.look.main;
  const tall = h / s;
  const topY = tall > 950 ? y + h - 750 * s : y;
  const floor = y + h;
  const thick = Math.max(28 * s, 5);
  const drawers = clamp(piece.attributes.drawers ?? 3, 0, 5);
  const box = drawers ? Math.min(430 * s, w * 0.36) : 0;
  const boxX = x + w - box - w * 0.02;
  const boxY = topY + thick;
  const light = drawers > 0 && drawers < 3;
  const boxH = light ? Math.min(180 * s * drawers, (floor - boxY) * 0.5) : floor - boxY - 16 * s;
  const legs = legTone(piece);
  const shelf =
    topY > y
      ? panel(x + w * 0.02, y, thick, topY - y, of) +
        panel(x + w * 0.98 - thick, y, thick, topY - y, of) +
        panel(x, y, w, thick * 0.9, of) +
        panel(x + w * 0.5, y + (topY - y) * 0.5, w * 0.48, thick * 0.8, of)
      : '';
  return (
    shelf +
    rect(x + w * 0.05, boxY, w * 0.9, (floor - boxY) * 0.32, down(of.deep, of.base), {
      line: of.line,
      width: 0.9,
      opacity: 0.85,
    }) +
    (legs === of
      ? panel(x + w * 0.02, boxY, thick * 1.1, floor - boxY, of)
      : leg(x + w * 0.03, boxY, Math.max(44 * s, 6), floor - boxY, legs, -4)) +
    (box
      ? panel(boxX, boxY, box, boxH, of) +
        times(drawers, (i) => {
          const rowH = (boxH - 6) / drawers;
          return (
            face(boxX + 3, boxY + 3 + i * rowH, box - 6, rowH - 2, piece.look.facade) +
            bar(
              boxX + box / 2,
              boxY + 3 + (i + 0.5) * rowH,
              box * 0.3,
              handleTone(piece.words),
              false,
            )
          );
        })
      : '') +
    (light || !box
      ? leg(
          x + w * 0.97 - Math.max(44 * s, 6),
          boxY + boxH * (box ? 1 : 0),
          Math.max(44 * s, 6),
          floor - boxY - (box ? boxH : 0),
          legs,
          4,
        )
      : panel(boxX, floor - 16 * s, box, 16 * s, of)) +
    shade(x + w * 0.03, boxY, w * 0.94, 8, 0.2) +
    slab(x, topY, w, thick, piece.attributes.countertop_color ? piece.look.top : of)
  );
};
