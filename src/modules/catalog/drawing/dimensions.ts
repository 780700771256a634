import { ink } from './palette.ts';
import type { Frame } from './piece.ts';
import { d, element, ellipse, escapeXml, shape, trace } from './svg.ts';

const quiet = '#8b8074';

export const label = (
  x: number,
  y: number,
  value: number,
  side: string,
  anchor = 'middle',
): string =>
  element(
    'text',
    { x, y, 'text-anchor': anchor, 'data-label': side, fill: '#4b433b' },
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

export const personHeight = 1700;

export const personWidth = 470;

/** A standing person, feet at the point, quiet. */
export const person = (cx: number, floor: number, s: number): string => {
  const body =
    'M-38-1478C-42-1425-70-1404-128-1388C-184-1372-206-1330-212-1260L-232-960C-238-880-226-800-210-752' +
    'C-200-728-180-738-182-768L-170-965L-140-1180L-138-960C-150-880-152-800-146-700L-112-70' +
    'C-112-40-150-22-148 0H-34C-26-30-34-60-30-100L-10-660H10L30-100C34-60 26-30 34 0H148' +
    'C150-22 112-40 112-70L146-700C152-800 150-880 138-960L140-1180L170-965L182-768' +
    'C180-738 200-728 210-752C226-800 238-880 232-960L212-1260C206-1330 184-1372 128-1388' +
    'C70-1404 42-1425 38-1478Z';
  return element(
    'g',
    {
      transform: `translate(${cx.toFixed(1)} ${floor.toFixed(1)}) scale(${s.toFixed(4)})`,
      opacity: '0.11',
    },
    shape(body, ink) + ellipse(0, -1585, 80, 115, ink),
  );
};
