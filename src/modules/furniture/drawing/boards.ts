import { down } from './gradients.ts';
import { glassFill, lit, mirrorFill, type Tone } from './palette.ts';
import { d, rect, shape, trace } from './svg.ts';

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
    d`M${x + w * from} ${y + h * 0.96}L${x + w * (from + 0.34)} ${y + h * 0.04}` +
    d`h${w * breadth}L${x + w * (from + breadth)} ${y + h * 0.96}Z`;
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
