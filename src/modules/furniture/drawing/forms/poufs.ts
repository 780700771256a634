import { panel } from '../boards.ts';
import { cushion } from '../cushions.ts';
import { legsUnder } from '../fittings.ts';
import { across, down } from '../gradients.ts';
import type { Tone } from '../palette.ts';
import { clamp, type Form, times } from '../piece.ts';
import { shade } from '../shadows.ts';
import { d, ellipse, rect, shape, trace } from '../svg.ts';
import { beanbag } from './beanbags.ts';

/** Columns of thick knitting: stitches that lean to each other. */
const braids = (x: number, y: number, w: number, h: number, of: Tone): string => {
  const [columns, rows] = [9, 8];
  const [cw, ch] = [(w * 0.86) / columns, (h * 0.9) / rows];
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const cx = x + w * 0.07 + cw * ((i % columns) + 0.5);
    const cy = y + ch * (Math.floor(i / columns) + 0.45);
    return (
      d`M${cx} ${cy + ch * 0.8}q${-cw * 0.46} ${-ch * 0.1} ${-cw * 0.42} ${-ch * 0.8}` +
      d`M${cx} ${cy + ch * 0.8}q${cw * 0.46} ${-ch * 0.1} ${cw * 0.42} ${-ch * 0.8}`
    );
  });
  return trace(cells.join(''), of.line, 1.5, 0.4);
};

const roundPouf: Form = ({ x, y, w, h, s }, { look, words }) => {
  const of = look.main;
  const knitted = /вяз/.test(words);
  const foot = knitted ? 0 : /скрыт/.test(words) ? 12 * s : clamp(h * 0.1, 0, 60 * s);
  const bottom = y + h - foot;
  const ry = Math.min(w * 0.09, h * 0.16);
  const bulge = w * 0.03;
  const seams = knitted
    ? braids(x, y + ry, w, bottom - y - ry, of)
    : times(5, (i) => {
        const at = x + w * (0.18 + i * 0.16);
        const bend = (i - 2) * w * 0.022;
        return trace(
          d`M${at - bend * 0.4} ${y + ry * 1.9}` +
            d`Q${at + bend} ${(y + bottom) / 2} ${at - bend * 0.4} ${bottom - 2}`,
          of.seam,
          1,
          0.75,
        );
      });
  return (
    (foot > 0
      ? legsUnder(x, bottom - 2, w, foot + 2, look.legs, Math.max(w * 0.07, 5), w * 0.14)
      : '') +
    shape(
      d`M${x + bulge} ${y + ry}` +
        d`C${x - bulge * 0.4} ${y + h * 0.4} ${x - bulge * 0.4} ${bottom - h * 0.2} ${x + w * 0.08} ${bottom}` +
        d`H${x + w * 0.92}` +
        d`C${x + w + bulge * 0.4} ${bottom - h * 0.2} ${x + w + bulge * 0.4} ${y + h * 0.4} ${x + w - bulge} ${y + ry}` +
        d`Z`,
      across(of.light, of.deep),
      { line: of.line, width: 1.1 },
    ) +
    seams +
    ellipse(x + w / 2, y + ry, w / 2 - bulge * 0.6, ry, down(of.pale, of.deep), {
      line: of.line,
      width: 1.1,
    }) +
    ellipse(x + w / 2, y + ry * 0.95, w * 0.42, ry * 0.74, 'none', { line: of.seam, width: 0.9 })
  );
};

const square: Form = ({ x, y, w, h, s }, { look, words }) => {
  const of = look.main;
  const foot = clamp(h * 0.16, 20 * s, 120 * s);
  const bottom = y + h - foot;
  const lid = (bottom - y) * 0.34;
  const buttons = /каретн|капитон|стёж|стеж/.test(words)
    ? times(4, (i) => trace(d`M${x + (w * (i + 1)) / 5} ${y + lid}V${bottom - 3}`, of.seam, 1, 0.8))
    : '';
  return (
    legsUnder(x, bottom - 2, w, foot + 2, look.legs, Math.max(40 * s, 5), w * 0.06) +
    rect(x + 2, y + lid * 0.7, w - 4, bottom - y - lid * 0.7, down(of.base, of.deep), {
      r: 6,
      line: of.line,
      width: 1.1,
    }) +
    buttons +
    shade(x + 3, y + lid, w - 6, 10, 0.18) +
    cushion(x, y, w, lid, of, 14, 3)
  );
};

export const pouf: Form = (frame, piece) => {
  if (/мешок/.test(piece.words)) return beanbag(frame, piece);
  return /кругл|цилинд|бочон/.test(piece.words) ? roundPouf(frame, piece) : square(frame, piece);
};

/** A long stuffed seat on turned-out legs, with a shelf for shoes where the words say so. */
export const bench: Form = ({ x, y, w, h, s }, { look, words }) => {
  const of = look.main;
  const thick = Math.min(h * 0.34, 150 * s);
  const floor = y + h;
  const leg = Math.max(38 * s, 5);
  const shelf = /обув|полк/.test(words)
    ? panel(x + w * 0.07, floor - h * 0.24, w * 0.86, Math.max(22 * s, 4), look.legs)
    : '';
  return (
    legsUnder(x, y + thick, w, h - thick, look.legs, leg, w * 0.06, leg * 0.5) +
    shelf +
    panel(x + w * 0.03, y + thick * 0.86, w * 0.94, thick * 0.3, look.legs, 2) +
    cushion(x, y, w, thick, of, 12, 3) +
    times(5, (i) => trace(d`M${x + (w * (i + 1)) / 6} ${y + 5}v${thick - 10}`, of.seam, 0.9, 0.6))
  );
};
