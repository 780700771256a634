import { across, radial } from '../gradients.ts';
import type { Form } from '../piece.ts';
import { d, ellipse, rect, shape, trace } from '../svg.ts';

/** On the wall, light up and down. */
export const sconce: Form = ({ x, y, w, h }, { look: { main: of } }) => {
  const cx = x + w / 2;
  return (
    ellipse(cx, y - h * 0.1, w * 0.9, h * 0.7, radial('#ffe9b8b0', '#ffe9b800')) +
    ellipse(cx, y + h * 1.1, w * 0.9, h * 0.7, radial('#ffe9b8b0', '#ffe9b800')) +
    shape(
      d`M${x} ${y}H${x + w}` +
        d`C${x + w * 0.98} ${y + h * 0.6} ${x + w * 0.86} ${y + h * 0.9} ${x + w * 0.8} ${y + h}` +
        d`H${x + w * 0.2}` +
        d`C${x + w * 0.14} ${y + h * 0.9} ${x + w * 0.02} ${y + h * 0.6} ${x} ${y}Z`,
      across(of.base, of.pale, of.light, of.deep),
      { line: of.line },
    ) +
    trace(
      d`M${x + w * 0.06} ${y + h * 0.3}` +
        d`Q${cx} ${y + h * 0.34} ${x + w * 0.94} ${y + h * 0.29}` +
        d`M${x + w * 0.1} ${y + h * 0.62}` +
        d`Q${cx} ${y + h * 0.65} ${x + w * 0.9} ${y + h * 0.62}`,
      of.seam,
      1.2,
      0.5,
    ) +
    rect(x, y, w, Math.max(h * 0.025, 3), '#fff1cc', { r: 1.5 })
  );
};
