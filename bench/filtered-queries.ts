import type { Category } from '#contracts/catalog.ts';
import type { Facet, Facets } from '#contracts/facets.ts';
import { searchParameters } from '#contracts/search-parameters.ts';
import type { Random } from './generated-shop.ts';

const ADDRESSES = 400;

export async function get<Answer>(url: string): Promise<Answer> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${answer.status} ${url}`);
  return (await answer.json()) as Answer;
}

/** A filter value that some products pass. */
function settingOf(facet: Facet, random: Random): Record<string, unknown> {
  switch (facet.kind) {
    case 'flag':
      return { [facet.name]: true };
    case 'options': {
      const first = Math.floor(random() * facet.options.length);
      return { [facet.name]: facet.options.slice(first, first + 3).map(({ value }) => value) };
    }
    case 'range': {
      const [min, max] = [facet.min ?? 0, facet.max ?? 0];
      const from = min + (max - min) * random() * 0.4;
      return {
        [`min_${facet.name}`]: Math.floor(from),
        [`max_${facet.name}`]: Math.ceil(from + (max - min) * 0.4),
      };
    }
  }
}

/** Different list queries, each with `count` filters. */
export async function filteredQueries(
  base: string,
  count: number,
  random: Random,
  addresses = ADDRESSES,
): Promise<string[]> {
  const categories = await get<Category[]>(`${base}/api/category/`);
  const facets = new Map<string, Facets>();
  for (const { slug } of categories) {
    facets.set(slug, await get(`${base}/api/products/facets/?category=${slug}`));
  }
  const queries = new Set<string>();
  while (queries.size < addresses) {
    const { slug } = categories[Math.floor(random() * categories.length)] as Category;
    const offered = [...(facets.get(slug)?.filters ?? [])];
    let settings: Record<string, unknown> = { category: slug };
    for (let set = 0; set < count; set += 1) {
      const [facet] = offered.splice(Math.floor(random() * offered.length), 1);
      if (facet) settings = { ...settings, ...settingOf(facet, random) };
    }
    queries.add(String(searchParameters(settings)));
  }
  return [...queries];
}
