import { face, glass, panel } from '../boards.ts';
import { down } from '../gradients.ts';
import { clamp, type Form, times } from '../piece.ts';
import { shade } from '../shadows.ts';
import { rect } from '../svg.ts';
import { basket } from './baskets.ts';
import { dishRack } from './dish-racks.ts';

const tray: Form = ({ x, y, w, h }, { look: { main: of } }) => {
  const columns = clamp(Math.round(w / 90), 2, 6);
  const edge = Math.min(w, h) * 0.04;
  const cell = (w - edge) / columns;
  return (
    panel(x, y, w, h, of, 8) +
    times(columns, (i) => {
      const last = i === columns - 1;
      const box = (top: number, tall: number) =>
        rect(x + edge + i * cell, top, cell - edge, tall, down(of.deep, of.base), {
          r: 6,
          line: of.line,
          width: 0.9,
        }) + shade(x + edge + i * cell + 2, top + 2, cell - edge - 4, 10, 0.16);
      return last
        ? box(y + edge, h * 0.4) + box(y + edge * 2 + h * 0.4, h * 0.6 - edge * 3)
        : box(y + edge, h - edge * 2);
    })
  );
};

const rackWords = /сушилк/;
const inDrawer = /прибор|лоток|вклад|ящик/;

/** A tray from above, a basket or a box from the front. */
export const organizer: Form = (frame, piece) => {
  if (rackWords.test(piece.words)) return dishRack(frame, piece);
  if (/корзин|ротанг|джут/.test(piece.words)) return basket(frame, piece);
  if (inDrawer.test(piece.words)) return tray(frame, piece);
  const { x, y, w, h } = frame;
  const of = piece.look.main;
  const rows = h > w * 1.3 ? 3 : 1;
  return rows === 1
    ? panel(x, y, w, h, of, 8) +
        rect(x, y, w, Math.max(h * 0.18, 6), down(of.pale, of.deep), {
          r: 6,
          line: of.line,
          width: 1.1,
        }) +
        rect(x + w * 0.36, y + h * 0.4, w * 0.28, h * 0.14, of.line, { r: h * 0.07, opacity: 0.7 })
    : panel(x, y, w, h, of, 4) +
        times(rows, (i) =>
          face(x + 4, y + 4 + ((h - 8) * i) / rows, w - 8, (h - 8) / rows - 3, piece.look.facade),
        ) +
        glass(x + w * 0.3, y + h * 0.1, w * 0.4, h * 0.06, 'glass');
};
