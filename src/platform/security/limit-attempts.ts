import { mailboxOf } from '../mail/mailbox.ts';
import { networksOf } from '../network/networks.ts';
import { DAY } from '../time/duration.ts';
import {
  countInTransaction,
  countUse,
  eachNetwork,
  type LimitContext,
  multiply,
  type RateLimit,
} from './rate-limit.ts';

/**
 * How much higher the limit of one account is in the networks of an address, the narrowest first. One subscriber of IPv6
 * (/48) cannot use up what the account has for all unknown devices.
 */
const ACCOUNT_TIMES = [1, 2];

/** Letters to one mailbox, in times of the limit of an account: more would be a flood. */
const LETTERS = 2;
const LETTERS_A_DAY = 4;

/** Who tries to get into an account. */
export interface Attempt {
  readonly ip: string;
  /** The e-mail as typed, in lower case. */
  readonly account: string;
  /** The id of a device that has signed in to this account before. */
  readonly device: string | undefined;
}

/**
 * Counts a try where it comes from, the narrowest first: a known device alone, or the account in these networks and the networks. Throws
 * `too_many_requests`.
 */
export async function countAttempt(
  context: LimitContext,
  limit: RateLimit,
  action: string,
  { ip, account, device }: Attempt,
): Promise<void> {
  if (device) return countUse(context, limit, action, `device ${device} ${account}`);
  for (const [place, network] of networksOf(ip).entries()) {
    const inNetwork = multiply(limit, ACCOUNT_TIMES[place] ?? 1);
    await countUse(context, inNetwork, action, `account ${account} ${network}`);
  }
  await eachNetwork(countUse, context, { limit, action, ip });
}

/**
 * Counts a letter to the mailbox of an address, however it is spelt and wherever it is asked for; false where the mailbox got enough lately. Then
 * nothing is sent, and the answer stays the same. `who` counts some askers apart from others.
 */
export async function mayWriteTo(
  context: LimitContext,
  { limit, action, who = 'anyone' }: { limit: RateLimit; action: string; who?: string },
  email: string,
): Promise<boolean> {
  const ofDay = { hits: limit.hits * LETTERS_A_DAY, window: DAY };
  const mailbox = mailboxOf(email);
  for (const [span, bound] of Object.entries({ once: multiply(limit, LETTERS), day: ofDay })) {
    const counter = `mailbox ${who} ${span} ${mailbox}`;
    if (!(await countInTransaction(context, bound, action, counter))) return false;
  }
  return true;
}
