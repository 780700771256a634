import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import type { DraftBody } from '#contracts/admin/orders/order-drafts.ts';
import type { Database } from '#platform/database/database.ts';
import { orderDrafts } from './tables.ts';

export type DraftRow = typeof orderDrafts.$inferSelect;

/** Those that were not placed, the latest change first. */
export const selectOpenDrafts = (db: Database, most: number): Promise<DraftRow[]> =>
  db
    .select()
    .from(orderDrafts)
    .where(isNull(orderDrafts.placedAt))
    .orderBy(desc(orderDrafts.changedAt), desc(orderDrafts.id))
    .limit(most);

/** `hold`: with a row lock until the transaction ends. */
export async function selectDraft(
  db: Database,
  id: number,
  { hold = false } = {},
): Promise<DraftRow | undefined> {
  const found = db.select().from(orderDrafts).where(eq(orderDrafts.id, id));
  const [row] = await (hold ? found.for('update') : found);
  return row;
}

/** The draft of a link that was sent since a time. */
export async function selectDraftOfLink(
  db: Database,
  digest: Buffer,
  { since, hold = false }: { readonly since: Date; readonly hold?: boolean },
): Promise<DraftRow | undefined> {
  const found = db
    .select()
    .from(orderDrafts)
    .where(and(eq(orderDrafts.linkDigest, digest), gte(orderDrafts.sentAt, since)));
  const [row] = await (hold ? found.for('update') : found);
  return row;
}

export async function insertDraft(
  db: Database,
  row: { readonly body: DraftBody; readonly staffId: number | null; readonly at: Date },
): Promise<number> {
  const { body, staffId, at } = row;
  const [made] = await db
    .insert(orderDrafts)
    .values({ body, staffId, madeAt: at, changedAt: at })
    .returning({ id: orderDrafts.id });
  if (!made) throw new Error('The draft of an order was not kept');
  return made.id;
}

export async function updateDraft(
  db: Database,
  id: number,
  change: Partial<
    Pick<
      DraftRow,
      'body' | 'version' | 'changedAt' | 'linkDigest' | 'sentAt' | 'orderId' | 'placedAt'
    >
  >,
): Promise<void> {
  await db.update(orderDrafts).set(change).where(eq(orderDrafts.id, id));
}

/** Answers whether there was one that was not placed. */
export async function deleteDraft(db: Database, id: number): Promise<boolean> {
  const rows = await db
    .delete(orderDrafts)
    .where(and(eq(orderDrafts.id, id), isNull(orderDrafts.placedAt)))
    .returning({ id: orderDrafts.id });
  return rows.length > 0;
}
