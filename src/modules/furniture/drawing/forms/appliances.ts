import { bar } from '../fittings.ts';
import { across, down } from '../gradients.ts';
import { ink, metal } from '../palette.ts';
import { times } from '../piece.ts';
import { d, rect, shape, trace } from '../svg.ts';

export const oven = (x: number, y: number, w: number, h: number): string =>
  rect(x + 1, y + 1, w - 2, h - 2, down('#4b4945', '#34322f'), { r: 2, line: ink, width: 1 }) +
  rect(x + w * 0.12, y + h * 0.36, w * 0.76, h * 0.48, down('#24282a', '#3c4346'), { r: 2 }) +
  bar(x + w / 2, y + h * 0.25, w * 0.7, metal, false) +
  trace(
    times(3, (i) => d`M${x + w * (0.3 + i * 0.2)} ${y + h * 0.12}h.1`),
    '#d8d3ca',
    4.4,
  );

export const tap = (x: number, y: number, size: number): string => {
  const line =
    d`M${x} ${y}V${y - size}q0 ${-size * 0.45} ${size * 0.4} ${-size * 0.45}` +
    d`t${size * 0.4} ${size * 0.45}v${size * 0.18}`;
  return trace(line, metal.line, 5) + trace(line, metal.pale, 3);
};

export const hood = (x: number, top: number, w: number, h: number): string =>
  rect(x + w * 0.36, top, w * 0.28, h * 0.7, across(metal.pale, metal.deep), {
    line: metal.line,
    width: 1,
  }) +
  shape(
    d`M${x + w * 0.3} ${top + h * 0.62}h${w * 0.4}L${x + w} ${top + h * 0.92}` +
      d`V${top + h}H${x}v${-h * 0.08}Z`,
    down(metal.pale, metal.deep),
    { line: metal.line, width: 1 },
  );
