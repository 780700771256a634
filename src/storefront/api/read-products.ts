import type { Product } from '#contracts/catalog.ts';
import { ShopError } from '#contracts/shop.ts';
import { logFailure } from '../log.ts';
import { shopClient } from './shop-client.ts';

const MOST = 60;
const AT_ONCE = 4;

/**
 * These products as they are today, by slug, a few calls at a time; null for one that is no longer there. What could not be
 * read, or is one too many, is missing.
 */
export async function readProducts(
  slugs: readonly string[],
): Promise<ReadonlyMap<string, Product | null>> {
  const found = new Map<string, Product | null>();
  const waiting = [...new Set(slugs)].slice(0, MOST);
  const work = async () => {
    for (let slug = waiting.shift(); slug !== undefined; slug = waiting.shift()) {
      try {
        found.set(slug, await shopClient.product(slug));
      } catch (error) {
        if (error instanceof ShopError && error.status === 404) found.set(slug, null);
        else logFailure('a product was not read again', error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}
