import type { Cart, CartChange } from '#contracts/cart.ts';
import { toRoubles } from '#contracts/money.ts';
import { findOffers, type Offer } from '#modules/stock/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/domain-error.ts';
import { DAY } from '#platform/duration.ts';
import {
  type CartLine,
  type CartRow,
  insertCart,
  lockCartsOfCustomer,
  removeCart,
  removeCartsUntouchedSince,
  replaceLines,
  selectCart,
  selectCartForUpdate,
  selectCartOfCustomer,
  selectLines,
  takeCart,
  updateOwner,
} from './queries.ts';
import { largerQuantities, type OfferedLines, resolveLines, sameLines } from './requested-lines.ts';

export interface CartContext {
  readonly db: Database;
  readonly clock: Clock;
}

/** How long an untouched cart is kept, on the server and in the cookie. */
export const CART_LIFE = 90 * DAY;

/** So many are left that whoever wants one had better know. */
const FEW = 3;

const noCart: Cart = { cart_uuid: null, cart_items: [] };

/** How a cart is known: by its uuid, else as that of a customer. */
export interface CartOwner {
  readonly uuid?: string | undefined;
  readonly customerId?: number | undefined;
}

type KnownCart = CartOwner & { readonly uuid: string };

/** Whoever knows its uuid may use a guest's cart; a customer's is theirs alone. */
const isOpenTo = (cart: CartRow, customerId: number | undefined): boolean =>
  cart.customerId === null || cart.customerId === customerId;

/** The cart with today's prices; an empty one where there is none, or where it has been ordered. */
export async function getCart({ db }: CartContext, { uuid, customerId }: CartOwner): Promise<Cart> {
  const own = customerId === undefined ? undefined : await selectCartOfCustomer(db, customerId);
  const cart = own ?? (uuid === undefined ? undefined : await selectCart(db, uuid));
  if (!cart || cart.orderedAt || !isOpenTo(cart, customerId)) return noCart;
  const lines = await selectLines(db, cart.id);
  return presentCart(cart.uuid, { lines, offers: await offersOf(db, lines) });
}

/**
 * Replaces the lines of the cart, or makes one; a customer's own open cart comes before a guest's that is named. A cart that
 * has been ordered keeps its uuid only for the same lines, so a retry meets its order and new goods become a new one.
 */
export function replaceCart(
  context: CartContext,
  requested: CartChange['cart_items'],
  { uuid, customerId }: CartOwner,
): Promise<Cart> {
  if (uuid === undefined && customerId === undefined) return newGuestCart(context, requested);
  const { db, clock } = context;
  return db.transaction(async (db) => {
    const offered = await resolveLines(db, requested);
    const { lines } = offered;
    if (customerId !== undefined) await lockCartsOfCustomer(db, customerId);
    const found = uuid === undefined ? undefined : await selectCartForUpdate(db, uuid);
    const named = found && isOpenTo(found, customerId) ? found : undefined;
    if (named?.orderedAt && sameLines(lines, await selectLines(db, named.id))) {
      return presentCart(named.uuid, offered);
    }
    const own = customerId === undefined ? undefined : await holdCartOfCustomer(db, customerId);
    const open = named?.orderedAt ? undefined : named;
    const now = clock.now();
    const kept = own ?? open;
    if (kept && customerId !== undefined) await updateOwner(db, kept.id, customerId);
    if (kept) await replaceLines(db, kept.id, lines, now);
    const uuidNow = kept?.uuid ?? (await insertCart(db, now, customerId ?? null, lines));
    return presentCart(uuidNow, offered);
  });
}

/** There is nobody to take turns with, and the cart is one statement: without a transaction around it. */
async function newGuestCart({ db, clock }: CartContext, requested: CartChange['cart_items']) {
  const offered = await resolveLines(db, requested);
  return presentCart(await insertCart(db, clock.now(), null, offered.lines), offered);
}

