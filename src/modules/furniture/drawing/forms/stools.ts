import { panel } from '../boards.ts';
import { cushion } from '../cushions.ts';
import { leg } from '../fittings.ts';
import { down } from '../gradients.ts';
import type { Form } from '../piece.ts';
import { d, ellipse, rect, trace } from '../svg.ts';
import { upholstered } from './chairs.ts';

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
