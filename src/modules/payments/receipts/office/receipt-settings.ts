import { asc, eq } from 'drizzle-orm';
import type { ReceiptSettings, TaxTermsOfDay } from '#contracts/admin/payments/receipt-settings.ts';
import { type ProviderName, providerNames } from '#contracts/payments.ts';
import { type Till, tills } from '#contracts/receipts.ts';
import { receiptSettingsFaults as faults } from '#messages/office/receipt-settings.ts';
import { type Member, recordAction } from '#modules/audit/index.ts';
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

export const shownTerms = (row: TaxTerms): TaxTermsOfDay => ({
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
