import { promiseOf, readTerms } from '#modules/delivery/index.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { replacePromise, selectPromisesOf, selectQuote } from './promise-queries.ts';

/**
 * Counts the promise of an order anew, from now: the order is confirmed, or what was due is paid. Once: a promise that was counted before, or
 * given by the staff, stays. The terms are those that the order was placed with; the calendar is that of now. In the transaction `db`.
 */
export async function recountPromise(db: Database, orderId: number, now: Date): Promise<void> {
  const promises = (await selectPromisesOf(db, [orderId])).get(orderId) ?? [];
  const [placed, ...others] = promises;
  if (placed?.madeBy !== 'placed' || others.length > 0) return;
  const basis = (await selectQuote(db, orderId))?.quote.basis;
  if (!basis) return;
  const { calendar } = await readTerms(db);
  const days = promiseOf(basis, calendar, { now, zone: await getTimeZone(db) });
  const counted = 'call' in days ? undefined : days;
  await replacePromise(db, {
    orderId,
    promisedFrom: counted?.from ?? null,
    promisedTo: counted?.to ?? null,
    hasMargin: counted?.hasMargin ?? false,
    madeBy: 'recounted',
    madeAt: now,
  });
}
