import { eq } from 'drizzle-orm';
import { variants } from '#modules/catalog/index.ts';
import type { Database } from '#platform/database/database.ts';
import { deliveryTermsTable } from '../tables.ts';

export type TermsRow = typeof deliveryTermsTable.$inferSelect;

/** The only row of terms; `hold` locks it until the transaction ends. */
export async function selectTerms(db: Database, { hold = false } = {}): Promise<TermsRow> {
  const found = db.select().from(deliveryTermsTable);
  const [row] = await (hold ? found.for('update') : found);
  if (!row) throw new Error('delivery_terms has lost its row');
  return row;
}

export async function updateTerms(
  db: Database,
  change: Pick<TermsRow, 'terms' | 'version' | 'changedAt' | 'staffId'>,
): Promise<void> {
  await db.update(deliveryTermsTable).set(change).where(eq(deliveryTermsTable.id, 1));
}

/** The variant of an article; undefined where there is none. */
export async function findByArticle(db: Database, article: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: variants.id })
    .from(variants)
    .where(eq(variants.code, article))
    .limit(1);
  return row?.id;
}
