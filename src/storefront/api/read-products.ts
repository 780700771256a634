import type { Product } from '#contracts/catalog.ts';
import { ShopError } from '#contracts/shop.ts';
import { logFailure } from '../log.ts';
import { shopClient } from './shop-client.ts';

const MAX_PRODUCTS = 60;
const CONCURRENCY = 4;

const isGone = ({ status }: ShopError) => status === 404 || status === 410;

/**
 * Loads the current state of products by slug, with at most 4 calls in parallel. The value is null for a product that no longer exists
 * (404) or is not sold any more (410). Products that failed to load, and those after the first 60, are missing from the map.
 */
export async function readProducts(
  slugs: readonly string[],
): Promise<ReadonlyMap<string, Product | null>> {
  const found = new Map<string, Product | null>();
  const queue = [...new Set(slugs)].slice(0, MAX_PRODUCTS);
  const worker = async () => {
    for (let slug = queue.shift(); slug !== undefined; slug = queue.shift()) {
      try {
        found.set(slug, await shopClient.product(slug));
      } catch (error) {
        if (error instanceof ShopError && isGone(error)) found.set(slug, null);
        else logFailure('a product was not refreshed', error);
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return found;
}
