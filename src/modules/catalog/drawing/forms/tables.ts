import { blackMetal, type Tone } from '../palette.ts';
import { bar, face, leg, panel, shade } from '../parts.ts';
import { clamp, type Form, type Frame, type Piece, times } from '../piece.ts';
import { across, d, down, ellipse, rect, shape, trace } from '../svg.ts';
import { handleTone } from './wardrobes.ts';

const legTone = ({ look, words, attributes: a }: Piece): Tone =>
  a.legs_color || a.legs_material ? look.legs : /лофт|металл/.test(words) ? blackMetal : look.main;

const slab = (x: number, y: number, w: number, h: number, of: Tone): string =>
  rect(x, y, w, h, down(of.pale, of.light, of.base), {
    r: Math.min(4, h / 2),
    line: of.line,
    width: 1.1,
  }) +
  (of.wood
    ? trace(
        d`M${x + w * 0.06} ${y + h * 0.5}H${x + w * 0.44}M${x + w * 0.56} ${y + h * 0.62}H${x + w * 0.93}`,
        of.seam,
        0.8,
        0.6,
      )
    : '');

const thickness = ({ h, s }: Frame) => Math.max(32 * s, h * 0.04, 6);

/** Four legs, the rear ones paler and a little inward. */
export const table: Form = (frame, piece) => {
  const { x, y, w, h, s } = frame;
  const top = piece.attributes.countertop_color ? piece.look.top : piece.look.main;
  const of = legTone(piece);
  const thick = thickness(frame);
  const style = piece.seed % 3;
  const metal = of.base === blackMetal.base || /металл|лофт/.test(piece.words);
  const post = Math.max((metal ? 40 : 62) * s, 6);
  const under = y + thick;
  const height = h - thick;
  const rear = { ...of, light: of.base, base: of.deep };
  const apron = metal
    ? ''
    : panel(x + w * 0.07, under, w * 0.86, Math.min(80 * s, height * 0.14), of);
  const inset = w * 0.05;
  const fronts =
    metal && style === 0
      ? trace(
          d`M${x + inset + 4} ${under + 3}L${x + inset + w * 0.05} ${y + h - 3}H${x + inset + w * 0.14}L${x + inset + w * 0.19} ${under + 3}M${x + w - inset - 4} ${under + 3}L${x + w - inset - w * 0.05} ${y + h - 3}H${x + w - inset - w * 0.14}L${x + w - inset - w * 0.19} ${under + 3}`,
          of.base,
          6,
        )
      : leg(x + inset, under, post, height, of, style === 1 ? -post * 0.3 : 0) +
        leg(x + w - inset - post, under, post, height, of, style === 1 ? post * 0.3 : 0);
  const backs =
    metal && style === 0
      ? ''
      : leg(x + inset + w * 0.07, under, post * 0.75, height * 0.94, rear) +
        leg(x + w - inset - w * 0.07 - post * 0.75, under, post * 0.75, height * 0.94, rear);
  return (
    backs +
    apron +
    fronts +
    shade(x + w * 0.06, under, w * 0.88, 8, 0.2) +
    slab(x, y, w, thick, top)
  );
};

/** The top is seen a little from above, to read as round. */
export const roundTable: Form = (frame, piece) => {
  const { x, y, w, h } = frame;
  const top = piece.attributes.countertop_color ? piece.look.top : piece.look.main;
  const of = legTone(piece);
  const cx = x + w / 2;
  const ry = Math.min(w * 0.035, h * 0.05);
  const edge = Math.max(thickness(frame) * 0.7, 5);
  const floor = y + h;
  const under = y + ry * 2 + edge - 2;
  const pedestal = piece.seed % 2 === 0;
  const stand = pedestal
    ? shape(
        d`M${cx - w * 0.035} ${under - ry}C${cx - w * 0.035} ${floor - h * 0.3} ${cx - w * 0.05} ${floor - h * 0.08} ${cx - w * 0.24} ${floor - h * 0.03}V${floor}H${cx + w * 0.24}V${floor - h * 0.03}C${cx + w * 0.05} ${floor - h * 0.08} ${cx + w * 0.035} ${floor - h * 0.3} ${cx + w * 0.035} ${under - ry}Z`,
        across(of.light, of.pale, of.base, of.deep),
        { line: of.line, width: 1.1 },
      )
    : leg(
        cx - w * 0.14,
        under - ry,
        w * 0.045,
        floor - under + ry - h * 0.04,
        { ...of, light: of.base, base: of.deep },
        -w * 0.07,
      ) +
      leg(
        cx + w * 0.095,
        under - ry,
        w * 0.045,
        floor - under + ry - h * 0.04,
        { ...of, light: of.base, base: of.deep },
        w * 0.07,
      ) +
      leg(cx - w * 0.25, under - ry, w * 0.055, floor - under + ry, of, -w * 0.1) +
      leg(cx + w * 0.195, under - ry, w * 0.055, floor - under + ry, of, w * 0.1);
  return (
    stand +
    shape(
      d`M${x} ${y + ry}V${y + ry + edge}A${w / 2} ${ry} 0 0 0 ${x + w} ${y + ry + edge}V${y + ry}Z`,
      across(top.light, top.deep),
      { line: top.line, width: 1.1 },
    ) +
    ellipse(cx, y + ry, w / 2, ry, across(top.pale, top.light), { line: top.line, width: 1.1 }) +
    trace(
      d`M${x + w * 0.2} ${y + ry}H${x + w * 0.62}M${x + w * 0.44} ${y + ry * 1.4}H${x + w * 0.8}`,
      top.seam,
      0.8,
      top.wood ? 0.6 : 0.2,
    )
  );
};

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

/** A low table; a round one when the words say so. */
export const coffeeTable: Form = (frame, piece) =>
  /кругл/.test(piece.words) ? roundTable(frame, piece) : table(frame, piece);
