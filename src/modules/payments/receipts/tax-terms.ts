import { desc, lte } from 'drizzle-orm';
import { getTimeZone } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { taxTerms } from '../tables.ts';
import type { Rates } from './receipt-items.ts';

export type TaxTerms = typeof taxTerms.$inferSelect;

/** What the shop pays taxes by at this moment, by its clock. Undefined where none are valid yet. */
export async function taxTermsAt(db: Database, at: Date): Promise<TaxTerms | undefined> {
  const day = dateIn(at, await getTimeZone(db));
  const [row] = await db
    .select()
    .from(taxTerms)
    .where(lte(taxTerms.validFrom, day))
    .orderBy(desc(taxTerms.validFrom))
    .limit(1);
  return row;
}

export const ratesOf = ({ goodsRate, servicesRate, closesCalculated }: TaxTerms): Rates => ({
  goods: goodsRate,
  services: servicesRate,
  closesCalculated,
});
