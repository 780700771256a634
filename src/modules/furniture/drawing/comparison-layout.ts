import { frameOf, type Layout } from './layout.ts';
import type { Drawing } from './registry.ts';
import { personHeight, personWidth } from './yardsticks.ts';

export const comparisonWidth = 1400;

/** Room around one thing for its height, to the left, and for what it casts aside. */
const pad = { left: 112, right: 14 };

const narrowest = 218;

const edge = 24;

const ceiling = 44;

const tallest = 440;

/** Beside things that all are smaller than this, mm, a person would be all there is to see. */
const tooSmall = 240;

/** One thing's column of the picture. */
export interface Column {
  drawing: Drawing;
  layout: Layout;
  x: number;
  width: number;
}

export interface Comparison {
  columns: Column[];
  floor: number;
  s: number;
  /** The middle of the silhouette, where one is drawn. */
  person: number | undefined;
}

const wide = ({ width, around }: Drawing) => around.left + width + around.right;

const columnWidth = (drawing: Drawing, s: number) =>
  Math.max(wide(drawing) * s + pad.left + pad.right, narrowest);

const personColumn = (s: number) => Math.max(personWidth * s + 30, 110);

/** The largest scale up to the given one at which all stand side by side. */
const fittingScale = (most: number, taken: (s: number) => number) => {
  const room = comparisonWidth - edge * 2;
  let [low, high] = [0, most];
  if (taken(high) <= room) return high;
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (taken(middle) <= room) low = middle;
    else high = middle;
  }
  return low;
};

/** Side by side on one floor line, at one scale, what is over shared between the columns. */
export const comparisonLayout = (drawings: readonly Drawing[]): Comparison => {
  const withPerson = drawings.some(({ width, height }) => Math.max(width, height) > tooSmall);
  const up = (drawing: Drawing) => (withPerson ? drawing.lift : 0);
  const tops = drawings.map((each) => each.height + each.around.above + up(each));
  const tall = Math.max(...tops, withPerson ? personHeight : 0);
  const taken = (s: number) =>
    drawings.reduce((sum, drawing) => sum + columnWidth(drawing, s), 0) +
    (withPerson ? personColumn(s) : 0);
  const s = fittingScale(tallest / tall, taken);
  const spare = (comparisonWidth - edge * 2 - taken(s)) / drawings.length;
  const floor = Math.round(ceiling + Math.max(tall * s, 150));
  let x = edge;
  const columns = drawings.map((drawing) => {
    const width = columnWidth(drawing, s) + spare;
    const slack = width - pad.left - pad.right - wide(drawing) * s;
    const left = x + pad.left + slack / 2 + drawing.around.left * s;
    const frame = frameOf(left, floor - (drawing.height + up(drawing)) * s, drawing, s);
    const column = { drawing, layout: { frame, floor }, x, width };
    x += width;
    return column;
  });
  return { columns, floor, s, person: withPerson ? x + personColumn(s) / 2 : undefined };
};
