import { desc, eq } from 'drizzle-orm';
import type { ErasureAct } from '#contracts/admin/customers/customers.ts';
import { erasedKinds, keptKinds } from '#contracts/admin/customers/values.ts';
import { customerWords } from '#messages/office/customers.ts';
import { type Actor, type FindStaffNames, recordAction, staffIdOf } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { erasures } from '../tables.ts';

/** The customer, in the cabinet. */
const CUSTOMER: Actor = { kind: 'system', name: 'cabinet' };

/** Writes the act of an erasure, and that it was done, in its transaction. `actor`: null where the customer has done it. Answers the number of the act. */
export async function writeAct(
  {
    db,
    clock,
    actor,
  }: { readonly db: Database; readonly clock: Clock; readonly actor: Actor | null },
  done: Omit<typeof erasures.$inferInsert, 'staffId'>,
): Promise<number> {
  const [act] = await db
    .insert(erasures)
    .values({ ...done, staffId: actor && staffIdOf(actor) })
    .returning({ id: erasures.id });
  if (!act) throw new Error('The act was not written');
  const { personId } = done;
  await recordAction(
    { db, clock, actor: actor ?? CUSTOMER },
    {
      action: 'customers.erase',
      entity: 'customer',
      entityId: String(personId ?? 'account'),
      changes: { act: { from: null, to: act.id } },
    },
  );
  return act.id;
}

/** The act of an erasure. Throws `not_found`. */
export async function getAct(
  { db, staffNames }: { readonly db: Database; readonly staffNames: FindStaffNames },
  id: number,
): Promise<ErasureAct> {
  const [[row], names] = await Promise.all([
    db.select().from(erasures).where(eq(erasures.id, id)),
    staffNames(db),
  ]);
  if (!row) throw new DomainError('not_found');
  const { staffId } = row;
  return {
    id,
    at: row.at.toISOString(),
    by: staffId === null ? null : (names.get(String(staffId)) ?? customerWords.former(staffId)),
    reason: row.reason,
    asked_on: row.askedOn,
    removed: erasedKinds.flatMap((kind) => {
      const rows = row.removed[kind] ?? 0;
      return rows > 0 ? [{ kind, rows }] : [];
    }),
    kept: keptKinds.flatMap((kind) => {
      const rows = row.kept[kind] ?? 0;
      return rows > 0 ? [{ kind, rows }] : [];
    }),
  };
}

/** The acts about a record, the latest first. */
export async function selectActs(db: Database, person: number): Promise<number[]> {
  const rows = await db
    .select({ id: erasures.id })
    .from(erasures)
    .where(eq(erasures.personId, person))
    .orderBy(desc(erasures.id));
  return rows.map(({ id }) => id);
}
