import { down } from '../gradients.ts';
import { lit } from '../palette.ts';
import type { Form } from '../piece.ts';
import { d, shape, trace } from '../svg.ts';

/** A rocking chair from its side, facing left. */
export const rocker: Form = ({ x, y, w, h }, { look: { main: of, legs: wood } }) => {
  const floor = y + h;
  const at = (u: number, v: number) => [x + w * u, y + h * v] as const;
  const thick = Math.max(w * 0.042, 6);
  const bar = (data: string, width = thick) =>
    trace(data, wood.line, width + 2) +
    trace(data, wood.base, width) +
    trace(data, wood.light, width * 0.35);
  const [seatX, seatY] = at(0.13, 0.56);
  const [heelX, heelY] = at(0.66, 0.68);
  const [topX, topY] = at(0.93, 0.03);
  const runner =
    d`M${x + thick * 0.7} ${floor - h * 0.09}` +
    d`Q${x + w * 0.46} ${floor + h * 0.045} ${x + w - thick * 0.7} ${floor - h * 0.12}`;
  const back =
    d`M${heelX - w * 0.1} ${heelY - h * 0.05}L${topX - w * 0.14} ${topY + h * 0.02}` +
    d`Q${topX - w * 0.06} ${y} ${topX} ${topY}` +
    d`Q${topX + w * 0.03} ${topY + h * 0.05} ${topX - w * 0.005} ${topY + h * 0.12}` +
    d`L${heelX + w * 0.06} ${heelY}Z`;
  const seat =
    d`M${seatX} ${seatY}` +
    d`Q${seatX - w * 0.02} ${seatY - h * 0.05} ${seatX + w * 0.05} ${seatY - h * 0.055}` +
    d`L${heelX} ${heelY - h * 0.09}L${heelX + w * 0.04} ${heelY + h * 0.01}` +
    d`L${seatX + w * 0.03} ${seatY + h * 0.045}Z`;
  return (
    bar(runner, thick * 1.1) +
    bar(d`M${x + w * 0.2} ${y + h * 0.42}L${x + w * 0.24} ${floor - h * 0.045}`) +
    bar(d`M${x + w * 0.79} ${y + h * 0.44}L${x + w * 0.69} ${floor - h * 0.04}`) +
    bar(
      d`M${x + w * 0.22} ${seatY + h * 0.06}L${heelX} ${heelY + h * 0.04}` +
        d`L${topX - w * 0.01} ${topY + h * 0.13}`,
    ) +
    shape(back, down(of.pale, of.base, of.deep), { line: of.line }) +
    shape(seat, lit(of), { line: of.line }) +
    trace(
      d`M${heelX + w * 0.02} ${heelY - h * 0.16}L${topX - w * 0.05} ${topY + h * 0.12}` +
        d`M${seatX + w * 0.06} ${seatY - h * 0.005}` +
        d`L${heelX - w * 0.02} ${heelY - h * 0.035}`,
      of.seam,
      1.1,
      0.8,
    ) +
    bar(
      d`M${x + w * 0.15} ${y + h * 0.425}` +
        d`Q${x + w * 0.45} ${y + h * 0.39} ${x + w * 0.83} ${y + h * 0.445}`,
    )
  );
};
