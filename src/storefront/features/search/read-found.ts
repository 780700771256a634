import type { Product, ProductPage } from '#contracts/catalog.ts';
import type { ProductListQuery } from '#contracts/product-query.ts';
import type { Shop } from '#contracts/shop.ts';

/** What a search finds; a plain list in place of a page is taken as the whole of it (spec section 7). */
export async function readFound(
  shop: Shop,
  query: Partial<ProductListQuery>,
): Promise<Pick<ProductPage, 'count' | 'results' | 'corrected_query'>> {
  const answer: ProductPage | Product[] = await shop.products(query);
  if (!Array.isArray(answer)) return answer;
  return { count: answer.length, results: answer, corrected_query: null };
}
