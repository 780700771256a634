import { down } from '../gradients.ts';
import { type Form, within } from '../piece.ts';
import { rect } from '../svg.ts';
import { body, seatFrame } from './sofa-body.ts';
import { footing, seatsIn, softArm } from './sofa-parts.ts';

export const sofa: Form = (frame, piece) => {
  const { floor, arm, seatTop, armTop, legs, style, tufted } = seatFrame(frame, piece);
  const of = piece.look.main;
  const bottom = floor - legs;
  const inner = within(frame, frame.x + arm, frame.y, frame.w - arm * 2, frame.h);
  const armBox = (x: number) => softArm(x, armTop, arm, bottom - armTop, of, style);
  const count = seatsIn(inner.w / frame.s, piece);
  return (
    footing(frame, bottom - 2, legs + 2, piece) +
    rect(
      frame.x + arm * 0.4,
      frame.y,
      frame.w - arm * 0.8,
      bottom - frame.y,
      down(of.base, of.deep),
      {
        r: 16,
        line: of.line,
        width: 1.1,
      },
    ) +
    body(inner, seatTop, bottom, count, piece, tufted) +
    (arm > 0 ? armBox(frame.x) + armBox(frame.x + frame.w - arm) : '')
  );
};
