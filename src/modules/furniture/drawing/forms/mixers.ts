import { across, down } from '../gradients.ts';
import { clay, metal } from '../palette.ts';
import type { Form } from '../piece.ts';
import { d, ellipse, rect, shape, trace } from '../svg.ts';
import { bathMixer } from './bath-mixers.ts';

/** From its side: a body, a spout to the right, a lever on top. */
export const mixer: Form = (frame, piece) => {
  if (/для ванн/.test(piece.words)) return bathMixer(frame, piece);
  const { x, y, w, h } = frame;
  const { look, words, attributes: a } = piece;
  const of = a.color ? look.main : metal;
  const floor = y + h;
  const stem = Math.min(w * 0.2, h * 0.16);
  const tall = h > w * 1.15 && !/раковин|умывальник/.test(words);
  const cx = tall ? x + w * 0.26 : x + stem * 0.95;
  const stroke = { line: of.line, width: 1.2 };
  const fill = across(of.pale, of.light, of.base, of.deep);
  const foot = rect(
    cx - stem * 0.95,
    floor - h * 0.035,
    stem * 1.9,
    h * 0.035,
    down(of.pale, of.deep),
    { ...stroke, r: 2 },
  );
  if (tall) {
    const pipe = stem * 0.62;
    const [left, right] = [cx, x + w - pipe / 2];
    const bend = (right - left) / 2;
    const line =
      d`M${left} ${floor - h * 0.2}V${y + pipe / 2 + bend * 0.9}` +
      d`C${left} ${y + pipe / 2 - bend * 0.32} ${right} ${y + pipe / 2 - bend * 0.32} ${right} ${y + pipe / 2 + bend * 0.9}` +
      d`V${y + h * 0.5}`;
    return (
      trace(line, of.line, pipe + 2.2) +
      trace(line, of.base, pipe) +
      trace(line, of.pale, pipe * 0.4) +
      rect(right - pipe * 0.7, y + h * 0.46, pipe * 1.4, h * 0.07, fill, { ...stroke, r: 2 }) +
      rect(cx - stem * 0.62, floor - h * 0.34, stem * 1.24, h * 0.34, fill, { ...stroke, r: 3 }) +
      shape(
        d`M${cx - stem * 0.6} ${floor - h * 0.29}L${x} ${floor - h * 0.36}v${h * 0.035}` +
          d`L${cx - stem * 0.6} ${floor - h * 0.22}Z`,
        fill,
        stroke,
      ) +
      foot
    );
  }
  const spout = y + h * 0.36;
  return (
    shape(
      d`M${cx - stem} ${spout + h * 0.04}L${x + w - 8} ${spout}` +
        d`Q${x + w} ${spout} ${x + w} ${spout + 8}V${spout + h * 0.17}` +
        d`H${x + w - stem * 0.7}V${spout + h * 0.13}L${cx} ${spout + h * 0.24}Z`,
      down(of.pale, of.base, of.deep),
      stroke,
    ) +
    rect(cx - stem * 0.8, spout - h * 0.04, stem * 1.6, floor - spout + h * 0.04, fill, {
      ...stroke,
      r: stem * 0.25,
    }) +
    shape(
      d`M${cx - stem * 0.75} ${spout - h * 0.06}` +
        d`Q${cx - stem * 0.75} ${y + h * 0.14} ${cx} ${y + h * 0.14}` +
        d`L${x + w * 0.72} ${y}l6 ${h * 0.06}L${cx + stem * 0.75} ${spout - h * 0.06}Z`,
      down(of.pale, of.base, of.deep),
      stroke,
    ) +
    ellipse(cx, spout + h * 0.1, 2.6, 2.6, clay) +
    foot
  );
};
