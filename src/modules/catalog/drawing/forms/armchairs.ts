import { metal } from '../palette.ts';
import { cushion, legsUnder, panel, shade } from '../parts.ts';
import { clamp, type Form } from '../piece.ts';
import { across, d, down, ellipse, rect, shape, trace } from '../svg.ts';
import { seatFrame } from './sofas.ts';

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
      d`M${left} ${bottom}V${armTop + arm * 0.5}Q${left} ${armTop} ${left + arm * 0.5} ${armTop}T${left + arm} ${armTop + arm * 0.5}V${bottom}Z`,
      across(of.light, of.deep),
      stroke,
    );
  const ears = /«уш/.test(piece.words);
  const ear = (left: number, turn: number) =>
    shape(
      d`M${left} ${y + w * 0.1}C${left + turn * w * 0.02} ${y + frame.h * 0.02} ${left + turn * w * 0.13} ${y + frame.h * 0.04} ${left + turn * w * 0.13} ${y + frame.h * 0.14}C${left + turn * w * 0.13} ${y + frame.h * 0.3} ${left + turn * w * 0.08} ${armTop - 12} ${left + turn * w * 0.06} ${armTop + 10}H${left - turn * w * 0.02}Z`,
      across(of.light, of.deep),
      stroke,
    );
  return (
    legsUnder(
      x,
      bottom - 2,
      w,
      legs + 2,
      piece.look.legs,
      Math.max(44 * frame.s, 5),
      w * 0.07,
      w * 0.02,
    ) +
    shape(
      d`M${backX} ${bottom}L${backX} ${y + w * 0.2}Q${backX} ${y} ${backX + w * 0.24} ${y}H${backX + backW - w * 0.24}Q${backX + backW} ${y} ${backX + backW} ${y + w * 0.2}V${bottom}Z`,
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

export const beanbag: Form = ({ x, y, w, h }, { look: { main: of } }) =>
  shape(
    d`M${x + w * 0.5} ${y}C${x + w * 0.64} ${y} ${x + w * 0.72} ${y + h * 0.2} ${x + w * 0.84} ${y + h * 0.45}C${x + w * 1.06} ${y + h * 0.8} ${x + w} ${y + h} ${x + w * 0.8} ${y + h}H${x + w * 0.2}C${x} ${y + h} ${x - w * 0.06} ${y + h * 0.8} ${x + w * 0.16} ${y + h * 0.45}C${x + w * 0.28} ${y + h * 0.2} ${x + w * 0.36} ${y} ${x + w * 0.5} ${y}Z`,
    down(of.pale, of.base, of.deep),
    { line: of.line, width: 1.1 },
  ) +
  trace(
    d`M${x + w * 0.5} ${y + 4}C${x + w * 0.4} ${y + h * 0.3} ${x + w * 0.36} ${y + h * 0.7} ${x + w * 0.4} ${y + h - 3}M${x + w * 0.52} ${y + 4}C${x + w * 0.66} ${y + h * 0.3} ${x + w * 0.7} ${y + h * 0.7} ${x + w * 0.66} ${y + h - 3}`,
    of.seam,
    1,
  );

/** On a gas lift and five castors. */
export const officeChair: Form = (frame, piece) => {
  const { x, y, w, h, s } = frame;
  const { main: of } = piece.look;
  const floor = y + h;
  const tall = h / s;
  const seat =
    floor - clamp(piece.attributes.seat_height ?? tall * 0.44, tall * 0.36, tall * 0.5) * s;
  const cx = x + w / 2;
  const castor = Math.max(h * 0.022, 4);
  const base = floor - castor * 2;
  const arm = w * 0.07;
  const armTop = seat - h * 0.17;
  const spoke = (end: number) =>
    shape(
      d`M${cx} ${base - h * 0.05}L${end} ${base - 2}v${castor * 0.8}L${cx} ${base + castor * 0.6}Z`,
      down(metal.pale, metal.deep),
      { line: metal.line, width: 0.9 },
    );
  const wheel = (at: number) => ellipse(at, floor - castor, castor, castor, '#3a3734');
  const headrest = /подголов/.test(piece.words) ? h * 0.13 : 0;
  const side = (at: number) =>
    trace(d`M${at} ${armTop + 3}V${seat + h * 0.03}`, '#4a4642', arm * 0.45) +
    rect(at - arm * 0.7, armTop, arm * 1.4, arm * 0.8, '#3a3734', { r: 4 });
  return (
    spoke(x + castor) +
    spoke(x + w - castor) +
    spoke(cx + w * 0.14) +
    spoke(cx - w * 0.14) +
    wheel(x + castor) +
    wheel(x + w - castor) +
    wheel(cx - w * 0.15) +
    wheel(cx + w * 0.15) +
    rect(
      cx - w * 0.035,
      seat + h * 0.05,
      w * 0.07,
      base - seat - h * 0.07,
      across(metal.pale, metal.deep),
      {
        line: metal.line,
        width: 0.9,
      },
    ) +
    (headrest
      ? rect(cx - w * 0.05, y + headrest * 0.5, w * 0.1, headrest, '#3a3734') +
        cushion(x + w * 0.26, y, w * 0.48, headrest * 0.86, of, 16, 3)
      : '') +
    cushion(x + w * 0.15, y + headrest, w * 0.7, seat - y - headrest - h * 0.015, of, w * 0.16, 4) +
    trace(
      d`M${x + w * 0.22} ${y + h * 0.25}Q${cx} ${y + h * 0.265} ${x + w * 0.78} ${y + h * 0.25}M${x + w * 0.22} ${y + h * 0.36}Q${cx} ${y + h * 0.375} ${x + w * 0.78} ${y + h * 0.36}`,
      of.seam,
      1,
    ) +
    side(x + w * 0.12) +
    side(x + w * 0.88) +
    cushion(x + w * 0.1, seat, w * 0.8, h * 0.085, of, 12, 3)
  );
};

export const armchair: Form = (frame, piece) => {
  if (/мешок/.test(piece.words)) return beanbag(frame, piece);
  if (/офисн(?!ая)|кресло рабоч|компьютерн|руководит|геймер/.test(piece.words))
    return officeChair(frame, piece);
  return wing(frame, piece);
};
