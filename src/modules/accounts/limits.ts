import { DomainError } from '#platform/domain-error.ts';
import { networksOf } from '#platform/networks.ts';
import {
  countUse,
  eachNetwork,
  type LimitContext,
  multiply,
  type RateLimit,
} from '#platform/rate-limit.ts';
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
}

/** How much higher the limit of one account is for all devices together that have not signed in to it. */
const UNKNOWN_DEVICES = 5;
/** The same for letters: more than so many an hour would be a flood. */
const LETTERS = 2;
/**
 * How much higher the limit of one account is in the networks of an address, the narrowest first. One subscriber of IPv6
 * (/48) cannot use up what the account has for all unknown devices.
 */
const ACCOUNT_TIMES = [1, 2];

/** Who tries to get into an account. */
export interface Attempt {
  readonly ip: string;
  /** The e-mail as typed, in lower case. */
  readonly account: string;
  /** The id of a device that has signed in to this account before. */
  readonly device: string | undefined;
}

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
    await limitNarrow(context, limit, 'login', attempt);
    if (attempt.device) return;
    const everywhere = multiply(limit, UNKNOWN_DEVICES);
    await countUse(context, everywhere, 'login', `account ${attempt.account}`);
  } catch (error) {
    throw error instanceof DomainError ? error.of(attempt.account) : error;
  }
}

/**
 * Counts a request for a reset letter; false where the account got enough of them lately. Their links still work, so the
 * answer stays the same and the owner is not locked out.
 */
export async function limitReset(
  context: LimitContext,
  { reset: limit }: AccountLimits,
  attempt: Attempt,
): Promise<boolean> {
  await limitNarrow(context, limit, 'reset', attempt);
  if (attempt.device) return true;
  const everywhere = multiply(limit, LETTERS);
  try {
    await countUse(context, everywhere, 'reset', `account ${attempt.account}`);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

async function limitNarrow(
  context: LimitContext,
  limit: RateLimit,
  action: 'login' | 'reset',
  { ip, account, device }: Attempt,
): Promise<void> {
  if (device) return countUse(context, limit, action, `device ${device} ${account}`);
  for (const [place, network] of networksOf(ip).entries()) {
    const inNetwork = multiply(limit, ACCOUNT_TIMES[place] ?? 1);
    await countUse(context, inNetwork, action, `account ${account} ${network}`);
  }
  await eachNetwork(countUse, context, { limit, action, ip });
}
