import type { Product } from '#contracts/catalog.ts';
import { readProducts } from '../../api/read-products.ts';
import type { StoredEntry } from './wishlist-entry.ts';
import { wishlistEntries } from './wishlist-storage.ts';

const isLocal = ({ customer }: StoredEntry) => customer === undefined;

/** Refreshes price and availability of a guest's entries. For a customer the server does that. */
export async function refreshLocalWishlist(): Promise<void> {
  const slugs = wishlistEntries
    .get()
    .filter(isLocal)
    .map((entry) => entry.product_variant.product.slug);
  if (slugs.length === 0) return;
  const products = await readProducts(slugs);
  wishlistEntries.set(
    wishlistEntries
      .get()
      .map((entry) =>
        isLocal(entry) ? refreshed(entry, products.get(entry.product_variant.product.slug)) : entry,
      ),
  );
}

/** `product`: null when it no longer exists, undefined when it failed to load. */
function refreshed(entry: StoredEntry, product: Product | null | undefined): StoredEntry {
  if (product === undefined) return entry;
  const { product_variant: stored } = entry;
  const variant = product?.variants.find(({ id }) => id === stored.id);
  if (!product || !variant) {
    return { ...entry, product_variant: { ...stored, available: false } };
  }
  const { slug, name, price, photo } = variant;
  return {
    ...entry,
    product_variant: {
      ...stored,
      slug,
      product_name: product.name,
      variant_name: name,
      price,
      photo,
      product_photo: product.photo,
      available: true,
      sold_out: !variant.available,
    },
  };
}
