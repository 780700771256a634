import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { staffLinks } from './tables.ts';

export type StaffLink = typeof staffLinks.$inferSelect;

export async function insertLink(db: Database, row: typeof staffLinks.$inferInsert): Promise<void> {
  await db.insert(staffLinks).values(row);
}

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

/** Marks the link of a digest as used, where it is unused and has not ended. */
export async function updateLinkUsed(
  db: Database,
  tokenDigest: Buffer,
  usedAt: Date,
): Promise<StaffLink | undefined> {
  const [row] = await db
    .update(staffLinks)
    .set({ usedAt })
    .where(
      and(
        eq(staffLinks.tokenDigest, tokenDigest),
        isNull(staffLinks.usedAt),
        gt(staffLinks.endsAt, usedAt),
      ),
    )
    .returning();
  return row;
}
