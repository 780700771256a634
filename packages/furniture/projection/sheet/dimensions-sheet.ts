import type { Length } from '../../kit/piece.ts';
import {
  type Box,
  beneath,
  beside,
  levelLine,
  slantingLine,
  uprightLine,
} from './dimension-lines.ts';
import { contact, floorLine, footnotes, picture, sheet } from './paper.ts';
import { lengthsOf, type Pictured, sideNames, type Words } from './pictured.ts';
import { type Column, placed, scaleOf } from './row.ts';
import { boxOf, thingGroup } from './thing-group.ts';
import { yardstick, yardsticks } from './yardsticks.ts';

const edge = 14;

/** Room above the highest, between views that lie one under the other, and for a row of notes at the foot. */
const above = 24;
const between = 26;
const noteRow = 32;

/** The most that a thing takes beside which no person stands. */
const alone = { width: 430, height: 330 };

/** Above this, mm, a thing is drawn beside a person. */
const large = { floor: 560, wall: 480, ceiling: 480, plan: 800 };

interface Plan {
  readonly s: number;
  readonly columns: readonly Column[];
  /** The second view lies under the first one, not beside it. */
  readonly stacked: boolean;
  readonly person: boolean;
  readonly door: boolean;
  /** The highest above the floor, mm. */
  readonly tall: number;
  /** Room for notes. */
  readonly foot: number;
}

/** The arrangement that shows the thing largest, beside a person and a door where it is large itself. */
function planOf({ figures, stance, lift, company: wanted, free }: Pictured): Plan {
  const sizes = figures.map(({ mm }) => mm);
  const longest = Math.max(...sizes.flatMap(({ width, height }) => [width, height]));
  const person = wanted === 'always' || longest > large[stance];
  const isBig = wanted === 'door' && stance === 'floor' && longest >= 1200;
  const door = wanted === 'always' || (person && isBig);
  const measure = yardstick(door);
  const company = person ? [{ wide: measure.width, left: lift > 0 ? 120 : 30, right: 0 }] : [];
  const up = person ? lift : 0;
  const foot = noteRow * (person && free.length > 0 ? 2 : 1) + 4;
  const planned = (stacked: boolean): Plan => {
    const shown = stacked ? [{ width: Math.max(...sizes.map(({ width }) => width)) }] : sizes;
    const columns = [
      ...shown.map(({ width }, index): Column => {
        const isLabelled = index === 0 || figures[index]?.view === 'top';
        return { wide: width, left: isLabelled ? beside : 26, right: 8 };
      }),
      ...company,
    ];
    const heights = (stacked ? sizes.slice(0, 1) : sizes).map(({ height }) => height + up);
    const tall = Math.max(...heights, person ? measure.height : 0);
    const under = stacked ? (sizes[1]?.height ?? 0) : 0;
    const room = sheet.height - above - beneath - foot - (stacked ? between : 0);
    const most = Math.min(
      room / (tall + under),
      person ? Infinity : alone.width / longest,
      person ? Infinity : alone.height / (tall + under),
    );
    const s = scaleOf(columns, sheet.width - edge * 2 - (person ? 0 : 140), most);
    return { s, columns, stacked, person, door, tall, foot };
  };
  const level = planned(false);
  const pile = planned(true);
  // A view from above does not stand on the floor: it lies under the other, unless both become much smaller there.
  const hasTop = figures.length > 1 && figures.some(({ view }) => view === 'top');
  return hasTop && pile.s > level.s * 0.55 ? pile : level;
}

/** Each stated length once: along the view that shows it first, or towards the viewer. */
function dimensionLines(
  { figures, stated, free }: Pictured,
  boxes: readonly Box[],
  words: Words,
): string {
  const open = new Set((['w', 'h', 'd'] as const).filter((length) => !free.includes(length)));
  const write = (length: Length, line: typeof levelLine, box: Box): string => {
    const value = stated[length];
    if (value === undefined || !open.delete(length)) return '';
    return line(box, `${value} ${words.millimetres}`, sideNames[length]);
  };
  const lines = figures.map(({ view }, index) => {
    const box = boxes[index];
    if (!box) return '';
    const [across, upright] = lengthsOf[view];
    // Under a pile of views stands the width of both.
    const [last] = boxes.toReversed();
    const lowest = last && last.x === box.x ? last : box;
    return write(across, levelLine, lowest) + write(upright, uprightLine, box);
  });
  const [first] = boxes;
  const rest = first ? [...open].map((length) => write(length, slantingLine, first)) : [];
  return [...lines, ...rest].join('');
}

/** The views of a thing at one scale with the lengths that the data state, beside a person and a door. */
export function dimensionsSheet(thing: Pictured, words: Words): string {
  const { figures, stated, free, stance, lift, name } = thing;
  const { s, columns, stacked, person, door, tall, foot } = planOf(thing);
  const places = placed(columns, edge, sheet.width - edge * 2, s);
  const under = stacked ? (figures[1]?.mm.height ?? 0) * s + between : 0;
  const spare = sheet.height - above - beneath - foot - tall * s - under;
  const floor = above + spare / 2 + tall * s;
  const bottom = floor - (person ? lift * s : 0);
  const boxes = figures.map((figure, index) =>
    stacked
      ? boxOf(figure, places[0]?.x ?? 0, index === 0 ? bottom : floor + under, s)
      : boxOf(figure, places[index]?.x ?? 0, bottom, s),
  );
  const last = places.at(-1);
  const stands = stance === 'floor';
  const cx = (last?.x ?? 0) + ((columns.at(-1)?.wide ?? 0) * s) / 2;
  return picture(
    sheet.width,
    sheet.height,
    name,
    undefined,
    person || stands ? floorLine(edge * 2, sheet.width - edge * 2, floor) : '',
    person ? yardsticks(cx, floor, s, door) : '',
    ...figures.map((figure, index) => {
      const box = boxes[index];
      if (!box) return '';
      const touches = stands && figure.view !== 'top';
      return (
        (touches ? contact(box.x + box.w / 2, floor, box.w / 2) : '') + thingGroup(figure, box)
      );
    }),
    dimensionLines(thing, boxes, words),
    footnotes(
      free.flatMap((key) =>
        stated[key] ? `${words.lengths[key]} ${stated[key]} ${words.millimetres}` : [],
      ),
      person ? [words.person, ...(door ? [words.door] : [])] : [],
    ),
  );
}
