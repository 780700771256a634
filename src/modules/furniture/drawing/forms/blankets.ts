import { across, down } from '../gradients.ts';
import { mix, type Tone, tone } from '../palette.ts';
import { type Form, times } from '../piece.ts';
import { d, rect, shape, trace } from '../svg.ts';

const fringe = (x: number, y: number, w: number, length: number, of: Tone): string => {
  const count = Math.round(w / 9);
  const lines = Array.from(
    { length: count + 1 },
    (_, i) => d`M${x + 2 + ((w - 4) * i) / count} ${y}v${length}`,
  );
  return trace(lines.join(''), of.line, 1.2, 0.7);
};

const checks = (x: number, y: number, w: number, h: number): string =>
  times(
    4,
    (i) =>
      rect(x + (w * (i + 0.35)) / 4, y, w * 0.09, h, '#ffffff', { opacity: 0.22 }) +
      rect(x, y + (h * (i + 0.35)) / 4, w, h * 0.09, '#211c17', { opacity: 0.1 }),
  );

const turnedCorner = (x: number, y: number, size: number, back: Tone, of: Tone): string =>
  shape(
    d`M${x} ${y - size}Q${x - size * 0.5} ${y - size * 1.06} ${x - size * 0.96} ${y - size * 0.96}` +
      d`Q${x - size * 1.06} ${y - size * 0.5} ${x - size} ${y}Z`,
    across(back.light, back.deep),
    { line: of.line },
  );

/** Laid out flat, a corner turned back. */
export const blanket: Form = ({ x, y, w, h }, { look: { main: of }, words }) => {
  const tassel = Math.min(14, h * 0.04);
  const [iy, ih] = [y + tassel, h - tassel * 2];
  const checked = /клет/.test(words);
  // Checks lie over the whole cloth, so nothing of it is turned back.
  const fold = checked ? 0 : Math.min(w, ih) * 0.24;
  const back = tone(mix(of.base, '#fff8ea', 0.45));
  const knit = /вязан|кос/.test(words)
    ? times(8, (i) =>
        trace(
          d`M${x + (w * (i + 0.5)) / 8} ${iy + 4}q6 ${ih * 0.12} 0 ${ih * 0.25}` +
            d`t0 ${ih * 0.25}t0 ${ih * 0.25}t0 ${ih * 0.2}`,
          of.seam,
          1.6,
          0.6,
        ),
      )
    : checked
      ? checks(x, iy, w, ih)
      : times(9, (i) =>
          trace(
            d`M${x + 4} ${iy + (ih * (i + 0.5)) / 9}h${w - 8 - (i > 6 ? fold : 0)}`,
            of.seam,
            0.9,
            0.4,
          ),
        );
  return (
    fringe(x, y, w, tassel, of) +
    fringe(x, iy + ih, w - fold, tassel, of) +
    shape(
      d`M${x} ${iy}H${x + w}V${iy + ih - fold}L${x + w - fold} ${iy + ih}H${x}Z`,
      down(of.light, of.deep),
      { line: of.line, width: 1.1 },
    ) +
    knit +
    (fold ? turnedCorner(x + w, iy + ih, fold, back, of) : '')
  );
};
