import { down, radial } from '../gradients.ts';
import { blackMetal, brass, type Tone, tone } from '../palette.ts';
import type { Piece } from '../piece.ts';
import { d, ellipse, shape, trace } from '../svg.ts';

/** The glow around a lit shade; it may leave the lamp's box. */
export const glow = (cx: number, cy: number, r: number): string =>
  ellipse(cx, cy, r, r, radial('#ffe9b880', '#ffe9b800'));

export const stemTone = ({ words }: Piece): Tone =>
  /латун|золот|бронз/.test(words)
    ? brass
    : /дерев|дуб|ясен|бук/.test(words)
      ? tone('#b98d5c', true)
      : blackMetal;

/** A cone of fabric, lit from within. */
export const lampShade = (
  x: number,
  y: number,
  w: number,
  h: number,
  of: Tone,
  narrow = 0.62,
): string => {
  const inset = (w * (1 - narrow)) / 2;
  return (
    shape(
      d`M${x + inset} ${y}H${x + w - inset}L${x + w} ${y + h}` +
        d`Q${x + w / 2} ${y + h + h * 0.03} ${x} ${y + h}Z`,
      down(of.light, of.pale, '#fff3d6'),
      { line: of.line, width: 1.1 },
    ) +
    trace(
      d`M${x + inset} ${y + 3}H${x + w - inset}M${x + 1} ${y + h - 3}` +
        d`Q${x + w / 2} ${y + h} ${x + w - 1} ${y + h - 3}`,
      of.seam,
      1,
      0.7,
    )
  );
};
