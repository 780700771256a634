import type { Obstacle } from '#contracts/admin/customers/customers.ts';
import {
  type AccountsContext,
  askToErase,
  selectCustomer,
  sendErasedLetter,
  takeErasure,
} from '#modules/accounts/index.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { RequestOrigin } from '#platform/network/request-origin.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { writeAct } from '../erasing/acts.ts';
import { wipeRecord } from '../erasing/erase-queries.ts';
import { eraseSubject } from '../erasing/erase-subject.ts';
import { selectObstacles } from '../erasing/obstacles.ts';
import {
  describeRest,
  hasOthers,
  recordsOf,
  removeNotes,
  selectKeys,
  setApart,
} from '../erasing/records.ts';
import { type Parts, patternsOf, readSubject, type Subject } from '../erasing/subject.ts';
import { lockPeople } from '../person-queries.ts';
import { partsOfAccount } from './parts-of-account.ts';

/** What has to end before a customer can erase the account. Throws `token_invalid`. */
export async function ownObstacles(
  { db }: Pick<AccountsContext, 'db'>,
  { customerId }: Viewer,
): Promise<Obstacle[]> {
  const customer = await selectCustomer(db, customerId);
  if (!customer) throw new DomainError('token_invalid');
  const { orders } = await partsOfAccount(db, customer, customer.emailProvedAt !== null);
  return selectObstacles(db, orders);
}

/**
 * Queues the letter whose link erases the account, and returns its e-mail. Throws what `askToErase` throws, and `customer_not_erasable` with what has
 * to end before.
 */
export async function requestErasure(
  context: AccountsContext,
  viewer: Viewer,
  password: string,
  origin: RequestOrigin,
): Promise<string> {
  const obstacles = await ownObstacles(context, viewer);
  if (obstacles.length > 0) throw new DomainError('customer_not_erasable', { body: { obstacles } });
  return (await askToErase(context, viewer, password, origin)).email;
}

/**
 * Erases the account of a link and all that is certainly its person's, in one transaction with the act and the letter about it. Returns the e-mail.
 * Throws `link_invalid`, `email_changed_lately`, and `customer_not_erasable`: then the link stays good.
 */
export function eraseOwn(context: AccountsContext, key: string): Promise<string> {
  const { clock } = context;
  return context.db.transaction(async (db) => {
    const customer = await takeErasure({ db, clock }, key);
    // The link was read in the mailbox, and its letter asked for with the password.
    const parts = await partsOfAccount(db, customer, true);
    const records = await recordsOf(db, parts);
    await lockPeople(db, records);
    const own = await recordsOf(db, { ...parts, orders: [], calls: [] });
    const { reach, isWhole } = await reachOf(db, { parts, records, email: customer.email, clock });
    const done = await eraseSubject({ db, clock }, await readSubject(db, parts), reach);
    const wiped =
      reach.record === null ? { notes: 0, contacts: 0 } : await wipeRecord(db, reach.record);
    const notes = isWhole ? 0 : await removeNotes(db, own);
    if (!isWhole) await describeRest(db, records);
    const at = clock.now();
    await writeAct(
      { db, clock, actor: null },
      {
        at,
        reason: 'cabinet',
        askedOn: dateIn(at, await getTimeZone(db)),
        personId: reach.record,
        removed: { ...done.removed, notes: wiped.notes + notes, contacts: wiped.contacts },
        kept: done.kept,
      },
    );
    await sendErasedLetter({ ...context, db }, customer.email);
    return customer.email;
  });
}

interface Found {
  readonly parts: Parts;
  readonly records: readonly number[];
  readonly email: string;
  readonly clock: AccountsContext['clock'];
}

/**
 * How far the erasure reaches: a record of which nothing else is left goes with its contacts. Of another one only the orders go, under a record of
 * their own, and words are sought by the e-mail alone. Names never are: a customer could choose one that stands in the log for something else.
 */
async function reachOf(db: Database, { parts, records, email, clock }: Found) {
  const [record] = records;
  const isWhole =
    record !== undefined && records.length === 1 && !(await hasOthers(db, record, parts));
  const known: Pick<Subject, 'emails' | 'phones'> = isWhole
    ? await selectKeys(db, record)
    : { emails: [email.toLowerCase()], phones: [] };
  return {
    isWhole,
    reach: {
      record: isWhole ? record : await setApart(db, parts.orders, clock.now()),
      patterns: patternsOf({ ...known, names: [], places: [] }),
      known,
    },
  };
}
