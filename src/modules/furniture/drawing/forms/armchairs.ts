import { panel } from '../boards.ts';
import { cushion } from '../cushions.ts';
import { legsUnder } from '../fittings.ts';
import { across, down } from '../gradients.ts';
import { metal } from '../palette.ts';
import type { Form } from '../piece.ts';
import { shade } from '../shadows.ts';
import { d, rect, shape } from '../svg.ts';
import { beanbag } from './beanbags.ts';
import { officeChair } from './office-chairs.ts';
import { seatFrame } from './sofa-body.ts';

const wing: Form = (frame, piece) => {
  const { floor, seatTop, armTop, legs } = seatFrame(frame, piece);
  const of = piece.look.main;
  const bottom = floor - legs;
  const stroke = { line: of.line, width: 1.1 };
  const arm = frame.w * 0.16;
  const { x, y, w } = frame;
  const thick = (bottom - seatTop) * 0.52;
  const [backX, backW] = [x + arm * 0.45, w - arm * 0.9];
  const armAt = (left: number) =>
    shape(
      d`M${left} ${bottom}V${armTop + arm * 0.5}` +
        d`Q${left} ${armTop} ${left + arm * 0.5} ${armTop}` +
        d`T${left + arm} ${armTop + arm * 0.5}V${bottom}Z`,
      across(of.light, of.deep),
      stroke,
    );
  const ears = /«уш/.test(piece.words);
  const ear = (left: number, turn: number) =>
    shape(
      d`M${left} ${y + w * 0.1}` +
        d`C${left + turn * w * 0.02} ${y + frame.h * 0.02} ${left + turn * w * 0.13} ${y + frame.h * 0.04} ${left + turn * w * 0.13} ${y + frame.h * 0.14}` +
        d`C${left + turn * w * 0.13} ${y + frame.h * 0.3} ${left + turn * w * 0.08} ${armTop - 12} ${left + turn * w * 0.06} ${armTop + 10}` +
        d`H${left - turn * w * 0.02}Z`,
      across(of.light, of.deep),
      stroke,
    );
  const turning = /поворотн/.test(piece.words);
  const base = turning
    ? rect(x + w * 0.44, bottom - 2, w * 0.12, legs, metal.base, { line: metal.line }) +
      rect(x + w * 0.24, floor - 9, w * 0.52, 9, down(metal.pale, metal.deep), {
        r: 5,
        line: metal.line,
      })
    : legsUnder(
        x,
        bottom - 2,
        w,
        legs + 2,
        piece.look.legs,
        Math.max(44 * frame.s, 5),
        w * 0.07,
        w * 0.02,
      );
  return (
    base +
    shape(
      d`M${backX} ${bottom}L${backX} ${y + w * 0.2}` +
        d`Q${backX} ${y} ${backX + w * 0.24} ${y}H${backX + backW - w * 0.24}` +
        d`Q${backX + backW} ${y} ${backX + backW} ${y + w * 0.2}V${bottom}Z`,
      down(of.light, of.deep),
      stroke,
    ) +
    cushion(x + arm, y + frame.h * 0.035, w - arm * 2, seatTop - y + thick * 0.1, of, w * 0.16, 3) +
    panel(
      x + arm * 0.6,
      seatTop + thick * 0.8,
      w - arm * 1.2,
      bottom - seatTop - thick * 0.8,
      of,
      4,
    ) +
    shade(x + arm, seatTop + thick, w - arm * 2, 9, 0.15) +
    cushion(x + arm * 0.92, seatTop, w - arm * 1.84, thick + 4, of, 12, 3) +
    (ears ? ear(x + arm * 0.36, 1) + ear(x + w - arm * 0.36, -1) : '') +
    armAt(x) +
    armAt(x + w - arm)
  );
};

export const armchair: Form = (frame, piece) => {
  if (/мешок/.test(piece.words)) return beanbag(frame, piece);
  if (/офисн(?!ая)|кресло рабоч|компьютерн|руководит|геймер/.test(piece.words))
    return officeChair(frame, piece);
  return wing(frame, piece);
};
