import { cushion } from '../cushions.ts';
import { legsUnder } from '../fittings.ts';
import { down } from '../gradients.ts';
import { clamp, depthRise, type Form, within } from '../piece.ts';
import { shade, shadow } from '../shadows.ts';
import { d, rect, shape } from '../svg.ts';
import { body, seatFrame } from './sofa-body.ts';
import { footing, seatsIn, softArm } from './sofa-parts.ts';

/** The long seat comes towards the viewer: its front stands lower, on the box's bottom. */
export const cornerSofa: Form = (frame, piece) => {
  const near = frame.h * depthRise;
  const far = within(frame, frame.x, frame.y, frame.w, frame.h - near);
  const { floor, arm, seatTop, armTop, legs, style, tufted } = seatFrame(far, piece);
  const of = piece.look.main;
  const bottom = floor - legs;
  const left = /лев/.test(piece.attributes.angle_variants?.[0]?.toLowerCase() ?? piece.words);
  const long = clamp(
    (piece.attributes.corner_width ?? 900) * frame.s,
    frame.w * 0.28,
    frame.w * 0.36,
  );
  const corner = left ? frame.x : frame.x + frame.w - long;
  const innerX = left ? frame.x + long : frame.x + arm;
  const inner = within(far, innerX, frame.y, frame.w - long - arm, far.h);
  const count = clamp(seatsIn(inner.w / frame.s, piece), 1, 3);
  const top = seatTop + (bottom - seatTop) * 0.1;
  const front = top + near * 1.25;
  const nearBottom = frame.y + frame.h - legs;
  const cover = long * 0.05;
  const armX = left ? frame.x + frame.w - arm : frame.x;
  const backX = left ? frame.x + cover : corner;
  return (
    shadow(frame.x + frame.w / 2, floor, frame.w / 2) +
    shadow(corner + long / 2, frame.y + frame.h, long / 2) +
    footing(far, bottom - 2, legs + 2, piece) +
    rect(frame.x + 2, frame.y, frame.w - 4, bottom - frame.y, down(of.base, of.deep), {
      r: 16,
      line: of.line,
      width: 1.1,
    }) +
    cushion(backX, frame.y + frame.h * 0.015, long - cover, seatTop - frame.y + 20, of, 18, 4) +
    body(inner, seatTop, bottom, count, piece, tufted) +
    (arm > 0 ? softArm(armX, armTop, arm, bottom - armTop, of, style) : '') +
    legsUnder(
      corner,
      nearBottom - 2,
      long,
      legs + 2,
      piece.look.legs,
      Math.max(46 * frame.s, 5),
      long * 0.07,
    ) +
    rect(corner, front, long, nearBottom - front, down(of.base, of.deep), {
      r: 6,
      line: of.line,
      width: 1.1,
    }) +
    shape(
      d`M${corner + cover} ${top}H${corner + long - cover}` +
        d`Q${corner + long} ${top} ${corner + long} ${front}H${corner}` +
        d`Q${corner} ${top} ${corner + cover} ${top}Z`,
      down(of.light, of.pale),
      { line: of.line, width: 1.1 },
    ) +
    shade(corner + 1, front + 8, long - 2, 16, 0.16) +
    cushion(corner, front - 4, long, (nearBottom - front) * 0.6, of, 10, 3)
  );
};
