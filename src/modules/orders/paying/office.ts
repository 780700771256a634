import { eq } from 'drizzle-orm';
import type { StoredPayingTerms } from '#contracts/admin/payments/paying-terms.ts';
import { payingTermsEndpoints } from '#contracts/admin/payments/paying-terms.ts';
import { type PayingTerms, payingTerms } from '#contracts/paying-terms.ts';
import { deliveryTermsMessages as words } from '#messages/office/delivery.ts';
import {
  changesBetween,
  type FindStaffNames,
  type Member,
  recordAction,
  staffIdOf,
} from '#modules/audit/index.ts';
import { selectCategories } from '#modules/catalog/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { payingTermsTable } from '../tables.ts';
import { readPayingTerms } from './terms.ts';

interface TermsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly staffNames: FindStaffNames;
}

/** The terms of paying online, for those who set them. */
export function payingTermsInOffice(app: HttpServer, context: TermsContext): void {
  app.route({ ...payingTermsEndpoints.get, handler: () => getPayingTerms(context) });
  app.route({
    ...payingTermsEndpoints.save,
    handler: ({ body: { version, ...terms }, member }) =>
      savePayingTerms(context, { version, terms }, member),
  });
}

async function selectRow(db: Database, { hold = false } = {}) {
  const found = db.select().from(payingTermsTable);
  const [row] = await (hold ? found.for('update') : found);
  if (!row) throw new Error('paying_terms has lost its row');
  return row;
}

async function getPayingTerms({
  db,
  staffNames,
}: Omit<TermsContext, 'clock'>): Promise<StoredPayingTerms> {
  const row = await selectRow(db);
  const names = await staffNames(db);
  const categories = await selectCategories(db);
  const terms = payingTerms.parse(row.terms);
  const { only_whole: takesWhole } = await readPayingTerms(db);
  return {
    terms,
    whole_by_till: takesWhole && !terms.only_whole,
    version: row.version,
    changed_at: row.changedAt?.toISOString() ?? null,
    changed_by: names.get(String(row.staffId)) ?? '',
    categories: categories.map(({ slug, name }) => ({ slug, name })),
  };
}

/** Saves the terms, whole. Throws `invalid` by fields such as `firsts.0.category`, or `terms_changed` where another was quicker. */
async function savePayingTerms(
  context: TermsContext,
  { version, terms }: { readonly version: number; readonly terms: PayingTerms },
  { actor }: Member,
): Promise<StoredPayingTerms> {
  const { clock } = context;
  await context.db.transaction(async (db) => {
    const before = await selectRow(db, { hold: true });
    if (before.version !== version) {
      const now = await getPayingTerms({ ...context, db });
      throw new DomainError('terms_changed', { body: { now } });
    }
    await requireKnownCategories(db, terms);
    await db
      .update(payingTermsTable)
      .set({
        terms: { ...terms },
        version: version + 1,
        changedAt: clock.now(),
        staffId: staffIdOf(actor),
      })
      .where(eq(payingTermsTable.id, 1));
    const changes = changesBetween(payingTerms.parse(before.terms), terms);
    await recordAction(
      { db, clock, actor },
      { action: 'paying_terms.change', entity: 'payments', entityId: 'all', changes },
    );
  });
  return getPayingTerms(context);
}

async function requireKnownCategories(db: Database, { firsts }: PayingTerms): Promise<void> {
  const known = new Set((await selectCategories(db)).map(({ slug }) => slug));
  for (const [index, { category }] of firsts.entries()) {
    if (!known.has(category)) throw invalid(`firsts.${index}.category`, words.noCategory(category));
  }
}
