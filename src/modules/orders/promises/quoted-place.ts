import { eq, sql } from 'drizzle-orm';
import { placeOfTown } from '#modules/delivery/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { OfferedPlace, Place } from '../offers/tables.ts';
import { type KeptQuote, orderQuotes } from '../tables.ts';

const UNTOLD = { kind: 'delivery', call: 'no zone' };

/** A quote whose delivery is told by telephone. */
const withUntold = sql`jsonb_set(quote, '{calls}', (quote -> 'calls') || ${JSON.stringify([UNTOLD])}::jsonb)`;

/**
 * Where the delivery of an order goes is another place: its town with its zone, its floor and its lift; what was counted stays, but for an order that
 * is fetched now, or was before: that begins a new quote, where there was none, too. `isUntold`: what it costs there is still to be told.
 */
export async function updateQuotedPlace(
  db: Database,
  orderId: number,
  { before, after, isOtherWay }: OfferedPlace & { readonly isOtherWay: boolean },
  { isUntold, at }: { readonly isUntold: boolean; readonly at: Date },
): Promise<void> {
  const { floor, lift } = after;
  if (isOtherWay) {
    const quote: KeptQuote = { charges: [], calls: isUntold ? [UNTOLD] : [] };
    const anew = { ...(await townOf(db, after)), floor: floor ?? null, lift: lift ?? null, quote };
    await db
      .insert(orderQuotes)
      .values({ orderId, ...anew, madeAt: at })
      .onConflictDoUpdate({ target: orderQuotes.orderId, set: anew });
    return;
  }
  const set = {
    ...(after.city !== before.city && (await townOf(db, after))),
    ...(floor !== undefined && { floor }),
    ...(lift !== undefined && { lift }),
    ...(isUntold && { quote: withUntold }),
  };
  if (Object.keys(set).length === 0) return;
  await db.update(orderQuotes).set(set).where(eq(orderQuotes.orderId, orderId));
}

/** Empty for an order that is fetched. */
async function townOf(db: Database, { way, city, town }: Place) {
  if (way === 'pickup') return { town: '', region: '', zone: null };
  const known = await placeOfTown(db, town ?? city);
  return {
    town: known?.town.name ?? city,
    region: known?.town.region ?? '',
    zone: known?.zone ?? null,
  };
}
