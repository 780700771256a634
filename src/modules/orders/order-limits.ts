import { DomainError } from '#platform/domain-error.ts';
import { HOUR } from '#platform/duration.ts';
import { networksOf } from '#platform/networks.ts';
import {
  countUse,
  eachNetwork,
  hasRoom,
  type LimitContext,
  type RateLimit,
  requireRoom,
} from '#platform/rate-limit.ts';

interface Orderer {
  readonly ip: string;
  readonly email: string;
}

/** Lines that orders are refused for want of stock: 20 an hour for a network. Each tells something of the stock. */
const SHORT_LINES: RateLimit = { hits: 4, window: HOUR };
const REFUSED = 'order-refused';

/** Throws `too_many_requests` where the orderer's e-mail or network has made too many orders. */
export const requireRoomForOrder = (
  context: LimitContext,
  limit: RateLimit,
  orderer: Orderer,
): Promise<void> => eachCounter(requireRoom, context, limit, orderer);

/** Counts an order that is made, so a counter that is full is no error. */
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

/** False where the network has been refused too many lines: the stock is not compared then. */
export const mayBeRefused = (context: LimitContext, ip: string): Promise<boolean> =>
  hasRoom(context, { limit: SHORT_LINES, action: REFUSED, ip });

/**
 * Counts each line that an order is refused for. Throws `too_many_requests` where the network was over its limit before:
 * requests at the same moment pass `mayBeRefused` together.
 */
export const countRefusal = (
  context: LimitContext,
  ip: string,
  shortLines: number,
): Promise<void> =>
  eachNetwork((...counter) => countUse(...counter, shortLines), context, {
    limit: SHORT_LINES,
    action: REFUSED,
    ip,
  });

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
