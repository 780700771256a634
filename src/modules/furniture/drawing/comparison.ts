import { type Column, comparisonLayout, comparisonWidth } from './comparison-layout.ts';
import { heightLine, widthLine } from './dimensions.ts';
import type { DrawingInput } from './drawing-input.ts';
import { figure, wallLine } from './figure.ts';
import { box } from './forms/box.ts';
import { ground, labelled } from './ground.ts';
import { picture } from './picture.ts';
import { type Drawing, drawingOf } from './registry.ts';
import { d, element, escapeXml, trace } from './svg.ts';
import { shortenedLines } from './text-lines.ts';
import { person, yardstickNotes } from './yardsticks.ts';

const nameSize = 18;

/** A letter of the widest usual font, in parts of its size. */
const letter = 0.62;

/** The width's line stands below all things, so that they read as one row. */
const lines = ({ drawing, layout }: Column, floor: number): string => {
  const { frame } = layout;
  const { width, height } = drawing.labels;
  const at = frame.x - drawing.around.left * frame.s - 20;
  return (
    (width === undefined ? '' : widthLine(frame, floor + 32, floor + 8, width)) +
    (height === undefined ? '' : heightLine(frame, at, height))
  );
};

/** A thing that cannot be drawn truly is the box of its sizes. */
const comparedOf = (item: DrawingInput): Drawing => {
  const drawing = drawingOf(item);
  return drawing.isDrawn ? drawing : { ...drawing, form: box };
};

const nameLines = (name: string, { width }: Column): string[] =>
  shortenedLines(name, Math.floor((width - 16) / (nameSize * letter)));

/** Under its thing, but within its column. */
const nameUnder = (found: string[], { layout: { frame }, x, width }: Column, y: number): string => {
  const half = (Math.max(...found.map((line) => [...line].length)) * nameSize * letter) / 2;
  const middle = frame.x + frame.w / 2;
  const cx = Math.min(Math.max(middle, x + half + 8), x + width - half - 8);
  return found
    .map((line, index) =>
      element(
        'text',
        {
          x: cx,
          y: y + index * 23,
          'text-anchor': 'middle',
          'font-size': String(nameSize),
          'data-name': '',
          fill: '#2f2a25',
        },
        escapeXml(line),
      ),
    )
    .join('');
};

/**
 * Two to four variants side by side at one scale on one floor line, a person at the end. A person
 * would dwarf taps and trays: beside such alone none stands. Boxes are in `data-box`.
 */
export const drawComparison = (items: readonly DrawingInput[]): string => {
  if (items.length < 2 || items.length > 4) {
    throw new RangeError(`Two to four variants are compared, not ${items.length}`);
  }
  const drawings = items.map(comparedOf);
  const { columns, floor, s, person: at } = comparisonLayout(drawings);
  const wall = Math.min(...columns.map((each) => wallLine(each.drawing, each.layout) ?? floor));
  const names = columns.map((column, index) => nameLines(items[index]?.name ?? '', column));
  const bottom = floor + 86 + Math.max(...names.map(({ length }) => length)) * 23;
  return picture(
    comparisonWidth,
    bottom,
    items.map(({ name }) => name).join(' · '),
    ground(comparisonWidth, bottom, wall) +
      trace(d`M0 ${floor}H${comparisonWidth}`, '#cbbb9f', 0.7) +
      (at === undefined ? '' : person(at, floor, s)) +
      columns.map(({ drawing, layout }) => figure(drawing, layout)).join('') +
      labelled(
        columns.map((column) => lines(column, floor)).join('') +
          columns
            .map((column, index) => nameUnder(names[index] ?? [], column, floor + 86))
            .join('') +
          (at === undefined ? '' : yardstickNotes(at, floor, s)),
      ),
  );
};
