import { panel } from '../boards.ts';
import { cushion } from '../cushions.ts';
import { down } from '../gradients.ts';
import type { Tone } from '../palette.ts';
import { type Frame, type Piece, times } from '../piece.ts';
import { d, rect, trace } from '../svg.ts';

export const softHead = /мягк|велюр|ткан|рогож|букле|кож|шенилл|стёж|стеж|каретн/;

const channels = (x: number, y: number, w: number, h: number, of: Tone, count: number): string =>
  times(count, (i) => cushion(x + (w * i) / count, y, w / count, h, of, 10, 2));

export const isMetal = (words: string): boolean => /кован|кровать металл/.test(words);

/** A bent tube over thin bars. */
export const bars = ({ x, y, w, s }: Frame, bottom: number, of: Tone): string => {
  const count = Math.max(3, Math.round(w / s / 130));
  const step = (w - 6) / count;
  return (
    trace(
      d`M${x + 3} ${bottom}V${y + 16}q0 -13 13 -13h${w - 32}q13 0 13 13V${bottom}`,
      of.line,
      6,
    ) +
    trace(
      times(count - 1, (i) => d`M${x + 3 + step * (i + 1)} ${y + 4}V${bottom}`),
      of.base,
      2.4,
    )
  );
};

/** The head of a bed, from the frame's top to the given bottom. */
export const headboard = (frame: Frame, bottom: number, { look, words, seed }: Piece): string => {
  const { x, y, w, s } = frame;
  const of = look.main;
  const h = bottom - y;
  if (softHead.test(words)) {
    const style = seed % 3;
    if (style === 0) return channels(x, y, w, h, of, Math.max(4, Math.round(w / s / 220)));
    return (
      rect(x, y, w, h, down(of.light, of.deep), { r: 14, line: of.line, width: 1.1 }) +
      (style === 1
        ? channels(x + 8, y + 8, w - 16, h - 10, of, 2)
        : trace(
            d`M${x + 10} ${bottom}V${y + 20}q0 -10 10 -10h${w - 40}q10 0 10 10V${bottom}`,
            of.seam,
            1,
          ))
    );
  }
  if (isMetal(words)) return bars(frame, bottom, of);
  const slats = seed % 2 === 0 && of.wood;
  return (
    panel(x, y, w, h, of, 6) +
    (slats
      ? times(3, (i) => trace(d`M${x + 4} ${y + (h * (i + 1)) / 4}h${w - 8}`, of.line, 1.1, 0.5))
      : rect(x + w * 0.04, y + h * 0.12, w * 0.92, h * 0.8, down(of.base, of.light), {
          r: 3,
          line: of.seam,
          width: 1,
        }))
  );
};
