import { brass, mix, type Tone, tone } from '../palette.ts';
import { type Form, times } from '../piece.ts';
import { across, d, down, ellipse, rect, shape, trace } from '../svg.ts';

const fringe = (x: number, y: number, w: number, length: number, of: Tone): string => {
  const count = Math.round(w / 9);
  const lines = Array.from(
    { length: count + 1 },
    (_, i) => d`M${x + 2 + ((w - 4) * i) / count} ${y}v${length}`,
  );
  return trace(lines.join(''), of.line, 1.2, 0.7);
};

/** Two gathered panels on a rail, a sheer one between. */
export const curtains: Form = ({ x, y, w, h }, { look: { main: of }, words }) => {
  const rail = Math.max(h * 0.016, 5);
  const top = y + rail * 1.6;
  const sheer = /тюл|вуал|органз/.test(words);
  const one = sheer ? 0.5 : 0.3;
  const drop = (left: number, width: number) => {
    const folds = 6;
    const fold = width / folds;
    const hem = times(folds, () => d`q${fold / 2} ${10} ${fold} 0`);
    return (
      shape(
        d`M${left} ${top}V${y + h - 5}` + hem + d`V${top}Z`,
        across(of.base, of.light, of.base, of.pale, of.base, of.light, of.deep),
        {
          line: of.line,
          width: 1.1,
          opacity: sheer ? 0.75 : 1,
        },
      ) +
      times(folds - 1, (i) =>
        trace(
          d`M${left + fold * (i + 1)} ${top + 6}Q${left + fold * (i + 1) + 3} ${y + h * 0.5} ${left + fold * (i + 1)} ${y + h - 6}`,
          of.seam,
          1,
          0.8,
        ),
      )
    );
  };
  const inset = w * 0.02;
  return (
    rect(x + w * 0.3, top + 10, w * 0.4, h * 0.62, down('#f7f8f3', '#e7ece6'), {
      line: '#cfc8ba',
      width: 1.4,
      opacity: sheer ? 0.5 : 1,
    }) +
    trace(
      d`M${x + w / 2} ${top + 10}v${h * 0.62}M${x + w * 0.3} ${top + h * 0.26}h${w * 0.4}`,
      '#cfc8ba',
      2,
    ) +
    drop(x + inset, w * one - inset) +
    drop(x + w * (1 - one), w * one - inset) +
    rect(x + rail, y + rail * 0.5, w - rail * 2, rail * 0.8, down(brass.pale, brass.deep), {
      r: 3,
      line: brass.line,
      width: 0.8,
    }) +
    ellipse(x + rail, y + rail, rail, rail, brass.light, { line: brass.line, width: 0.8 }) +
    ellipse(x + w - rail, y + rail, rail, rail, brass.light, { line: brass.line, width: 0.8 })
  );
};

const checks = (x: number, y: number, w: number, h: number): string =>
  times(
    4,
    (i) =>
      rect(x + (w * (i + 0.35)) / 4, y, w * 0.09, h, '#ffffff', { opacity: 0.22 }) +
      rect(x, y + (h * (i + 0.35)) / 4, w, h * 0.09, '#211c17', { opacity: 0.1 }),
  );

/** Laid out flat, a corner turned back. */
export const blanket: Form = ({ x, y, w, h }, { look: { main: of }, words }) => {
  const tassel = Math.min(14, h * 0.04);
  const [iy, ih] = [y + tassel, h - tassel * 2];
  const fold = Math.min(w, ih) * 0.24;
  const back = tone(mix(of.base, '#fff8ea', 0.45));
  const knit = /вязан|кос/.test(words)
    ? times(8, (i) =>
        trace(
          d`M${x + (w * (i + 0.5)) / 8} ${iy + 4}q6 ${ih * 0.12} 0 ${ih * 0.25}t0 ${ih * 0.25}t0 ${ih * 0.25}t0 ${ih * 0.2}`,
          of.seam,
          1.6,
          0.6,
        ),
      )
    : /клет/.test(words)
      ? checks(x, iy, w, ih)
      : times(9, (i) =>
          trace(d`M${x + 4} ${iy + (ih * (i + 0.5)) / 9}h${w - 8}`, of.seam, 0.9, 0.4),
        );
  return (
    fringe(x, y, w, tassel, of) +
    fringe(x, iy + ih, w - fold, tassel, of) +
    shape(
      d`M${x} ${iy}H${x + w}V${iy + ih - fold}L${x + w - fold} ${iy + ih}H${x}Z`,
      down(of.light, of.deep),
      { line: of.line, width: 1.1 },
    ) +
    knit +
    shape(
      d`M${x + w} ${iy + ih - fold}Q${x + w - fold * 0.5} ${iy + ih - fold * 1.06} ${x + w - fold * 0.96} ${iy + ih - fold * 0.96}Q${x + w - fold * 1.06} ${iy + ih - fold * 0.5} ${x + w - fold} ${iy + ih}Z`,
      across(back.light, back.deep),
      { line: of.line },
    )
  );
};

