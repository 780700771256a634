import { across, down } from '../gradients.ts';
import { clay } from '../palette.ts';
import { type Form, times } from '../piece.ts';
import { d, ellipse, rect, shape, trace } from '../svg.ts';

/** A riser with an overhead rose, a hand shower on its hose and a thermostat below. */
export const shower: Form = ({ x, y, w, h }, { look: { main: of } }) => {
  const cx = x + w * 0.5;
  const stroke = { line: of.line };
  const pipe = Math.max(w * 0.07, 6);
  const fill = across(of.pale, of.light, of.base, of.deep);
  const base = y + h * 0.78;
  const hose =
    d`M${cx + w * 0.2} ${base + h * 0.02}` +
    d`C${cx + w * 0.2} ${y + h * 1.04} ${x + w * 0.96} ${y + h * 1.02} ${x + w * 0.93} ${y + h * 0.6}` +
    d`L${cx + w * 0.24} ${y + h * 0.42}`;
  return (
    trace(hose, of.line, pipe * 0.62) +
    trace(hose, of.pale, pipe * 0.4) +
    rect(cx - pipe / 2, y + h * 0.05, pipe, base - y - h * 0.05, fill, stroke) +
    rect(x, y + h * 0.045, w, h * 0.016, down(of.pale, of.deep), { ...stroke, r: 4 }) +
    shape(
      d`M${cx - w * 0.12} ${y + h * 0.045}Q${cx - w * 0.1} ${y + h * 0.012} ${cx} ${y}` +
        d`Q${cx + w * 0.1} ${y + h * 0.012} ${cx + w * 0.12} ${y + h * 0.045}Z`,
      fill,
      stroke,
    ) +
    times(9, (i) =>
      trace(
        d`M${x + w * (0.08 + i * 0.105)} ${y + h * 0.07}v${h * (0.1 + 0.03 * (i % 3))}`,
        '#a9bcc2',
        1.1,
        0.45,
      ),
    ) +
    rect(cx - pipe, y + h * 0.4, pipe * 2, h * 0.035, fill, { ...stroke, r: 3 }) +
    shape(
      d`M${cx + pipe * 0.4} ${y + h * 0.44}L${cx + w * 0.3} ${y + h * 0.3}` +
        d`l${w * 0.06} ${h * 0.01}L${cx + w * 0.26} ${y + h * 0.45}Z`,
      fill,
      stroke,
    ) +
    ellipse(cx + w * 0.33, y + h * 0.29, w * 0.13, h * 0.022, down(of.pale, of.deep), stroke) +
    rect(x + w * 0.08, base, w * 0.84, h * 0.06, down(of.pale, of.base, of.deep), {
      ...stroke,
      r: 8,
    }) +
    rect(x + w * 0.02, base - h * 0.006, w * 0.18, h * 0.072, fill, { ...stroke, r: 5 }) +
    rect(x + w * 0.8, base - h * 0.006, w * 0.18, h * 0.072, fill, { ...stroke, r: 5 }) +
    rect(cx - pipe * 0.8, base + h * 0.06, pipe * 1.6, h * 0.16, fill, { ...stroke, r: 3 }) +
    ellipse(x + w * 0.11, base + h * 0.03, 3, 3, clay)
  );
};
