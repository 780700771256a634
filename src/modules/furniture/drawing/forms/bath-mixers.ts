import { across, down } from '../gradients.ts';
import { clay, metal } from '../palette.ts';
import type { Form } from '../piece.ts';
import { d, ellipse, rect, shape, trace } from '../svg.ts';

/** From the front: two unions in the wall, the body between them, a lever and a short spout. */
export const bathMixer: Form = ({ x, y, w, h }, { look, attributes: a }) => {
  const of = a.color ? look.main : metal;
  const stroke = { line: of.line, width: 1.2 };
  const level = down(of.pale, of.light, of.base, of.deep);
  const upright = across(of.pale, of.light, of.base, of.deep);
  const cx = x + w / 2;
  const [top, thick] = [y + h * 0.34, h * 0.27];
  const cy = top + thick / 2;
  const plate = Math.min(w * 0.13, h * 0.25);
  const union = (at: number, nut: number) =>
    ellipse(at, cy, plate, plate, down(of.pale, of.base, of.deep), stroke) +
    ellipse(at, cy, plate * 0.74, plate * 0.74, 'none', { line: of.seam, width: 0.9 }) +
    rect(nut, cy - thick * 0.62, w * 0.055, thick * 1.24, level, { ...stroke, r: 3 });
  const [bulb, spout] = [w * 0.1, w * 0.085];
  return (
    union(x + plate, x + plate * 1.35) +
    union(x + w - plate, x + w - plate * 1.35 - w * 0.055) +
    rect(x + w * 0.2, top, w * 0.6, thick, level, { ...stroke, r: thick * 0.3 }) +
    rect(cx - w * 0.25, top + thick * 0.7, w * 0.07, h * 0.24, upright, { ...stroke, r: 2 }) +
    trace(d`M${cx - w * 0.25} ${top + thick * 0.7 + h * 0.17}h${w * 0.07}`, of.line, 1, 0.6) +
    shape(
      d`M${cx - spout} ${cy}L${cx - spout * 0.8} ${y + h - 6}q0 6 6 6H${cx + spout * 0.8 - 6}` +
        d`q6 0 6 -6L${cx + spout} ${cy}Z`,
      upright,
      stroke,
    ) +
    trace(d`M${cx - spout * 0.76} ${y + h * 0.92}H${cx + spout * 0.76}`, of.line, 1, 0.6) +
    ellipse(cx, cy - thick * 0.15, bulb, thick * 0.78, down(of.pale, of.light, of.deep), stroke) +
    shape(
      d`M${cx - bulb * 0.62} ${cy - thick * 0.5}L${cx - bulb * 0.46} ${y + 7}q2 -7 9 -7` +
        d`H${cx + bulb * 0.46 - 9}q7 0 9 7L${cx + bulb * 0.62} ${cy - thick * 0.5}` +
        d`Q${cx} ${cy - thick * 0.2} ${cx - bulb * 0.62} ${cy - thick * 0.5}Z`,
      across(of.light, of.pale, of.base),
      stroke,
    ) +
    ellipse(cx, cy + thick * 0.22, 3, 3, clay) +
    rect(x + w * 0.72, cy - thick * 0.26, w * 0.012, thick * 0.52, of.line, { opacity: 0.5 })
  );
};
