import type { CountedExchange } from '#contracts/admin/returns/returns.ts';
import { type Kopecks, toKopecks, toRoubles } from '#contracts/money.ts';
import { normaliseOrderNumber } from '#contracts/order-number.ts';
import { countedDocument, countedNote, returnFaults as faults } from '#messages/orders/returns.ts';
import type { Member } from '#modules/audit/index.ts';
import {
  type OrderRow,
  selectOrderByNumber,
  selectOrderForUpdate,
  sumsOf,
} from '#modules/orders/index.ts';
import { getOrderPayments, type ManualContext, notePayment } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import { invalid } from '#platform/errors/domain-error.ts';
import { moneyOf } from '../money.ts';
import { type CardContext, findReturn } from './card.ts';
import type { Held } from './hold-return.ts';
import { noteBack } from './refund.ts';

/** The order that was made instead: another one of the same customer, by phone or e-mail. Throws `invalid` of `replacement`. */
export async function orderInstead(
  db: Database,
  order: OrderRow,
  typed: string,
): Promise<OrderRow> {
  const refuse = (text: string) => invalid('replacement', text);
  if (typed === '') throw refuse(faults.orderMissing);
  const number = normaliseOrderNumber(typed);
  const found = number ? await selectOrderByNumber(db, number) : undefined;
  if (!found) throw refuse(faults.noOrder);
  if (found.id === order.id) throw refuse(faults.sameOrder);
  const isOfPhone = found.phoneNumber === order.phoneNumber;
  const isOfEmail = found.email.toLowerCase() === order.email.toLowerCase();
  if (!isOfPhone && !isOfEmail) throw refuse(faults.otherCustomer);
  if (found.statusOrder === 'cancelled') throw refuse(faults.cancelledOrder);
  return found;
}

/** What of the money of a return would pay for the order instead, and what would be given back. Throws `not_found` and `invalid`. */
export async function tellExchange(
  context: CardContext,
  { id, number }: { readonly id: number; readonly number: string },
  member: Member,
): Promise<CountedExchange> {
  const { db } = context;
  const found = await findReturn(db, id);
  const instead = await orderInstead(db, found.order, number);
  const { left } = await moneyOf(db, found.order, found);
  const counted = await countable(context, found, instead, member);
  return {
    number: found.order.number,
    replacement: instead.number,
    counted: toRoubles(counted),
    back: toRoubles(left - counted),
  };
}

/** Money that is left of a return and came by hand, as far as the order instead is not paid. Throws `invalid` where that is nothing. */
async function countable(
  context: CardContext,
  held: Pick<Held, 'row' | 'lines' | 'order'>,
  instead: OrderRow,
  member: Member,
): Promise<Kopecks> {
  const { db } = context;
  const refuse = (text: string) => invalid('settlement', text);
  if (!member.may('payments.manual')) throw refuse(faults.mayNotCount);
  const { left } = await moneyOf(db, held.order, held);
  const open = sumsOf(instead).left;
  if (open === 0) throw refuse(faults.nothingToCount);
  const { by_hand: byHand } = await getOrderPayments(context, held.order.number, member);
  if (byHand === 0) throw refuse(faults.notByHand);
  return Math.min(left, open, toKopecks(byHand));
}

/**
 * Counts money of a return into the order instead: notes a refund of the one order and a payment of the other, by hand and with the same paper. What is
 * beyond that is still to be given back. Answers the sum. Throws `invalid` where nothing can be counted.
 */
export async function countIn(
  context: ManualContext,
  held: Held,
  instead: OrderRow,
  member: Member,
): Promise<Kopecks> {
  const { db } = context;
  const locked = await selectOrderForUpdate(db, instead.id);
  if (!locked) throw new Error(`No order ${instead.id}`);
  const { number, version } = locked;
  const counted = await countable(context, held, locked, member);
  await noteBack(context, held, { amount: counted, other: number }, member);
  const came = {
    version,
    amount: toRoubles(counted),
    way: 'other',
    document: countedDocument(held.row.id),
    note: countedNote(held.order.number),
    extra: false,
  } as const;
  await notePayment(context, number, came, member);
  return counted;
}
