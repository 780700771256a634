import { glass, panel } from '../boards.ts';
import { across, down } from '../gradients.ts';
import { blackMetal, brass, metal } from '../palette.ts';
import { clamp, type Form } from '../piece.ts';
import { shade } from '../shadows.ts';
import { d, rect, shape, trace } from '../svg.ts';
import { mirrored } from './fronts.ts';

/** Two to four panels on tracks, the odd ones in front. */
export const slidingWardrobe: Form = ({ x, y, w, h, s }, piece) => {
  const { attributes: a, look, words } = piece;
  const body = look.main;
  const doors = clamp(a.doors_count ?? Math.round(w / s / 800), 2, 5);
  const side = Math.max(22 * s, 3);
  const track = Math.max(36 * s, 4);
  const plinth = 60 * s;
  const [ix, iw] = [x + side, w - side * 2];
  const [iy, ih] = [y + side + track, h - side - track * 2 - plinth];
  const isMirror = mirrored(words, doors);
  const frame = /ч[её]рн/.test(words)
    ? blackMetal
    : /золот|латун|шампан/.test(words)
      ? brass
      : metal;
  const profile = Math.max(26 * s, 3);
  const doorW = (iw + (doors - 1) * profile) / doors;
  const sheet = (i: number) => {
    const left = ix + i * (doorW - profile);
    const front = i % 2 === 0;
    const dy = front ? 0 : 1.5;
    const tinted = /тонирован/.test(words) && i % 2 === 1;
    const surface = tinted
      ? rect(
          left + profile,
          iy + dy,
          doorW - profile * 2,
          ih - dy * 2,
          down('#6b7371', '#464d4c'),
          { line: frame.line },
        ) +
        shape(
          d`M${left + doorW * 0.2} ${iy + ih - 6}L${left + doorW * 0.6} ${iy + 6}` +
            d`h${doorW * 0.2}L${left + doorW * 0.4} ${iy + ih - 6}Z`,
          '#ffffff',
          { opacity: 0.08 },
        )
      : isMirror(i)
        ? glass(left + profile, iy + dy, doorW - profile * 2, ih - dy * 2, 'mirror')
        : panel(left + profile, iy + dy, doorW - profile * 2, ih - dy * 2, look.facade, 0);
    const bands =
      /комбинир|вставк|бамбук|ротанг/.test(words) && !isMirror(i)
        ? trace(
            d`M${left + profile} ${iy + ih * 0.33}h${doorW - profile * 2}` +
              d`M${left + profile} ${iy + ih * 0.67}h${doorW - profile * 2}`,
            frame.line,
            2.2,
            0.7,
          )
        : '';
    const post = (at: number) =>
      rect(at, iy - 1, profile, ih + 2, across(frame.pale, frame.base, frame.deep), {
        line: frame.line,
        width: 0.7,
      });
    const shadow = front ? '' : rect(left + profile, iy, 9, ih, across('#211c1738', '#211c1700'));
    return surface + bands + shadow + post(left) + post(left + doorW - profile);
  };
  const order = [...Array(doors).keys()].sort((one, two) => (two % 2) - (one % 2));
  return (
    panel(x, y, w, h, body, 2) +
    rect(ix, y + side, iw, track, down(frame.deep, frame.light), { line: frame.line, width: 0.8 }) +
    order.map(sheet).join('') +
    rect(ix, iy + ih, iw, track, down(frame.light, frame.deep), { line: frame.line, width: 0.8 }) +
    rect(ix, y + h - plinth, iw, plinth - 1, down(body.base, body.deep)) +
    shade(ix, iy, iw, 14, 0.14)
  );
};
