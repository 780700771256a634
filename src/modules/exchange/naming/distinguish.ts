import { importMessages } from '#messages/import.ts';
import type { Sibling } from './sibling.ts';

type Property = (attributes: Sibling['attributes']) => string;

const size = (...parts: (number | undefined)[]): string =>
  parts.every((part) => part !== undefined) ? importMessages.size(parts) : '';

/** The properties that distinguish variants, most telling first. */
export const properties: readonly Property[] = [
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

/** The fewest properties that distinguish the siblings. Properties that all siblings share are skipped. */
export function distinguishingProperties(siblings: readonly Sibling[]): string[] {
  let names = siblings.map(() => '');
  for (const read of properties) {
    const values = siblings.map(({ attributes }) => read(attributes));
    if (new Set(values).size < 2) continue;
    names = names.map((name, index) => [name, values[index]].filter(Boolean).join(', '));
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
    return [name, siblings[index]?.article].filter(Boolean).join(', ');
  });
}
