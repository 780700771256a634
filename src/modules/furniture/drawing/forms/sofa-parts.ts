import { legsUnder } from '../fittings.ts';
import { across, down } from '../gradients.ts';
import { blackMetal, metal, type Tone } from '../palette.ts';
import { clamp, type Frame, type Piece, times } from '../piece.ts';
import { d, rect, shape, trace } from '../svg.ts';

export const softArm = (
  x: number,
  y: number,
  w: number,
  h: number,
  of: Tone,
  style: number,
): string => {
  const fill = across(of.light, of.deep);
  const stroke = { line: of.line, width: 1.1 };
  const seam = (data: string) => trace(data, of.seam, 0.9, 0.8);
  if (style === 1) {
    const roll = Math.min(w, h * 0.4);
    return (
      rect(x + w * 0.06, y + roll * 0.6, w * 0.88, h - roll * 0.6, fill, { ...stroke, r: 5 }) +
      rect(x, y, w, roll, down(of.pale, of.base, of.deep), { ...stroke, r: roll / 2 })
    );
  }
  if (style === 2) {
    return (
      shape(
        d`M${x} ${y + h}V${y + w * 0.5}Q${x} ${y} ${x + w * 0.5} ${y}` +
          d`T${x + w} ${y + w * 0.5}V${y + h}Z`,
        fill,
        stroke,
      ) + seam(d`M${x + 6} ${y + h - 6}V${y + w * 0.55}Q${x + 6} ${y + 6} ${x + w * 0.5} ${y + 6}`)
    );
  }
  return (
    rect(x, y, w, h, fill, { ...stroke, r: 7 }) +
    rect(x, y, w, Math.min(16, h * 0.14), down(of.pale, of.deep), {
      r: 7,
      line: of.seam,
      width: 0.8,
    })
  );
};

/** Buttons in a lattice of seams. */
export const tufts = (x: number, y: number, w: number, h: number, of: Tone): string => {
  const columns = Math.max(3, Math.round(w / 34));
  const step = (w * 0.92) / columns;
  const left = x + w * 0.04;
  const [upper, lower, bottom] = [y + h * 0.3, y + h * 0.58, y + h * 0.86];
  const seams = Array.from({ length: columns }, (_, i) => {
    const at = left + i * step;
    return (
      d`M${at} ${upper}l${step / 2} ${lower - upper}l${step / 2} ${upper - lower}` +
      d`M${at + step / 2} ${lower}V${bottom}M${at + step / 2} ${lower}L${at} ${bottom}` +
      d`M${at} ${upper}V${y + h * 0.06}`
    );
  });
  const buttons = times(
    columns,
    (i) => d`M${left + (i + 0.5) * step} ${lower}h.1M${left + i * step} ${upper}h.1`,
  );
  return trace(seams.join(''), of.seam, 0.9, 0.8) + trace(buttons, of.line, 4, 0.8);
};

export const footing = (
  frame: Frame,
  y: number,
  height: number,
  { attributes: a, look }: Piece,
): string => {
  const wide = frame.w / frame.s > 1300;
  const told = `${a.legs_material ?? ''} ${a.legs_color ?? ''}`.toLowerCase();
  if (/хром|металл|сталь/.test(told)) {
    const of = /ч[её]рн/.test(told) ? blackMetal : metal;
    return legsUnder(frame.x, y, frame.w, height, of, 5, frame.w * 0.05, 0, wide ? 3 : 2);
  }
  const thick = Math.max(46 * frame.s, 5);
  return legsUnder(
    frame.x,
    y,
    frame.w,
    height,
    look.legs,
    thick,
    frame.w * 0.04,
    thick * 0.3,
    wide ? 3 : 2,
  );
};

export const seatsIn = (width: number, { attributes: a, words }: Piece): number => {
  const told =
    /(\d)[- ]?местн/.exec(words)?.[1] ??
    (/двухмест/.test(words) ? 2 : /тр[её]хмест/.test(words) ? 3 : 0);
  return clamp(
    Number(told) || Math.round(width / (a.seat_width && a.seat_width < 900 ? a.seat_width : 680)),
    1,
    4,
  );
};
