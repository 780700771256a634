import { DomainError } from '#platform/domain-error.ts';
import { networksOf } from '#platform/networks.ts';
import {
  countUse,
  eachNetwork,
  type LimitContext,
  type RateLimit,
  requireRoom,
} from '#platform/rate-limit.ts';

interface Orderer {
  readonly ip: string;
  readonly email: string;
}

/** Throws `too_many_requests` where the orderer's e-mail or network has made too many orders. */
export const requireRoomForOrder = (
  context: LimitContext,
  limit: RateLimit,
  orderer: Orderer,
): Promise<void> => eachCounter(requireRoom, context, limit, orderer);

/** Counts an order that is made. It is made, so a counter that is full is no error. */
export async function countOrder(
  context: LimitContext,
  limit: RateLimit,
  orderer: Orderer,
): Promise<void> {
  try {
    await eachCounter(countUse, context, limit, orderer);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

/** An e-mail is counted in its network only: a stranger's orders with the address of a buyer must not bar the buyer. */
async function eachCounter(
  count: typeof countUse | typeof requireRoom,
  context: LimitContext,
  limit: RateLimit,
  { ip, email }: Orderer,
): Promise<void> {
  const [network] = networksOf(ip);
  await count(context, limit, 'order', `account ${email.toLowerCase()} ${network}`);
  await eachNetwork(count, context, { limit, action: 'order', ip });
}
