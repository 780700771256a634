import type { WishlistEntry } from '#contracts/wishlist.ts';
import * as is from './json.ts';

type WishlistVariant = WishlistEntry['product_variant'];

/** An entry needs a variant and a product, both with an id. */
export const readWishlistEntry = is.adjusted(
  is.shape<WishlistEntry>({
    id: is.or(is.id, 0),
    product_variant: is.needed(
      is.shape<WishlistVariant>({
        id: is.needed(is.id),
        ...is.all(is.text, 'slug product_name variant_name photo product_photo'),
        product: is.needed(
          is.shape<WishlistVariant['product']>({ id: is.needed(is.id), slug: is.text }),
        ),
        price: is.or(is.number, 0),
        available: is.unlessFalse,
        sold_out: is.flag,
      }),
    ),
  }),
  (entry) => ({ ...entry, id: entry.id || entry.product_variant.id }),
);

export const readWishlist = is.wholeList(readWishlistEntry);
