import { desc, eq } from 'drizzle-orm';
import type { CustomerCard } from '#contracts/admin/customers/customers.ts';
import type { CustomerPart } from '#contracts/admin/customers/values.ts';
import { normaliseOrderNumber } from '#contracts/order-number.ts';
import { customerWords } from '#messages/office/customers.ts';
import { type FindStaffNames, type Member, staffIdOf } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { selectAlike, selectContacts, selectParts } from './card-queries.ts';
import { selectActs } from './erasing/acts.ts';
import { selectPeople } from './find-people.ts';
import { selectJoins } from './join-queries.ts';
import { selectPersonOf } from './person-queries.ts';
import { personNotes, persons } from './tables.ts';

export interface PeopleContext {
  readonly db: Database;
  readonly staffNames: FindStaffNames;
}

/** What the shop knows of a person. Throws `not_found`. A record that was joined into another one answers as that one. */
export async function getPerson(
  { db, staffNames }: PeopleContext,
  asked: number,
  { actor }: Member,
): Promise<CustomerCard> {
  const id = await standingFor(db, asked);
  const [[row], [person], parts, contacts, notes, joins, alike, acts, names] = await Promise.all([
    selectPeople(db, [id]),
    db.select().from(persons).where(eq(persons.id, id)),
    selectParts(db, id),
    selectContacts(db, id),
    db.select().from(personNotes).where(eq(personNotes.personId, id)).orderBy(desc(personNotes.id)),
    selectJoins(db, id),
    selectAlike(db, id),
    selectActs(db, id),
    staffNames(db),
  ]);
  if (!row || !person) throw new DomainError('not_found');
  const named = (staff: number) => names.get(String(staff)) ?? customerWords.former(staff);
  return {
    ...row,
    ...parts,
    phones: contacts.filter(({ kind }) => kind === 'phone').map(({ key }) => key),
    emails: contacts.filter(({ kind }) => kind === 'email').map(({ key }) => key),
    names: person.names,
    acts,
    notes: notes.map(({ id: note, writtenAt, staffId, text }) => ({
      id: note,
      at: writtenAt.toISOString(),
      by: named(staffId),
      is_own: staffId === staffIdOf(actor),
      text,
    })),
    joins: joins.map(({ id: join, joinedAt, staffId, name }) => ({
      id: join,
      at: joinedAt.toISOString(),
      by: staffId === null ? null : named(staffId),
      other: name,
    })),
    like: await selectPeople(db, alike),
  };
}

/** The record that stands for another one today. Throws `not_found`. */
export async function standingFor(db: Database, asked: number): Promise<number> {
  let id = asked;
  for (;;) {
    const [row] = await db
      .select({ joinedInto: persons.joinedInto })
      .from(persons)
      .where(eq(persons.id, id));
    if (!row) throw new DomainError('not_found');
    if (row.joinedInto === null) return id;
    id = row.joinedInto;
  }
}

/** The record of an order, by its number, or of a request for a call. Throws `not_found`. */
export async function findPersonOf(
  db: Database,
  part: CustomerPart,
  key: string,
): Promise<{ id: number }> {
  const known = part === 'order' ? normaliseOrderNumber(key) : key;
  const id = known === null ? undefined : await selectPersonOf(db, part, known);
  if (id === undefined) throw new DomainError('not_found');
  return { id };
}
