import { boxFigure } from '../box-figure.ts';
import { type Box, beneath, beside, levelLine, uprightLine } from './dimension-lines.ts';
import { contact, floorLine, ink, letters, picture, sheet } from './paper.ts';
import { d, group, shape, text, trace } from './svg.ts';
import { thingGroup } from './thing-group.ts';
import { person, yardsticks } from './yardsticks.ts';

/** What a package is carried through, mm: an opening or a cabin from before, or a corridor with a turn from above. */
export type Passage =
  | { readonly kind: 'opening' | 'cabin'; readonly width: number; readonly height: number }
  | { readonly kind: 'turn'; readonly before: number; readonly after: number };

/** A package on its way, mm; it is turned by the angle, radians, in the plane of the drawing. */
export interface Passed {
  readonly title: string;
  readonly passage: Passage;
  readonly across: number;
  readonly up: number;
  readonly angle: number;
  readonly passes: boolean;
}

export interface PassingWords {
  readonly millimetres: string;
  readonly person: string;
}

const wall = '#efe6d7';
const board = '#d3c5ae';
const room = '#fffefb';
const clay = '#a8452c';

/** The frame around an opening, mm, and the wall around corridors. */
const casing = 70;
const corridorWall = 120;

const above = 44;
const edge = 20;

/** The drawing of one package in one place, at one scale, beside a person; a turn from above without one. */
export const passingSheet = (passed: Passed, words: PassingWords): string =>
  passed.passage.kind === 'turn'
    ? turnSheet(passed, passed.passage, words)
    : openingSheet(passed, passed.passage, words);

/** How much room the turned package takes. */
function extentOf({ across, up, angle }: Passed): { width: number; height: number } {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { width: across * cos + up * sin, height: across * sin + up * cos };
}

function openingSheet(
  passed: Passed,
  { kind, width, height }: Extract<Passage, { kind: 'opening' | 'cabin' }>,
  words: PassingWords,
): string {
  const extent = extentOf(passed);
  const wide = Math.max(width + casing * 2, extent.width);
  const tall = Math.max(height + casing, extent.height, person.height);
  const between = 60;
  const s = Math.min(
    (sheet.width - edge * 2 - beside - 70 - between) / (wide + person.width),
    (sheet.height - above - beneath - 24) / tall,
  );
  const floor = above + tall * s + (sheet.height - above - beneath - 24 - tall * s) / 2;
  const taken = beside + wide * s + between + person.width * s;
  const cx = (sheet.width - taken) / 2 + beside + (wide * s) / 2;
  const at = cx + (wide * s) / 2 + between + (person.width * s) / 2;
  const place: Box = {
    x: cx - (width * s) / 2,
    y: floor - height * s,
    w: width * s,
    h: height * s,
  };
  return picture(
    sheet.width,
    sheet.height,
    passed.title,
    undefined,
    floorLine(edge, sheet.width - edge, floor),
    frameOf(place, kind === 'cabin', s),
    yardsticks(at, floor, s, false),
    passed.angle === 0 ? contact(cx, floor, (passed.across * s) / 2) : '',
    packageAt(passed, cx, floor - (extent.height * s) / 2, s, words),
    levelLine(place, `${width} ${words.millimetres}`, 'width'),
    uprightLine(
      { ...place, x: Math.min(place.x, cx - (wide * s) / 2 + casing * s) },
      `${height} ${words.millimetres}`,
      'height',
    ),
    text(at, floor - person.height * s - 12, words.person, {
      class: 'm',
      'font-size': '20',
      'data-note': '',
      fill: '#6d6256',
    }),
  );
}

/** The opening with its frame; a cabin has a floor and a ceiling too. */
function frameOf({ x, y, w, h }: Box, isCabin: boolean, s: number): string {
  const frame = casing * s;
  const outer = d`M${x - frame} ${y + h}v${-h - frame}h${w + frame * 2}v${h + frame}`;
  return group(
    { 'data-part': 'passage', stroke: board, 'stroke-width': '1' },
    shape(isCabin ? `${outer}z` : outer, wall),
    shape(d`M${x} ${y}h${w}v${h}h${-w}z`, room),
  );
}

