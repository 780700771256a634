import { staffMessages } from '#messages/office/staff-rules.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { type Attempt, countAttempt, mayWriteTo } from '#platform/security/limit-attempts.ts';
import {
  countGrowing,
  countInTransaction,
  giveBack,
  multiply,
  type RateLimit,
} from '#platform/security/rate-limit.ts';
import { HOUR, MINUTE } from '#platform/time/duration.ts';
import { recordWithin } from './bounded-rows.ts';
import type { StaffContext } from './context.ts';
import { strangerAt } from './failed-factors.ts';
import type { StaffLink } from './link-queries.ts';
import type { StaffRow } from './queries.ts';
import { sendStrangerNote } from './stranger-notes.ts';

/** Limits of one account in one network. Those of networks are higher. */
export interface StaffLimits {
  /** Of sign-ins and of codes. */
  readonly login: RateLimit;
  /** Of letters with a link for a new password. */
  readonly reset: RateLimit;
}

/** How much higher the limit of one account is for all devices together that have not signed in to it. */
const UNKNOWN_DEVICES = 5;

/** Wrong codes with one link of a letter. */
const LINK_TRIES: RateLimit = { hits: 5, window: HOUR };

type LimitContext = Pick<StaffContext, 'db' | 'clock' | 'jobs'>;

/**
 * Counts a sign-in before its password is checked. Devices that have not signed in to the account share a counter, whose wait grows, wherever they
 * are; a known device has its own, and passkeys are not counted here. Throws `too_many_requests`.
 */
export async function limitSignIn(
  context: LimitContext,
  { login: limit }: StaffLimits,
  attempt: Attempt,
): Promise<void> {
  const { account, device, ip } = attempt;
  try {
    await countAttempt(context, limit, 'staff-login', attempt);
  } catch (error) {
    throw error instanceof DomainError ? error.of(account) : error;
  }
  if (device) return;
  const everywhere = multiply(limit, UNKNOWN_DEVICES);
  try {
    await countGrowing(context, everywhere, 'staff-login', `account ${account}`);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await sendStrangerNote(context, { email: account, about: 'waits', ip });
    throw waits(error, account, 'staff-login');
  }
}

/** Counts a request for a letter; false where the mailbox got enough, and nothing is to be sent. Throws `too_many_requests` where one asks too often. */
export async function limitLetter(
  context: LimitContext,
  { reset: limit }: StaffLimits,
  attempt: Attempt,
): Promise<boolean> {
  await countAttempt(context, limit, 'staff-reset', attempt);
  const { account, device, ip } = attempt;
  if (device || (await mayWriteTo(context, { limit, action: 'staff-reset' }, account))) return true;
  await sendStrangerNote(context, { email: account, about: 'letters', ip });
  return false;
}

interface CodeTry {
  readonly member: StaffRow;
  /** The id of a device that has signed in to this account before. */
  readonly device: string | undefined;
  /** `staff-factor`: in a session. `staff-reset-code`: with the link of a letter. `staff-own-password`: the present password. */
  readonly action: 'staff-factor' | 'staff-reset-code' | 'staff-own-password';
  readonly ip: string;
}

/**
 * Counts a code before it is checked. A known device has a counter of its own, all others share one, and the wait grows. Returns how to take the use
 * back: right codes do not count. Throws `too_many_requests`.
 */
export async function limitCode(
  { db, clock }: Pick<StaffContext, 'db' | 'clock'>,
  { login: limit }: StaffLimits,
  { member, device, action, ip }: CodeTry,
): Promise<() => Promise<void>> {
  const who = device ? `device ${device} ${member.id}` : String(member.id);
  try {
    await countGrowing({ db, clock }, limit, action, who);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await recordWithin(
      { hits: 1, window: 15 * MINUTE },
      { db, clock, actor: strangerAt(ip) },
      { action: 'staff.waits', entity: 'staff', entityId: String(member.id) },
    );
    throw waits(error, member.email, action);
  }
  return () => giveBack({ db, clock }, action, who);
}

/** Counts a try of a code with a link; false where the link has had too many. */
export const mayTryLink = (
  context: Pick<StaffContext, 'db' | 'clock'>,
  { id }: StaffLink,
): Promise<boolean> => countInTransaction(context, LINK_TRIES, 'staff-reset-link', id);

/** The refusal of an account that waits. Hours may be left: it says what works meanwhile. */
const waits = ({ details: { retryAfter } }: DomainError, account: string, action: string) =>
  new DomainError('too_many_requests', {
    ...(retryAfter !== undefined && { retryAfter }),
    body: { detail: staffMessages.accountWaits },
    security: { event: 'account_waits', account, action },
  });
