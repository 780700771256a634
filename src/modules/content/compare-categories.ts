import { isDeepStrictEqual } from 'node:util';
import { categoryFileMessages as messages } from '#messages/commands/category-files.ts';
import { contentPlaces } from '#messages/commands/content-files.ts';
import type { CategoryRow } from '#modules/catalog/index.ts';
import type { Change } from './compare.ts';

const parts = Object.keys(messages.parts) as (keyof typeof messages.parts)[];

/** What the new categories change, by document: `categories/divany`. */
export function categoryChanges(
  before: readonly CategoryRow[],
  after: readonly CategoryRow[],
): Change[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const changed = after.map((row): Change => {
    const last = known.get(row.id);
    const document = `categories/${row.slug}`;
    const title = contentPlaces.category(row.name);
    if (!last) return { document, title, lines: [messages.added(row.name)] };
    const differing = parts.filter((part) => !isDeepStrictEqual(last[part], row[part]));
    const names = differing.map((part) => messages.parts[part]);
    return { document, title, lines: names.length > 0 ? [messages.changed(last.name, names)] : [] };
  });
  const moved = after.find((row) => (known.get(row.id) ?? row).position !== row.position);
  if (moved) {
    const document = `categories/${moved.slug}`;
    changed.push({ document, title: contentPlaces.category(moved.name), lines: [messages.order] });
  }
  return changed.filter(({ lines }) => lines.length > 0);
}
