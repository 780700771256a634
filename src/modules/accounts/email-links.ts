import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { DAY } from '#platform/time/duration.ts';
import {
  deleteLinksBefore,
  type EmailLink,
  hasLostAddress,
  insertLink,
  isAddressHeld,
  lockCustomerOfLink,
  updateLinksUsed,
  updateLinkToken,
  updateLinkUsed,
} from './link-queries.ts';

type Purpose = EmailLink['purpose'];

/** How long a link can be used. */
const lives: Readonly<Record<Purpose, number>> = {
  confirm: DAY,
  reset: DAY,
  orders: DAY,
  revert: 3 * DAY,
  erase: DAY,
};
const LONGEST_LIFE = Math.max(...Object.values(lives));

/**
 * Purposes whose earlier links a new one revokes. A reset link stays: another person's request must not take it from the
 * customer. A link that undoes a change stays: the author of the next change would revoke it.
 */
const replaced: readonly Purpose[] = ['confirm', 'orders', 'erase'];

const digestOf = (token: string) => createHash('sha256').update(token).digest();

/** What is known of a new link. */
export type NewLink = Pick<EmailLink, 'customerId' | 'purpose' | 'email'> &
  Partial<Pick<EmailLink, 'askedIp' | 'askedDevice' | 'askedSession'>>;

/** Creates a link to an address. */
export async function prepareLink(db: Database, link: NewLink, now: Date): Promise<string> {
  if (replaced.includes(link.purpose)) {
    await revokeLinks(db, link.customerId, link.purpose, now);
  }
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
 * Uses a link: it works once, within its life, and where a customer is named only for this customer. The customer's row
 * is locked until the transaction ends, so links of one customer are used one after another.
 */
export async function useLink(
  db: Database,
  { token, ...link }: { purpose: Purpose; token: string; customerId?: number },
  now: Date,
): Promise<EmailLink | undefined> {
  const tokenDigest = digestOf(token);
  await lockCustomerOfLink(db, tokenDigest);
  const after = new Date(now.getTime() - lives[link.purpose]);
  return updateLinkUsed(db, { ...link, tokenDigest }, { usedAt: now, after });
}

/** Revokes the customer's unused links of one purpose. */
export const revokeLinks = (
  db: Database,
  customerId: number,
  purpose: Purpose,
  now: Date,
): Promise<void> => updateLinksUsed(db, { customerId, purpose }, now);

/** Revokes a pending change of e-mail: a thief of the account may have requested it. */
export const revokeEmailChanges = (
  db: Database,
  { id, email }: { id: number; email: string },
  now: Date,
): Promise<void> =>
  updateLinksUsed(db, { customerId: id, purpose: 'confirm', exceptEmail: email }, now);

/**
 * Whether another account has lost this address lately and can still get it back. No other account takes it
 * meanwhile: a thief of the account would keep it from its owner.
 */
export const isHeld = (
  db: Database,
  { email, customerId }: { email: string; customerId: number },
  now: Date,
): Promise<boolean> =>
  isAddressHeld(db, { email, customerId, after: new Date(now.getTime() - lives.revert) });

/** Whether a link can still give this account back to an address that it has lost. */
export const isReturnable = (
  db: Database,
  account: { customerId: number; email: string },
  now: Date,
): Promise<boolean> =>
  hasLostAddress(db, { ...account, after: new Date(now.getTime() - lives.revert) });

/** Purges links that expired long ago. */
export const purgeOldLinks = (db: Database, now: Date): Promise<void> =>
  deleteLinksBefore(db, new Date(now.getTime() - 2 * LONGEST_LIFE));
