import { down, radial } from './gradients.ts';
import { alpha, ink } from './palette.ts';
import { d, element, ellipse, rect, trace } from './svg.ts';

/** The paper wall, and a floor below its line where one is seen. */
export const ground = (width: number, height: number, line?: number): string =>
  rect(0, 0, width, height, down('#f8f4ec', '#f2ebdf')) +
  ellipse(width / 2, height * 0.42, width * 0.5, height * 0.5, radial('#fffdf8', '#fffdf800')) +
  (line === undefined
    ? ''
    : rect(0, line, width, height - line, down('#ebe1d0', '#e4d8c4')) +
      trace(d`M0 ${line}H${width}`, '#d5c7b0', 1));

/** What a flat thing throws on the wall behind it. */
export const wallShadow = (x: number, y: number, w: number, h: number): string =>
  ellipse(
    x + w / 2,
    y + h,
    w * 0.5,
    Math.min(h * 0.06, 22),
    radial(alpha(ink, 0.16), alpha(ink, 0)),
  );

export const labelled = (content: string): string =>
  element('g', { 'font-family': 'Golos Text, system-ui, sans-serif', 'font-size': '17' }, content);
