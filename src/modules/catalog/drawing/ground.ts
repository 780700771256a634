import { alpha, ink } from './palette.ts';
import { down, element, radial, rect, ellipse, trace, d } from './svg.ts';

/** The paper wall, and a floor below the line where one is seen. */
export const ground = (width: number, height: number, floor?: number): string =>
  rect(0, 0, width, height, down('#f8f4ec', '#f2ebdf')) +
  ellipse(width / 2, height * 0.42, width * 0.5, height * 0.5, radial('#fffdf8', '#fffdf800')) +
  (floor === undefined
    ? ''
    : rect(0, floor - 16, width, height - floor + 16, down('#ebe1d0', '#e4d8c4')) +
      trace(d`M0 ${floor - 16}H${width}`, '#d5c7b0', 1));

/** A hanging thing's shadow on the wall or the floor seen from above. */
export const wallShadow = (x: number, y: number, w: number, h: number): string =>
  rect(x + 3, y + 8, w - 2, h, alpha(ink, 0.06).slice(0, 7), { r: 6, opacity: 0.07 }) +
  rect(x - 3, y + 4, w + 10, h + 9, ink, { r: 10, opacity: 0.04 });

export const labelled = (content: string): string =>
  element('g', { 'font-family': 'Golos Text, system-ui, sans-serif', 'font-size': '17' }, content);
