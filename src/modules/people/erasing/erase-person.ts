import type { ErasureAct, Obstacle } from '#contracts/admin/customers/customers.ts';
import type { ErasureReason } from '#contracts/admin/customers/values.ts';
import { customerWords } from '#messages/office/customers.ts';
import type { Member } from '#modules/audit/index.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { standingFor } from '../card.ts';
import type { WriteContext } from '../notes.ts';
import { lockPeople } from '../person-queries.ts';
import { getAct, writeAct } from './acts.ts';
import { wipeRecord } from './erase-queries.ts';
import { eraseSubject } from './erase-subject.ts';
import { selectObstacles } from './obstacles.ts';
import { partsOfPerson, patternsOf, readSubject } from './subject.ts';

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
    const subject = await readSubject(db, parts);
    const how = { record: person, patterns: patternsOf(subject), known: subject };
    const { removed, kept } = await eraseSubject({ db, clock }, subject, how);
    const { notes, contacts } = await wipeRecord(db, person);
    const at = clock.now();
    const act = { at, reason, askedOn, personId: person, removed: { ...removed, notes, contacts } };
    return writeAct({ db, clock, actor }, { ...act, kept });
  });
  return getAct(context, act);
}
