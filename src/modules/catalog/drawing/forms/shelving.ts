import { blackMetal, clay, mix, pine, tone } from '../palette.ts';
import { face, panel, shade } from '../parts.ts';
import { clamp, type Form, type Frame, type Piece, times, within } from '../piece.ts';
import { d, down, rect, shape } from '../svg.ts';
import { handleTone } from './wardrobes.ts';

const bookTones = [
  mix(pine, '#ffffff', 0.25),
  '#cfc2ab',
  mix(clay, '#ffffff', 0.2),
  '#8d9a93',
  '#e2d8c6',
  '#a58c6c',
];

/** Books, a vase or nothing, standing on the bottom of the box. */
export const contents = ({ x, y, w, h }: Frame, kind: number): string => {
  const floor = y + h;
  if (kind === 1 || kind === 5) {
    const count = Math.floor((w * 0.5) / 7);
    return times(Math.min(count, 7), (i) => {
      const tall = h * (0.5 + 0.12 * ((i * 5 + kind) % 4));
      return rect(
        x + w * 0.1 + i * 7,
        floor - tall,
        6.2,
        tall,
        bookTones[(i * 3 + kind) % 6] ?? pine,
        { r: 0.8 },
      );
    });
  }
  if (kind === 2) {
    const size = Math.min(w * 0.3, h * 0.5);
    return rect(x + w * 0.55, floor - size, size, size, down('#e9dfcd', '#c9b898'), {
      r: size * 0.35,
      line: '#a08b68',
      width: 0.7,
    });
  }
  if (kind === 3) {
    return rect(x + w * 0.15, floor - h * 0.45, w * 0.5, h * 0.45, down('#d9c6a4', '#c2a97f'), {
      r: 2,
      line: '#96794e',
      width: 0.7,
    });
  }
  return '';
};

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
        d`M${left + thick * 2.2} ${eaves}L${left + each / 2} ${y + thick * 1.5}L${left + each - thick * 2.2} ${eaves}Z`,
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

/** Hooks on a soft back panel, with what hangs there left out. */
export const hooksPanel = ({ x, y, w, h }: Frame, { look, words }: Piece): string => {
  const count = clamp(Math.round(w / 34), 2, 7);
  const of = handleTone(words);
  const soft = tone('#cdb9a0');
  return (
    panel(x, y, w, h, look.main, 2) +
    times(
      count,
      (i) =>
        rect(
          x + 4 + ((w - 8) * i) / count,
          y + 16,
          (w - 8) / count - 1,
          h - 22,
          down(soft.light, soft.deep),
          { r: 3, line: soft.seam, width: 0.8 },
        ) +
        rect(x + (w * (i + 0.5)) / count - 1.6, y + 6, 3.2, 15, of.base, {
          r: 1.6,
          line: of.line,
          width: 0.6,
        }),
    )
  );
};
