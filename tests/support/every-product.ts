import type { Product, ProductPage } from '../../src/contracts/catalog.ts';

const PAGE_SIZE = 100;

/** All products of a shop, in the order of its list. */
export async function everyProduct(
  list: (page: { page: number; page_size: number }) => Promise<ProductPage>,
): Promise<Product[]> {
  const first = await list({ page: 1, page_size: PAGE_SIZE });
  const others = Array.from({ length: Math.ceil(first.count / PAGE_SIZE) - 1 }, (_, index) =>
    list({ page: index + 2, page_size: PAGE_SIZE }),
  );
  return [first, ...(await Promise.all(others))].flatMap(({ results }) => results);
}
