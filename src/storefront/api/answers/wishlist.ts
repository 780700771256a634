import type { WishlistEntry } from '#contracts/wishlist.ts';
import { fieldsOf, readList, toId, toNumber, toText } from './json.ts';

/** An entry needs a variant and a product, both with an id. */
export function readWishlistEntry(json: unknown): WishlistEntry | null {
  const entry = fieldsOf(json);
  const variant = fieldsOf(entry.product_variant);
  const product = fieldsOf(variant.product);
  const [id, productId] = [toId(variant.id), toId(product.id)];
  if (id === null || productId === null) return null;
  return {
    id: toId(entry.id) ?? id,
    product_variant: {
      id,
      slug: toText(variant.slug),
      product: { id: productId, slug: toText(product.slug) },
      product_name: toText(variant.product_name),
      variant_name: toText(variant.variant_name),
      price: toNumber(variant.price) ?? 0,
      photo: toText(variant.photo),
      product_photo: toText(variant.product_photo),
      available: variant.available !== false,
      sold_out: variant.sold_out === true,
    },
  };
}

export const readWishlist = (json: unknown): WishlistEntry[] | null =>
  readList(json, readWishlistEntry);
