import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Kopecks } from '#contracts/money.ts';
import type { Database } from '#platform/database/database.ts';
import { mailboxDigest } from '#platform/mail/mailbox.ts';
import { networkDigest } from '#platform/network/networks.ts';
import type { LimitContext } from '#platform/security/rate-limit.ts';
import { DAY } from '#platform/time/duration.ts';
import { isUnpaid } from '../queries.ts';
import { orderLines, orders } from '../tables.ts';

/** Older orders of a guest no longer count together with a new one. */
const TERM = 7 * DAY;

/** Classes of advisory locks: guests' orders of one network, and of one mailbox, take stock one after another. */
const NETWORK_HOLDS = 0x67_6e_65;
const MAILBOX_HOLDS = 0x67_6d_61;

/** A guest by the digests of mailbox and network: the columns of an order that holds stock. */
export interface Guest {
  readonly guestMailbox: Buffer;
  readonly guestNetwork: Buffer;
}

export const guestOf = ({ email, ip }: { email: string; ip: string }): Guest => ({
  guestMailbox: mailboxDigest(email),
  guestNetwork: networkDigest(ip),
});

/**
 * Pieces and roubles of the orders by which guests of this mailbox or network hold stock: unpaid, not touched by the
 * staff, of the last seven days. The next order of the same mailbox or network waits here until the transaction ends.
 */
export async function lockGuestHolds(
  { db, clock }: LimitContext,
  { guestMailbox, guestNetwork }: Guest,
): Promise<{ pieces: number; total: Kopecks }> {
  // Network first: two orders never wait for each other.
  await lock(db, NETWORK_HOLDS, guestNetwork);
  await lock(db, MAILBOX_HOLDS, guestMailbox);
  const since = new Date(clock.now().getTime() - TERM);
  const sameMailbox = and(isNotNull(orders.guestMailbox), eq(orders.guestMailbox, guestMailbox));
  const sameNetwork = and(isNotNull(orders.guestNetwork), eq(orders.guestNetwork, guestNetwork));
  const pieces = sql`(SELECT sum(${orderLines.quantity}) FROM ${orderLines} WHERE ${orderLines.orderId} = ${orders.id})`;
  const [held] = await db
    .select({
      pieces: sql`coalesce(sum(${pieces}), 0)`.mapWith(Number),
      total: sql`coalesce(sum(${orders.totalKopecks}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        isUnpaid,
        isNull(orders.goodsFreedAt),
        gt(orders.createdAt, since),
        or(sameMailbox, sameNetwork),
      ),
    );
  return held ?? { pieces: 0, total: 0 };
}

async function lock(db: Database, key: number, digest: Buffer): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${key}, ${digest.readInt32BE()})`);
}
