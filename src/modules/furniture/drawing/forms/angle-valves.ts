import { across, down, radial } from '../gradients.ts';
import type { Form } from '../piece.ts';
import { d, ellipse, rect, shape, trace } from '../svg.ts';
import { thread, valveTone } from './valve-parts.ts';

/** From its side: out of the wall at the left, up to the hose, the knob at the right. */
export const angleValve: Form = ({ x, y, w, h }, piece) => {
  const of = valveTone(piece);
  const stroke = { line: of.line, width: 1.2 };
  const level = down(of.pale, of.light, of.base, of.deep);
  const upright = across(of.pale, of.light, of.base, of.deep);
  const cy = y + h * 0.68;
  const cx = x + w * 0.52;
  const [r, pipe] = [h * 0.2, h * 0.26];
  const upper = w * 0.27;
  const ribs = [0.2, 0.35, 0.5, 0.65, 0.8];
  const [knobX, knobW, knobH] = [x + w * 0.8, w * 0.2, h * 0.48];
  return (
    shape(
      d`M${x} ${cy - h * 0.32}h${w * 0.025}q${w * 0.06} ${h * 0.06} ${w * 0.06} ${h * 0.32}` +
        d`t${-w * 0.06} ${h * 0.32}h${-w * 0.025}Z`,
      level,
      stroke,
    ) +
    thread(x + w * 0.07, cy - pipe * 0.42, w * 0.2, pipe * 0.84, of) +
    rect(x + w * 0.26, cy - pipe / 2, w * 0.5, pipe, level, { ...stroke, r: 4 }) +
    rect(cx - upper / 2, y + h * 0.2, upper, cy - y - h * 0.2, upright, { ...stroke, r: 3 }) +
    rect(cx - upper * 0.42, y, upper * 0.84, h * 0.2, upright, stroke) +
    trace(
      [0.035, 0.07, 0.105, 0.14, 0.175]
        .map((at) => d`M${cx - upper * 0.42} ${y + h * at}l${upper * 0.84} ${h * 0.015}`)
        .join(''),
      of.line,
      0.9,
      0.6,
    ) +
    rect(cx - upper * 0.66, y + h * 0.2, upper * 1.32, h * 0.09, level, { ...stroke, r: 3 }) +
    ellipse(cx, cy, r, r, radial(of.pale, of.light, of.base), stroke) +
    rect(x + w * 0.74, cy - pipe * 0.3, w * 0.08, pipe * 0.6, level, stroke) +
    rect(knobX, cy - knobH / 2, knobW, knobH, level, { ...stroke, r: 6 }) +
    trace(
      ribs.map((at) => d`M${knobX + 3} ${cy - knobH / 2 + knobH * at}h${knobW - 6}`).join(''),
      of.line,
      1.1,
      0.5,
    )
  );
};
