import { and, asc, count, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { staff, staffLinks, staffRoles } from './tables.ts';

export type OwnRoleRow = typeof staffRoles.$inferSelect;

export const selectOwnRoles = (db: Database): Promise<OwnRoleRow[]> =>
  db.select().from(staffRoles).orderBy(asc(staffRoles.id));

export async function selectOwnRole(db: Database, id: number): Promise<OwnRoleRow | undefined> {
  const [row] = await db.select().from(staffRoles).where(eq(staffRoles.id, id));
  return row;
}

/** One at a time until the transaction ends: of two roles with one name there is one, and no member gets a removed one. */
export async function lockRoles(db: Database): Promise<void> {
  await db.execute(sql`LOCK TABLE staff_roles IN SHARE ROW EXCLUSIVE MODE`);
}

/** Whether another role has the name, in any letters. */
export async function isNameTaken(db: Database, name: string, but = 0): Promise<boolean> {
  const rows = await db
    .select({ id: staffRoles.id })
    .from(staffRoles)
    .where(and(sql`lower(${staffRoles.name}) = lower(${name})`, ne(staffRoles.id, but)));
  return rows.length > 0;
}

export async function insertRole(
  db: Database,
  row: typeof staffRoles.$inferInsert,
): Promise<OwnRoleRow> {
  const [inserted] = await db.insert(staffRoles).values(row).returning();
  if (!inserted) throw new Error('The database returned no role');
  return inserted;
}

export async function updateRole(
  db: Database,
  id: number,
  change: Pick<OwnRoleRow, 'name' | 'permissions'>,
): Promise<OwnRoleRow | undefined> {
  const [row] = await db.update(staffRoles).set(change).where(eq(staffRoles.id, id)).returning();
  return row;
}

export async function deleteRole(db: Database, id: number): Promise<void> {
  await db.delete(staffRoles).where(eq(staffRoles.id, id));
}

/** How many members and open invitations have the role. */
export async function countHolders(db: Database, id: number, now: Date): Promise<number> {
  const [members] = await db.select({ count: count() }).from(staff).where(eq(staff.ownRole, id));
  const [invitations] = await db
    .select({ count: count() })
    .from(staffLinks)
    .where(
      and(
        eq(staffLinks.ownRole, id),
        eq(staffLinks.purpose, 'invite'),
        isNull(staffLinks.usedAt),
        gt(staffLinks.endsAt, now),
      ),
    );
  return (members?.count ?? 0) + (invitations?.count ?? 0);
}
