import { randomUUID } from 'node:crypto';
import { DAY, HOUR } from '#platform/time/duration.ts';
import type { StaffContext } from './context.ts';
import {
  insertLink,
  type StaffLink,
  selectOpenLink,
  updateLinksRevoked,
  updateLinkUsed,
} from './link-queries.ts';
import type { StoredRole } from './roles.ts';
import { digestOf, newSecret } from './secrets.ts';

type LinkContext = Pick<StaffContext, 'db' | 'clock'>;
type Purpose = StaffLink['purpose'];

const lives: Readonly<Record<Purpose, number>> = {
  first: HOUR,
  invite: 3 * DAY,
  reset: HOUR,
  email: DAY,
};

/**
 * Makes a link. An earlier one of the same purpose and address is revoked, but for a new password: a stranger who asks for a letter must not take
 * away the link of the member. Returns it with its secret, which is stored nowhere.
 */
export async function makeLink(
  { db, clock }: LinkContext,
  link: StoredRole & { purpose: Purpose; email: string | null; madeBy?: number | null },
): Promise<{ secret: string; link: StaffLink }> {
  const now = clock.now();
  const secret = newSecret();
  if (link.purpose !== 'reset') await updateLinksRevoked(db, link, now);
  const made = await insertLink(db, {
    ...link,
    id: randomUUID(),
    tokenDigest: digestOf(secret),
    createdAt: now,
    endsAt: new Date(now.getTime() + lives[link.purpose]),
  });
  return { secret, link: made };
}

/** A link that can be used still. It stays so. */
export const findLink = (
  { db, clock }: LinkContext,
  secret: string,
): Promise<StaffLink | undefined> => selectOpenLink(db, digestOf(secret), clock.now());

/** Uses a link in the transaction `db`: once, and within its life. */
export const takeLink = (
  { db, clock }: LinkContext,
  secret: string,
): Promise<StaffLink | undefined> => updateLinkUsed(db, digestOf(secret), clock.now());
