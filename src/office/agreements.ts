import type { DocumentKind } from '#contracts/legal-documents.ts';
import { customerAgreed } from '#modules/accounts/index.ts';
import { callAgreed } from '#modules/callbacks/index.ts';
import { orderAgreed } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';

/** Whether a version of a document has agreements: of orders, requests for a call or accounts. `since`: when it was published. */
export async function hasAgreed(
  db: Database,
  kind: DocumentKind,
  edition: { readonly version: number; readonly since: Date },
): Promise<boolean> {
  if (await orderAgreed(db, kind, edition)) return true;
  if (kind === 'offer') return false;
  return (await callAgreed(db, kind, edition)) || (await customerAgreed(db, kind, edition));
}
