import { panel } from '../boards.ts';
import { down, radial } from '../gradients.ts';
import { blackMetal, mirrorFill, type Tone } from '../palette.ts';
import { type Around, clamp, type Form, type Frame, type Piece } from '../piece.ts';
import { d, ellipse, rect, shape, trace } from '../svg.ts';

const strapRise = 200;

const ring = { line: '#fff6e0', width: 5 };

/** Light around the glass, in the mirror's own shape. */
const halo = ({ x, y, w, h }: Frame, round: boolean): string =>
  ellipse(x + w / 2, y + h / 2, w * 0.78, h * 0.78, radial('#ffe9b8d0', '#ffe9b890', '#ffe9b800')) +
  rect(x - 6, y - 6, w + 12, h + 12, '#fff3d6', { r: round ? w : 10, opacity: 0.8 });

/** The strap over a hook that a round mirror hangs on, behind it. */
const strap = ({ x, y, w, s }: Frame, of: Tone): string => {
  const [cx, top, half] = [x + w / 2, y - strapRise * s, w * 0.045];
  const reach = w * 0.43;
  const line = d`M${cx - reach} ${y + w * 0.25}L${cx} ${top}L${cx + reach} ${y + w * 0.25}`;
  return (
    trace(line, of.line, half + 2) +
    trace(line, of.base, half) +
    trace(line, of.seam, 0.9, 0.7) +
    ellipse(cx, top, half * 0.95, half * 0.95, down(blackMetal.pale, blackMetal.deep), {
      line: blackMetal.line,
    })
  );
};

/** A strap's hook stands above the glass. */
export const mirrorAround = ({ words }: Piece): Around =>
  /на ремне/.test(words) ? { above: strapRise + 30 } : {};

/** On the wall: round, arched or straight. */
export const mirror: Form = (frame, { look: { main: of }, words }) => {
  const { x, y, w, h, s } = frame;
  const edge = clamp(30 * s, 5, Math.min(w, h) * 0.07);
  const stroke = { line: of.line, width: 1.1 };
  const streak = shape(
    d`M${x + w * 0.24} ${y + h * 0.74}L${x + w * 0.6} ${y + h * 0.2}h${w * 0.14}` +
      d`L${x + w * 0.38} ${y + h * 0.74}ZM${x + w * 0.46} ${y + h * 0.74}` +
      d`L${x + w * 0.82} ${y + h * 0.2}h${w * 0.03}L${x + w * 0.49} ${y + h * 0.74}Z`,
    '#ffffff',
    { opacity: 0.4 },
  );
  if (/кругл|овал/.test(words)) {
    const [cx, cy] = [x + w / 2, y + h / 2];
    const lit = /подсвет/.test(words);
    return (
      (/на ремне/.test(words) ? strap(frame, of) : '') +
      (lit ? halo(frame, true) : '') +
      ellipse(cx, cy, w / 2, h / 2, down(of.light, of.deep), stroke) +
      ellipse(cx, cy, w / 2 - edge, h / 2 - edge, mirrorFill, stroke) +
      (lit ? ellipse(cx, cy, w / 2 - edge * 1.6, h / 2 - edge * 1.6, 'none', ring) : '') +
      streak
    );
  }
  if (/арк|арочн/.test(words)) {
    const arch = (inset: number) => {
      const r = w / 2 - inset;
      return (
        d`M${x + inset} ${y + h - inset}V${y + w / 2}` +
        d`A${r} ${r} 0 0 1 ${x + w - inset} ${y + w / 2}V${y + h - inset}Z`
      );
    };
    return (
      shape(arch(0), down(of.light, of.deep), stroke) +
      shape(arch(edge), mirrorFill, stroke) +
      streak
    );
  }
  return (
    (/подсвет/.test(words) ? halo(frame, false) : '') +
    panel(x, y, w, h, of, 4) +
    rect(x + edge, y + edge, w - edge * 2, h - edge * 2, mirrorFill, { r: 2, ...stroke }) +
    (/подсвет/.test(words)
      ? rect(x + edge * 2.4, y + edge * 2.4, w - edge * 4.8, h - edge * 4.8, 'none', {
          ...ring,
          r: 4,
        })
      : '') +
    streak
  );
};
