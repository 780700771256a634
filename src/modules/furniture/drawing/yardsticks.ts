import { ink } from './palette.ts';
import { boxText, d, element, ellipse, rect, shape, trace } from './svg.ts';

const noteInk = '#5f564c';

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

export const doorHeight = 2000;

export const doorWidth = 800;

/** The board around the door, mm; it stands outside the stated size. */
export const doorCasing = 70;

/** A closed door in the wall, its threshold at the point, quiet. */
export const door = (cx: number, floor: number, s: number): string => {
  const [w, h, casing] = [doorWidth * s, doorHeight * s, doorCasing * s];
  const [x, y] = [cx - w / 2, floor - h];
  const line = '#cdbfa8';
  const panel = (top: number, bottom: number) =>
    d`M${x + w * 0.17} ${y + h * top}h${w * 0.66}v${h * (bottom - top)}h${-w * 0.66}Z`;
  return element(
    'g',
    { 'data-door': boxText(x, y, w, h) },
    rect(x - casing, y - casing, w + casing * 2, h + casing, '#f9f5ed', { line }) +
      shape(d`M${x} ${y}h${w}v${h}h${-w}Z` + panel(0.08, 0.44) + panel(0.56, 0.92), '#f1e9da', {
        line,
      }) +
      trace(d`M${x + w * 0.93} ${floor - 1000 * s}h${-w * 0.13}`, '#a8987f', 2.4),
  );
};

const note = (x: number, y: number, text: string) =>
  element(
    'text',
    { x, y, 'text-anchor': 'middle', 'font-size': '13', 'data-note': '', fill: noteInk },
    text,
  );

/** How large the person is, and the door behind; above both, `floor` being where the higher of them stands. */
export const yardstickNotes = (cx: number, floor: number, s: number, hasDoor = false): string => {
  const y = floor - (hasDoor ? doorHeight + doorCasing : personHeight) * s - 12;
  return hasDoor
    ? note(cx, y - 17, `рост ${personHeight} мм`) +
        note(cx, y, `дверь ${doorWidth} × ${doorHeight} мм`)
    : note(cx, y, `рост ${personHeight} мм`);
};
