import { LONGEST_NAME } from '#contracts/goods-limits.ts';
import { importMessages } from '#messages/imports/import.ts';
import type { Sibling } from './sibling.ts';

type Property = (attributes: Sibling['attributes']) => string;

const size = (...parts: (number | undefined)[]): string =>
  parts.every((part) => part !== undefined) ? importMessages.size(parts) : '';

const read: readonly Property[] = [
  ({ upholstery_materials: materials }) => materials?.join(', ') ?? '',
  ({ color }) => color?.name ?? '',
  ({ bed_width: width, bed_length: length }) => size(width, length),
  ({ material }) => material ?? '',
  ({ facade_color: color }) => color ?? '',
  ({ dimensions_width: width, dimensions_depth: depth }) => size(width, depth),
  ({ dimensions_width: width }) => size(width),
  ({ dimensions_height: height }) => size(height),
  ({ mechanism }) => mechanism ?? '',
  ({ series }) => series ?? '',
];

/** A property of more letters is told by its beginning. */
const LONGEST_PROPERTY = 80;

const shortened = (text: string): string =>
  text.length > LONGEST_PROPERTY
    ? text.slice(0, LONGEST_PROPERTY).replace(/[\s,;]+\S*$/, '')
    : text;

/** The properties that distinguish variants, most telling first, of at most 80 letters each. */
export const properties: readonly Property[] = read.map(
  (property) => (attributes) => shortened(property(attributes)),
);

/** A name of parts within its limit: the first is cut where the others need room. */
export function nameOf(...parts: readonly (string | undefined)[]): string {
  const [first = '', ...others] = parts.filter(Boolean);
  const tail = others
    .map((part) => `, ${part}`)
    .join('')
    .slice(0, LONGEST_NAME / 2);
  return first.slice(0, LONGEST_NAME - tail.length).trim() + tail;
}

/** The fewest properties that distinguish the siblings. Properties that all siblings share are skipped. */
export function distinguishingProperties(siblings: readonly Sibling[]): string[] {
  let names = siblings.map(() => '');
  for (const read of properties) {
    const values = siblings.map(({ attributes }) => read(attributes));
    if (new Set(values).size < 2) continue;
    names = names.map((name, index) => nameOf(name, values[index]));
    if (new Set(names).size === names.length) break;
  }
  return names;
}

/** The properties that all siblings share, most telling first. */
export const sharedProperties = (siblings: readonly Sibling[]): string[] =>
  properties
    .map((read) => {
      const [first = '', ...others] = siblings.map(({ attributes }) => read(attributes));
      return others.every((value) => value === first) ? first : '';
    })
    .filter(Boolean);

/** Whether the names are all there and all different. */
export const areDistinct = (names: readonly string[]): boolean =>
  names.every(Boolean) && new Set(names.map((name) => name.toLowerCase())).size === names.length;

/** Makes the names unique: equal names get the article behind them. */
export function distinct(names: readonly string[], siblings: readonly Sibling[]): string[] {
  const counts = Map.groupBy(names, (name) => name.toLowerCase());
  return names.map((name, index) => {
    if (name !== '' && counts.get(name.toLowerCase())?.length === 1) return name;
    return nameOf(name, siblings[index]?.article);
  });
}
