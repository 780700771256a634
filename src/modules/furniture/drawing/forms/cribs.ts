import { panel } from '../boards.ts';
import { down } from '../gradients.ts';
import { type Form, times } from '../piece.ts';
import { rect } from '../svg.ts';
import { linen } from './bedding.ts';

/** Low sides and slats: for a small child. */
export const crib: Form = ({ x, y, w, h, s }, { look: { main: of } }) => {
  const post = Math.max(45 * s, 7);
  const top = y + h * 0.04;
  const rail = Math.max(40 * s, 6);
  const bottom = y + h * 0.8;
  const count = Math.round((w / s - 90) / 85);
  const step = (w - post * 2) / count;
  return (
    rect(x + post, bottom - h * 0.16, w - post * 2, h * 0.12, down(linen.pale, linen.deep), {
      r: 5,
      line: linen.line,
    }) +
    times(count - 1, (i) =>
      rect(
        x + post + step * (i + 1) - 2,
        top + rail,
        4,
        bottom - top - rail,
        down(of.light, of.deep),
        { line: of.line, width: 0.7 },
      ),
    ) +
    panel(x + post, top, w - post * 2, rail, of, 3) +
    panel(x + post, bottom - rail * 0.4, w - post * 2, rail * 1.6, of, 2) +
    panel(x, y, post, h, of, 4) +
    panel(x + w - post, y, post, h, of, 4)
  );
};
