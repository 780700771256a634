import { across, down } from '../gradients.ts';
import { clamp, type Form, times } from '../piece.ts';
import { d, ellipse, shape, trace } from '../svg.ts';

/** Coils of cord sewn together, rounded at the bottom, two handles at the rim. */
export const basket: Form = ({ x, y, w, h }, { look: { main: of } }) => {
  const coils = clamp(Math.round(h / 30), 6, 12);
  const coil = (h * 0.9) / coils;
  const top = y + h * 0.1;
  const inset = (i: number) => w * (0.015 + 0.075 * (i / (coils - 1)) ** 2);
  const handle = (cx: number) => {
    const arc = d`M${cx - w * 0.09} ${top + 2}C${cx - w * 0.08} ${y - h * 0.015} ${cx + w * 0.08} ${y - h * 0.015} ${cx + w * 0.09} ${top + 2}`;
    return trace(arc, of.line, h * 0.045) + trace(arc, of.base, h * 0.045 - 2);
  };
  const stitches = (i: number) => {
    const [from, breadth] = [x + inset(i), w - inset(i) * 2];
    const count = 15;
    return Array.from({ length: count }, (_, k) => {
      const at = from + (breadth * (k + (i % 2 ? 0.75 : 0.35))) / count;
      return d`M${at} ${top + coil * (i + 0.12)}l-4 ${coil * 0.76}`;
    }).join('');
  };
  return (
    ellipse(x + w / 2, top + 3, w * 0.47, h * 0.05, of.line) +
    handle(x + w * 0.27) +
    handle(x + w * 0.73) +
    times(coils, (i) => {
      const [left, wide] = [x + inset(i), w - inset(i) * 2];
      const r = coil / 2;
      return shape(
        d`M${left + r} ${top + coil * i}h${wide - coil}a${r} ${r} 0 0 1 0 ${coil}` +
          d`h${coil - wide}a${r} ${r} 0 0 1 0 ${-coil}Z`,
        i % 2 ? across(of.light, of.base, of.deep) : across(of.pale, of.light, of.deep),
        { line: of.line, width: 0.8 },
      );
    }) +
    trace(times(coils, stitches), of.line, 0.9, 0.38) +
    shape(
      d`M${x + w * 0.09} ${y + h - coil}H${x + w * 0.91}V${y + h - 2}H${x + w * 0.09}Z`,
      down('#2b232000', '#2b232030'),
    )
  );
};
