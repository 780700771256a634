import type { Product } from '#contracts/catalog.ts';
import { ShopError } from '#contracts/shop.ts';
import { logFailure } from '../log.ts';
import { shopClient } from './shop-client.ts';

const MOST = 60;
const AT_ONCE = 4;

/**
 * Loads the current state of products by slug, with at most 4 calls in parallel. The value is null for a product that no longer exists
 * (404). Products that failed to load, and those after the first 60, are missing from the map.
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
        else logFailure('a product was not refreshed', error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}
