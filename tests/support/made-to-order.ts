import { productPage } from '../../src/contracts/catalog.ts';

/** A product of the shop at this address of which there is no shelf to run empty. */
export async function findMadeToOrder(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/products/?page_size=100`);
  const { results } = productPage.parse(await answer.json());
  const found = results.find(({ first_variant: first }) => first?.available && !first.in_stock);
  if (!found) throw new Error('Every product is kept on a shelf');
  return found.id;
}
