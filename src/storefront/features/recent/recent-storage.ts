import { createStored, jsonCodec } from '../../browser-storage.ts';

/** A product that was opened in this browser. Without a price: it may have changed. */
export interface RecentProduct {
  readonly slug: string;
  readonly variantSlug: string;
  readonly name: string;
  readonly photo: string;
}

const KEPT = 13;

const recentProducts = createStored(() => localStorage, 'recently_seen', jsonCodec(parseRecent));

export const { get: recentlySeen, subscribe: onRecentlySeen } = recentProducts;

/** Puts the product first. */
export function recordSeen(product: RecentProduct): void {
  const others = recentProducts.get().filter(({ slug }) => slug !== product.slug);
  recentProducts.set([product, ...others].slice(0, KEPT));
}

/** After a sign-out: what one customer has seen is nothing for the next one. */
export const purgeSeen = (): void => recentProducts.set([]);

function parseRecent(raw: unknown): RecentProduct[] {
  if (!Array.isArray(raw)) return [];
  return raw.slice(0, KEPT).flatMap((one: Partial<RecentProduct> | null) => {
    if (!one || typeof one.slug !== 'string' || typeof one.name !== 'string') return [];
    const { slug, name } = one;
    return [
      { slug, name, variantSlug: String(one.variantSlug ?? ''), photo: String(one.photo ?? '') },
    ];
  });
}
