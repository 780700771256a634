import { panel } from '../boards.ts';
import { leg } from '../fittings.ts';
import { blackMetal } from '../palette.ts';
import { clamp, type Form } from '../piece.ts';
import { shade } from '../shadows.ts';
import { d, trace } from '../svg.ts';
import { roundTable } from './round-tables.ts';
import { legTone, slab, thickness } from './table-parts.ts';

/** Four legs, the rear ones paler and a little inward. */
export const table: Form = (frame, piece) => {
  const { x, y, w, h, s } = frame;
  const top = piece.attributes.countertop_color ? piece.look.top : piece.look.main;
  const of = legTone(piece);
  const thick = thickness(frame);
  const style = piece.seed % 3;
  const metal = of.base === blackMetal.base || /металл|лофт/.test(piece.words);
  const post = Math.max((metal ? 40 : clamp((h / s) * 0.083, 34, 62)) * s, 6);
  const under = y + thick;
  const height = h - thick;
  const rear = { ...of, light: of.base, base: of.deep };
  const apron = metal
    ? ''
    : panel(x + w * 0.07, under, w * 0.86, Math.min(80 * s, height * 0.14), of);
  const inset = w * 0.05;
  const fronts =
    metal && style === 0
      ? trace(
          d`M${x + inset + 4} ${under + 3}L${x + inset + w * 0.05} ${y + h - 3}` +
            d`H${x + inset + w * 0.14}L${x + inset + w * 0.19} ${under + 3}` +
            d`M${x + w - inset - 4} ${under + 3}L${x + w - inset - w * 0.05} ${y + h - 3}` +
            d`H${x + w - inset - w * 0.14}L${x + w - inset - w * 0.19} ${under + 3}`,
          of.base,
          6,
        )
      : leg(x + inset, under, post, height, of, style === 1 ? -post * 0.3 : 0) +
        leg(x + w - inset - post, under, post, height, of, style === 1 ? post * 0.3 : 0);
  const backs =
    metal && style === 0
      ? ''
      : leg(x + inset + w * 0.07, under, post * 0.75, height * 0.94, rear) +
        leg(x + w - inset - w * 0.07 - post * 0.75, under, post * 0.75, height * 0.94, rear);
  return (
    backs +
    apron +
    fronts +
    shade(x + w * 0.06, under, w * 0.88, 8, 0.2) +
    slab(x, y, w, thick, top)
  );
};

/** A low table; round when the words say so, or when it is as deep as wide with a raised edge. */
export const coffeeTable: Form = (frame, piece) => {
  const { dimensions_width: width, dimensions_depth: depth } = piece.attributes;
  const edged = /бортик/.test(piece.words) && width !== undefined && width === depth;
  return edged || /кругл/.test(piece.words) ? roundTable(frame, piece) : table(frame, piece);
};
