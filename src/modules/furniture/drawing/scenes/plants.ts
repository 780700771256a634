import { across } from '../gradients.ts';
import { mix, pine, tone } from '../palette.ts';
import { shadow } from '../shadows.ts';
import { d, rect, shape, trace } from '../svg.ts';

const leafTones = [pine, mix(pine, '#a8bf9f', 0.35), mix(pine, '#a8bf9f', 0.6)];

/** How far aside and how high each leaf reaches, in parts of the plant. */
const leaves: [number, number][] = [
  [-0.34, 0.5],
  [0.36, 0.56],
  [-0.2, 0.76],
  [0.24, 0.8],
  [-0.4, 0.3],
  [0.42, 0.34],
  [0.02, 0.96],
  [-0.1, 0.6],
  [0.14, 0.62],
];

/** A pot plant standing on the point; `h` is its whole height. */
export const plant = (cx: number, floor: number, h: number, pot = '#e9e0d0'): string => {
  const of = tone(pot);
  const potH = h * 0.24;
  const w = h * 0.15;
  const top = floor - potH;
  const blades = leaves.map(([dx, up]) => {
    const [tipX, tipY] = [cx + dx * h * 0.72, top - up * (h - potH) + Math.abs(dx) * h * 0.06];
    const [x, y] = [cx + dx * h * 0.3, top - up * (h - potH) * 0.42];
    const length = Math.hypot(tipX - x, tipY - y);
    const [nx, ny] = [((y - tipY) / length) * h * 0.1, ((tipX - x) / length) * h * 0.1];
    const [mx, my] = [(x + tipX) / 2, (y + tipY) / 2];
    return {
      stem: d`M${cx} ${top}Q${cx} ${y} ${x} ${y}`,
      rib: d`M${x} ${y}L${tipX} ${tipY}`,
      leaf: d`M${x} ${y}Q${mx + nx} ${my + ny} ${tipX} ${tipY}Q${mx - nx} ${my - ny} ${x} ${y}Z`,
    };
  });
  const paths = (part: 'stem' | 'rib' | 'leaf', of3 = 0, step = 1) =>
    blades.map((blade, i) => (i % step === of3 ? blade[part] : '')).join('');
  return (
    shadow(cx, floor, w * 1.2, 0.24) +
    trace(paths('stem'), '#5d7159', 1.4) +
    leafTones
      .map((fill, i) => shape(paths('leaf', i, 3), fill, { line: mix(fill, '#211c17', 0.25) }))
      .join('') +
    trace(paths('rib'), mix(pine, '#ffffff', 0.4), 0.7, 0.5) +
    shape(
      d`M${cx - w} ${top}H${cx + w}L${cx + w * 0.74} ${floor - 4}q-1 4 -5 4` +
        d`H${cx - w * 0.74 + 5}q-4 0 -5 -4Z`,
      across(of.light, of.deep),
      { line: of.line },
    ) +
    rect(cx - w * 1.06, top - 3, w * 2.12, potH * 0.16, of.light, { r: 3, line: of.line })
  );
};

/** A vase with dry twigs. */
export const vase = (cx: number, floor: number, h: number, colour = '#d9cbb4'): string => {
  const of = tone(colour);
  const body = h * 0.42;
  const top = floor - body;
  const twigs: [number, number][] = [
    [-0.26, 0.9],
    [0.05, 1],
    [0.28, 0.84],
    [-0.1, 0.7],
    [0.18, 0.64],
  ];
  const stems = twigs.map(
    ([dx, up]) =>
      d`M${cx} ${top + 3}Q${cx + dx * h * 0.3} ${floor - h * 0.6} ${cx + dx * h} ${floor - h * up}`,
  );
  const buds = (from: number) =>
    twigs
      .flatMap(([dx, up]) =>
        [from, from + 0.2].map(
          (k) => d`M${cx + dx * h * (1 - k * 0.7)} ${floor - h * (up - k * 0.5)}v3`,
        ),
      )
      .join('');
  return (
    trace(stems.join(''), '#8b8a63', 1.3) +
    trace(buds(0), '#c9a76c', 5) +
    trace(buds(0.1), '#a8a377', 5) +
    shape(
      d`M${cx - h * 0.05} ${top}H${cx + h * 0.05}` +
        d`C${cx + h * 0.05} ${top + body * 0.3} ${cx + h * 0.17} ${top + body * 0.4} ${cx + h * 0.15} ${top + body * 0.7}` +
        d`Q${cx + h * 0.13} ${floor} ${cx + h * 0.07} ${floor}H${cx - h * 0.07}` +
        d`Q${cx - h * 0.13} ${floor} ${cx - h * 0.15} ${top + body * 0.7}` +
        d`C${cx - h * 0.17} ${top + body * 0.4} ${cx - h * 0.05} ${top + body * 0.3} ${cx - h * 0.05} ${top}` +
        d`Z`,
      across(of.pale, of.deep),
      { line: of.line },
    )
  );
};
