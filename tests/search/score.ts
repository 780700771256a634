import type { Product } from '../../src/contracts/catalog.ts';

/** What a pattern of the list of queries is looked for in. */
export function textOf(product: Product): string {
  const { category, name, variants } = product;
  return [category.slug, name, category.name, JSON.stringify(variants)]
    .join('|')
    .toLowerCase()
    .replaceAll('ё', 'е');
}

/** nDCG@10 with answers that are right or wrong; 1 where every right one that fits stands first. */
export function ndcg(hits: readonly boolean[], rightInAll: number): number {
  const gain = (all: readonly boolean[]) =>
    all
      .slice(0, 10)
      .reduce((sum, isRight, index) => sum + (isRight ? 1 / Math.log2(index + 2) : 0), 0);
  const best = gain(Array.from({ length: Math.min(10, rightInAll) }, () => true));
  return best === 0 ? 0 : gain(hits) / best;
}
