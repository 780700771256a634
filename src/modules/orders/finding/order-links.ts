import { createHash, randomBytes } from 'node:crypto';
import { and, count, desc, eq, inArray, max } from 'drizzle-orm';
import { pagePaths } from '#contracts/page-paths.ts';
import type { Database } from '#platform/database/database.ts';
import type { LimitContext } from '#platform/security/rate-limit.ts';
import type { OrderRow } from '../queries.ts';
import { type linkOrigins, orderLinks, orders } from '../tables.ts';

export type LinkOrigin = (typeof linkOrigins)[number];

/** Links of one origin that an order keeps. An older one ends, so that repeated requests do not fill the table. */
const KEPT = 20;

/** What is stored of a token. */
export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Makes a link to the page of an order and answers its path. The token has 256 random bits and is nowhere stored: not in
 * a job either, so each letter gets a link of its own when it is sent.
 */
export async function makeLink(
  { db, clock }: LimitContext,
  orderId: number,
  origin: LinkOrigin,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const ofOrigin = and(eq(orderLinks.orderId, orderId), eq(orderLinks.origin, origin));
  const surplus = db
    .select({ digest: orderLinks.digest })
    .from(orderLinks)
    .where(ofOrigin)
    .orderBy(desc(orderLinks.createdAt))
    .offset(KEPT - 1);
  await db.delete(orderLinks).where(inArray(orderLinks.digest, surplus));
  await db
    .insert(orderLinks)
    .values({ digest: digestOf(token), orderId, origin, createdAt: clock.now() });
  return pagePaths.order.replace(':token', token);
}

/** The order of a link; undefined for an unknown or revoked one. */
export async function selectOrderOfLink(
  db: Database,
  token: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select({ order: orders })
    .from(orderLinks)
    .innerJoin(orders, eq(orders.id, orderLinks.orderId))
    .where(eq(orderLinks.digest, digestOf(token)));
  return row?.order;
}

/** The live links of an order by origin: how many there are, and when the last was made. */
export const listLinks = (db: Database, orderId: number) =>
  db
    .select({
      origin: orderLinks.origin,
      count: count(),
      latest: max(orderLinks.createdAt),
    })
    .from(orderLinks)
    .where(eq(orderLinks.orderId, orderId))
    .groupBy(orderLinks.origin)
    .orderBy(orderLinks.origin);

/** Ends every link of an order. Returns how many there were. */
export async function deleteLinks(db: Database, orderId: number): Promise<number> {
  const ended = await db
    .delete(orderLinks)
    .where(eq(orderLinks.orderId, orderId))
    .returning({ origin: orderLinks.origin });
  return ended.length;
}
