import { panel } from '../boards.ts';
import { down } from '../gradients.ts';
import { tone } from '../palette.ts';
import { clamp, type Frame, type Piece, times } from '../piece.ts';
import { rect } from '../svg.ts';
import { handleTone } from './fronts.ts';

/** Hooks on a soft back panel, with what hangs there left out. */
export const hooksPanel = ({ x, y, w, h }: Frame, { look, words }: Piece): string => {
  const count = clamp(Math.round(w / 34), 2, 7);
  const of = handleTone(words);
  const soft = tone('#cdb9a0');
  return (
    panel(x, y, w, h, look.main, 2) +
    times(
      count,
      (i) =>
        rect(
          x + 4 + ((w - 8) * i) / count,
          y + 16,
          (w - 8) / count - 1,
          h - 22,
          down(soft.light, soft.deep),
          { r: 3, line: soft.seam, width: 0.8 },
        ) +
        rect(x + (w * (i + 0.5)) / count - 1.6, y + 6, 3.2, 15, of.base, {
          r: 1.6,
          line: of.line,
          width: 0.6,
        }),
    )
  );
};
