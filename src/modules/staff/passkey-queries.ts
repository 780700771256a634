import { and, asc, count, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { StaffRow } from './queries.ts';
import { staff, staffPasskeys } from './tables.ts';

export type PasskeyRow = typeof staffPasskeys.$inferSelect;

/** The passkeys of a member, the first first. */
export const selectPasskeys = (db: Database, staffId: number): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id));

export async function countPasskeys(db: Database, staffId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId));
  return row?.count ?? 0;
}

/** A passkey by its credential, and the member whose it is. */
export async function selectPasskeyOf(
  db: Database,
  credentialId: Buffer,
): Promise<{ passkey: PasskeyRow; member: StaffRow } | undefined> {
  const [row] = await db
    .select({ passkey: staffPasskeys, member: staff })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(eq(staffPasskeys.credentialId, credentialId));
  return row;
}

/** Inserts a passkey; undefined where the credential is known. */
export async function insertPasskey(
  db: Database,
  row: PasskeyRow,
): Promise<PasskeyRow | undefined> {
  const [inserted] = await db.insert(staffPasskeys).values(row).onConflictDoNothing().returning();
  return inserted;
}

/** Notes a use; false where the passkey is gone or was used meanwhile. */
export async function updatePasskeyUsed(
  db: Database,
  { id, counter: before }: Pick<PasskeyRow, 'id' | 'counter'>,
  { counter, usedAt }: { counter: number; usedAt: Date },
): Promise<boolean> {
  const used = await db
    .update(staffPasskeys)
    .set({ counter, usedAt })
    .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.counter, before)))
    .returning({ id: staffPasskeys.id });
  return used.length > 0;
}

interface OwnPasskey {
  readonly id: string;
  readonly staffId: number;
}

const isOwn = ({ id, staffId }: OwnPasskey) =>
  and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId));

export async function updatePasskeyName(
  db: Database,
  own: OwnPasskey,
  name: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await db.update(staffPasskeys).set({ name }).where(isOwn(own)).returning();
  return row;
}

/** Deletes a passkey of a member; false where there is none such. */
export async function deletePasskey(db: Database, own: OwnPasskey): Promise<boolean> {
  const deleted = await db
    .delete(staffPasskeys)
    .where(isOwn(own))
    .returning({ id: staffPasskeys.id });
  return deleted.length > 0;
}

/** Deletes all passkeys of a member. Returns how many. */
export async function deletePasskeys(db: Database, staffId: number): Promise<number> {
  const deleted = await db
    .delete(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .returning({ id: staffPasskeys.id });
  return deleted.length;
}
