import { eq, sql } from 'drizzle-orm';
import type { SavedTaxTerms, TaxTermsOfDay } from '#contracts/admin/payments/receipt-settings.ts';
import { receiptSettingsFaults as faults } from '#messages/office/receipt-settings.ts';
import { changesBetween, type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { taxTerms } from '../../tables.ts';
import { getReceiptSettings, type SettingsContext, shownTerms } from './receipt-settings.ts';

/** Adds the taxes from a day on; receipts that are printed keep theirs, which the owner has to know where there are some of these days. Throws `invalid` for a day that has its own. */
export const addTerms = (
  context: SettingsContext,
  saved: SavedTaxTerms,
  member: Member,
): Promise<void> =>
  writeTerms(context, saved, member, async (db, before) => {
    if (before) throw invalid('valid_from', faults.known);
    return hasPrinted(db, saved.valid_from);
  });

/** Changes the taxes of a day; the owner has to know that receipts which are printed keep theirs, where they have begun. Throws `not_found`, `invalid`. */
export const changeTerms = (
  context: SettingsContext,
  saved: SavedTaxTerms,
  member: Member,
): Promise<void> =>
  writeTerms(context, saved, member, async (db, before) => {
    if (!before) throw new DomainError('not_found');
    return saved.valid_from <= dateIn(context.clock.now(), await getTimeZone(db));
  });

/** `isAsked`: whether the owner has to know that receipts stay; it throws what is refused. */
async function writeTerms(
  { db: outer, clock }: SettingsContext,
  { valid_from: day, printed_stay: isKnown, ...terms }: SavedTaxTerms,
  { actor }: Member,
  isAsked: (db: Database, before: TaxTermsOfDay | undefined) => Promise<boolean>,
): Promise<void> {
  await outer.transaction(async (db) => {
    await db.execute(sql`LOCK TABLE tax_terms IN SHARE ROW EXCLUSIVE MODE`);
    const [stored] = await db.select().from(taxTerms).where(eq(taxTerms.validFrom, day));
    const before = stored && shownTerms(stored);
    const changes = changesBetween(before ?? {}, terms);
    const asks = await isAsked(db, before);
    if (before && Object.keys(changes).length === 0) return;
    if (asks && !isKnown) throw invalid('printed_stay', faults.printedStay);
    const row = {
      validFrom: day,
      taxSystem: terms.tax_system,
      goodsRate: terms.goods_rate,
      servicesRate: terms.services_rate,
      closesCalculated: terms.closes_calculated,
      changedAt: clock.now(),
      staffId: staffIdOf(actor),
    };
    await db.insert(taxTerms).values(row).onConflictDoUpdate({
      target: taxTerms.validFrom,
      set: row,
    });
    await recordAction(
      { db, clock, actor },
      { action: 'tax_terms.change', entity: 'tax_terms', entityId: day, changes },
    );
  });
}

/** Whether there are receipts of the days for which taxes from this day on would be valid. */
async function hasPrinted(db: Database, day: string): Promise<boolean> {
  const zone = await getTimeZone(db);
  const { rows } = await db.execute<{ is: boolean }>(sql`
    SELECT EXISTS (
      SELECT FROM receipts
      WHERE state NOT IN ('planned', 'void') AND created_at >= ${day}::date::timestamp AT TIME ZONE ${zone}
        AND created_at < coalesce(
          (SELECT min(valid_from) FROM tax_terms WHERE valid_from > ${day}::date)::timestamp AT TIME ZONE ${zone}, 'infinity')
    ) AS is`);
  return rows[0]?.is ?? false;
}

/** Removes taxes of a day to come. Throws `not_found`, and `invalid` for those that have begun. */
export async function removeTerms(
  context: SettingsContext,
  day: string,
  { actor }: Member,
): Promise<void> {
  const { clock } = context;
  await context.db.transaction(async (db) => {
    await db.execute(sql`LOCK TABLE tax_terms IN SHARE ROW EXCLUSIVE MODE`);
    const { taxes } = await getReceiptSettings({ ...context, db });
    const found = taxes.find((one) => one.valid_from === day);
    if (!found) throw new DomainError('not_found');
    if (!found.may_remove) throw invalid('non_field_errors', faults.begun);
    await db.delete(taxTerms).where(eq(taxTerms.validFrom, day));
    await recordAction(
      { db, clock, actor },
      { action: 'tax_terms.remove', entity: 'tax_terms', entityId: day },
    );
  });
}
