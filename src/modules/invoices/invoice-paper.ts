import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { frameAncestors } from '#platform/http/content-security-policy.ts';
import { printInvoice } from './invoice-pdf.ts';
import { keepPdf, selectInvoice, selectPdf } from './queries.ts';

/** The headers of an invoice's PDF: the browser shows it, and no cache keeps it. */
export const paperHeaders = (number: number) => ({
  'cache-control': 'private, no-store',
  'content-disposition': `inline; filename="invoice-${number}.pdf"`,
  // The viewer of a browser is a plugin to the policy of its file.
  'content-security-policy': frameAncestors(),
});

/** The paper of an invoice. It is printed once and kept: what was sent is what is read later. Throws `not_found`. */
export async function paperOf(db: Database, number: number): Promise<Buffer> {
  const row = await selectInvoice(db, number);
  if (!row) throw new DomainError('not_found');
  const kept = await selectPdf(db, number);
  return kept ?? keepPdf(db, number, Buffer.from(await printInvoice(row.body)));
}
