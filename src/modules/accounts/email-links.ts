import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { DAY } from '#platform/duration.ts';
import {
  deleteLinksBefore,
  type EmailLink,
  insertLink,
  lockCustomerOfLink,
  updateLinksUsed,
  updateLinkToken,
  updateLinkUsed,
} from './queries.ts';

const LIFE = DAY;
const digestOf = (token: string) => createHash('sha256').update(token).digest();

/** Prepares a link that will prove an address; earlier links of its purpose work no more. */
export async function prepareLink(
  db: Database,
  link: Pick<EmailLink, 'customerId' | 'purpose' | 'email'>,
  now: Date,
): Promise<string> {
  await withdrawLinks(db, link.customerId, link.purpose, now);
  const id = randomUUID();
  await insertLink(db, { ...link, id, createdAt: now });
  return id;
}

/** Gives a prepared link its token, which is then only in the letter. Sending the letter again gives it another. */
export async function issueToken(
  db: Database,
  id: string,
): Promise<{ link: EmailLink; token: string } | undefined> {
  const token = randomBytes(32).toString('base64url');
  const link = await updateLinkToken(db, id, digestOf(token));
  return link && { link, token };
}

/** Uses a link up: it works once, for 24 hours. Its customer is locked until the transaction ends, so links of one customer wait for each other. */
export async function useLink(
  db: Database,
  purpose: EmailLink['purpose'],
  token: string,
  now: Date,
): Promise<EmailLink | undefined> {
  const tokenDigest = digestOf(token);
  await lockCustomerOfLink(db, tokenDigest);
  const after = new Date(now.getTime() - LIFE);
  return updateLinkUsed(db, { purpose, tokenDigest }, { usedAt: now, after });
}

/** Makes the customer's unused links of a purpose useless. */
export const withdrawLinks = (
  db: Database,
  customerId: number,
  purpose: EmailLink['purpose'],
  now: Date,
): Promise<void> => updateLinksUsed(db, { customerId, purpose }, now);

/** Withdraws a change of e-mail that waits for its confirmation: it may have been begun by a thief of the account. */
export const withdrawEmailChanges = (
  db: Database,
  { id, email }: { id: number; email: string },
  now: Date,
): Promise<void> =>
  updateLinksUsed(db, { customerId: id, purpose: 'confirm', exceptEmail: email }, now);

/** Deletes links that expired a day ago or earlier. */
export const purgeOldLinks = (db: Database, now: Date): Promise<void> =>
  deleteLinksBefore(db, new Date(now.getTime() - 2 * LIFE));
