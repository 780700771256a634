import { DomainError } from '#platform/errors/domain-error.ts';
import { type Attempt, countAttempt, mayWriteTo } from '#platform/security/limit-attempts.ts';
import {
  countUse,
  eachNetwork,
  type LimitContext,
  multiply,
  type RateLimit,
} from '#platform/security/rate-limit.ts';
import type { CustomerAttempt } from './device-cookie.ts';
import { selectCustomer } from './queries.ts';

/** Rate limits of each action for one account in one network. The limits of networks are higher. */
export interface AccountLimits {
  readonly login: RateLimit;
  readonly registration: RateLimit;
  readonly link: RateLimit;
  readonly refresh: RateLimit;
  readonly passwordChange: RateLimit;
  readonly emailChange: RateLimit;
  readonly reset: RateLimit;
  readonly personalData: RateLimit;
}

/** How much higher the limit of one account is for all devices together that have not signed in to it. */
const UNKNOWN_DEVICES = 5;

/** An action without an account, or of a signed-in one, whose limit only its own sessions use up. */
export async function limitAction(
  context: LimitContext,
  limits: AccountLimits,
  action: keyof AccountLimits,
  { ip, customerId }: { ip: string; customerId?: number | undefined },
): Promise<void> {
  const limit = limits[action];
  try {
    await eachNetwork(countUse, context, { limit, action, ip });
    if (customerId) await countUse(context, limit, action, `account ${customerId}`);
  } catch (error) {
    if (!customerId || !(error instanceof DomainError)) throw error;
    throw error.of((await selectCustomer(context.db, customerId))?.email);
  }
}

/**
 * Counts a sign-in before its password is checked. A device that knows the account has a counter of its own, so strangers
 * cannot lock its owner out. Other devices share counters, the narrowest first: the account in these networks, the
 * networks, the account from all unknown devices.
 */
export async function limitSignIn(
  context: LimitContext,
  { login: limit }: AccountLimits,
  attempt: Attempt,
): Promise<void> {
  try {
    await countAttempt(context, limit, 'login', attempt);
    if (attempt.device) return;
    const everywhere = multiply(limit, UNKNOWN_DEVICES);
    await countUse(context, everywhere, 'login', `account ${attempt.account}`);
  } catch (error) {
    throw error instanceof DomainError ? error.of(attempt.account) : error;
  }
}

/**
 * Counts a request for a reset letter; false where the mailbox got enough of them lately. Their links still work, so the
 * answer stays the same and the owner is not locked out. A device gets the letters of an account that has proved its mailbox, whatever strangers
 * ask; others count together, those of known devices apart, for anybody can make accounts with the spellings of one mailbox.
 */
export async function limitReset(
  context: LimitContext,
  { reset: limit }: AccountLimits,
  attempt: CustomerAttempt,
): Promise<boolean> {
  await countAttempt(context, limit, 'reset', attempt);
  if (attempt.isProved) return true;
  const who = attempt.device ? 'known' : 'unknown';
  return mayWriteTo(context, { limit, action: 'reset', who }, attempt.account);
}
