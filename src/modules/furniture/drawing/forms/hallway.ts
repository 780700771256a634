import { face, glass, panel } from '../boards.ts';
import { cushion } from '../cushions.ts';
import { bar } from '../fittings.ts';
import { tone } from '../palette.ts';
import { type Form, times, within } from '../piece.ts';
import { rect } from '../svg.ts';
import { contents } from './contents.ts';
import { doorStyle, handleTone } from './fronts.ts';
import { hooksPanel } from './hooks.ts';

/** A hall stand: cupboard, hooks over a bench, mirror. */
export const hallway: Form = (frame, piece) => {
  const { x, y, w, h, s } = frame;
  const { main: of, facade } = piece.look;
  const style = doorStyle(piece);
  const closet = Math.min(w * 0.42, 620 * s);
  const mirror = w / s > 1250 ? w * 0.24 : 0;
  const midX = x + closet;
  const midW = w - closet - mirror;
  const bench = y + h - Math.min(470 * s, h * 0.25);
  const top = y + Math.min(340 * s, h * 0.17);
  const doors = closet / s > 480 ? 2 : 1;
  const seat = tone('#c5a98c');
  return (
    panel(midX, top, midW + mirror, bench - top, { ...of, wood: false }, 1) +
    rect(midX, top, midW + mirror, bench - top, '#faf7f2', { opacity: 0.35 }) +
    hooksPanel(
      within(frame, midX + 8, top + (bench - top) * 0.1, midW - 16, (bench - top) * 0.84),
      piece,
    ) +
    panel(midX, y, midW + mirror, top - y, of) +
    contents(within(frame, midX + 6, y + 6, midW * 0.7, top - y - 10), 3) +
    (mirror ? glass(x + w - mirror + 4, top + 8, mirror - 12, bench - top - 24, 'mirror', 3) : '') +
    panel(midX, bench, midW + mirror, y + h - bench, of) +
    times(
      2,
      (i) =>
        face(
          midX + 4 + ((midW + mirror - 8) * i) / 2,
          bench + 10,
          (midW + mirror - 8) / 2 - 2,
          y + h - bench - 20,
          facade,
          style,
        ) +
        bar(
          midX + (midW + mirror) * (0.25 + i * 0.5),
          bench + 22,
          26,
          handleTone(piece.words),
          false,
        ),
    ) +
    cushion(midX + 2, bench - 12, midW - 4, 18, seat, 8, 2) +
    panel(x, y, closet, h, of) +
    times(
      doors,
      (i) =>
        face(
          x + 4 + (i * (closet - 8)) / doors,
          y + 5,
          (closet - 8) / doors - 2,
          h - 17,
          facade,
          style,
        ) +
        bar(
          doors === 2 && i === 1 ? x + closet / 2 + 8 : x + closet / doors - 12,
          y + h * 0.5,
          40,
          handleTone(piece.words),
        ),
    )
  );
};
