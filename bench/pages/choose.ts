import { z } from 'zod';
import { catalogCalls } from '#contracts/calls/catalog.ts';
import { category, productPage } from '#contracts/catalog.ts';
import { addresses } from '#storefront/addresses.ts';

async function get(url: string): Promise<unknown> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  return answer.json();
}

/** Finds the list of the first non-empty category, and its first available product. */
export async function chooseProduct(base: string): Promise<{ listPath: string; path: string }> {
  for (const { slug } of z
    .array(category)
    .parse(await get(base + catalogCalls.listCategories.url))) {
    const list = await get(`${base}${catalogCalls.listProducts.url}?category=${slug}`);
    const found = productPage
      .parse(list)
      .results.find((product) => product.first_variant?.available);
    if (!found) continue;
    return {
      listPath: addresses.products({ category: slug }),
      path: addresses.product(found.slug),
    };
  }
  throw new Error('The shop has no available product');
}
