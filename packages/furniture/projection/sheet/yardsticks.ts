import { ink } from './paper.ts';
import { d, ellipse, group, shape, trace } from './svg.ts';

/** What stands beside a thing to tell its size, mm. */
export const person = { width: 480, height: 1700 } as const;
export const door = { width: 800, height: 2000 } as const;

/** The board around the door; it stands outside the stated size. */
const casing = 70;

/** Room that the person takes, or the door with the person before it. */
export const yardstick = (withDoor: boolean) =>
  withDoor ? { width: door.width + casing * 2, height: door.height + casing } : person;

const body =
  'M-38-1478C-42-1425-70-1404-128-1388C-184-1372-206-1330-212-1260L-232-960C-238-880-226-800-210-752' +
  'C-200-728-180-738-182-768L-170-965L-140-1180L-138-960C-150-880-152-800-146-700L-112-70' +
  'C-112-40-150-22-148 0H-34C-26-30-34-60-30-100L-10-660H10L30-100C34-60 26-30 34 0H148' +
  'C150-22 112-40 112-70L146-700C152-800 150-880 138-960L140-1180L170-965L182-768' +
  'C180-738 200-728 210-752C226-800 238-880 232-960L212-1260C206-1330 184-1372 128-1388' +
  'C70-1404 42-1425 38-1478Z';

/** A standing person, and the closed door behind where there is one; their feet at the point. */
export function yardsticks(cx: number, floor: number, s: number, withDoor: boolean): string {
  const place = `translate(${cx.toFixed(1)} ${floor.toFixed(1)}) scale(${s.toFixed(5)})`;
  const figure = group(
    {
      'data-part': 'person',
      'data-height-mm': String(person.height),
      transform: place,
      opacity: '0.14',
    },
    shape(body, ink) + ellipse(0, -1585, 80, 115, ink),
  );
  return withDoor ? doorAt(cx, floor, s) + figure : figure;
}

function doorAt(cx: number, floor: number, s: number): string {
  const [w, h, board] = [door.width * s, door.height * s, casing * s];
  const [x, y] = [cx - w / 2, floor - h];
  const panel = (top: number, bottom: number) =>
    d`M${x + w * 0.17} ${y + h * top}h${w * 0.66}v${h * (bottom - top)}h${-w * 0.66}z`;
  const box = [x, y, w, h].map((value) => value.toFixed(2)).join(' ');
  return group(
    { 'data-part': 'door', 'data-door': box, stroke: '#d3c5ae', 'stroke-width': '0.8' },
    shape(d`M${x - board} ${floor}v${-h - board}h${w + board * 2}v${h + board}z`, '#f9f5ed'),
    shape(d`M${x} ${y}h${w}v${h}h${-w}z` + panel(0.08, 0.44) + panel(0.56, 0.92), '#f3ebdd'),
    trace(d`M${x + w * 0.93} ${floor - 1000 * s}h${-w * 0.13}`, '#a8987f', { 'stroke-width': '2' }),
  );
}
