import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { customers, emailLinks, refreshTokens, sessions } from './tables.ts';

export type CustomerRow = typeof customers.$inferSelect;
export type EmailLink = typeof emailLinks.$inferSelect;
export type RefreshTokenRow = typeof refreshTokens.$inferSelect;

const sameEmail = (email: string) => sql`lower(${customers.email}) = lower(${email})`;

export async function selectCustomer(db: Database, id: number): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row;
}

/** The customer with a row lock until the transaction ends: password and address cannot change meanwhile. */
export async function selectCustomerForUpdate(
  db: Database,
  id: number,
): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id)).for('no key update');
  return row;
}

export async function selectCustomerByEmail(
  db: Database,
  email: string,
): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customers).where(sameEmail(email));
  return row;
}

/** Inserts a customer; undefined if the address is taken. */
export async function insertCustomer(
  db: Database,
  customer: typeof customers.$inferInsert,
): Promise<CustomerRow | undefined> {
  const [row] = await db.insert(customers).values(customer).onConflictDoNothing().returning();
  return row;
}

export async function updateCustomer(
  db: Database,
  id: number,
  change: Partial<typeof customers.$inferInsert>,
): Promise<CustomerRow | undefined> {
  const [row] = await db.update(customers).set(change).where(eq(customers.id, id)).returning();
  return row;
}

export async function insertSession(
  db: Database,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** A session that has not been ended. It may have expired. */
export async function selectOpenSession(
  db: Database,
  id: string,
): Promise<typeof sessions.$inferSelect | undefined> {
  const [row] = await db.select().from(sessions).where(openSession(id));
  return row;
}

/** The same session with a row lock until the transaction ends. */
export async function selectOpenSessionForUpdate(
  db: Database,
  id: string,
): Promise<typeof sessions.$inferSelect | undefined> {
  const [row] = await db.select().from(sessions).where(openSession(id)).for('update');
  return row;
}

const openSession = (id: string) => and(eq(sessions.id, id), isNull(sessions.endedAt));

export async function updateSessionExpiry(db: Database, id: string, expiresAt: Date) {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id));
}

export async function updateSessionEnd(db: Database, id: string, endedAt: Date): Promise<void> {
  await db.update(sessions).set({ endedAt }).where(eq(sessions.id, id));
}

/** Ends the open sessions of a customer, except one if it is named. */
export async function updateSessionEnds(
  db: Database,
  customerId: number,
  endedAt: Date,
  exceptId?: string,
): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  await db
    .update(sessions)
    .set({ endedAt })
    .where(and(eq(sessions.customerId, customerId), isNull(sessions.endedAt), others));
}

export async function deleteSessionsExpiredBefore(db: Database, limit: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, limit));
}

export async function selectRefreshToken(
  db: Database,
  id: string,
): Promise<RefreshTokenRow | undefined> {
  const [row] = await db.select().from(refreshTokens).where(eq(refreshTokens.id, id));
  return row;
}

export async function insertRefreshToken(
  db: Database,
  token: typeof refreshTokens.$inferInsert,
): Promise<void> {
  await db.insert(refreshTokens).values(token);
}

export async function updateSuccessor(
  db: Database,
  id: string,
  successor: { spentAt: Date; successorId: string },
): Promise<void> {
  await db.update(refreshTokens).set(successor).where(eq(refreshTokens.id, id));
}

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

/** Marks every unused link of a customer and a purpose as used, except links to `exceptEmail`. */
export async function updateLinksUsed(
  db: Database,
  link: Pick<EmailLink, 'customerId' | 'purpose'> & { exceptEmail?: string },
  usedAt: Date,
): Promise<void> {
  const others =
    link.exceptEmail === undefined ? undefined : ne(emailLinks.email, link.exceptEmail);
  const unused = and(
    eq(emailLinks.customerId, link.customerId),
    eq(emailLinks.purpose, link.purpose),
    isNull(emailLinks.usedAt),
  );
  await db.update(emailLinks).set({ usedAt }).where(and(unused, others));
}

export async function deleteLinksBefore(db: Database, limit: Date): Promise<void> {
  await db.delete(emailLinks).where(lt(emailLinks.createdAt, limit));
}
