import { mirrorFill, tone } from '../palette.ts';
import { face, glass, panel, shade } from '../parts.ts';
import { clamp, type Form, times } from '../piece.ts';
import { d, down, ellipse, rect, shape, trace } from '../svg.ts';

/** On the wall: round, arched or straight. */
export const mirror: Form = ({ x, y, w, h, s }, { look: { main: of }, words }) => {
  const edge = clamp(30 * s, 5, Math.min(w, h) * 0.07);
  const stroke = { line: of.line, width: 1.1 };
  const streak = shape(
    d`M${x + w * 0.24} ${y + h * 0.74}L${x + w * 0.6} ${y + h * 0.2}h${w * 0.14}L${x + w * 0.38} ${y + h * 0.74}ZM${x + w * 0.46} ${y + h * 0.74}L${x + w * 0.82} ${y + h * 0.2}h${w * 0.03}L${x + w * 0.49} ${y + h * 0.74}Z`,
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
      return d`M${x + inset} ${y + h - inset}V${y + w / 2}A${r} ${r} 0 0 1 ${x + w - inset} ${y + w / 2}V${y + h - inset}Z`;
    };
    return shape(arch(0), down(of.light, of.deep), stroke) + shape(arch(edge), mirrorFill, stroke) + streak;
  }
  return (
    panel(x, y, w, h, of, 4) +
    rect(x + edge, y + edge, w - edge * 2, h - edge * 2, mirrorFill, { r: 2, ...stroke }) +
    streak
  );
};

const tray: Form = ({ x, y, w, h }, { look: { main: of } }) => {
  const columns = clamp(Math.round(w / 90), 2, 6);
  const edge = Math.min(w, h) * 0.04;
  const cell = (w - edge) / columns;
  return (
    panel(x, y, w, h, of, 8) +
    times(columns, (i) => {
      const last = i === columns - 1;
      const box = (top: number, tall: number) =>
        rect(x + edge + i * cell, top, cell - edge, tall, down(of.deep, of.base), { r: 6, line: of.line, width: 0.9 }) +
        shade(x + edge + i * cell + 2, top + 2, cell - edge - 4, 10, 0.16);
      return last
        ? box(y + edge, h * 0.4) + box(y + edge * 2 + h * 0.4, h * 0.6 - edge * 3)
        : box(y + edge, h - edge * 2);
    })
  );
};

const basket: Form = ({ x, y, w, h }, { look: { main: of } }) => {
  const rows = clamp(Math.round(h / 22), 3, 9);
  return (
    shape(d`M${x} ${y}H${x + w}L${x + w - w * 0.04} ${y + h - 8}q-1 8 -9 8H${x + w * 0.04 + 9}q-8 0 -9 -8Z`, down(of.light, of.base, of.deep), { line: of.line, width: 1.1 }) +
    times(rows, (i) => trace(d`M${x + 8 + i} ${y + (h * (i + 0.8)) / (rows + 0.6)}q${(w - 16) / 8} -5 ${(w - 16) / 4} 0t${(w - 16) / 4} 0t${(w - 16) / 4} 0t${(w - 16) / 4 - i * 2} 0`, of.seam, 1.1, 0.7)) +
    rect(x, y, w, Math.min(12, h * 0.12), down(of.pale, of.light), { r: 4, line: of.line, width: 1.1 }) +
    rect(x + w * 0.4, y + h * 0.24, w * 0.2, Math.min(16, h * 0.12), tone('#6b5a48').base, { r: 8 })
  );
};

const dishRack: Form = ({ x, y, w, h }, { look: { main: of } }) =>
  times(6, (i) => ellipse(x + w * (0.2 + i * 0.12), y + h * 0.42, w * 0.045, h * 0.4, down('#fbf9f4', '#e3ddd0'), { line: '#bdb3a0', width: 1 })) +
  trace(d`M${x + 3} ${y + h * 0.3}V${y + h - 4}H${x + w - 3}V${y + h * 0.3}M${x + 3} ${y + h * 0.62}H${x + w - 3}`, of.line, 5) +
  trace(d`M${x + 3} ${y + h * 0.3}V${y + h - 4}H${x + w - 3}V${y + h * 0.3}M${x + 3} ${y + h * 0.62}H${x + w - 3}`, of.light, 3) +
  rect(x, y + h * 0.2, 6, h * 0.8, of.base, { r: 3, line: of.line, width: 0.8 }) +
  rect(x + w - 6, y + h * 0.2, 6, h * 0.8, of.base, { r: 3, line: of.line, width: 0.8 }) +
  rect(x + w * 0.3, y, 1, 1, 'none');

/** A tray from above, a basket or a box from the front. */
export const organizer: Form = (frame, piece) => {
  if (/сушилк|посуд/.test(piece.words)) return dishRack(frame, piece);
  if (/корзин|ротанг|джут/.test(piece.words)) return basket(frame, piece);
  if (/прибор|лоток|вклад/.test(piece.words)) return tray(frame, piece);
  const { x, y, w, h } = frame;
  const of = piece.look.main;
  const rows = h > w * 1.3 ? 3 : 1;
  return rows === 1
    ? panel(x, y, w, h, of, 8) +
        rect(x, y, w, Math.max(h * 0.18, 6), down(of.pale, of.light), { r: 6, line: of.line, width: 1.1 }) +
        rect(x + w * 0.36, y + h * 0.4, w * 0.28, h * 0.14, of.line, { r: h * 0.07, opacity: 0.7 })
    : panel(x, y, w, h, of, 4) +
        times(rows, (i) => face(x + 4, y + 4 + ((h - 8) * i) / rows, w - 8, (h - 8) / rows - 3, piece.look.facade)) +
        glass(x + w * 0.3, y + h * 0.1, w * 0.4, h * 0.06, 'glass');
};
