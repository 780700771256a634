import { radial } from '../gradients.ts';
import { alpha, mix, type Tone } from '../palette.ts';
import { type Frame, times } from '../piece.ts';
import { d, element, ellipse, rect, trace } from '../svg.ts';

export const rhombs = (x: number, y: number, w: number, h: number, of: Tone): string => {
  const columns = Math.max(3, Math.round(w / 90));
  const rows = Math.max(2, Math.round(h / 80));
  const [cw, ch] = [w / columns, h / rows];
  const cells = times(columns * rows, (i) => {
    const [cx, cy] = [x + cw * ((i % columns) + 0.5), y + ch * (Math.floor(i / columns) + 0.5)];
    return (
      d`M${cx} ${cy - ch * 0.46}L${cx + cw * 0.46} ${cy}L${cx} ${cy + ch * 0.46}` +
      d`L${cx - cw * 0.46} ${cy}Z`
    );
  });
  return trace(cells, of.pale, 2.2, 0.8) + trace(cells, of.line, 0.7, 0.35);
};

export const stripes = (x: number, y: number, w: number, h: number, of: Tone): string =>
  times(13, (i) =>
    h > w
      ? rect(
          x,
          y + (h * (i + 0.25)) / 13,
          w,
          (h / 13) * (i % 3 ? 0.5 : 0.24),
          i % 3 ? of.pale : of.line,
          { opacity: i % 3 ? 0.6 : 0.4 },
        )
      : rect(
          x + (w * (i + 0.25)) / 13,
          y,
          (w / 13) * (i % 3 ? 0.5 : 0.24),
          h,
          i % 3 ? of.pale : of.line,
          { opacity: i % 3 ? 0.6 : 0.4 },
        ),
  );

/** A medallion among arcs, and a corner piece in each corner. */
export const medallion = (x: number, y: number, w: number, h: number, of: Tone): string => {
  const [cx, cy] = [x + w / 2, y + h / 2];
  const [rx, ry] = [w * 0.3, h * 0.26];
  const dark = mix(of.base, '#2b2320', 0.5);
  const petals = times(8, (i) => {
    const angle = (i * Math.PI) / 4;
    return ellipse(
      cx + Math.cos(angle) * rx * 0.66,
      cy + Math.sin(angle) * ry * 0.66,
      rx * 0.17,
      ry * 0.17,
      of.pale,
      { opacity: 0.75 },
    );
  });
  const corner = (sx: number, sy: number) => {
    const [ox, oy] = [sx > 0 ? x : x + w, sy > 0 ? y : y + h];
    return (
      d`M${ox} ${oy + sy * h * 0.2}` +
      d`Q${ox + sx * w * 0.2} ${oy + sy * h * 0.18} ${ox + sx * w * 0.26} ${oy}` +
      d`M${ox} ${oy + sy * h * 0.13}` +
      d`Q${ox + sx * w * 0.12} ${oy + sy * h * 0.11} ${ox + sx * w * 0.16} ${oy}`
    );
  };
  return (
    ellipse(cx, cy, rx, ry, dark, { line: of.pale, width: 2, opacity: 0.85 }) +
    ellipse(cx, cy, rx * 0.9, ry * 0.9, 'none', { line: of.pale, width: 0.9 }) +
    petals +
    ellipse(cx, cy, rx * 0.34, ry * 0.34, of.light, { line: of.pale, width: 1.6 }) +
    ellipse(cx, cy, rx * 0.14, ry * 0.14, dark) +
    trace(
      d`M${cx} ${cy - ry * 1.06}V${y + h * 0.08}M${cx} ${cy + ry * 1.06}V${y + h * 0.92}`,
      of.pale,
      1.6,
      0.8,
    ) +
    trace(corner(1, 1) + corner(-1, 1) + corner(1, -1) + corner(-1, -1), of.pale, 1.6, 0.8)
  );
};

/** Spots of light and shade that run into each other. */
export const clouds = ({ x, y, w, h }: Frame, of: Tone): string =>
  times(16, (i) => {
    const light = i % 2 === 0;
    const [rx, ry] = [w * (0.2 + 0.05 * (i % 3)), h * (0.11 + 0.03 * ((i * 2) % 3))];
    const cx = x + rx + (w - rx * 2) * ((i * 0.7549) % 1);
    const cy = y + ry + (h - ry * 2) * ((i * 0.5698 + 0.1) % 1);
    const colour = light ? of.pale : of.line;
    return ellipse(cx, cy, rx, ry, radial(alpha(colour, light ? 0.6 : 0.28), alpha(colour, 0)));
  });

/** Flat weaving: short dashes, each row moved by half. */
export const weave = (x: number, y: number, w: number, h: number, of: Tone): string => {
  const rows = Math.round(h / 9);
  const dashes = Array.from({ length: rows }, (_, i) => {
    const at = y + (h * (i + 0.5)) / rows;
    return d`M${x + (i % 2 ? 9 : 3)} ${at}H${x + w - 3}`;
  });
  return element('path', {
    d: dashes.join(''),
    fill: 'none',
    stroke: of.line,
    'stroke-width': '2',
    'stroke-dasharray': '7 5',
    opacity: '0.35',
  });
};

/** Long pile of two shades: tufts that lean this way and that. */
export const pile = (x: number, y: number, w: number, h: number, of: Tone): string => {
  const tufts = (phase: number) =>
    Array.from({ length: 110 }, (_, i) => {
      const tx = x + 8 + (w - 16) * ((i * 0.7549 + phase) % 1);
      const ty = y + 10 + (h - 24) * ((i * 0.5698 + phase * 0.6) % 1);
      return d`M${tx} ${ty}q${i % 3 ? 3 : -3} 6 ${i % 3 ? 1 : -1} 12`;
    }).join('');
  return trace(tufts(0), of.pale, 2, 0.7) + trace(tufts(0.31), of.line, 1.4, 0.28);
};
