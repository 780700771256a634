import { selectCompany } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { selectPayments } from '../ledger/ledger-queries.ts';

/** The payments of an order that a company has made from its account: the law wants no receipt of them. */
export async function companyPayments(
  db: Database,
  orderId: number,
): Promise<ReadonlySet<string | null>> {
  if (!(await selectCompany(db, orderId))) return new Set();
  const payments = await selectPayments(db, orderId);
  return new Set(
    payments
      .filter(({ provider, method }) => provider === 'hand' && method === 'invoice')
      .map(({ id }) => id),
  );
}
