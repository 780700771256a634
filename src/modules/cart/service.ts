import type { Cart, CartChange } from '#contracts/cart.ts';
import { toRoubles } from '#contracts/money.ts';
import { findOffers, type Offer } from '#modules/catalog/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/domain-error.ts';
import { DAY } from '#platform/duration.ts';
import {
  type CartLine,
  type CartRow,
  insertCart,
  removeCart,
  removeCartsUntouchedSince,
  replaceLines,
  selectCart,
  selectCartForUpdate,
  selectLines,
  updateOrdered,
} from './queries.ts';
import { resolveLines, sameLines } from './requested-lines.ts';

export interface CartContext {
  readonly db: Database;
  readonly clock: Clock;
}

/** How long an untouched cart is kept, on the server and in the cookie. */
export const CART_LIFE = 90 * DAY;

const noCart: Cart = { cart_uuid: null, cart_items: [] };

/** The cart of this uuid with today's prices; an empty one where there is none, or where it has been ordered. */
export async function getCart({ db }: CartContext, uuid: string | undefined): Promise<Cart> {
  const cart = uuid === undefined ? undefined : await selectCart(db, uuid);
  if (!cart || cart.orderedAt) return noCart;
  return presentCart(db, cart, await selectLines(db, cart.id));
}

/**
 * Replaces the lines of the cart, or makes one. A cart that has been ordered keeps its uuid only for the same lines, so a
 * retry meets its order and new goods become a new one.
 */
export function replaceCart(
  { db, clock }: CartContext,
  requested: CartChange['cart_items'],
  uuid: string | undefined,
): Promise<Cart> {
  return db.transaction(async (tx) => {
    const lines = await resolveLines(tx, requested);
    const known = uuid === undefined ? undefined : await selectCartForUpdate(tx, uuid);
    if (known?.orderedAt && sameLines(lines, await selectLines(tx, known.id))) {
      return presentCart(tx, known, lines);
    }
    const now = clock.now();
    const cart = known && !known.orderedAt ? known : await insertCart(tx, now);
    await replaceLines(tx, cart.id, lines, now);
    return presentCart(tx, cart, lines);
  });
}

/** Deletes a cart; `cartNotFound`, or `cartOrdered` for one that an order rests on. */
export function deleteCart({ db }: CartContext, uuid: string): Promise<void> {
  return db.transaction(async (tx) => {
    const cart = await selectCartForUpdate(tx, uuid);
    if (!cart) throw new DomainError('cartNotFound');
    if (cart.orderedAt) throw new DomainError('cartOrdered');
    await removeCart(tx, cart.id);
  });
}

/** A cart held by the transaction that is about to order it. */
export interface HeldCart {
  readonly id: number;
  readonly lines: { readonly offer: Offer; readonly quantity: number }[];
}

/** Holds the cart until the transaction ends, with the lines that can still be ordered; undefined where there is none. */
export async function holdCart(db: Database, uuid: string): Promise<HeldCart | undefined> {
  const cart = await selectCartForUpdate(db, uuid);
  if (!cart) return undefined;
  const lines = await selectLines(db, cart.id);
  const offers = await offersOf(db, lines);
  return {
    id: cart.id,
    lines: lines.flatMap(({ variantId, quantity }) => {
      const offer = offers.get(variantId);
      return offer && !offer.withdrawn ? [{ offer, quantity }] : [];
    }),
  };
}

/** Freezes a held cart: an order rests on it now. */
export const markOrdered = (db: Database, cart: HeldCart, now: Date): Promise<void> =>
  updateOrdered(db, cart.id, now);

/** Deletes carts that nobody has touched for as long as their cookie lives; ordered ones stay. */
export function forgetOldCarts({ db, clock }: CartContext): Promise<void> {
  return removeCartsUntouchedSince(db, new Date(clock.now().getTime() - CART_LIFE));
}

const offersOf = (db: Database, lines: CartLine[]) =>
  findOffers(
    db,
    lines.map((line) => line.variantId),
  );

async function presentCart(db: Database, cart: CartRow, lines: CartLine[]): Promise<Cart> {
  const offers = await offersOf(db, lines);
  return {
    cart_uuid: cart.uuid,
    cart_items: lines.flatMap(({ variantId, quantity }) => {
      const offer = offers.get(variantId);
      return offer ? [presentItem(offer, quantity)] : [];
    }),
  };
}

const presentItem = (offer: Offer, quantity: number): Cart['cart_items'][number] => ({
  product: offer.productId,
  variant: offer.variantId,
  quantity,
  price: toRoubles(offer.price),
  product_name: offer.productName,
  variant_name: offer.variantName,
  photo: offer.photo,
  product_slug: offer.productSlug,
  variant_slug: offer.variantSlug,
  available: !offer.withdrawn,
});
