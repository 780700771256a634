import { eq } from 'drizzle-orm';
import type { CustomerCard, Joining } from '#contracts/admin/customers/customers.ts';
import { type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { getPerson } from './card.ts';
import { selectPeople } from './find-people.ts';
import {
  describeAgain,
  insertJoin,
  moveParts,
  selectJoinForUpdate,
  selectMovable,
} from './join-queries.ts';
import type { WriteContext } from './notes.ts';
import { lockPeople } from './person-queries.ts';
import { personJoins, persons } from './tables.ts';

interface Pair {
  readonly id: number;
  readonly other: number;
}

/** What would go from the other record to this one. Throws `not_found`, and `customers_not_joined` where they cannot be one. */
export async function previewJoin(db: Database, pair: Pair): Promise<Joining> {
  await requireJoinable(db, pair);
  const rows = await selectPeople(db, [pair.id, pair.other]);
  const kept = rows.find(({ id }) => id === pair.id);
  const joined = rows.find(({ id }) => id === pair.other);
  if (!kept || !joined) throw new DomainError('not_found');
  const { calls, notes } = await selectMovable(db, pair.other);
  return { kept, joined, calls: calls.length, notes: notes.length };
}

/** Makes two records one: all of the other goes to this one, until it is taken back. Throws as {@link previewJoin}. */
export async function joinPeople(
  context: WriteContext,
  pair: Pair,
  member: Member,
): Promise<CustomerCard> {
  const { clock } = context;
  const { actor } = member;
  const { id, other } = pair;
  await context.db.transaction(async (db) => {
    await requireJoinable(db, pair);
    const moved = await selectMovable(db, other);
    await moveParts(db, moved, { from: other, to: id });
    await db.update(persons).set({ joinedInto: id }).where(eq(persons.id, other));
    const join = { kept: id, joined: other, moved, joinedAt: clock.now() };
    await insertJoin(db, { ...join, staffId: staffIdOf(actor) });
    await describeAgain(db, id);
    await recordAction(
      { db, clock, actor },
      {
        action: 'customers.join',
        entity: 'customer',
        entityId: String(id),
        changes: { joined: { from: null, to: other } },
      },
    );
  });
  return getPerson(context, id, member);
}

/** Gives the other record back what was taken from it; what came after the join stays. Throws `not_found` and `customer_erased`. */
export async function separatePeople(
  context: WriteContext,
  { id, join }: { readonly id: number; readonly join: number },
  member: Member,
): Promise<CustomerCard> {
  const { clock } = context;
  const { actor } = member;
  await context.db.transaction(async (db) => {
    const done = await selectJoinForUpdate(db, { id, join });
    if (!done) throw new DomainError('not_found');
    const { joined, moved } = done;
    if ((await lockPeople(db, [id, joined])).get(id)?.erased) {
      throw new DomainError('customer_erased');
    }
    await moveParts(db, moved, { from: id, to: joined });
    await db.update(persons).set({ joinedInto: null }).where(eq(persons.id, joined));
    await db.update(personJoins).set({ undoneAt: clock.now() }).where(eq(personJoins.id, join));
    await describeAgain(db, id);
    await describeAgain(db, joined);
    await recordAction(
      { db, clock, actor },
      {
        action: 'customers.separate',
        entity: 'customer',
        entityId: String(id),
        changes: { joined: { from: joined, to: null } },
      },
    );
  });
  return getPerson(context, id, member);
}

/** Both are locked for the rest of the transaction. */
async function requireJoinable(db: Database, { id, other }: Pair): Promise<void> {
  const states = await lockPeople(db, [id, other]);
  const [kept, joined] = [states.get(id), states.get(other)];
  if (!kept || !joined) throw new DomainError('not_found');
  const cannot = id === other || [kept, joined].some((one) => one.joined || one.erased);
  if (cannot) throw new DomainError('customers_not_joined');
}
