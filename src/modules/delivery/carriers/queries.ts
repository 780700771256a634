import { eq } from 'drizzle-orm';
import type { CarrierName } from '#contracts/admin/delivery/values.ts';
import type { Database } from '#platform/database/database.ts';
import { deliveryCarriers } from './tables.ts';

export type CarrierRow = typeof deliveryCarriers.$inferSelect;

export async function selectCarrier(
  db: Database,
  name: CarrierName,
): Promise<CarrierRow | undefined> {
  const [row] = await db.select().from(deliveryCarriers).where(eq(deliveryCarriers.name, name));
  return row;
}

/** As {@link selectCarrier}, locked until the transaction ends. */
export async function lockCarrier(
  db: Database,
  name: CarrierName,
): Promise<CarrierRow | undefined> {
  const [row] = await db
    .select()
    .from(deliveryCarriers)
    .where(eq(deliveryCarriers.name, name))
    .for('update');
  return row;
}

export async function upsertCarrier(db: Database, row: CarrierRow): Promise<void> {
  const { name: _, ...set } = row;
  await db
    .insert(deliveryCarriers)
    .values(row)
    .onConflictDoUpdate({ target: deliveryCarriers.name, set });
}

/** Answers whether there was one. */
export async function deleteCarrier(db: Database, name: CarrierName): Promise<boolean> {
  const gone = await db
    .delete(deliveryCarriers)
    .where(eq(deliveryCarriers.name, name))
    .returning({ name: deliveryCarriers.name });
  return gone.length > 0;
}
