import { face } from '../boards.ts';
import { down } from '../gradients.ts';
import { blackMetal, mix, tone } from '../palette.ts';
import { clamp, type Form, type Frame, type Piece, times, within } from '../piece.ts';
import { shade } from '../shadows.ts';
import { d, rect, shape } from '../svg.ts';
import { contents } from './contents.ts';

const cell = (box: Frame, piece: Piece, kind: number): string =>
  rect(
    box.x,
    box.y,
    box.w,
    box.h,
    down(mix(piece.look.main.deep, '#211c17', 0.18), piece.look.main.base),
    { opacity: 0.75 },
  ) +
  shade(box.x, box.y, box.w, Math.min(14, box.h * 0.3), 0.16) +
  contents(box, kind);

/** Open shelves in columns. */
const shelves: Form = (frame, piece) => {
  const { x, y, w, h, s } = frame;
  const of = piece.look.main;
  const loft = /лофт/.test(piece.words);
  const thick = Math.max(20 * s, 3.5);
  const columns = clamp(Math.round(w / s / 420), 1, 6);
  const rows = clamp(Math.round(h / s / 370), 1, 7);
  const [cw, ch] = [(w - thick) / columns, (h - thick) / rows];
  const side = loft ? blackMetal : of;
  return (
    rect(x, y, w, h, loft ? '#efe8dc' : of.base, { opacity: loft ? 0.4 : 1 }) +
    times(rows * columns, (i) => {
      const box = within(
        frame,
        x + (i % columns) * cw + thick,
        y + Math.floor(i / columns) * ch + thick,
        cw - thick,
        ch - thick,
      );
      if (piece.attributes.drawers && i >= (rows - 1) * columns)
        return face(box.x, box.y, box.w, box.h, tone('#dfc59b', true));
      return loft ? contents(box, (i * 5 + 1) % 6) : cell(box, piece, (i * 5 + 1) % 6);
    }) +
    times(rows + 1, (i) =>
      rect(x, y + i * ch, w, thick, down(of.light, of.deep), { line: of.line, width: 0.9 }),
    ) +
    times(columns + 1, (i) =>
      rect(x + i * cw, y, thick, h, down(side.light, side.deep), { line: side.line, width: 0.9 }),
    )
  );
};

const house: Form = (frame, piece) => {
  const { x, y, w, h, s } = frame;
  const of = piece.look.main;
  const count = w / s > 900 ? 2 : 1;
  const each = w / count;
  const eaves = y + Math.min(each * 0.42, h * 0.3);
  const thick = Math.max(24 * s, 5);
  const roofs = times(count, (i) => {
    const left = x + i * each;
    return (
      shape(
        d`M${left} ${eaves}L${left + each / 2} ${y}L${left + each} ${eaves}V${eaves + 4}H${left}Z`,
        down(of.light, of.deep),
        { line: of.line },
      ) +
      shape(
        d`M${left + thick * 2.2} ${eaves}L${left + each / 2} ${y + thick * 1.5}` +
          d`L${left + each - thick * 2.2} ${eaves}Z`,
        mix(of.base, '#211c17', 0.16),
        { line: of.line },
      )
    );
  });
  return roofs + shelves(within(frame, x, eaves, w, y + h - eaves), piece);
};

/** Open shelves; with a roof where the pattern is a little house. */
export const rack: Form = (frame, piece) =>
  /домик/.test(piece.attributes.pattern ?? '') ? house(frame, piece) : shelves(frame, piece);
