import type { Product } from '#contracts/catalog.ts';
import { readProducts } from '../../api/read-products.ts';
import type { CartItem } from './cart-item.ts';
import { deferredItems } from './cart-storage.ts';

/** Reads price and availability of the deferred lines anew: the server's cart does not hold them. */
export async function refreshDeferred(): Promise<void> {
  const slugs = deferredItems.get().map(({ productSlug }) => productSlug);
  if (slugs.length === 0) return;
  const products = await readProducts(slugs);
  deferredItems.set(
    deferredItems.get().map((item) => refreshed(item, products.get(item.productSlug))),
  );
}

/** `product`: null when it no longer exists, undefined when it failed to load. */
function refreshed(item: CartItem, product: Product | null | undefined): CartItem {
  if (product === undefined) return item;
  const { available: _, soldOut: __, left: ___, ...line } = item;
  const variant =
    item.variantId === null
      ? product?.first_variant
      : product?.variants.find(({ id }) => id === item.variantId);
  if (!variant) return { ...line, available: false };
  return { ...line, price: variant.price, ...(!variant.available && { soldOut: true }) };
}
