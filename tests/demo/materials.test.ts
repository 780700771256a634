import { describe, expect, it } from 'vitest';
import type { SourceProduct } from '#contracts/catalogue-source.ts';
import { products } from './rows.ts';

/** A word for a material, and what at least one variant must state of itself. */
const materials: readonly (readonly [word: RegExp, stated: RegExp])[] = [
  [/(?<!эко)(?<!\p{L})кож(?:а|и|е|у|ей|ан\p{L}+)(?!\p{L})/iu, /(?<!\p{L})кожа/u],
  [/(?<!\p{L})дубов\p{L}+|из дуба(?!\p{L})/iu, /(?:массив|шпон\p{L}*) дуба/u],
  [/берёзов\p{L}+|из берёзы/iu, /берёз/],
  [/буков\p{L}+|из бука/iu, /бук/],
  [/(?<!\p{L})ясен(?:ев\p{L}+|я)/iu, /ясен/],
  [/экокож/iu, /экокожа/],
];

/** The materials that a product is said to have, and that none of its variants states. */
function unfounded({ description, variants }: Pick<SourceProduct, 'description' | 'variants'>) {
  const stated = JSON.stringify(variants.map(({ attributes }) => attributes));
  return materials.flatMap(([word, pattern]) => {
    const [said] = word.exec(description) ?? [];
    return said && !pattern.test(stated) ? [said] : [];
  });
}

describe('a material that a description names', () => {
  it.each(products.map(({ product }) => [product.slug, product] as const))(
    'is stated by a variant: %s',
    (_, product) => {
      expect(unfounded(product)).toEqual([]);
    },
  );

  it.each([
    ['Кожаный чехол.', 'Кожаный'],
    ['Дубовая рама.', 'Дубовая'],
  ])('«%s» of a plaid is refused', (description, word) => {
    const plaid = products.find(({ product }) => product.slug === 'pled-sugrob')?.product;
    expect(unfounded({ description, variants: plaid?.variants ?? [] })).toEqual([word]);
  });
});
