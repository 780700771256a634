import { eq, sql } from 'drizzle-orm';
import { placeOfTown } from '#modules/delivery/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { OfferedPlace } from '../offers/tables.ts';
import { orderQuotes } from '../tables.ts';

/** A quote whose delivery is told by telephone. */
const withUntold = sql`jsonb_set(quote, '{calls}', (quote -> 'calls') || '[{"kind": "delivery", "call": "no zone"}]')`;

/**
 * Where the delivery of an order goes is another place: its town with its zone, its floor and its lift; what was counted stays. `isUntold`: what it
 * costs there is still to be told.
 */
export async function updateQuotedPlace(
  db: Database,
  orderId: number,
  { before, after }: OfferedPlace,
  { isUntold }: { readonly isUntold: boolean },
): Promise<void> {
  const { floor, lift } = after;
  const to =
    after.city === before.city ? undefined : await placeOfTown(db, after.town ?? after.city);
  const moved = after.city !== before.city && {
    town: to?.town.name ?? after.city,
    region: to?.town.region ?? '',
    zone: to?.zone ?? null,
  };
  const set = {
    ...moved,
    ...(floor !== undefined && { floor }),
    ...(lift !== undefined && { lift }),
    ...(isUntold && { quote: withUntold }),
  };
  if (Object.keys(set).length === 0) return;
  await db.update(orderQuotes).set(set).where(eq(orderQuotes.orderId, orderId));
}
