import { listParameters } from '#contracts/product-query.ts';
import type { Random } from '../../generated-shop.ts';
import type { Cost, MeasureCost } from './cost.ts';
import { hostileSearches } from './searches.ts';

/** What the values of parameters are made of. */
export interface Material {
  readonly categories: readonly string[];
  readonly words: readonly string[];
  /** Values of options, by the parameter that takes them. */
  readonly options: ReadonlyMap<string, readonly string[]>;
}

/** How many of the most expensive addresses have descendants. */
const PARENTS = 20;
const CHANGES = 3;
const OPTIONS = 50;

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** Values of a parameter that cost something: many options, wide ranges, deep and large pages. */
function valuesOf(name: string, material: Material, random: Random): string[] {
  if (name === 'category') return [pick(material.categories, random)];
  if (name === 'search') return hostileSearches(12, material.words, random).slice(-1);
  if (name === 'name') return [pick(material.words, random).slice(0, 1 + Math.floor(random() * 4))];
  if (name === 'o') return [pick(['price', '-price'], random)];
  if (name === 'page') return [pick(['1', '2', '20', '100', '300', '1000'], random)];
  if (name === 'page_size') return [pick(['1', '20', '100'], random)];
  if (/^(min|max|fit)_/.test(name)) return [pick(['0', '1', '500', '2000', '100000000'], random)];
  const options = material.options.get(name);
  if (!options) return ['true'];
  const count = 1 + Math.floor(random() * OPTIONS);
  return [...new Set(Array.from({ length: count }, () => pick(options, random)))];
}

/** Changes up to three parameters of an address towards cost. */
export function mutate(address: string, material: Material, random: Random): string {
  const [path = '', query] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  for (let left = 1 + Math.floor(random() * CHANGES); left > 0; left -= 1) {
    const name = random() < 0.3 ? 'search' : pick(listParameters, random);
    parameters.delete(name);
    // A third of the changes takes a parameter away.
    if (random() < 1 / 3) continue;
    for (const value of valuesOf(name, material, random)) parameters.append(name, value);
  }
  return `${path}?${parameters}`;
}

/** Changes the addresses of lists and facets step by step; the most expensive ones have descendants. Returns all costs. */
export async function climb(
  path: string,
  measure: MeasureCost,
  { count, material, random }: { count: number; material: Material; random: Random },
): Promise<Cost[]> {
  const costs = [await measure(path)];
  let parents = costs;
  while (costs.length < count) {
    const cost = await measure(mutate(pick(parents, random).address, material, random));
    costs.push(cost);
    if (cost.status !== 200) continue;
    parents = [...parents, cost].toSorted((a, b) => b.ms - a.ms).slice(0, PARENTS);
  }
  return costs;
}
