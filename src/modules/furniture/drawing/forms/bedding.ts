import { cushion } from '../cushions.ts';
import { down } from '../gradients.ts';
import { type Tone, tone } from '../palette.ts';
import { times } from '../piece.ts';
import { d, rect, shape, trace } from '../svg.ts';

export const linen = tone('#f3ede2');

export const bedding = (
  x: number,
  top: number,
  w: number,
  bottom: number,
  s: number,
  cover: Tone,
): string => {
  const pillow = Math.min(150 * s, (bottom - top) * 0.5);
  const pillows = w / s > 1150 ? 2 : 1;
  const size = Math.min(w / pillows - w * 0.05, 700 * s);
  const gap = (w - size * pillows) / (pillows + 1);
  const edge = top + pillow * 0.78;
  const wave = (bottom - edge) * 0.12;
  return (
    times(pillows, (i) =>
      cushion(x + gap + i * (size + gap), top, size, pillow * 1.5, linen, pillow * 0.5, 3),
    ) +
    rect(x, edge, w, bottom - edge, down(linen.light, linen.deep), {
      r: 8,
      line: linen.line,
      width: 1,
    }) +
    shape(
      d`M${x - 3} ${edge + 10}Q${x - 3} ${edge} ${x + 8} ${edge}H${x + w - 8}` +
        d`Q${x + w + 3} ${edge} ${x + w + 3} ${edge + 10}V${bottom - wave}` +
        d`C${x + w * 0.86} ${bottom + wave} ${x + w * 0.7} ${bottom - wave} ${x + w * 0.5} ${bottom - wave * 0.2}` +
        d`S${x + w * 0.16} ${bottom + wave} ${x - 3} ${bottom - wave}Z`,
      down(cover.pale, cover.light, cover.base),
      { line: cover.line, width: 1 },
    ) +
    rect(x - 2, edge + 1, w + 4, Math.max((bottom - edge) * 0.2, 6), down(linen.pale, linen.deep), {
      r: 5,
      line: linen.seam,
      width: 0.8,
    }) +
    trace(
      d`M${x + w * 0.2} ${edge + (bottom - edge) * 0.36}` +
        d`Q${x + w * 0.16} ${(edge + bottom) / 2} ${x + w * 0.19} ${bottom - 4}` +
        d`M${x + w * 0.56} ${edge + (bottom - edge) * 0.4}` +
        d`Q${x + w * 0.6} ${(edge + bottom) / 2} ${x + w * 0.57} ${bottom - 6}` +
        d`M${x + w * 0.83} ${edge + (bottom - edge) * 0.34}` +
        d`Q${x + w * 0.86} ${(edge + bottom) / 2} ${x + w * 0.84} ${bottom - 4}`,
      cover.seam,
      1,
      0.6,
    )
  );
};

export const coverFor = (of: Tone): Tone => (of.wood ? tone('#93a195') : tone('#d9c6ac'));
