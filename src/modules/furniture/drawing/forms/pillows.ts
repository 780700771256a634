import { down } from '../gradients.ts';
import type { Tone } from '../palette.ts';
import { type Form, times } from '../piece.ts';
import { d, ellipse, rect, shape, trace } from '../svg.ts';

/** Full in the middle, pointed at the corners. */
const pillowShape = (x: number, y: number, w: number, h: number) => {
  const [cx, cy] = [x + w / 2, y + h / 2];
  const [a, b] = [w * 0.05, h * 0.05];
  return (
    d`M${cx} ${y}C${x + w * 0.8} ${y} ${x + w - a * 2} ${y + b * 0.6} ${x + w - a} ${y + b}` +
    d`C${x + w - a * 0.6} ${y + b * 2} ${x + w} ${y + h * 0.2} ${x + w} ${cy}` +
    d`C${x + w} ${y + h * 0.8} ${x + w - a * 0.6} ${y + h - b * 2} ${x + w - a} ${y + h - b}` +
    d`C${x + w - a * 2} ${y + h - b * 0.6} ${x + w * 0.8} ${y + h} ${cx} ${y + h}` +
    d`C${x + w * 0.2} ${y + h} ${x + a * 2} ${y + h - b * 0.6} ${x + a} ${y + h - b}` +
    d`C${x + a * 0.6} ${y + h - b * 2} ${x} ${y + h * 0.8} ${x} ${cy}` +
    d`C${x} ${y + h * 0.2} ${x + a * 0.6} ${y + b * 2} ${x + a} ${y + b}` +
    d`C${x + a * 2} ${y + b * 0.6} ${x + w * 0.2} ${y} ${cx} ${y}Z`
  );
};

const twig = (x: number, y: number, w: number, h: number, of: Tone): string => {
  const stitch = of.seam === of.line ? of.pale : of.line;
  const leaves = times(6, (i) => {
    const side = i % 2 ? 1 : -1;
    const [px, py] = [x + w * (0.5 + (0.44 - i * 0.09) * 0.1), y + h * (0.66 - i * 0.075)];
    return (
      d`M${px} ${py}q${side * w * 0.07} ${-h * 0.07} ${side * w * 0.13} ${-h * 0.06}` +
      d`q${-side * w * 0.03} ${h * 0.06} ${-side * w * 0.13} ${h * 0.06}`
    );
  });
  const berries = times(3, (i) =>
    ellipse(
      x + w * (0.4 + i * 0.1),
      y + h * (0.7 + (i % 2) * 0.03),
      w * 0.018,
      w * 0.018,
      '#a3423c',
    ),
  );
  return (
    trace(
      d`M${x + w * 0.54} ${y + h * 0.76}` +
        d`Q${x + w * 0.55} ${y + h * 0.5} ${x + w * 0.49} ${y + h * 0.24}` +
        leaves,
      stitch,
      1.8,
      0.75,
    ) + berries
  );
};

/** From above, plump; a pattern where the words name one. */
export const pillow: Form = ({ x, y, w, h }, { look: { main: of }, words }) => {
  const size = Math.min(w, h);
  const folds =
    d`M${x + w * 0.09} ${y + h * 0.1}` +
    d`Q${x + w * 0.17} ${y + h * 0.14} ${x + w * 0.2} ${y + h * 0.22}` +
    d`M${x + w * 0.91} ${y + h * 0.1}` +
    d`Q${x + w * 0.83} ${y + h * 0.14} ${x + w * 0.8} ${y + h * 0.22}` +
    d`M${x + w * 0.09} ${y + h * 0.9}` +
    d`Q${x + w * 0.17} ${y + h * 0.86} ${x + w * 0.2} ${y + h * 0.78}` +
    d`M${x + w * 0.91} ${y + h * 0.9}` +
    d`Q${x + w * 0.83} ${y + h * 0.86} ${x + w * 0.8} ${y + h * 0.78}`;
  const mark = /веточк|вышит/.test(words)
    ? twig(x, y, w, h, of)
    : /полос/.test(words)
      ? times(5, (i) =>
          rect(x + w * (0.16 + i * 0.15), y + h * 0.04, w * 0.04, h * 0.92, of.pale, {
            opacity: 0.6,
          }),
        )
      : '';
  return (
    shape(pillowShape(x, y, w, h), down(of.light, of.deep), { line: of.line }) +
    shape(
      pillowShape(x + size * 0.025, y + size * 0.025, w - size * 0.05, h - size * 0.05),
      'none',
      { line: of.seam, width: 0.8, opacity: 0.7 },
    ) +
    trace(folds, of.seam, 1.2, 0.7) +
    mark
  );
};
