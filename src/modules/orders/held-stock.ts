import type { Kopecks } from '#contracts/money.ts';
import type { LockedCart } from '#modules/cart/index.ts';
import { getStockRules, type StockRules } from '#modules/settings/index.ts';
import { returnToStock, takeFromStock, tellableStock } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/domain-error.ts';
import type { LimitContext } from '#platform/rate-limit.ts';
import { mayBeRefused } from './order-limits.ts';
import type { OrderLineRow } from './queries.ts';

type Lines = LockedCart['lines'];

export interface HeldStock {
  /** Pieces taken of each variant; 0 for a variant that is absent. */
  readonly taken: ReadonlyMap<number, number>;
  /** Nothing was taken: the order is beyond the owner's bounds for guests, or its network was refused too many lines. */
  readonly availabilityUnconfirmed: boolean;
}

/**
 * Takes the goods of an order from stock. A guest's order beyond the owner's bounds takes nothing: an order costs
 * nothing, so one could sell out the shop. Its stock is not compared either, so that such orders tell none; nor is it
 * where the network was refused too many lines, so that its other visitors can still order. Throws `out_of_stock` for a
 * line beyond the stock.
 */
export async function holdStock(
  context: LimitContext,
  lines: Lines,
  order: { readonly total: Kopecks; readonly isGuest: boolean; readonly ip: string },
): Promise<HeldStock> {
  const { db } = context;
  const counted = lines
    .filter(({ offer }) => offer.stock !== null)
    .map(({ offer, quantity }) => ({ ...offer, quantity }));
  if (counted.length === 0) return { taken: new Map(), availabilityUnconfirmed: false };
  const isBeyond = order.isGuest && isBeyondBounds(await getStockRules(db), lines, order.total);
  if (isBeyond || !(await mayBeRefused(context, order.ip))) {
    return { taken: new Map(), availabilityUnconfirmed: true };
  }
  const { short, taken } = await takeFromStock(db, counted);
  if (short.length === 0) return { taken, availabilityUnconfirmed: false };

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

function isBeyondBounds({ guestPieces, guestTotal }: StockRules, lines: Lines, total: Kopecks) {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces > guestPieces || total > guestTotal;
}

/**
 * Returns what the lines of a cancelled order took. A line without `taken` was written by a version that took the whole
 * quantity where the variant had a stock.
 */
export const giveBackStock = (db: Database, lines: readonly OrderLineRow[]): Promise<void> =>
  returnToStock(
    db,
    lines.map(({ variantId, quantity, taken }) => ({ variantId, quantity: taken ?? quantity })),
  );
