import { productPage } from '../../src/contracts/catalog.ts';

/** Finds a product that is made to order, so it cannot sell out. */
export async function findMadeToOrder(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/products/?page_size=100`);
  const { results } = productPage.parse(await answer.json());
  const found = results.find(({ first_variant: first }) => first?.available && !first.in_stock);
  if (!found) throw new Error('No product is made to order');
  return found.id;
}
