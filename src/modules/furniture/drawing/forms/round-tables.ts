import { leg } from '../fittings.ts';
import { across } from '../gradients.ts';
import type { Form } from '../piece.ts';
import { d, ellipse, shape, trace } from '../svg.ts';
import { legTone, thickness } from './table-parts.ts';

/** The top is seen a little from above, to read as round. */
export const roundTable: Form = (frame, piece) => {
  const { x, y, w, h } = frame;
  const top = piece.attributes.countertop_color ? piece.look.top : piece.look.main;
  const of = legTone(piece);
  const cx = x + w / 2;
  const ry = Math.min(w * 0.035, h * 0.05);
  const edge = Math.max(thickness(frame) * 0.7, 5);
  const floor = y + h;
  const under = y + ry * 2 + edge - 2;
  const low = h / frame.s < 600;
  const pedestal = piece.seed % 2 === 0 && !low;
  const slim = low && /сталь|металл/.test(piece.words) ? 0.5 : 1;
  const stand = pedestal
    ? shape(
        d`M${cx - w * 0.035} ${under - ry}` +
          d`C${cx - w * 0.035} ${floor - h * 0.3} ${cx - w * 0.05} ${floor - h * 0.08} ${cx - w * 0.24} ${floor - h * 0.03}` +
          d`V${floor}H${cx + w * 0.24}V${floor - h * 0.03}` +
          d`C${cx + w * 0.05} ${floor - h * 0.08} ${cx + w * 0.035} ${floor - h * 0.3} ${cx + w * 0.035} ${under - ry}` +
          d`Z`,
        across(of.light, of.pale, of.base, of.deep),
        { line: of.line, width: 1.1 },
      )
    : leg(
        cx - w * 0.14,
        under - ry,
        w * 0.045 * slim,
        floor - under + ry - h * 0.04,
        { ...of, light: of.base, base: of.deep },
        -w * 0.07,
      ) +
      leg(
        cx + w * 0.095,
        under - ry,
        w * 0.045 * slim,
        floor - under + ry - h * 0.04,
        { ...of, light: of.base, base: of.deep },
        w * 0.07,
      ) +
      leg(cx - w * 0.25, under - ry, w * 0.055 * slim, floor - under + ry, of, -w * 0.1) +
      leg(cx + w * 0.195, under - ry, w * 0.055 * slim, floor - under + ry, of, w * 0.1);
  return (
    stand +
    shape(
      d`M${x} ${y + ry}V${y + ry + edge}A${w / 2} ${ry} 0 0 0 ${x + w} ${y + ry + edge}V${y + ry}Z`,
      across(top.light, top.deep),
      { line: top.line, width: 1.1 },
    ) +
    ellipse(cx, y + ry, w / 2, ry, across(top.pale, top.light), { line: top.line, width: 1.1 }) +
    trace(
      d`M${x + w * 0.2} ${y + ry}H${x + w * 0.62}M${x + w * 0.44} ${y + ry * 1.4}H${x + w * 0.8}`,
      top.seam,
      0.8,
      top.wood ? 0.6 : 0.2,
    )
  );
};
