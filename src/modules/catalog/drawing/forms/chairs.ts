import { cushion, leg, panel } from '../parts.ts';
import { clamp, type Form, times } from '../piece.ts';
import { across, d, down, ellipse, rect, trace } from '../svg.ts';
import { officeChair } from './armchairs.ts';

const upholstered = (words: string) =>
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

export const stool: Form = ({ x, y, w, h, s }, { look, words, attributes }) => {
  const soft = upholstered(words) || Boolean(attributes.upholstery_materials);
  const wood = soft ? look.legs : look.main;
  const thick = Math.max(soft ? h * 0.14 : h * 0.06, 7);
  const post = Math.max(36 * s, 6);
  const under = y + thick;
  const rung = y + h * (h / s > 600 ? 0.72 : 0.62);
  return (
    leg(x + w * 0.24, under, post * 0.8, (h - thick) * 0.96, {
      ...wood,
      light: wood.base,
      base: wood.deep,
    }) +
    leg(x + w * 0.76 - post * 0.8, under, post * 0.8, (h - thick) * 0.96, {
      ...wood,
      light: wood.base,
      base: wood.deep,
    }) +
    rect(x + w * 0.1, rung, w * 0.8, Math.max(18 * s, 4), down(wood.light, wood.deep), {
      r: 2,
      line: wood.line,
    }) +
    leg(x + w * 0.09, under, post, h - thick, wood, -w * 0.05) +
    leg(x + w * 0.91 - post, under, post, h - thick, wood, w * 0.05) +
    (soft
      ? cushion(x, y, w, thick, look.main, 12, 3)
      : rect(x, y, w, thick, down(wood.pale, wood.deep), {
          r: thick / 2,
          line: wood.line,
          width: 1.1,
        }) +
        (/кругл/.test(words)
          ? ellipse(x + w / 2, y + thick * 0.4, w * 0.42, thick * 0.22, wood.pale)
          : '')) +
    trace(d`M${x + 8} ${y + thick * 0.55}H${x + w - 8}`, (soft ? look.main : wood).seam, 0.9, 0.5)
  );
};

/** Two steps, the lower one in front; a slot to carry it by. */
export const stepStool: Form = ({ x, y, w, h }, { look: { main: of } }) => {
  const thick = Math.max(h * 0.055, 7);
  const post = w * 0.09;
  const step = y + h * 0.52;
  const floor = y + h;
  const dark = { ...of, light: of.base, base: of.deep };
  return (
    leg(x + w * 0.06, y + thick, post, h - thick, dark, -w * 0.03) +
    leg(x + w * 0.94 - post, y + thick, post, h - thick, dark, w * 0.03) +
    panel(x + w * 0.12, y + thick, w * 0.76, h * 0.1, dark) +
    leg(x + w * 0.08, step + thick, post, floor - step - thick, of, -w * 0.07) +
    leg(x + w * 0.92 - post, step + thick, post, floor - step - thick, of, w * 0.07) +
    panel(x + w * 0.1, floor - h * 0.18, w * 0.8, h * 0.05, of) +
    rect(x + w * 0.04, step, w * 0.92, thick, down(of.pale, of.deep), { r: 5, line: of.line }) +
    rect(x, y, w, thick, down(of.pale, of.deep), { r: 5, line: of.line }) +
    rect(x + w * 0.36, y + thick + h * 0.03, w * 0.28, h * 0.04, of.line, {
      r: h * 0.02,
      opacity: 0.75,
    })
  );
};
