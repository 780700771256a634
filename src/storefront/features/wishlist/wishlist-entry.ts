import type { WishlistEntry } from '#contracts/wishlist.ts';
import { fieldsOf, id } from '../../api/answers/json.ts';
import { readWishlistEntry } from '../../api/answers/wishlist.ts';

/** One stored entry. `customer` marks a copy of the server's entry and is the customer's id. */
export interface StoredEntry extends WishlistEntry {
  readonly customer?: number;
}

/** An item to add; `variantId` is null when the product has no variant. */
export interface WishlistItem {
  readonly productId: number;
  readonly variantId: number | null;
  readonly name: string;
  readonly variantName: string;
  readonly price: number;
  readonly photo: string;
  /** The photo of the product, not of the variant. */
  readonly productPhoto: string;
  readonly productSlug: string;
  readonly variantSlug: string;
}

export const variantIdOf = ({ product_variant: { id } }: WishlistEntry): number => id;

/** A guest's entry. It has no server id, so the variant id is used. */
export const toEntry = (item: WishlistItem & { variantId: number }): WishlistEntry => ({
  id: item.variantId,
  product_variant: {
    id: item.variantId,
    slug: item.variantSlug,
    product: { id: item.productId, slug: item.productSlug },
    product_name: item.name,
    variant_name: item.variantName,
    price: item.price,
    photo: item.photo,
    product_photo: item.productPhoto,
    available: true,
    sold_out: false,
  },
});

/** Parses a stored list. Entries without usable ids are dropped, other wrong values get defaults. */
export function parseEntries(raw: unknown): StoredEntry[] {
  if (!Array.isArray(raw)) return [];
  const entries = raw.flatMap(parseEntry);
  const keyOf = (entry: StoredEntry) => `${entry.customer} ${variantIdOf(entry)}`;
  return [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()];
}

function parseEntry(raw: unknown): StoredEntry[] {
  const entry = readWishlistEntry(raw);
  if (!entry) return [];
  const customer = id(fieldsOf(raw).customer);
  return [customer === null ? entry : { ...entry, customer }];
}
