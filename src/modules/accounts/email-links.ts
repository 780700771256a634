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

/** Creates a link that confirms an address, and revokes earlier links of the same purpose. */
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

/** Issues a token for a link. Only the letter holds the token. A retry of the letter issues a new token. */
export async function issueToken(
  db: Database,
  id: string,
): Promise<{ link: EmailLink; token: string } | undefined> {
  const token = randomBytes(32).toString('base64url');
  const link = await updateLinkToken(db, id, digestOf(token));
  return link && { link, token };
}

/**
 * Uses a link: it works once, within 24 hours. The customer's row is locked until the transaction ends, so links of one
 * customer are used one after another.
 */
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

/** Revokes the customer's unused links of one purpose. */
export const withdrawLinks = (
  db: Database,
  customerId: number,
  purpose: EmailLink['purpose'],
  now: Date,
): Promise<void> => updateLinksUsed(db, { customerId, purpose }, now);

/** Revokes a pending change of e-mail: a thief of the account may have requested it. */
export const withdrawEmailChanges = (
  db: Database,
  { id, email }: { id: number; email: string },
  now: Date,
): Promise<void> =>
  updateLinksUsed(db, { customerId: id, purpose: 'confirm', exceptEmail: email }, now);

/** Purges links that expired a day ago or earlier. */
export const purgeOldLinks = (db: Database, now: Date): Promise<void> =>
  deleteLinksBefore(db, new Date(now.getTime() - 2 * LIFE));
