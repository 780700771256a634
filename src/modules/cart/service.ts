import type { Cart, CartChange } from '#contracts/cart.ts';
import { discountPercent, toRoubles } from '#contracts/money.ts';
import { availabilityText, leftText } from '#messages/catalogue/catalog.ts';
import { findOffers, findOffersOf, type Offer, tellableStock } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { DAY } from '#platform/time/duration.ts';
import {
  type CartLine,
  type CartRow,
  insertCart,
  lockCartsOfCustomer,
  type NewCartOwner,
  removeCart,
  replaceLines,
  selectCart,
  selectCartForUpdate,
  selectCartOfCustomer,
  selectLines,
  selectLinesOfCart,
  takeCart,
  updateOwner,
  variantsInCart,
} from './queries.ts';
import { largerQuantities, type OfferedLines, resolveLines, sameLines } from './requested-lines.ts';

export interface CartContext {
  readonly db: Database;
  readonly clock: Clock;
}

/** How long the browser keeps the number of an unchanged cart. On the server it is kept as long as the owner says, and no longer. */
export const CART_LIFE = 90 * DAY;

const noCart: Cart = { cart_uuid: null, cart_items: [] };

/** Identifies a cart: by its uuid, or by its customer. */
export interface CartOwner {
  readonly uuid?: string | undefined;
  readonly customerId?: number | undefined;
  /** The network of the request: a new cart of a guest counts there. */
  readonly network?: string | undefined;
}

type KnownCart = CartOwner & { readonly uuid: string };

/** Access: a guest's cart is open to any client that knows its uuid; a customer's cart only to that customer. */
const isOpenTo = (cart: CartRow, customerId: number | undefined): boolean =>
  cart.customerId === null || cart.customerId === customerId;

/** The cart at current prices; an empty cart if none is found or if it has been ordered. */
export async function getCart({ db }: CartContext, { uuid, customerId }: CartOwner): Promise<Cart> {
  const own = customerId === undefined ? undefined : await selectCartOfCustomer(db, customerId);
  const cart = own ?? (uuid === undefined ? undefined : await selectCart(db, uuid));
  if (!cart || cart.orderedAt || !isOpenTo(cart, customerId)) return noCart;
  const lines = await selectLines(db, cart.id);
  return presentCart(cart.uuid, { lines, offers: await offersOf(db, lines) });
}

/**
 * Replaces the lines of the cart, or creates a cart. A customer's own open cart takes precedence over a named guest
 * cart. An ordered cart keeps its uuid only for the same lines: a retry then finds its order, and new goods start a new
 * cart.
 */
export function replaceCart(
  context: CartContext,
  requested: CartChange['cart_items'],
  { uuid, customerId, network }: CartOwner,
): Promise<Cart> {
  const guest = { customerId: null, network: network ?? null };
  if (uuid === undefined && customerId === undefined) {
    return insertGuestCart(context, requested, guest);
  }
  const { db, clock } = context;
  return db.transaction(async (db) => {
    if (customerId !== undefined) await lockCartsOfCustomer(db, customerId);
    const [offered, found] = await Promise.all([
      resolveLines(db, requested),
      uuid === undefined ? undefined : selectCartForUpdate(db, uuid),
    ]);
    const { lines } = offered;
    const named = found && isOpenTo(found, customerId) ? found : undefined;
    if (named?.orderedAt && sameLines(lines, await selectLines(db, named.id))) {
      return presentCart(named.uuid, offered);
    }
    const own = customerId === undefined ? undefined : await lockCartOfCustomer(db, customerId);
    const open = named?.orderedAt ? undefined : named;
    const now = clock.now();
    const kept = own ?? open;
    if (kept && customerId !== undefined) await updateOwner(db, kept.id, customerId);
    if (kept) await replaceLines(db, kept.id, lines, now);
    const owner = customerId === undefined ? guest : { customerId, network: null };
    const uuidNow = kept?.uuid ?? (await insertCart(db, now, owner, lines));
    return presentCart(uuidNow, offered);
  });
}

/** No other request can change this cart and the insert is one statement, so it needs no transaction. */
async function insertGuestCart(
  { db, clock }: CartContext,
  requested: CartChange['cart_items'],
  guest: NewCartOwner,
) {
  const offered = await resolveLines(db, requested);
  return presentCart(await insertCart(db, clock.now(), guest, offered.lines), offered);
}

