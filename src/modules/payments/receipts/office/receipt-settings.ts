import { asc, eq, sql } from 'drizzle-orm';
import type { ReceiptSettings, TaxTermsOfDay } from '#contracts/admin/payments/receipt-settings.ts';
import { type ProviderName, providerNames } from '#contracts/payments.ts';
import { type Till, tills } from '#contracts/receipts.ts';
import { receiptSettingsFaults as faults } from '#messages/office/receipt-settings.ts';
import { changesBetween, type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { selectProviders } from '../../keys/key-queries.ts';
import { traitsOf } from '../../providers/traits.ts';
import { paymentProviders, taxTerms } from '../../tables.ts';
import { type TaxTerms, taxTermsAt } from '../tax-terms.ts';

export interface SettingsContext {
  readonly db: Database;
  readonly clock: Clock;
}

export async function getReceiptSettings({ db, clock }: SettingsContext): Promise<ReceiptSettings> {
  const stored = await selectProviders(db);
  const rows = await db.select().from(taxTerms).orderBy(asc(taxTerms.validFrom));
  const now = clock.now();
  const today = dateIn(now, await getTimeZone(db));
  const current = await taxTermsAt(db, now);
  return {
    tills: providerNames.map((name) => {
      const own = stored.find((one) => one.name === name);
      return { name, till: own?.till ?? 'none', can: tillsOf(name), has_keys: Boolean(own) };
    }),
    taxes: rows.map((row) => ({
      valid_from: row.validFrom,
      ...shownTerms(row),
      is_now: row.validFrom === current?.validFrom,
      may_remove: row.validFrom > today,
    })),
  };
}

const tillsOf = (provider: ProviderName): Till[] =>
  tills.filter((till) => till === 'none' || traitsOf({ provider })?.tills[till]);

const shownTerms = (row: TaxTerms): TaxTermsOfDay => ({
  tax_system: row.taxSystem,
  goods_rate: row.goodsRate,
  services_rate: row.servicesRate,
  closes_calculated: row.closesCalculated,
});

/** Sets which till prints the receipts of a provider's payments. Throws `not_found` without its keys, `invalid` for a till that it has not, or without taxes. */
export async function saveTill(
  { db: outer, clock }: SettingsContext,
  name: ProviderName,
  till: Till,
  { actor }: Member,
): Promise<void> {
  await outer.transaction(async (db) => {
    const [row] = await db
      .select()
      .from(paymentProviders)
      .where(eq(paymentProviders.name, name))
      .for('update');
    if (!row) throw new DomainError('not_found');
    if (!tillsOf(name).includes(till)) throw invalid('till', faults.noTill);
    if (till !== 'none' && !(await taxTermsAt(db, clock.now()))) {
      throw invalid('till', faults.noTaxes);
    }
    if (row.till === till) return;
    await db.update(paymentProviders).set({ till }).where(eq(paymentProviders.name, name));
    await recordAction(
      { db, clock, actor },
      {
        action: 'payment_provider.till',
        entity: 'payment_provider',
        entityId: name,
        changes: { till: { from: row.till, to: till } },
      },
    );
  });
}

/** Sets the taxes from a day on; receipts that are there keep theirs. */
export async function saveTerms(
  { db: outer, clock }: SettingsContext,
  day: string,
  terms: TaxTermsOfDay,
  { actor }: Member,
): Promise<void> {
  await outer.transaction(async (db) => {
    await db.execute(sql`LOCK TABLE tax_terms IN SHARE ROW EXCLUSIVE MODE`);
    const [before] = await db.select().from(taxTerms).where(eq(taxTerms.validFrom, day));
    const changes = changesBetween(before ? shownTerms(before) : {}, terms);
    if (before && Object.keys(changes).length === 0) return;
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
