import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { ProviderName } from '#contracts/payments.ts';
import type { Database } from '#platform/database/database.ts';
import { openStates } from '../online/online-queries.ts';
import type { ProviderRow } from '../online/providers.ts';
import { paymentProviders, payments, refunds } from '../tables.ts';

export const selectProviders = (db: Database): Promise<ProviderRow[]> =>
  db.select().from(paymentProviders).orderBy(asc(paymentProviders.name));

/** As {@link selectProviders}, locked until the transaction ends: of two changes at once the second sees which provider is on. */
export async function holdProviders(db: Database): Promise<ProviderRow[]> {
  await db.execute(sql`LOCK TABLE payment_providers IN SHARE ROW EXCLUSIVE MODE`);
  return selectProviders(db);
}

export async function upsertProvider(db: Database, row: ProviderRow): Promise<void> {
  const { name: _, ...set } = row;
  await db
    .insert(paymentProviders)
    .values(row)
    .onConflictDoUpdate({ target: paymentProviders.name, set });
}

export async function deleteProvider(db: Database, name: ProviderName): Promise<void> {
  await db.delete(paymentProviders).where(eq(paymentProviders.name, name));
}

/** What of a provider its keys are still needed for. */
export interface OpenWork {
  /** Payments that may still be paid. */
  readonly payments: number;
  /** Refunds that are not done. */
  readonly refunds: number;
}

export async function countOpen(db: Database, name: ProviderName): Promise<OpenWork> {
  const [open] = await db
    .select({ count: count() })
    .from(payments)
    .where(and(eq(payments.provider, name), inArray(payments.state, [...openStates])));
  const [notDone] = await db
    .select({ count: count() })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.provider, name), inArray(refunds.state, ['created', 'pending'])));
  return { payments: open?.count ?? 0, refunds: notDone?.count ?? 0 };
}
