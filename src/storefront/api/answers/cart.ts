import type { Cart, CartItem } from '#contracts/cart.ts';
import { fieldsOf, readList, toId, toNumber, toText } from './json.ts';

/** A cart from an answer of the API; `cart_items` is null when the answer contains no lines. */
export interface CartAnswer {
  readonly cart_uuid: Cart['cart_uuid'];
  readonly cart_items: readonly CartItem[] | null;
}

/** Every object is usable: both fields are optional. */
export function readCart(json: unknown): CartAnswer | null {
  if (typeof json !== 'object' || json === null) return null;
  const { cart_uuid, cart_items } = fieldsOf(json);
  return { cart_uuid: toText(cart_uuid) || null, cart_items: readList(cart_items, readLine) };
}

/** A line needs a product, a variant and a price. */
function readLine(json: unknown): CartItem | null {
  const line = fieldsOf(json);
  const product = toId(line.product);
  const variant = toId(line.variant);
  const price = toNumber(line.price);
  if (product === null || variant === null || price === null) return null;
  return {
    product,
    variant,
    price,
    quantity: toId(line.quantity) ?? 1,
    product_name: toText(line.product_name),
    variant_name: toText(line.variant_name),
    photo: toText(line.photo),
    product_slug: toText(line.product_slug) || String(product),
    variant_slug: toText(line.variant_slug) || String(variant),
    available: line.available !== false,
    sold_out: line.sold_out === true,
    left: toNumber(line.left),
  };
}