/**
 * A guest has signed in: their cart becomes the customer's, or goes into the one that the customer has, the larger quantity of
 * each variant winning. Sign-ins at once take turns. Answers the uuid of the customer's cart, null where there is none.
 */
export function adoptCart(
  { db, clock }: CartContext,
  customerId: number,
  guestUuid: string | undefined,
): Promise<string | null> {
  return db.transaction(async (db) => {
    await lockCartsOfCustomer(db, customerId);
    const own = await holdCartOfCustomer(db, customerId);
    const named = guestUuid === undefined ? undefined : await selectCartForUpdate(db, guestUuid);
    const guest = named && !named.orderedAt && named.customerId === null ? named : undefined;
    if (!guest) return own?.uuid ?? null;
    if (!own) {
      await updateOwner(db, guest.id, customerId);
      return guest.uuid;
    }
    const lines = [...(await selectLines(db, own.id)), ...(await selectLines(db, guest.id))];
    await replaceLines(db, own.id, largerQuantities(lines), clock.now());
    await removeCart(db, guest.id);
    return own.uuid;
  });
}

/** Deletes a cart; `cart_not_found`, also for another customer's, or `cart_ordered` for one that an order rests on. */
export function deleteCart({ db }: CartContext, { uuid, customerId }: KnownCart): Promise<void> {
  return db.transaction(async (db) => {
    const cart = await selectCartForUpdate(db, uuid);
    if (!cart || !isOpenTo(cart, customerId)) throw new DomainError('cart_not_found');
    if (cart.orderedAt) throw new DomainError('cart_ordered');
    await removeCart(db, cart.id);
  });
}

/** A cart held by the transaction that is ordering it. */
export interface HeldCart {
  readonly id: number;
  /** An order rests on it already. */
  readonly ordered: boolean;
  readonly lines: { readonly offer: Offer; readonly quantity: number }[];
}

/**
 * Holds the cart until the transaction ends and freezes it for the order that it makes, with the lines that can still be
 * ordered; undefined where there is none, or where it is another customer's.
 */
export async function holdCart(
  { db, clock }: CartContext,
  { uuid, customerId = null }: { uuid: string; customerId?: number | null | undefined },
): Promise<HeldCart | undefined> {
  const cart = await takeCart(db, { uuid, customerId }, clock.now());
  if (!cart) return undefined;
  // Only now: whoever held the cart before may have changed them.
  const lines = await selectLines(db, cart.id);
  const offers = await offersOf(db, lines);
  return {
    ...cart,
    lines: lines.flatMap(({ variantId, quantity }) => {
      const offer = offers.get(variantId);
      return offer && !offer.withdrawn ? [{ offer, quantity }] : [];
    }),
  };
}

/** Deletes carts that nobody has touched for as long as their cookie lives; ordered ones stay. */
export function purgeOldCarts({ db, clock }: CartContext): Promise<void> {
  return removeCartsUntouchedSince(db, new Date(clock.now().getTime() - CART_LIFE));
}

async function holdCartOfCustomer(db: Database, customerId: number): Promise<CartRow | undefined> {
  const cart = await selectCartOfCustomer(db, customerId);
  const held = cart && (await selectCartForUpdate(db, cart.uuid));
  return held?.orderedAt ? undefined : held;
}

const offersOf = (db: Database, lines: CartLine[]) =>
  findOffers(
    db,
    lines.map((line) => line.variantId),
  );

const presentCart = (uuid: string, { lines, offers }: OfferedLines): Cart => ({
  cart_uuid: uuid,
  cart_items: lines.flatMap(({ variantId, quantity }) => {
    const offer = offers.get(variantId);
    return offer ? [presentItem(offer, quantity)] : [];
  }),
});

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
  left: fewLeft(offer, quantity),
});

/** What is worth saying of the stock: that it does not do for this quantity, or soon will not. */
const fewLeft = ({ stock }: Offer, quantity: number): number | null =>
  stock !== null && (stock < quantity || stock <= FEW) ? stock : null;
