import { productPage } from '../../src/contracts/catalog.ts';

/** A line of a cart. */
interface Line {
  readonly product: number;
  readonly variant: number;
}

/** Variants that are made to order, so they cannot sell out, each of another product. */
export async function findLinesToOrder(url: string): Promise<Line[]> {
  const answer = await fetch(`${url}/api/products/?page_size=100`);
  const { results } = productPage.parse(await answer.json());
  return results.flatMap(({ id, first_variant: first }) =>
    first?.available && !first.in_stock ? [{ product: id, variant: first.id }] : [],
  );
}

/** Finds a product that is made to order. */
export async function findMadeToOrder(url: string): Promise<number> {
  const [found] = await findLinesToOrder(url);
  if (!found) throw new Error('No product is made to order');
  return found.product;
}
