import type { Kopecks } from '#contracts/money.ts';
import type { LockedCart } from '#modules/cart/index.ts';
import { getStockRules } from '#modules/settings/index.ts';
import {
  type Movement,
  returnToStock,
  takeFromStock,
  tellableStock,
} from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { LimitContext } from '#platform/security/rate-limit.ts';
import { mayBeRefused } from '../order-limits.ts';
import type { OrderLineRow } from '../queries.ts';
import { type Guest, lockGuestHolds } from './guest-holds.ts';

type Lines = LockedCart['lines'];

export interface HeldStock {
  /** Pieces taken of each variant; 0 for a variant that is absent. */
  readonly taken: ReadonlyMap<number, number>;
  /** Nothing was taken: the order is beyond the bounds for guests, or its network was refused too many lines. */
  readonly availabilityUnconfirmed: boolean;
  /** The guest whose order took from stock. */
  readonly guest?: Guest | undefined;
}

interface Order {
  readonly id: number;
  readonly total: Kopecks;
  /** `guest`: undefined for a customer with a proved e-mail, who has no bounds. Undefined: the staff place it. */
  readonly orderer: { readonly guest: Guest | undefined; readonly ip: string } | undefined;
}

/**
 * Takes the goods of an order from stock. A guest's order that passes the owner's bounds, alone or with the guest's
 * open unpaid orders, takes nothing: an order costs nothing, so a few could sell out the shop. Its stock is not
 * compared either, so that such orders tell none; nor is it where the network was refused too many lines, so that its
 * other visitors can still order. Throws `out_of_stock` for a line beyond the stock.
 */
export async function holdStock(
  context: LimitContext,
  lines: Lines,
  order: Order,
): Promise<HeldStock> {
  const { db } = context;
  const counted = lines
    .filter(({ offer }) => offer.stock !== null)
    .map(({ offer, quantity }) => ({ ...offer, quantity }));
  if (counted.length === 0) return { taken: new Map(), availabilityUnconfirmed: false };
  if (!(await mayTake(context, lines, order))) {
    return { taken: new Map(), availabilityUnconfirmed: true };
  }
  const { short, taken } = await takeFromStock(db, counted, {
    reason: 'order',
    orderId: order.id,
  });
  if (short.length === 0)
    return { taken, availabilityUnconfirmed: false, guest: order.orderer?.guest };

  const names = new Map(counted.map((line) => [line.variantId, line.productName]));
  throw new DomainError('out_of_stock', {
    body: {
      lines: short.map(({ variantId, inStock }) => ({
        variant: variantId,
        product_name: names.get(variantId) ?? '',
        in_stock: tellableStock(inStock),
      })),
    },
  });
}

async function mayTake(context: LimitContext, lines: Lines, order: Order): Promise<boolean> {
  const { orderer, total } = order;
  if (!orderer) return true;
  if (await isBeyondBounds(context, lines, { guest: orderer.guest, total })) return false;
  return mayBeRefused(context, orderer.ip);
}

async function isBeyondBounds(
  context: LimitContext,
  lines: Lines,
  { guest, total }: { readonly guest: Guest | undefined; readonly total: Kopecks },
): Promise<boolean> {
  if (!guest) return false;
  const { guestPieces, guestTotal } = await getStockRules(context.db);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces > guestPieces || total > guestTotal) return true;
  const held = await lockGuestHolds(context, guest);
  return held.pieces + pieces > guestPieces || held.total + total > guestTotal;
}

/**
 * Returns what the lines of a cancelled order took. A line without `taken` was written by a version that took the whole
 * quantity where the variant had a stock.
 */
export const giveBackStock = (
  db: Database,
  lines: readonly OrderLineRow[],
  { orderId, staffId }: Pick<Movement, 'orderId' | 'staffId'>,
): Promise<void> =>
  returnToStock(
    db,
    lines.map(({ variantId, quantity, taken }) => ({ variantId, quantity: taken ?? quantity })),
    { reason: 'cancelled', orderId, staffId },
  );