/**
 * Moves a guest's cart to the customer at sign-in. If the customer has a cart, the two are merged: the larger quantity
 * of each variant wins. Concurrent sign-ins run one after another. Returns the uuid of the customer's cart, or null.
 */
export function adoptCart(
  { db, clock }: CartContext,
  customerId: number,
  guestUuid: string | undefined,
): Promise<string | null> {
  return db.transaction(async (db) => {
    await lockCartsOfCustomer(db, customerId);
    const own = await lockCartOfCustomer(db, customerId);
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

/**
 * Deletes a cart. Throws `cart_not_found`, also for another customer's cart, or `cart_ordered` if an order refers to
 * it.
 */
export function deleteCart({ db }: CartContext, { uuid, customerId }: KnownCart): Promise<void> {
  return db.transaction(async (db) => {
    const cart = await selectCartForUpdate(db, uuid);
    if (!cart || !isOpenTo(cart, customerId)) throw new DomainError('cart_not_found');
    if (cart.orderedAt) throw new DomainError('cart_ordered');
    await removeCart(db, cart.id);
  });
}

/** A cart that is locked by the transaction that orders it. */
export interface LockedCart {
  readonly id: number;
  /** An order already refers to this cart. */
  readonly ordered: boolean;
  readonly lines: { readonly offer: Offer; readonly quantity: number }[];
}

/**
 * Locks the cart until the transaction ends, marks it as ordered and returns the lines that can still be ordered;
 * undefined if the cart does not exist or belongs to another customer.
 */
export async function lockCart(
  { db, clock }: CartContext,
  { uuid, customerId = null }: { uuid: string; customerId?: number | null | undefined },
): Promise<LockedCart | undefined> {
  // What is in the cart is read by statements of their own, after the lock: another transaction may have changed it before.
  const [cart, lines, offers] = await Promise.all([
    takeCart(db, { uuid, customerId }, clock.now()),
    selectLinesOfCart(db, uuid),
    findOffersOf(db, variantsInCart(uuid)),
  ]);
  if (!cart) return undefined;
  return {
    ...cart,
    lines: lines.flatMap((line) => orderableLine(line, offers)),
  };
}

/** The lines of a cart that can still be ordered, without a lock; none of a cart that is not open to this customer. */
export async function readLines(
  { db }: Pick<CartContext, 'db'>,
  { uuid, customerId }: { uuid: string; customerId?: number | undefined },
): Promise<LockedCart['lines']> {
  const cart = await selectCart(db, uuid);
  if (!cart || !isOpenTo(cart, customerId)) return [];
  const lines = await selectLines(db, cart.id);
  const offers = await offersOf(db, lines);
  return lines.flatMap((line) => orderableLine(line, offers));
}

const orderableLine = (
  { variantId, quantity }: CartLine,
  offers: ReadonlyMap<number, Offer>,
): LockedCart['lines'] => {
  const offer = offers.get(variantId);
  return offer && !offer.withdrawn ? [{ offer, quantity }] : [];
};

async function lockCartOfCustomer(db: Database, customerId: number): Promise<CartRow | undefined> {
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

function presentItem(offer: Offer, quantity: number): Cart['cart_items'][number] {
  const { price, originalPrice, stock, withdrawn, leadDays, leadDaysFrom } = offer;
  const isToBeHad = !withdrawn && stock !== 0;
  const inStock = isToBeHad && (stock !== null || offer.uncounted);
  const left = tellableStock(stock);
  const words = left ? leftText(left) : availabilityText({ inStock, leadDays, leadDaysFrom });
  return {
    product: offer.productId,
    variant: offer.variantId,
    quantity,
    price: toRoubles(price),
    original_price:
      originalPrice !== null && discountPercent(price, originalPrice) > 0
        ? toRoubles(originalPrice)
        : null,
    product_name: offer.productName,
    variant_name: offer.variantName,
    photo: offer.photo,
    product_slug: offer.productSlug,
    variant_slug: offer.variantSlug,
    available: !withdrawn,
    sold_out: !withdrawn && stock === 0,
    left,
    in_stock: inStock,
    readiness: isToBeHad ? words : null,
  };
}
