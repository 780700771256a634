import type { ErasureAct, Obstacle } from '#contracts/admin/customers/customers.ts';
import type { ErasedKind, ErasureReason } from '#contracts/admin/customers/values.ts';
import { customerWords } from '#messages/office/customers.ts';
import { erasedTexts } from '#messages/orders/erased.ts';
import { eraseAccounts } from '#modules/accounts/index.ts';
import {
  type Actor,
  eraseFromAudit,
  type Member,
  recordAction,
  staffIdOf,
} from '#modules/audit/index.ts';
import { eraseRequests } from '#modules/callbacks/index.ts';
import { eraseCarts } from '#modules/cart/index.ts';
import { eraseOrders } from '#modules/orders/index.ts';
import { erasePayments } from '#modules/payments/index.ts';
import { eraseReturns } from '#modules/returns/index.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import { eraseSearches } from '#modules/telemetry/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { eraseJobs } from '#platform/jobs/erase-jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { standingFor } from '../card.ts';
import type { WriteContext } from '../notes.ts';
import { lockPeople } from '../person-queries.ts';
import { erasures } from '../tables.ts';
import { getAct } from './acts.ts';
import {
  beginErasing,
  countKept,
  eraseViews,
  lockOrders,
  markErased,
  wipeRecord,
} from './erase-queries.ts';
import { selectObstacles } from './obstacles.ts';
import { type Parts, partsOfPerson, patternsOf, readSubject, type Subject } from './subject.ts';

/** What has to end before the person can be erased. Throws `not_found`. */
export async function obstaclesOf(db: Database, asked: number): Promise<Obstacle[]> {
  const { orders } = await partsOfPerson(db, await standingFor(db, asked));
  return selectObstacles(db, orders);
}

interface Asked {
  readonly reason: Exclude<ErasureReason, 'cabinet'>;
  /** `YYYY-MM-DD`. */
  readonly asked_on: string;
}

/**
 * Removes a person from all that the shop keeps, in one transaction; orders stay with number and sums. Throws `not_found`, `customer_erased`, and
 * `customer_not_erasable` with what has to end before.
 */
export async function erasePerson(
  context: WriteContext,
  asked: number,
  { reason, asked_on: askedOn }: Asked,
  { actor }: Member,
): Promise<ErasureAct> {
  const { clock } = context;
  const act = await context.db.transaction(async (db) => {
    if (askedOn > dateIn(clock.now(), await getTimeZone(db))) {
      throw invalid('asked_on', customerWords.eraseAskedOnWrong);
    }
    const person = await standingFor(db, asked);
    if ((await lockPeople(db, [person])).get(person)?.erased) {
      throw new DomainError('customer_erased');
    }
    const parts = await partsOfPerson(db, person);
    return eraseParts({ db, clock, actor }, parts, { person, reason, askedOn });
  });
  return getAct(context, act);
}

interface Erasing {
  readonly person: number;
  readonly reason: ErasureReason;
  readonly askedOn: string;
}

/** The same for parts that are known to be of one person. `db`: the transaction. Answers the number of the act. */
async function eraseParts(
  context: { readonly db: Database; readonly clock: Clock; readonly actor: Actor },
  parts: Parts,
  { person, reason, askedOn }: Erasing,
): Promise<number> {
  const { db, clock, actor } = context;
  const at = clock.now();
  await lockOrders(db, parts.orders);
  const obstacles = await selectObstacles(db, parts.orders);
  if (obstacles.length > 0) throw new DomainError('customer_not_erasable', { body: { obstacles } });
  const subject = await readSubject(db, parts);
  await beginErasing(db);
  await markErased(db, person, at);
  const removed = await eraseSubject(db, subject, at);
  const { notes, contacts } = await wipeRecord(db, person);
  const [act] = await db
    .insert(erasures)
    .values({
      at,
      staffId: staffIdOf(actor),
      reason,
      askedOn,
      personId: person,
      removed: { ...removed, notes, contacts },
      kept: await countKept(db, parts.orders),
    })
    .returning({ id: erasures.id });
  if (!act) throw new Error('The act was not written');
  const done = { action: 'customers.erase', entity: 'customer', entityId: String(person) };
  await recordAction(context, { ...done, changes: { act: { from: null, to: act.id } } });
  return act.id;
}

/** Each module takes the person out of what is its own. */
async function eraseSubject(
  db: Database,
  subject: Subject,
  at: Date,
): Promise<Partial<Record<ErasedKind, number>>> {
  const { orders, numbers, calls, accounts, returns, links } = subject;
  const patterns = patternsOf(subject);
  const { text } = erasedTexts;
  const letters = await eraseJobs(db, patterns, [
    { field: 'orderId', ids: orders },
    { field: 'returnId', ids: returns },
    { field: 'requestId', ids: calls },
    { field: 'linkId', ids: links },
  ]);
  const carts = await eraseCarts(db, { customers: accounts, orders });
  const money = await erasePayments(db, orders, patterns);
  const back = await eraseReturns(db, orders, text);
  const ordered = await eraseOrders(db, orders, { at, ...erasedTexts });
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
