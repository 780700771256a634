import type { Product, Variant } from '#contracts/catalog.ts';
import { availabilityText } from '#messages/catalogue/catalog.ts';
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
  const variant =
    item.variantId === null
      ? product?.first_variant
      : product?.variants.find(({ id }) => id === item.variantId);
  const { available: _, soldOut: __, readiness: ___, inStock: ____, before: _____, ...line } = item;
  return variant ? { ...line, ...factsOf(variant) } : { ...line, available: false };
}

function factsOf(variant: Variant): Partial<CartItem> {
  const { price, original_price: before, discount, in_stock: inStock } = variant;
  const { production_time_days: leadDays, production_time_days_from: leadDaysFrom } = variant;
  const offer = { price, ...(discount > 0 && before !== null && { before }) };
  if (!variant.available) return { ...offer, soldOut: true };
  const readiness = availabilityText({ inStock, leadDays, leadDaysFrom });
  return { ...offer, readiness, ...(inStock && { inStock }) };
}