function turnSheet(
  passed: Passed,
  { before, after }: Extract<Passage, { kind: 'turn' }>,
  words: PassingWords,
): string {
  const { across, up, angle } = passed;
  const extent = extentOf(passed);
  // The outer corner of the turn is at 0, 0: one corridor goes down from it, the other to the right.
  const wide = Math.max(before * 1.9, extent.width + 150, before + 500);
  const tall = Math.max(after * 1.9, extent.height + 150, after + 500);
  const walls = corridorWall * 2;
  const s = Math.min(
    (sheet.width - edge * 2 - beside * 2) / (wide + walls),
    (sheet.height - above - beneath - 20) / (tall + walls),
  );
  const x = (sheet.width - (wide + walls) * s) / 2 + corridorWall * s + beside / 2;
  const y = above + corridorWall * s;
  const [w, h, a, b, t] = [wide * s, tall * s, before * s, after * s, corridorWall * s];
  // Its far side touches both outer walls; its near side comes closest to the inner corner.
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const cx = x + ((across * cos + up * sin) * s) / 2;
  const cy = y + ((across * sin + up * cos) * s) / 2;
  return picture(
    sheet.width,
    sheet.height,
    passed.title,
    undefined,
    group(
      { 'data-part': 'passage', stroke: board, 'stroke-width': '1' },
      shape(
        d`M${x - t} ${y - t}h${w + t}v${b + t * 2}h${a + t - w}v${h - b - t}h${-a - t * 2}z`,
        wall,
      ),
      shape(d`M${x} ${y}h${w}v${b}h${a - w}v${h - b}h${-a}z`, room),
    ),
    packageAt(passed, cx, cy, s, words),
    levelLine({ x, y, w: a, h }, `${before} ${words.millimetres}`, 'before'),
    acrossCorridor(x + w, y, b, `${after} ${words.millimetres}`),
  );
}

/** The width of the corridor after the turn, at its open end. */
const acrossCorridor = (x: number, y: number, width: number, value: string): string =>
  uprightLine({ x: x + 52, y, w: 0, h: width }, value, 'after');

/** The package at the scale around its centre, with its two sides. What does not pass has a red line. */
function packageAt(
  { across, up, angle, passes }: Passed,
  cx: number,
  cy: number,
  s: number,
  { millimetres }: PassingWords,
): string {
  const box: Box = { x: (-across * s) / 2, y: (-up * s) / 2, w: across * s, h: up * s };
  const degrees = ((angle * 180) / Math.PI).toFixed(2);
  const outline = d`M${box.x} ${box.y}h${box.w}v${box.h}h${-box.w}z`;
  return group(
    {
      'data-part': 'package',
      transform: `translate(${cx.toFixed(2)} ${cy.toFixed(2)}) rotate(-${degrees})`,
    },
    thingGroup(boxFigure('front', across, up), box),
    passes ? '' : trace(outline, clay, { 'stroke-width': '3', 'stroke-dasharray': '10 7' }),
    numbersOn(box, { across, up }, millimetres),
  );
}

/** Below this, a number does not stand along a side of the package. */
const legible = 135;

/** Each side along itself; both beside the longer one where the package is small or thin. */
function numbersOn(
  { x, y, w, h }: Box,
  { across, up }: Pick<Passed, 'across' | 'up'>,
  millimetres: string,
): string {
  if (Math.min(w, h) >= legible) {
    return (
      label(0, y + letters + 4, `${across} ${millimetres}`, 'across') +
      label(x + letters + 4, 0, `${up} ${millimetres}`, 'up', 'rotate(-90)')
    );
  }
  const both = `${across}\u00a0×\u00a0${up} ${millimetres}`;
  const isLevel = w >= h || h < legible * 1.6;
  return isLevel ? label(0, y - 12, both, 'both') : label(x - 12, 0, both, 'both', 'rotate(-90)');
}

/** A number on the package, legible on its crossing lines. */
const label = (x: number, y: number, value: string, side: string, turned = ''): string =>
  group(
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) ${turned}` },
    text(0, 0, value, {
      class: 'n',
      'data-label': side,
      fill: ink,
      stroke: '#f6efe2',
      'stroke-width': '5',
      'paint-order': 'stroke',
    }),
  );
