import { down } from '../gradients.ts';
import { tone } from '../palette.ts';
import { type Form, times } from '../piece.ts';
import { d, rect, shape, trace } from '../svg.ts';

/** How far above the front face the lying surface is seen, as a part of its width. */
export const mattressRise = 0.3;

/** The front face fills the box; the quilted top rises above it, away from the viewer. */
export const mattress: Form = ({ x, y, w, h }, { look: { main } }) => {
  const of = main.base === '#d9d2c5' ? tone('#efe9de') : main;
  const rise = w * mattressRise;
  const far = w * 0.1;
  const back = y - rise;
  const r = Math.min(h * 0.3, 16);
  const at = (u: number, v: number) => {
    const inset = far * (1 - v);
    return [x + inset + (w - inset * 2) * u, back + rise * v * (0.7 + 0.3 * v)] as const;
  };
  const diagonals = times(9, (i) => {
    const [ax, ay] = at(Math.max(0, (i - 3) / 6), i < 3 ? 1 - (i + 0.001) / 3 : 0);
    const [bx, by] = at(Math.min(1, (i + 1) / 6), i < 6 ? 1 : 1 - (i - 5) / 3);
    const [cx, cy] = at(1 - Math.max(0, (i - 3) / 6), i < 3 ? 1 - (i + 0.001) / 3 : 0);
    const [ex, ey] = at(1 - Math.min(1, (i + 1) / 6), i < 6 ? 1 : 1 - (i - 5) / 3);
    return d`M${ax} ${ay}L${bx} ${by}M${cx} ${cy}L${ex} ${ey}`;
  });
  return (
    shape(
      d`M${x + 2} ${y + r}` +
        d`Q${x + far * 0.5} ${back + rise * 0.4} ${x + far} ${back + 6}` +
        d`Q${x + far + 2} ${back} ${x + far + 12} ${back}H${x + w - far - 12}` +
        d`Q${x + w - far - 2} ${back} ${x + w - far} ${back + 6}` +
        d`Q${x + w - far * 0.5} ${back + rise * 0.4} ${x + w - 2} ${y + r}Z`,
      down(of.light, of.pale),
      { line: of.line, width: 1.1 },
    ) +
    trace(diagonals, of.seam, 0.9, 0.45) +
    rect(x, y, w, h, down(of.light, of.deep), { r, line: of.line, width: 1.1 }) +
    trace(
      d`M${x + 2} ${y + h * 0.2}H${x + w - 2}M${x + 2} ${y + h * 0.8}H${x + w - 2}`,
      of.line,
      1.6,
      0.5,
    ) +
    times(11, (i) =>
      trace(
        d`M${x + (w * (i + 0.5)) / 11 - h * 0.15} ${y + h * 0.5}` +
          d`q${h * 0.15} ${-h * 0.14} ${h * 0.3} 0`,
        of.seam,
        0.9,
        0.7,
      ),
    ) +
    rect(x + w * 0.8, y + h * 0.3, Math.min(44, w * 0.08), h * 0.36, '#2f4a3c', {
      r: 1.5,
      opacity: 0.85,
    })
  );
};
