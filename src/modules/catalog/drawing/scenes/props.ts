import { clay, mix, pine, tone } from '../palette.ts';
import { shadow } from '../parts.ts';
import { across, d, down, ellipse, rect, shape, trace } from '../svg.ts';

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
      d`M${cx - w} ${top}H${cx + w}L${cx + w * 0.74} ${floor - 4}q-1 4 -5 4H${cx - w * 0.74 + 5}q-4 0 -5 -4Z`,
      across(of.light, of.deep),
      { line: of.line },
    ) +
    rect(cx - w * 1.06, top - 3, w * 2.12, potH * 0.16, of.light, { r: 3, line: of.line })
  );
};

/** A window with daylight, a sill and four panes. */
export const windowOf = (x: number, y: number, w: number, h: number): string =>
  rect(x - 8, y - 8, w + 16, h + 16, down('#fdfbf7', '#f1eadf'), {
    line: '#cfc2ad',
    width: 1,
    r: 2,
  }) +
  rect(x, y, w, h, down('#dfe9e6', '#f3f1e3', '#dfe3cd'), { line: '#cfc2ad', width: 1 }) +
  shape(
    d`M${x} ${y + h}V${y + h * 0.78}Q${x + w * 0.2} ${y + h * 0.66} ${x + w * 0.42} ${y + h * 0.76}T${x + w} ${y + h * 0.7}V${y + h}Z`,
    '#b9c7ae',
    { opacity: 0.7 },
  ) +
  rect(x + w / 2 - 3, y, 6, h, '#f6f1e8', { line: '#cfc2ad', width: 0.8 }) +
  rect(x, y + h * 0.3, w, 5, '#f6f1e8', { line: '#cfc2ad', width: 0.8 }) +
  rect(x - 16, y + h + 7, w + 32, 9, down('#fdfbf7', '#e9dfcf'), {
    line: '#cfc2ad',
    width: 0.9,
    r: 2,
  });

/** A framed quiet abstract: hills or a sun. */
export const framed = (x: number, y: number, w: number, h: number, kind: number): string => {
  const m = w * 0.12;
  const [ix, iy, iw, ih] = [x + m, y + m, w - m * 2, h - m * 2];
  const art =
    kind % 2
      ? ellipse(ix + iw * 0.6, iy + ih * 0.36, iw * 0.18, iw * 0.18, mix(clay, '#ffffff', 0.15)) +
        shape(
          d`M${ix} ${iy + ih}V${iy + ih * 0.7}Q${ix + iw * 0.3} ${iy + ih * 0.45} ${ix + iw * 0.6} ${iy + ih * 0.66}T${ix + iw} ${iy + ih * 0.6}V${iy + ih}Z`,
          mix(pine, '#ffffff', 0.3),
        )
      : shape(
          d`M${ix + iw * 0.2} ${iy + ih}V${iy + ih * 0.45}A${iw * 0.3} ${iw * 0.3} 0 0 1 ${ix + iw * 0.8} ${iy + ih * 0.45}V${iy + ih}Z`,
          mix(clay, '#fff4e6', 0.35),
        ) +
        shape(
          d`M${ix + iw * 0.38} ${iy + ih}V${iy + ih * 0.55}A${iw * 0.16} ${iw * 0.16} 0 0 1 ${ix + iw * 0.7} ${iy + ih * 0.55}V${iy + ih}Z`,
          mix(pine, '#ffffff', 0.25),
        );
  return (
    rect(x + 2, y + 4, w, h, '#211c17', { opacity: 0.07, r: 2 }) +
    rect(x, y, w, h, '#b98d5c', { line: '#7d5b38', width: 0.9, r: 1.5 }) +
    rect(x + 3, y + 3, w - 6, h - 6, '#fcf9f3') +
    art
  );
};

/** A rug on the floor, seen at a low angle. */
export const floorRug = (cx: number, y: number, w: number, colour: string): string => {
  const of = tone(colour);
  const h = w * 0.085;
  const ring = (k: number) =>
    d`M${cx - (w / 2) * k} ${y + h * 0.5 + h * 0.5 * k}L${cx - (w / 2 - h * 1.1) * k} ${y + h * 0.5 - h * 0.5 * k}H${cx + (w / 2 - h * 1.1) * k}L${cx + (w / 2) * k} ${y + h * 0.5 + h * 0.5 * k}Z`;
  return (
    shape(ring(1), down(of.light, of.deep), { line: of.line, width: 0.9 }) +
    shape(ring(0.9), 'none', { line: of.pale, width: 2, opacity: 0.8 })
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
      d`M${cx - h * 0.05} ${top}H${cx + h * 0.05}C${cx + h * 0.05} ${top + body * 0.3} ${cx + h * 0.17} ${top + body * 0.4} ${cx + h * 0.15} ${top + body * 0.7}Q${cx + h * 0.13} ${floor} ${cx + h * 0.07} ${floor}H${cx - h * 0.07}Q${cx - h * 0.13} ${floor} ${cx - h * 0.15} ${top + body * 0.7}C${cx - h * 0.17} ${top + body * 0.4} ${cx - h * 0.05} ${top + body * 0.3} ${cx - h * 0.05} ${top}Z`,
      across(of.pale, of.deep),
      { line: of.line },
    )
  );
};

/** Folded blankets in a pile. */
export const pile = (x: number, floor: number, w: number, colours: string[]): string =>
  colours
    .map((colour, i) => {
      const of = tone(colour);
      const h = w * 0.19;
      return (
        rect(x + i * 2, floor - h * (i + 1), w - i * 4, h, down(of.pale, of.base, of.deep), {
          r: h * 0.45,
          line: of.line,
          width: 0.9,
        }) + trace(d`M${x + i * 2 + 6} ${floor - h * (i + 0.5)}H${x + w - i * 2 - 3}`, of.seam, 0.9)
      );
    })
    .join('');
