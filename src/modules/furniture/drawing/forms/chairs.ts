import { panel } from '../boards.ts';
import { cushion } from '../cushions.ts';
import { leg } from '../fittings.ts';
import { across, down } from '../gradients.ts';
import { clamp, type Form, times } from '../piece.ts';
import { rect } from '../svg.ts';
import { officeChair } from './office-chairs.ts';

export const upholstered = (words: string) =>
  /велюр|рогож|ткан|кож|букле|шенилл|мягк|обивк|микровел/.test(words);

export const chair: Form = (frame, piece) => {
  if (/офисн|компьютерн|крутящ|поворотн/.test(piece.words)) return officeChair(frame, piece);
  const { x, y, w, h, s } = frame;
  const { main, legs } = piece.look;
  const soft = upholstered(piece.words) || Boolean(piece.attributes.upholstery_materials);
  const wood = soft ? legs : main;
  const floor = y + h;
  const tall = h / s;
  const seat =
    floor - clamp(piece.attributes.seat_height ?? tall * 0.55, tall * 0.4, tall * 0.8) * s;
  const thick = Math.max(soft ? h * 0.075 : h * 0.032, 6);
  const post = Math.max(w * 0.075, 5);
  const lean = w * 0.035;
  const backTop = y;
  const backH = (seat - y) * (soft ? 0.86 : 0.32);
  const posts =
    leg(x + w * 0.11, backTop + 4, post, seat - backTop, wood) +
    leg(x + w * 0.89 - post, backTop + 4, post, seat - backTop, wood);
  const back = soft
    ? cushion(x + w * 0.07, backTop, w * 0.86, backH, main, w * 0.2, 3)
    : rect(x + w * 0.07, backTop, w * 0.86, backH, down(wood.pale, wood.base, wood.deep), {
        r: 10,
        line: wood.line,
        width: 1.1,
      }) +
      times(4, (i) =>
        rect(
          x + w * (0.26 + i * 0.145),
          backTop + backH,
          w * 0.05,
          seat - backTop - backH,
          across(wood.light, wood.deep),
          {
            line: wood.line,
            width: 0.8,
          },
        ),
      );
  const rear = (at: number) =>
    leg(at, seat + thick, post * 0.8, (floor - seat - thick) * 0.95, {
      ...wood,
      light: wood.base,
      base: wood.deep,
    });
  return (
    posts +
    back +
    rear(x + w * 0.19) +
    rear(x + w * 0.81 - post * 0.8) +
    panel(x + w * 0.08, seat + thick * 0.7, w * 0.84, h * 0.055, wood) +
    leg(x + lean * 1.4, seat + thick, post, floor - seat - thick, wood, -lean) +
    leg(x + w - post - lean * 1.4, seat + thick, post, floor - seat - thick, wood, lean) +
    (soft
      ? cushion(x, seat, w, thick * 1.2, main, 10, 2)
      : rect(x, seat, w, thick, down(wood.pale, wood.deep), { r: 6, line: wood.line, width: 1.1 }))
  );
};
