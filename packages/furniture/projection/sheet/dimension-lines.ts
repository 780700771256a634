import { letters } from './paper.ts';
import { d, text, trace } from './svg.ts';

const quiet = '#85796b';

/** Room for a level line with its number under a thing, and for an upright one at its left. */
export const beneath = 58;
export const beside = 62;

/** A box on the sheet. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const tick = (x: number, y: number) => d`M${x - 5} ${y + 5}l10 -10`;
const measure = (data: string) => trace(data, quiet, { 'stroke-width': '1' });
const extension = (data: string) => trace(data, quiet, { 'stroke-width': '0.6', opacity: '0.7' });

const number = (x: number, y: number, value: string, side: string, more = {}) =>
  text(x, y, value, { class: 'n', 'data-label': side, ...more });

/** A level line under the box. */
export function levelLine({ x, y, w, h }: Box, value: string, side: string): string {
  const at = y + h + 22;
  return (
    extension(d`M${x} ${y + h + 5}V${at + 7}M${x + w} ${y + h + 5}V${at + 7}`) +
    measure(d`M${x - 7} ${at}H${x + w + 7}` + tick(x, at) + tick(x + w, at)) +
    number(x + w / 2, at + letters, value, side)
  );
}

/** An upright line at the left of the box, its number read from the right. */
export function uprightLine({ x, y, h }: Box, value: string, side: string): string {
  const at = x - 22;
  const [cx, cy] = [at - 9, y + h / 2];
  return (
    extension(d`M${x - 5} ${y}H${at - 7}M${x - 5} ${y + h}H${at - 7}`) +
    measure(d`M${at} ${y - 7}V${y + h + 7}` + tick(at, y) + tick(at, y + h)) +
    number(cx, cy, value, side, { transform: `rotate(-90 ${cx.toFixed(1)} ${cy.toFixed(1)})` })
  );
}

/** A slanting line at the lower right corner of the box: towards the viewer. */
export function slantingLine({ x, y, w, h }: Box, value: string, side: string): string {
  const [fromX, fromY, dx, dy] = [x + w + 9, y + h + 5, 26, 20];
  return (
    measure(d`M${fromX} ${fromY}l${dx} ${dy}` + tick(fromX, fromY) + tick(fromX + dx, fromY + dy)) +
    number(fromX + dx + 8, fromY + dy + 10, value, side, { 'text-anchor': 'start' })
  );
}
