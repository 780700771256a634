import { and, eq } from 'drizzle-orm';
import type { CustomerCard } from '#contracts/admin/customers/customers.ts';
import { type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { getPerson, type PeopleContext, standingFor } from './card.ts';
import { lockPeople } from './person-queries.ts';
import { personNotes } from './tables.ts';

export interface WriteContext extends PeopleContext {
  readonly clock: Clock;
}

/** Writes a note about a person. Throws `not_found`, and `customer_erased` where their data were erased. */
export async function writeNote(
  context: WriteContext,
  asked: number,
  text: string,
  member: Member,
): Promise<CustomerCard> {
  const { clock } = context;
  const { actor } = member;
  const staffId = staffIdOf(actor);
  if (staffId === null) throw new Error('Notes are written by members of the staff');
  const written = await context.db.transaction(async (db) => {
    const id = await standingFor(db, asked);
    if ((await lockPeople(db, [id])).get(id)?.erased) throw new DomainError('customer_erased');
    await db.insert(personNotes).values({ personId: id, staffId, writtenAt: clock.now(), text });
    const done = { action: 'customers.note', entity: 'customer', entityId: String(id) };
    await recordAction({ db, clock, actor }, { ...done, changes: { note: 'changed' } });
    return id;
  });
  return getPerson(context, written, member);
}

/** Removes a note that the member has written. Throws `not_found`, also for one of another member. */
export async function removeNote(
  context: WriteContext,
  { id, note }: { readonly id: number; readonly note: number },
  member: Member,
): Promise<CustomerCard> {
  const { clock } = context;
  const { actor } = member;
  await context.db.transaction(async (db) => {
    const own = and(
      eq(personNotes.id, note),
      eq(personNotes.personId, id),
      eq(personNotes.staffId, staffIdOf(actor) ?? 0),
    );
    const { rowCount } = await db.delete(personNotes).where(own);
    if (!rowCount) throw new DomainError('not_found');
    const done = { action: 'customers.remove_note', entity: 'customer', entityId: String(id) };
    await recordAction({ db, clock, actor }, done);
  });
  return getPerson(context, id, member);
}
