import { networksOf } from '#platform/network/networks.ts';
import {
  countInTransaction,
  countUse,
  eachNetwork,
  hasRoom,
  type LimitContext,
  type NetworkUse,
  type RateLimit,
  requireRoom,
} from '#platform/security/rate-limit.ts';
import { HOUR } from '#platform/time/duration.ts';

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
): Promise<void> => requireRoom(context, networkUse(limit, orderer), accountOf(orderer));

/** Counts an order in its transaction `db`. It is made already, so a counter that is full is no error. */
export async function countOrder(
  context: LimitContext,
  limit: RateLimit,
  orderer: Orderer,
): Promise<void> {
  await Promise.all([
    countInTransaction(context, limit, 'order', accountOf(orderer)),
    eachNetwork(countInTransaction, context, networkUse(limit, orderer)),
  ]);
}

const networkUse = (limit: RateLimit, { ip }: Orderer): NetworkUse => ({
  limit,
  action: 'order',
  ip,
});

/** An e-mail is counted in its network only: a stranger's orders with the address of a buyer must not bar the buyer. */
const accountOf = ({ ip, email }: Orderer): string =>
  `account ${email.toLowerCase()} ${networksOf(ip)[0]}`;

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
