import type { FeedCategory } from '../feed-item.ts';
import { limits } from '../limits.ts';

/** «Столы > Детские», «Столы / Детские»: the signs that tables and site builders write between a category and the one below it. */
const below = /\s*(?:>|&gt;|→|\||\\)\s*|\s+\/\s+/;

/** Headings of МойСклад and InSales, whose paths have «/» without spaces. */
const slashed = /^(?:группы|размещение на сайте)$/;
/** What parts several places of one thing below the headings of InSales, Tilda and WooCommerce. */
const between: Readonly<Record<string, RegExp>> = {
  'размещение на сайте': /##/,
  category: /;/,
  categories: /(?<!\\),/,
};

/** The path in a cell below this heading, as {@link categoriesOnPath} reads it. Of several places the first one counts. */
export function pathIn(heading: string, text: string): string {
  const sign = between[heading];
  const first = sign ? (text.split(sign)[0] ?? '').replaceAll('\\,', ',').trim() : text;
  return slashed.test(heading) ? first.replaceAll('/', ' / ') : first;
}

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
