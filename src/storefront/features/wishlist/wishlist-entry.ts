import type { WishlistEntry } from '#contracts/wishlist.ts';
import { fieldsOf, toId } from '../../api/answers/json.ts';
import { readWishlistEntry } from '../../api/answers/wishlist.ts';

/** One line of the stored list; `customer` marks a copy of the server's line and says whose it is. */
export interface StoredEntry extends WishlistEntry {
  readonly customer?: number;
}

/** What can be wished for; `variantId` is null where a product has no variant. */
export interface WishItem {
  readonly productId: number;
  readonly variantId: number | null;
  readonly name: string;
  readonly variantName: string;
  readonly price: number;
  readonly photo: string;
  /** The photo of the whole product. */
  readonly productPhoto: string;
  readonly productSlug: string;
  readonly variantSlug: string;
}

export const variantIdOf = ({ product_variant: { id } }: WishlistEntry): number => id;

/** A guest's own line, which has no number of the server's: that of the variant stands for it. */
export const toEntry = (item: WishItem & { variantId: number }): WishlistEntry => ({
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

/** The lines of a stored list; what is no line is dropped, what is nearly one is put right. */
export function parseEntries(raw: unknown): StoredEntry[] {
  if (!Array.isArray(raw)) return [];
  const entries = raw.flatMap(parseEntry);
  const keyOf = (entry: StoredEntry) => `${entry.customer} ${variantIdOf(entry)}`;
  return [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()];
}

function parseEntry(raw: unknown): StoredEntry[] {
  const entry = readWishlistEntry(raw);
  if (!entry) return [];
  const customer = toId(fieldsOf(raw).customer);
  return [customer === null ? entry : { ...entry, customer }];
}
