import { sql } from 'drizzle-orm';
import { type PayingTerms, payingTerms } from '#contracts/paying-terms.ts';
import type { Database } from '#platform/database/database.ts';
import { keepByVersion } from '#platform/memory/keep-by-version.ts';
import { payingTermsTable } from '../tables.ts';

/** The owner's terms of paying online. */
export interface KnownPayingTerms extends PayingTerms {
  /** Whether customers are led to a payment provider: without one the terms are of no use. */
  readonly isOn: boolean;
}

export async function readPayingTerms(db: Database): Promise<KnownPayingTerms> {
  const [row] = await db
    .select({
      terms: payingTermsTable.terms,
      isOn: sql<boolean>`takes_payments()`,
      takesWhole: sql<boolean>`takes_whole_only()`,
    })
    .from(payingTermsTable);
  const terms = payingTerms.parse(row?.terms ?? {});
  return {
    ...terms,
    // Of the till: its receipts know no parts.
    only_whole: terms.only_whole || (row?.takesWhole ?? false),
    isOn: row?.isOn ?? false,
  };
}

/** Reads the terms of paying. */
export type ReadPayingTerms = (db: Database) => Promise<KnownPayingTerms>;

/** Reads the terms once a version of the data: for what is asked with every order. */
export function createPayingTerms(version: () => number | null): ReadPayingTerms {
  const keep = keepByVersion<string, KnownPayingTerms>(version, 1);
  return (db) => keep('terms', () => readPayingTerms(db));
}
