import type { FeedCategory } from '../feed-item.ts';
import { limits } from '../limits.ts';

/** «Столы > Детские», «Столы / Детские»: the signs that tables and site builders write between a category and the one below it. */
const below = /\s*(?:>|&gt;|→|\||\\)\s*|\s+\/\s+/;

const DOWN = ' > ';

/** The categories of a path from the top to the last one. The id of each is the path to it. Undefined for a path that is too long: its ids together are as long as its square. */
export function categoriesOnPath(...texts: readonly string[]): FeedCategory[] | undefined {
  const names = texts.flatMap((text) => text.split(below)).filter((name) => name !== '');
  if (names.join(DOWN).length > limits.category) return undefined;
  return names.map((name, index) => ({
    id: names.slice(0, index + 1).join(DOWN),
    parent: names.slice(0, index).join(DOWN),
    name,
  }));
}
