import { alpha, glassFill, ink, lit, mirrorFill, type Tone } from './palette.ts';
import { times } from './piece.ts';
import { across, d, down, ellipse, radial, rect, shape, trace } from './svg.ts';

/** The soft dark spot where a thing touches the floor. */
export const shadow = (cx: number, y: number, rx: number, strength = 0.3): string =>
  ellipse(
    cx,
    y,
    rx * 1.08,
    Math.min(16, 4 + rx * 0.05),
    radial(alpha(ink, strength), alpha(ink, 0)),
  );

/** A shade that fades downwards, under an overhang. */
export const shade = (x: number, y: number, w: number, h: number, strength = 0.2): string =>
  rect(x, y, w, h, down(alpha(ink, strength), alpha(ink, 0)));

/** A few long quiet lines of wood grain. */
export const grain = (x: number, y: number, w: number, h: number, of: Tone): string => {
  if (!of.wood || w < 8 || h < 8 || w * h < 900) return '';
  const upright = h > w;
  const [length, breadth] = upright ? [h, w] : [w, h];
  const count = breadth > 26 ? 3 : 2;
  const lines = Array.from({ length: count }, (_, index) => {
    const at = (breadth * (index + 0.6 + 0.17 * ((index * 7) % 3))) / (count + 0.5);
    const from = length * (0.04 + 0.11 * (index % 2));
    const to = length * (0.96 - 0.16 * ((index + 1) % 2));
    const bend = Math.min(breadth * 0.08, 5) * (index % 2 ? 1 : -1);
    return upright
      ? d`M${x + at} ${y + from}Q${x + at + bend} ${y + (from + to) / 2} ${x + at} ${y + to}`
      : d`M${x + from} ${y + at}Q${x + (from + to) / 2} ${y + at + bend} ${x + to} ${y + at}`;
  });
  return trace(lines.join(''), of.seam, 0.9, 0.5);
};

/** A board or a box face. */
export const panel = (x: number, y: number, w: number, h: number, of: Tone, r = 2): string =>
  rect(x, y, w, h, lit(of), { r, line: of.line, width: 1.1 }) + grain(x, y, w, h, of);

/** A rounded box with its sides blown out; drawn in steps to keep the path short. */
const puffy = (x: number, y: number, w: number, h: number, r: number, bulge: number) => {
  const b = Math.min(bulge, w / 8, h / 8);
  const k = Math.min(r, w / 2.2 - b, h / 2.2 - b);
  const [u, v] = [w - (b + k) * 2, h - (b + k) * 2];
  return (
    d`M${x + b + k} ${y + b}q${u / 2} ${-b * 2} ${u} 0q${k} 0 ${k} ${k}q${b * 2} ${v / 2} 0 ${v}q0 ${k} ${-k} ${k}` +
    d`q${-u / 2} ${b * 2} ${-u} 0q${-k} 0 ${-k} ${-k}q${-b * 2} ${-v / 2} 0 ${-v}q0 ${-k} ${k} ${-k}z`
  );
};

/** Up one side, over the top and down the other. */
const seamOf = (x: number, y: number, w: number, h: number, r: number) => {
  const k = Math.min(r, w / 3, h / 3);
  const side = (h - k) * 0.62;
  return d`M${x} ${y + k + side}v${-side}q0 ${-k} ${k} ${-k}q${w / 2 - k} -4 ${w - k * 2} 0q${k} 0 ${k} ${k}v${side}`;
};

/** A stuffed cushion with a seam along its edge; its bulges touch the box. */
export const cushion = (
  x: number,
  y: number,
  w: number,
  h: number,
  of: Tone,
  r = 12,
  bulge = 2.5,
): string =>
  shape(puffy(x, y, w, h, r, bulge), down(of.pale, of.base, of.deep), {
    line: of.line,
    width: 1.1,
  }) +
  (w > 40 && h > 34
    ? trace(seamOf(x + 5, y + 5, w - 10, h - 5, Math.max(r - 4, 3)), of.seam, 0.8, 0.6)
    : '');

/** A leg tapering to the floor; `lean` moves its foot sideways. */
export const leg = (x: number, y: number, w: number, h: number, of: Tone, lean = 0): string => {
  const foot = Math.max(w * 0.62, 2.5);
  const at = x + (w - foot) / 2 + lean;
  return shape(d`M${x} ${y}h${w}L${at + foot} ${y + h}h${-foot}Z`, across(of.light, of.deep), {
    line: of.line,
    width: 1,
  });
};

/** A bar handle, upright or level, centred on a point. */
export const bar = (cx: number, cy: number, length: number, of: Tone, upright = true): string => {
  const thick = 3.2;
  return upright
    ? rect(cx - thick / 2, cy - length / 2, thick, length, across(of.light, of.line), { r: 1.6 })
    : rect(cx - length / 2, cy - thick / 2, length, thick, down(of.light, of.line), { r: 1.6 });
};

export const knob = (cx: number, cy: number, of: Tone, r = 3.2): string =>
  ellipse(cx, cy, r, r, radial(of.pale, of.deep), { line: of.line, width: 0.7 });

/** A mirror or glass face with slanting reflections. */
export const glass = (
  x: number,
  y: number,
  w: number,
  h: number,
  kind: 'mirror' | 'glass',
  r = 1,
): string => {
  const streak = (from: number, breadth: number) =>
    d`M${x + w * from} ${y + h * 0.96}L${x + w * (from + 0.34)} ${y + h * 0.04}h${w * breadth}L${x + w * (from + breadth)} ${y + h * 0.96}Z`;
  return (
    rect(x, y, w, h, kind === 'mirror' ? mirrorFill : glassFill, {
      r,
      line: '#8d9894',
      width: 0.9,
    }) + shape(streak(0.14, 0.16) + streak(0.38, 0.05), '#ffffff', { opacity: 0.34 })
  );
};

export type DoorStyle = 'plain' | 'frame' | 'glass' | 'mirror' | 'slats';

/** One door or drawer face. */
export const face = (
  x: number,
  y: number,
  w: number,
  h: number,
  of: Tone,
  style: DoorStyle = 'plain',
): string => {
  const board = panel(x, y, w, h, of, 1.5);
  const inset = Math.min(w, h) * 0.14 + 3;
  const [ix, iy, iw, ih] = [x + inset, y + inset, w - inset * 2, h - inset * 2];
  if (iw < 6 || ih < 5) return board;
  if (style === 'glass' || style === 'mirror') {
    const edge = style === 'mirror' ? 4 : Math.min(inset, 10);
    return board + glass(x + edge, y + edge, w - edge * 2, h - edge * 2, style);
  }
  if (style === 'frame') {
    return board + rect(ix, iy, iw, ih, down(of.base, of.light), { line: of.seam, r: 1 });
  }
  if (style === 'slats') {
    const count = Math.max(3, Math.floor(w / 9));
    const lines = Array.from(
      { length: count - 1 },
      (_, i) => d`M${x + ((i + 1) * w) / count} ${y + 3}v${h - 6}`,
    );
    return board + trace(lines.join(''), of.line, 1, 0.45);
  }
  return board;
};

/** A row of legs under a box, the outer ones set in by `inset`. */
export const legsUnder = (
  x: number,
  y: number,
  w: number,
  h: number,
  of: Tone,
  thick: number,
  inset: number,
  lean = 0,
  count = 2,
): string =>
  times(count, (index) => {
    const share = index / (count - 1);
    const slant = share < 0.5 ? -lean : share > 0.5 ? lean : 0;
    return leg(x + inset + (w - inset * 2 - thick) * share, y, thick, h, of, slant);
  });
