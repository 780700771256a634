import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import {
  type OrderRow,
  selectOrder,
  selectOrderForUpdate,
  selectOwnOrderForUpdate,
} from '../queries.ts';
import { selectOrderOfLink } from './order-links.ts';

/** The order of a link. Throws `order_link_invalid` for an unknown or revoked one. */
export const orderOfLink = async (db: Database, token: string): Promise<OrderRow> =>
  found(await selectOrderOfLink(db, token), 'order_link_invalid');

/** The same, with a row lock until the transaction ends. */
export async function lockOrderOfLink(db: Database, token: string): Promise<OrderRow> {
  const { id } = await orderOfLink(db, token);
  return found(await selectOrderForUpdate(db, id), 'order_link_invalid');
}

/** An order of a customer, with its lines. Throws `order_not_found`, also for another customer's order. */
export async function ownOrder(db: Database, customerId: number, id: number) {
  const record = found(await selectOrder(db, id), 'order_not_found');
  if (record.order.customerId !== customerId) throw new DomainError('order_not_found');
  return record;
}

/** The same, with a row lock until the transaction ends. */
export const lockOwnOrder = async (
  db: Database,
  customerId: number,
  id: number,
): Promise<OrderRow> => found(await selectOwnOrderForUpdate(db, customerId, id), 'order_not_found');

function found<Row>(row: Row | undefined, code: 'order_link_invalid' | 'order_not_found'): Row {
  if (!row) throw new DomainError(code);
  return row;
}
