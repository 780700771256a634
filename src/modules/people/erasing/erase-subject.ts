import type { ErasedKind, KeptKind } from '#contracts/admin/customers/values.ts';
import { erasedTexts } from '#messages/orders/erased.ts';
import { eraseAccounts } from '#modules/accounts/index.ts';
import { eraseFromAudit } from '#modules/audit/index.ts';
import { eraseRequests } from '#modules/callbacks/index.ts';
import { eraseCarts } from '#modules/cart/index.ts';
import { eraseOrders } from '#modules/orders/index.ts';
import { erasePayments } from '#modules/payments/index.ts';
import { eraseReturns } from '#modules/returns/index.ts';
import { eraseSearches } from '#modules/telemetry/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { eraseJobs } from '#platform/jobs/erase-jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { beginErasing, countKept, eraseViews, lockOrders, markErased } from './erase-queries.ts';
import { selectObstacles } from './obstacles.ts';
import { patternsOf, type Subject } from './subject.ts';

/** How far an erasure reaches beyond the parts of its subject. */
export interface Reach {
  /** The record under which the orders stay; null: none stays. It is marked as erased. */
  readonly record: number | null;
  /** Patterns of LIKE: what has one of them goes also where no part is named. */
  readonly patterns: readonly string[];
  /** By what drafts of orders are known to be of the person. */
  readonly known: Pick<Subject, 'emails' | 'phones'>;
}

interface Erased {
  readonly removed: Partial<Record<ErasedKind, number>>;
  readonly kept: Record<KeptKind, number>;
}

/**
 * Takes a person out of parts that are known to be theirs. `db`: the transaction. Throws `customer_not_erasable` with what has to end before.
 */
export async function eraseSubject(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  subject: Subject,
  reach: Reach,
): Promise<Erased> {
  const at = clock.now();
  await lockOrders(db, subject.orders);
  const obstacles = await selectObstacles(db, subject.orders);
  if (obstacles.length > 0) throw new DomainError('customer_not_erasable', { body: { obstacles } });
  await beginErasing(db);
  if (reach.record !== null) await markErased(db, reach.record, at);
  const removed = await removeParts(db, { subject, reach, at });
  return { removed, kept: await countKept(db, subject.orders) };
}

/** Each module takes the person out of what is its own. */
async function removeParts(
  db: Database,
  { subject, reach, at }: { readonly subject: Subject; readonly reach: Reach; readonly at: Date },
): Promise<Erased['removed']> {
  const { orders, numbers, calls, accounts, returns, links } = subject;
  const { patterns, known } = reach;
  const { text } = erasedTexts;
  const letters = await eraseJobs(db, patterns, [
    { field: 'orderId', ids: orders },
    { field: 'returnId', ids: returns },
    { field: 'requestId', ids: calls },
    { field: 'linkId', ids: links },
  ]);
  const carts = await eraseCarts(db, { customers: accounts, orders });
  const money = await erasePayments(db, orders, patternsOf(subject));
  const back = await eraseReturns(db, orders, text);
  const ordered = await eraseOrders(db, orders, { at, known, ...erasedTexts });
  const asked = await eraseRequests(db, calls);
  const account = await eraseAccounts(db, accounts);
  const searches = await eraseSearches(db, patterns);
  const views = await eraseViews(db, patterns);
  const audit = await eraseFromAudit(
    db,
    [
      { entity: 'order', ids: [...numbers, ...orders.map(String)] },
      { entity: 'callback', ids: calls },
      { entity: 'return', ids: returns.map(String) },
    ],
    patterns,
  );
  return {
    ...ordered,
    ...account,
    ...money,
    ...back,
    letters,
    carts,
    calls: asked,
    searches,
    views,
    audit,
  };
}
