import type { Frame } from './piece.ts';
import { d, element, escapeXml, trace } from './svg.ts';

const quiet = '#7d7266';

const labelInk = '#4b433b';

const label = (x: number, y: number, value: number, side: string, anchor = 'middle'): string =>
  element(
    'text',
    { x, y, 'text-anchor': anchor, 'data-label': side, fill: labelInk },
    escapeXml(`${value} мм`),
  );

const tick = (x: number, y: number) => d`M${x - 4} ${y + 4}l8 -8`;

/** A level dimension line under the box. */
export const widthLine = ({ x, w }: Frame, y: number, from: number, value: number): string =>
  trace(d`M${x} ${from}V${y + 5}M${x + w} ${from}V${y + 5}`, quiet, 0.7, 0.6) +
  trace(d`M${x - 7} ${y}H${x + w + 7}` + tick(x, y) + tick(x + w, y), quiet, 1) +
  label(x + w / 2, y + 21, value, 'width');

/** An upright dimension line to the left of the box. */
export const heightLine = ({ x, y, h }: Frame, at: number, value: number): string =>
  trace(d`M${x} ${y}H${at - 5}M${x} ${y + h}H${at - 5}`, quiet, 0.7, 0.6) +
  trace(d`M${at} ${y - 7}V${y + h + 7}` + tick(at, y) + tick(at, y + h), quiet, 1) +
  label(at - 10, y + h / 2 + 5, value, 'height', 'end');

/** A slanting line at the box's lower right corner: towards the viewer. */
export const depthLine = (x: number, y: number, value: number): string => {
  const [dx, dy] = [30, 22];
  return (
    trace(d`M${x} ${y}l${dx} ${dy}` + tick(x, y) + tick(x + dx, y + dy), quiet, 1) +
    label(x + dx + 9, y + dy + 6, value, 'depth', 'start')
  );
};
