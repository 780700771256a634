import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { staffLinks } from './tables.ts';

export type StaffLink = typeof staffLinks.$inferSelect;

/** Invitations of one shop; the list has no pages. */
const MOST = 500;

export async function insertLink(
  db: Database,
  row: typeof staffLinks.$inferInsert,
): Promise<StaffLink> {
  const [inserted] = await db.insert(staffLinks).values(row).returning();
  if (!inserted) throw new Error('The database returned no link');
  return inserted;
}

/** The invitations that can still be accepted, the latest first. */
export const selectInvitations = (db: Database, now: Date): Promise<StaffLink[]> =>
  db
    .select()
    .from(staffLinks)
    .where(isOpenInvitation(now))
    .orderBy(desc(staffLinks.createdAt))
    .limit(MOST);

/** The addresses of invitations, open or not, by their ids. */
export async function selectInvited(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: staffLinks.id, email: staffLinks.email })
    .from(staffLinks)
    .where(inArray(staffLinks.id, [...ids]));
  return new Map(rows.map(({ id, email }) => [id, email ?? '']));
}

/** Marks an open invitation as used; undefined where there is none such. */
export async function updateInvitationRevoked(
  db: Database,
  id: string,
  now: Date,
): Promise<StaffLink | undefined> {
  const [row] = await db
    .update(staffLinks)
    .set({ usedAt: now })
    .where(and(eq(staffLinks.id, id), isOpenInvitation(now)))
    .returning();
  return row;
}

/** Marks the open invitations of a member as used, and says how many there were. */
export async function updateInvitationsOfRevoked(
  db: Database,
  madeBy: number,
  now: Date,
): Promise<number> {
  const rows = await db
    .update(staffLinks)
    .set({ usedAt: now })
    .where(and(eq(staffLinks.madeBy, madeBy), isOpenInvitation(now)))
    .returning({ id: staffLinks.id });
  return rows.length;
}

const isOpenInvitation = (now: Date) =>
  and(eq(staffLinks.purpose, 'invite'), isNull(staffLinks.usedAt), gt(staffLinks.endsAt, now));

/** Revokes the unused links of a purpose and an address. */
export async function updateLinksRevoked(
  db: Database,
  { purpose, email }: Pick<StaffLink, 'purpose' | 'email'>,
  usedAt: Date,
): Promise<void> {
  await db
    .update(staffLinks)
    .set({ usedAt })
    .where(
      and(
        eq(staffLinks.purpose, purpose),
        sql`lower(${staffLinks.email}) IS NOT DISTINCT FROM lower(${email}::text)`,
        isNull(staffLinks.usedAt),
      ),
    );
}

/** Revokes the unused links with which a member would change the e-mail. */
export async function updateAddressLinksRevoked(
  db: Database,
  staffId: number,
  usedAt: Date,
): Promise<void> {
  await db
    .update(staffLinks)
    .set({ usedAt })
    .where(
      and(
        eq(staffLinks.purpose, 'email'),
        eq(staffLinks.madeBy, staffId),
        isNull(staffLinks.usedAt),
      ),
    );
}

/** The link of a digest, where it is unused and has not ended. */
export async function selectOpenLink(
  db: Database,
  tokenDigest: Buffer,
  now: Date,
): Promise<StaffLink | undefined> {
  const [row] = await db.select().from(staffLinks).where(isOpenLink(tokenDigest, now));
  return row;
}

/** Marks the link of a digest as used, where it is unused and has not ended. */
export async function updateLinkUsed(
  db: Database,
  tokenDigest: Buffer,
  usedAt: Date,
): Promise<StaffLink | undefined> {
  const [row] = await db
    .update(staffLinks)
    .set({ usedAt })
    .where(isOpenLink(tokenDigest, usedAt))
    .returning();
  return row;
}

const isOpenLink = (tokenDigest: Buffer, now: Date) =>
  and(
    eq(staffLinks.tokenDigest, tokenDigest),
    isNull(staffLinks.usedAt),
    gt(staffLinks.endsAt, now),
  );
