import type { OrderReturns } from '#contracts/order-returns.ts';
import { MOST_PHOTOGRAPHS, takesPhotographs } from '#contracts/return-states.ts';
import { photographFaults as faults } from '#messages/orders/return-photographs.ts';
import { type Member, recordAction } from '#modules/audit/index.ts';
import {
  lockOrderOfLink,
  type OrderRow,
  orderOfLink,
  selectOrderForUpdate,
} from '#modules/orders/index.ts';
import { PictureRefused, redrawPhotograph } from '#modules/pictures/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { countUse, type RateLimit } from '#platform/security/rate-limit.ts';
import { DAY } from '#platform/time/duration.ts';
import { getOrderReturns } from '../asking/order-returns.ts';
import type { ReturnContext } from '../begin-return.ts';
import { type ReturnRow, selectReturn, selectReturnsOf } from '../queries.ts';
import { insertPhotograph, selectPhotograph, selectPhotographIds } from './queries.ts';

/** Photographs that are sent by the links of one order, those that are refused too. */
const SENT: RateLimit = { hits: 100, window: DAY };

/** One photograph of a return. */
export interface OfReturn {
  /** Of the return. */
  readonly id: number;
  readonly photograph: string;
}

/** Lets a photograph in before its bytes are read. Throws `order_link_invalid`, and `too_many_requests` after 100 a day. */
export async function admitPhotograph(context: ReturnContext, token: string): Promise<void> {
  const { number } = await orderOfLink(context.db, token);
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
  const seen = await orderOfLink(context.db, token);
  await positionOf(context.db, await returnOf(context.db, seen, of.id), of.photograph);
  const jpeg = await redraw(given);
  await context.db.transaction(async (db) => {
    const order = await lockOrderOfLink(db, token);
    await keep({ ...context, db }, await returnOf(db, order, of.id), of.photograph, jpeg);
  });
  return getOrderReturns(context, token);
}

async function returnOf(db: Database, order: OrderRow, id: number): Promise<ReturnRow> {
  const row = (await selectReturnsOf(db, order.id)).find((one) => one.id === id);
  if (!row) throw new DomainError('not_found');
  return row;
}

/** Keeps a photograph that a member adds for the customer, and logs it. Otherwise as {@link addPhotograph}; the 100 a day are of the return. */
export async function addOfMember(
  context: ReturnContext,
  of: OfReturn,
  given: unknown,
  { actor }: Pick<Member, 'actor'>,
): Promise<void> {
  const { clock } = context;
  const seen = await selectReturn(context.db, of.id);
  if (!seen) throw new DomainError('not_found');
  await countUse(context, SENT, 'return-photograph-of-staff', String(of.id));
  await positionOf(context.db, seen, of.photograph);
  const jpeg = await redraw(given);
  await context.db.transaction(async (db) => {
    const order = await selectOrderForUpdate(db, seen.orderId);
    if (!order) throw new DomainError('not_found');
    const row = await returnOf(db, order, of.id);
    if (!(await keep({ ...context, db }, row, of.photograph, jpeg))) return;
    await recordAction(
      { db, clock, actor },
      { action: 'returns.add_photograph', entity: 'order', entityId: order.number },
    );
  });
}

/** Keeps a photograph of a return whose order is locked. False where it is kept already. */
async function keep(
  { db, clock }: ReturnContext,
  row: ReturnRow,
  id: string,
  jpeg: Buffer,
): Promise<boolean> {
  const position = await positionOf(db, row, id);
  if (position === null) return false;
  await insertPhotograph(db, { returnId: row.id, position, id, givenAt: clock.now(), jpeg });
  return true;
}

/** The place of one more photograph, from 1; null where it is kept already. */
async function positionOf(
  db: Database,
  row: ReturnRow,
  photograph: string,
): Promise<number | null> {
  const kept = (await selectPhotographIds(db, [row.id])).get(row.id) ?? [];
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
  const order = await orderOfLink(db, token);
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
