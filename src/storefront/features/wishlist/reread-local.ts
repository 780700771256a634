import type { Product } from '#contracts/catalog.ts';
import { readProducts } from '../../api/read-products.ts';
import type { StoredEntry } from './wishlist-entry.ts';
import { wishlistEntries } from './wishlist-storage.ts';

const isLocal = ({ customer }: StoredEntry) => customer === undefined;

/** Shows what a guest has collected at today's price, and what is no longer sold; the server does that for a customer. */
export async function rereadLocal(): Promise<void> {
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

/** `product` is null where it is gone, undefined where it could not be read. */
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
