import type { OrderReturns } from '#contracts/order-returns.ts';
import { MOST_PHOTOGRAPHS, takesPhotographs } from '#contracts/return-states.ts';
import { photographFaults as faults } from '#messages/orders/return-photographs.ts';
import { type OrderRow, selectOrderOfLink } from '#modules/orders/index.ts';
import { PictureRefused, redrawPhotograph } from '#modules/pictures/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { countUse, type RateLimit } from '#platform/security/rate-limit.ts';
import { DAY } from '#platform/time/duration.ts';
import { getOrderReturns, holdOrderOfLink } from '../asking/order-returns.ts';
import type { ReturnContext } from '../begin-return.ts';
import { selectReturnsOf } from '../queries.ts';
import { insertPhotograph, selectPhotograph, selectPhotographIds } from './queries.ts';

/** Photographs that are sent by the links of one order, those that are refused too. */
const SENT: RateLimit = { hits: 100, window: DAY };

/** One photograph of a return. */
export interface OfReturn {
  /** Of the return. */
  readonly id: number;
  readonly photograph: string;
}

async function findOrder(db: Database, token: string): Promise<OrderRow> {
  const order = await selectOrderOfLink(db, token);
  if (!order) throw new DomainError('order_link_invalid');
  return order;
}

/** Lets a photograph in before its bytes are read. Throws `order_link_invalid`, and `too_many_requests` after 100 a day. */
export async function admitPhotograph(context: ReturnContext, token: string): Promise<void> {
  const { number } = await findOrder(context.db, token);
  await countUse(context, SENT, 'return-photograph', number);
}

/**
 * Keeps a photograph of an open return, drawn anew; the same id again changes nothing. Throws `order_link_invalid`, `not_found` for a return
 * of another order, `return_not_now` for one that has ended, `return_photographs_many` after five, and `invalid` for other files.
 */
export async function addPhotograph(
  context: ReturnContext,
  token: string,
  of: OfReturn,
  given: unknown,
): Promise<OrderReturns> {
  // First of all without a lock: what has no room is not drawn.
  await positionOf(context.db, await findOrder(context.db, token), of);
  const jpeg = await redraw(given);
  const givenAt = context.clock.now();
  await context.db.transaction(async (db) => {
    const position = await positionOf(db, await holdOrderOfLink(db, token), of);
    if (position === null) return;
    const { id: returnId, photograph: id } = of;
    await insertPhotograph(db, { returnId, position, id, givenAt, jpeg });
  });
  return getOrderReturns(context, token);
}

/** The place of one more photograph, from 1; null where it is kept already. */
async function positionOf(
  db: Database,
  order: OrderRow,
  { id, photograph }: OfReturn,
): Promise<number | null> {
  const row = (await selectReturnsOf(db, order.id)).find((one) => one.id === id);
  if (!row) throw new DomainError('not_found');
  const kept = (await selectPhotographIds(db, [id])).get(id) ?? [];
  if (kept.includes(photograph)) return null;
  if (!takesPhotographs(row.state)) throw new DomainError('return_not_now');
  if (kept.length >= MOST_PHOTOGRAPHS) throw new DomainError('return_photographs_many');
  return kept.length + 1;
}

async function redraw(given: unknown): Promise<Buffer> {
  if (!Buffer.isBuffer(given)) throw invalid('photograph', faults.notPhotograph);
  if (isHeic(given)) throw invalid('photograph', faults.heic);
  return redrawPhotograph(given).catch((error: unknown) => {
    throw error instanceof PictureRefused ? invalid('photograph', faults.notPhotograph) : error;
  });
}

/** By the brand of the container (ISO 23008-12). The library that draws pictures does not read it. */
const isHeic = (given: Buffer): boolean =>
  /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(given.toString('latin1', 4, 12));

/** A photograph of a return of the order of a link. Throws `order_link_invalid` and `not_found`. */
export async function readPhotographOfLink(
  { db }: ReturnContext,
  token: string,
  of: OfReturn,
): Promise<Buffer> {
  const order = await findOrder(db, token);
  const isTheirs = (await selectReturnsOf(db, order.id)).some(({ id }) => id === of.id);
  if (!isTheirs) throw new DomainError('not_found');
  return readPhotograph(db, of);
}

/** A photograph of a return, for the staff. Throws `not_found`. */
export async function readPhotograph(db: Database, of: OfReturn): Promise<Buffer> {
  const jpeg = await selectPhotograph(db, of.id, of.photograph);
  if (!jpeg) throw new DomainError('not_found');
  return jpeg;
}