/** Full in the middle, pointed at the corners. */
const pillowShape = (x: number, y: number, w: number, h: number) => {
  const [cx, cy] = [x + w / 2, y + h / 2];
  const [a, b] = [w * 0.05, h * 0.05];
  return (
    d`M${cx} ${y}C${x + w * 0.8} ${y} ${x + w - a * 2} ${y + b * 0.6} ${x + w - a} ${y + b}` +
    d`C${x + w - a * 0.6} ${y + b * 2} ${x + w} ${y + h * 0.2} ${x + w} ${cy}C${x + w} ${y + h * 0.8} ${x + w - a * 0.6} ${y + h - b * 2} ${x + w - a} ${y + h - b}` +
    d`C${x + w - a * 2} ${y + h - b * 0.6} ${x + w * 0.8} ${y + h} ${cx} ${y + h}C${x + w * 0.2} ${y + h} ${x + a * 2} ${y + h - b * 0.6} ${x + a} ${y + h - b}` +
    d`C${x + a * 0.6} ${y + h - b * 2} ${x} ${y + h * 0.8} ${x} ${cy}C${x} ${y + h * 0.2} ${x + a * 0.6} ${y + b * 2} ${x + a} ${y + b}C${x + a * 2} ${y + b * 0.6} ${x + w * 0.2} ${y} ${cx} ${y}Z`
  );
};

const twig = (x: number, y: number, w: number, h: number, of: Tone): string => {
  const stitch = of.seam === of.line ? of.pale : of.line;
  const leaves = times(6, (i) => {
    const side = i % 2 ? 1 : -1;
    const [px, py] = [x + w * (0.5 + (0.44 - i * 0.09) * 0.1), y + h * (0.66 - i * 0.075)];
    return d`M${px} ${py}q${side * w * 0.07} ${-h * 0.07} ${side * w * 0.13} ${-h * 0.06}q${-side * w * 0.03} ${h * 0.06} ${-side * w * 0.13} ${h * 0.06}`;
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
      d`M${x + w * 0.54} ${y + h * 0.76}Q${x + w * 0.55} ${y + h * 0.5} ${x + w * 0.49} ${y + h * 0.24}` +
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
  const folds = d`M${x + w * 0.09} ${y + h * 0.1}Q${x + w * 0.17} ${y + h * 0.14} ${x + w * 0.2} ${y + h * 0.22}M${x + w * 0.91} ${y + h * 0.1}Q${x + w * 0.83} ${y + h * 0.14} ${x + w * 0.8} ${y + h * 0.22}M${x + w * 0.09} ${y + h * 0.9}Q${x + w * 0.17} ${y + h * 0.86} ${x + w * 0.2} ${y + h * 0.78}M${x + w * 0.91} ${y + h * 0.9}Q${x + w * 0.83} ${y + h * 0.86} ${x + w * 0.8} ${y + h * 0.78}`;
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

/** Folded, in a pile tied with a ribbon. */
export const linenPile: Form = ({ x, y, w, h }, { look: { main: of } }) => {
  const layers = 3;
  const each = h / layers;
  return (
    times(layers, (i) => {
      const at = y + i * each;
      const inset = i === 0 ? w * 0.03 : 0;
      return (
        rect(x + inset, at, w - inset * 2, each, down(of.pale, of.light, of.base), {
          r: each * 0.42,
          line: of.line,
        }) +
        trace(
          d`M${x + inset + each * 0.3} ${at + each * 0.52}H${x + w - inset - 2}M${x + inset + each * 0.5} ${at + each * 0.74}H${x + w - inset - 6}`,
          of.seam,
          0.9,
          0.8,
        )
      );
    }) +
    rect(x + w * 0.47, y, w * 0.05, h, down('#e6d6b8', '#c3a878'), { line: '#9a7d4c', width: 0.8 })
  );
};
