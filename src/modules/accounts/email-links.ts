import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { DAY } from '#platform/duration.ts';
import { customers, emailLinks } from './tables.ts';

export type EmailLink = typeof emailLinks.$inferSelect;

const LIFE = DAY;
const digestOf = (token: string) => createHash('sha256').update(token).digest();

/** Prepares a link that will prove an address; earlier ones of its purpose work no more. */
export async function prepareLink(
  db: Database,
  link: Pick<EmailLink, 'customerId' | 'purpose' | 'email'>,
  now: Date,
): Promise<string> {
  await withdrawLinks(db, link.customerId, link.purpose, now);
  const id = randomUUID();
  await db.insert(emailLinks).values({ ...link, id, createdAt: now });
  return id;
}

/** Gives a prepared link its token, which is then only in the letter. Sending the letter again gives it another. */
export async function issueToken(
  db: Database,
  id: string,
): Promise<{ link: EmailLink; token: string } | undefined> {
  const token = randomBytes(32).toString('base64url');
  const [link] = await db
    .update(emailLinks)
    .set({ tokenDigest: digestOf(token) })
    .where(and(eq(emailLinks.id, id), isNull(emailLinks.usedAt)))
    .returning();
  return link && { link, token };
}

/** Uses a link up: it works once, for 24 hours. Its customer is held until the transaction ends: links of one take turns. */
export async function useLink(
  db: Database,
  purpose: EmailLink['purpose'],
  token: string,
  now: Date,
): Promise<EmailLink | undefined> {
  const tokenDigest = digestOf(token);
  const owner = db
    .select({ id: emailLinks.customerId })
    .from(emailLinks)
    .where(eq(emailLinks.tokenDigest, tokenDigest));
  await db.select().from(customers).where(inArray(customers.id, owner)).for('no key update');
  const [link] = await db
    .update(emailLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(emailLinks.tokenDigest, tokenDigest),
        eq(emailLinks.purpose, purpose),
        isNull(emailLinks.usedAt),
        gt(emailLinks.createdAt, new Date(now.getTime() - LIFE)),
      ),
    )
    .returning();
  return link;
}

/** Makes the customer's unused links of a purpose useless. */
export async function withdrawLinks(
  db: Database,
  customerId: number,
  purpose: EmailLink['purpose'],
  now: Date,
): Promise<void> {
  await db.update(emailLinks).set({ usedAt: now }).where(unused(customerId, purpose));
}

/** The same of a change of e-mail that waits for its confirmation: whoever began it may be no longer welcome. */
export async function withdrawEmailChanges(
  db: Database,
  customer: { id: number; email: string },
  now: Date,
): Promise<void> {
  await db
    .update(emailLinks)
    .set({ usedAt: now })
    .where(and(unused(customer.id, 'confirm'), ne(emailLinks.email, customer.email)));
}

const unused = (customerId: number, purpose: EmailLink['purpose']) =>
  and(
    eq(emailLinks.customerId, customerId),
    eq(emailLinks.purpose, purpose),
    isNull(emailLinks.usedAt),
  );

export async function forgetOldLinks(db: Database, now: Date): Promise<void> {
  await db.delete(emailLinks).where(lt(emailLinks.createdAt, new Date(now.getTime() - 2 * LIFE)));
}
