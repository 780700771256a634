import type { Cart, CartItem } from '#contracts/cart.ts';
import * as is from './json.ts';

/** A cart from an answer of the API; `cart_items` is null when the answer contains no lines. */
export interface CartAnswer {
  readonly cart_uuid: Cart['cart_uuid'];
  readonly cart_items: readonly CartItem[] | null;
}

/** A line needs a product, a variant and a price. */
const readLine = is.adjusted(
  is.shape<CartItem>({
    product: is.needed(is.id),
    variant: is.needed(is.id),
    price: is.needed(is.number),
    quantity: is.or(is.id, 1),
    ...is.all(is.text, 'product_name variant_name photo product_slug variant_slug'),
    available: is.unlessFalse,
    sold_out: is.flag,
    ...is.all(is.number, 'left original_price'),
    in_stock: is.flag,
    readiness: is.textOrNull,
  }),
  (line) => ({
    ...line,
    product_slug: line.product_slug || String(line.product),
    variant_slug: line.variant_slug || String(line.variant),
  }),
);

/** Every object is usable: both fields are optional. */
export const readCart = is.ofObject(
  is.shape<CartAnswer>({ cart_uuid: is.textOrNull, cart_items: is.wholeList(readLine) }),
);
