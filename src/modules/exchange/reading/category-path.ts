import type { FeedCategory } from '../feed-item.ts';

/** «Столы > Детские», «Столы / Детские»: the signs that tables and site builders write between a category and the one below it. */
const below = /\s*(?:>|&gt;|→|\||\\)\s*|\s+\/\s+/;

/** The categories of a path from the top to the last one. The id of each is the path to it. */
export function categoriesOnPath(...texts: readonly string[]): FeedCategory[] {
  const names = texts.flatMap((text) => text.split(below)).filter((name) => name !== '');
  return names.map((name, index) => ({
    id: names.slice(0, index + 1).join(' > '),
    parent: names.slice(0, index).join(' > '),
    name,
  }));
}
