import { panel } from '../boards.ts';
import { down, radial } from '../gradients.ts';
import { mirrorFill } from '../palette.ts';
import { clamp, type Form } from '../piece.ts';
import { d, ellipse, rect, shape } from '../svg.ts';

/** On the wall: round, arched or straight. */
export const mirror: Form = ({ x, y, w, h, s }, { look: { main: of }, words }) => {
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
    return (
      ellipse(cx, cy, w / 2, h / 2, down(of.light, of.deep), stroke) +
      ellipse(cx, cy, w / 2 - edge, h / 2 - edge, mirrorFill, stroke) +
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
  const lit = /подсвет/.test(words)
    ? ellipse(
        x + w / 2,
        y + h / 2,
        w * 0.78,
        h * 0.78,
        radial('#ffe9b8c0', '#ffe9b870', '#ffe9b800'),
      ) + rect(x - 5, y - 5, w + 10, h + 10, '#fff3d6', { r: 10, opacity: 0.8 })
    : '';
  return (
    lit +
    panel(x, y, w, h, of, 4) +
    rect(x + edge, y + edge, w - edge * 2, h - edge * 2, mirrorFill, { r: 2, ...stroke }) +
    (/подсвет/.test(words)
      ? rect(x + edge * 2.4, y + edge * 2.4, w - edge * 4.8, h - edge * 4.8, 'none', {
          line: '#fff6e0',
          width: 5,
          r: 4,
        })
      : '') +
    streak
  );
};
