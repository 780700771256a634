import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { staff } from './tables.ts';

export type StaffRow = typeof staff.$inferSelect;
export type NewStaff = typeof staff.$inferInsert;

/** Members of one shop; the list has no pages. */
const MOST = 500;

export async function selectMember(db: Database, id: number): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id));
  return row;
}

/** The member with a row lock until the transaction ends. */
export async function selectMemberForUpdate(
  db: Database,
  id: number,
): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id)).for('no key update');
  return row;
}

export async function selectMemberByEmail(
  db: Database,
  email: string,
): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staff).where(sql`lower(${staff.email}) = lower(${email})`);
  return row;
}

export const selectMembers = (db: Database): Promise<StaffRow[]> =>
  db.select().from(staff).orderBy(asc(staff.id)).limit(MOST);

export const selectNames = (db: Database): Promise<Pick<StaffRow, 'id' | 'name'>[]> =>
  db.select({ id: staff.id, name: staff.name }).from(staff).orderBy(asc(staff.id)).limit(MOST);

/** The owners who can sign in, locked until the transaction ends: two changes cannot remove the last two at once. */
export const selectOwnersForUpdate = (db: Database): Promise<StaffRow[]> =>
  db
    .select()
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.disabledAt)))
    .orderBy(asc(staff.id))
    .for('update');

/** One at a time until the transaction ends: of two first owners, or two members with one address, there is one. */
export async function lockMembers(db: Database): Promise<void> {
  await db.execute(sql`LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE`);
}

export async function anyMember(db: Database): Promise<boolean> {
  const rows = await db.select({ id: staff.id }).from(staff).limit(1);
  return rows.length > 0;
}

/** Inserts a member; undefined where the address is taken. */
export async function insertMember(db: Database, row: NewStaff): Promise<StaffRow | undefined> {
  const [inserted] = await db.insert(staff).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function updateMember(
  db: Database,
  id: number,
  change: Partial<NewStaff>,
): Promise<StaffRow | undefined> {
  const [row] = await db.update(staff).set(change).where(eq(staff.id, id)).returning();
  return row;
}
