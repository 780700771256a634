import { and, eq, gt, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { customers, emailLinks } from './tables.ts';

export type EmailLink = typeof emailLinks.$inferSelect;

export async function insertLink(
  db: Database,
  link: typeof emailLinks.$inferInsert,
): Promise<void> {
  await db.insert(emailLinks).values(link);
}

/** Stores the token digest of an unused link. */
export async function updateLinkToken(
  db: Database,
  id: string,
  tokenDigest: Buffer,
): Promise<EmailLink | undefined> {
  const [link] = await db
    .update(emailLinks)
    .set({ tokenDigest })
    .where(and(eq(emailLinks.id, id), isNull(emailLinks.usedAt)))
    .returning();
  return link;
}

/** Locks the row of a link's customer until the transaction ends. */
export async function lockCustomerOfLink(db: Database, tokenDigest: Buffer): Promise<void> {
  const owner = db
    .select({ id: emailLinks.customerId })
    .from(emailLinks)
    .where(eq(emailLinks.tokenDigest, tokenDigest));
  await db.select().from(customers).where(inArray(customers.id, owner)).for('no key update');
}

/** Marks an unused link that was created after `after` as used; undefined if no link matches. */
export async function updateLinkUsed(
  db: Database,
  link: { purpose: EmailLink['purpose']; tokenDigest: Buffer; customerId?: number },
  { usedAt, after }: { usedAt: Date; after: Date },
): Promise<EmailLink | undefined> {
  const [used] = await db
    .update(emailLinks)
    .set({ usedAt })
    .where(
      and(
        eq(emailLinks.tokenDigest, link.tokenDigest),
        eq(emailLinks.purpose, link.purpose),
        link.customerId === undefined ? undefined : eq(emailLinks.customerId, link.customerId),
        isNull(emailLinks.usedAt),
        gt(emailLinks.createdAt, after),
      ),
    )
    .returning();
  return used;
}

/** Marks the unused links of a customer and a purpose as used: all, those to other addresses, or those created since. */
export async function updateLinksUsed(
  db: Database,
  link: Pick<EmailLink, 'customerId' | 'purpose'> & { exceptEmail?: string; since?: Date },
  usedAt: Date,
): Promise<void> {
  const others = and(
    link.exceptEmail === undefined ? undefined : ne(emailLinks.email, link.exceptEmail),
    link.since && gte(emailLinks.createdAt, link.since),
  );
  const unused = and(
    eq(emailLinks.customerId, link.customerId),
    eq(emailLinks.purpose, link.purpose),
    isNull(emailLinks.usedAt),
  );
  await db.update(emailLinks).set({ usedAt }).where(and(unused, others));
}

/** Whether a link created after `after` can give this address back to an account that has lost it. */
export async function isAddressHeld(
  db: Database,
  { email, customerId, after }: { email: string; customerId: number; after: Date },
): Promise<boolean> {
  const rows = await db
    .select({ id: emailLinks.id })
    .from(emailLinks)
    .where(
      and(
        sql`lower(${emailLinks.email}) = lower(${email})`,
        sql`${emailLinks.purpose} = 'revert'`,
        isNull(emailLinks.usedAt),
        gt(emailLinks.createdAt, after),
        ne(emailLinks.customerId, customerId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether a link created after `after` can give the account back to another address than this one. */
export async function hasLostAddress(
  db: Database,
  { customerId, email, after }: { customerId: number; email: string; after: Date },
): Promise<boolean> {
  const rows = await db
    .select({ id: emailLinks.id })
    .from(emailLinks)
    .where(
      and(
        eq(emailLinks.customerId, customerId),
        eq(emailLinks.purpose, 'revert'),
        isNull(emailLinks.usedAt),
        gt(emailLinks.createdAt, after),
        sql`lower(${emailLinks.email}) <> lower(${email})`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function deleteLinksBefore(db: Database, limit: Date): Promise<void> {
  await db.delete(emailLinks).where(lt(emailLinks.createdAt, limit));
}
