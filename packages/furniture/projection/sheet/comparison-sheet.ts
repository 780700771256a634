import { levelLine, uprightLine } from './dimension-lines.ts';
import { contact, floorLine, picture } from './paper.ts';
import { lengthsOf, type Pictured, sideNames, type Words } from './pictured.ts';
import { placed, scaleOf } from './row.ts';
import { letter, text } from './svg.ts';
import { shortenedLines } from './text-lines.ts';
import { boxOf, thingGroup } from './thing-group.ts';
import { person, yardsticks } from './yardsticks.ts';

const width = 1400;
const edge = 24;
const nameSize = 20;
const line = 25;

/** The highest that a thing or the person is drawn. */
const tallest = 440;

/** Beside things that all are smaller than this, mm, a person would be all there is to see. */
const tooSmall = 240;

/** Two to four things side by side at one scale on one floor line, each in its best view, a person at the end. */
export function comparisonSheet(things: readonly Pictured[], words: Words): string {
  if (things.length < 2 || things.length > 4) {
    throw new RangeError(`Two to four things are compared, not ${things.length}`);
  }
  const sizes = things.map(({ figures: [{ mm }] }) => mm);
  const withPerson = sizes.some((mm) => Math.max(mm.width, mm.height) > tooSmall);
  const lifts = things.map(({ lift }) => (withPerson ? lift : 0));
  const columns = [
    ...sizes.map((mm) => ({ wide: mm.width, left: 76, right: 16, least: 230 })),
    ...(withPerson ? [{ wide: person.width, left: 20, right: 20, least: 120 }] : []),
  ];
  const tops = sizes.map(({ height }, index) => height + (lifts[index] ?? 0));
  const tall = Math.max(...tops, withPerson ? person.height : 0);
  const s = scaleOf(columns, width - edge * 2, tallest / tall);
  const places = placed(columns, edge, width - edge * 2, s);
  const floor = Math.round(34 + Math.max(tall * s, 150));
  const names = things.map(({ name }, index) =>
    shortenedLines(name, Math.floor(((places[index]?.width ?? 0) - 12) / (nameSize * letter))),
  );
  const bottom = floor + 92 + Math.max(...names.map(({ length }) => length)) * line;
  const last = places.at(-1);
  const cx = (last?.x ?? 0) + (person.width * s) / 2;
  return picture(
    width,
    bottom,
    things.map(({ name }) => name).join(' · '),
    undefined,
    floorLine(0, width, floor),
    withPerson ? yardsticks(cx, floor, s, false) : '',
    ...things.map(({ figures: [figure], stated, free, stance }, index) => {
      const { x = 0, start = 0, width: wide = 0 } = places[index] ?? {};
      const box = boxOf(figure, x, floor - (lifts[index] ?? 0) * s, s);
      const [across, upright] = lengthsOf[figure.view];
      const number = (key: typeof across) => {
        const value = free.includes(key) ? undefined : stated[key];
        return value === undefined ? undefined : `${value} ${words.millimetres}`;
      };
      const [below, up] = [number(across), number(upright)];
      const center = start + wide / 2;
      return [
        stance === 'floor' ? contact(box.x + box.w / 2, floor, box.w / 2) : '',
        thingGroup(figure, box),
        below ? levelLine({ ...box, h: floor - box.y }, below, sideNames[across]) : '',
        up ? uprightLine(box, up, sideNames[upright]) : '',
        ...(names[index] ?? []).map((each, row) =>
          text(center, floor + 88 + row * line, each, {
            'font-size': `${nameSize}`,
            'data-name': '',
            fill: '#2f2a25',
          }),
        ),
      ].join('');
    }),
    withPerson
      ? text(cx, floor - person.height * s - 12, words.person, {
          class: 'm',
          'font-size': '20',
          'data-note': '',
          fill: '#6d6256',
        })
      : '',
  );
}
