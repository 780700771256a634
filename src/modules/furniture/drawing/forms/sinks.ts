import { down, radial } from '../gradients.ts';
import { metal } from '../palette.ts';
import { type Form, times } from '../piece.ts';
import { d, ellipse, rect, trace } from '../svg.ts';

/** A kitchen sink from above. */
export const sink: Form = ({ x, y, w, h }, { look, words, attributes: a }) => {
  const of = a.color || /гранит|камен/.test(words) ? look.main : metal;
  const stroke = { line: of.line, width: 1.1 };
  const round = /кругл/.test(words) || (Math.abs(w / h - 1) < 0.03 && /d|диаметр/.test(words));
  const wing = !round && w > h * 1.35 ? w * 0.4 : 0;
  const bowl = { x: x + w * 0.05, y: y + h * 0.14, w: w * 0.9 - wing, h: h * 0.8 };
  const cx = bowl.x + bowl.w / 2;
  const cy = bowl.y + bowl.h / 2;
  const basin = round
    ? ellipse(x + w / 2, y + h / 2, w / 2, h / 2, down(of.pale, of.deep), stroke) +
      ellipse(x + w / 2, y + h * 0.53, w * 0.41, h * 0.41, down(of.deep, of.light), stroke)
    : rect(x, y, w, h, down(of.pale, of.deep), { ...stroke, r: 18 }) +
      rect(bowl.x, bowl.y, bowl.w, bowl.h, down(of.deep, of.base, of.light), { ...stroke, r: 26 });
  const ribs = wing
    ? times(6, (i) =>
        trace(
          d`M${x + w - wing + wing * 0.1} ${y + h * (0.24 + i * 0.1)}h${wing * 0.75}`,
          of.line,
          1.6,
          0.4,
        ),
      )
    : '';
  return (
    basin +
    ribs +
    ellipse(cx, cy + h * 0.03, h * 0.09, h * 0.09, radial('#5d5a55', of.pale), stroke) +
    ellipse(cx, cy + h * 0.03, h * 0.035, h * 0.035, '#4a4642') +
    ellipse(x + w * 0.5 - wing * 0.5, y + h * 0.075, h * 0.035, h * 0.035, '#6a6660', stroke)
  );
};
