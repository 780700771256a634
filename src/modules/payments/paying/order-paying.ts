import { type Kopecks, toRoubles } from '#contracts/money.ts';
import type { OrderPaying } from '#contracts/order-paying.ts';
import type { PaidPartName } from '#contracts/paying-ways.ts';
import { paidByNames } from '#messages/office/payments.ts';
import { declineText } from '#messages/payments/decline-reasons.ts';
import {
  firstPaymentOf,
  hasOpenOffer,
  isDeliveryUnpriced,
  type OrderRow,
  orderOfLink,
  payingStateOf,
  readPayingTerms,
  sumsOf,
} from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { DAY } from '#platform/time/duration.ts';
import type { PaymentRow } from '../ledger/ledger-queries.ts';
import { selectLastOnline } from '../online/online-queries.ts';
import type { OpenProvider, Providers } from '../online/providers.ts';
import { firstOf, ownSums, type PaidOrder, paymentsOf, shareOf, waysOf } from './parts.ts';

interface PayingContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly providers: Providers;
}

/** For so long the page says why the last payment was not taken. */
const TOLD = DAY;

/** What is to be paid of the order of a link, and how. It changes nothing: programs that check mail open links. Throws `order_link_invalid`. */
export async function getOrderPaying(
  { db, clock, providers }: PayingContext,
  token: string,
): Promise<OrderPaying> {
  const order = await orderOfLink(db, token);
  const terms = await readPayingTerms(db);
  const open = terms.isOn ? await providers.chosen() : undefined;
  const state = open ? payingStateOf(order, terms) : 'not taken';
  const { payable, lowered, paid, left } = sumsOf(order);
  const first = await firstPaymentOf(db, order, terms);
  const money: PaidOrder = { left, paid, lowered, first, onlyWhole: terms.only_whole };
  const last = await selectLastOnline(db, order.id);
  const own = state === 'now' ? ownSums(money) : undefined;
  return {
    number: order.number,
    state: order.statusOrder === 'cancelled' ? 'cancelled' : state,
    // What refunds have taken off is no part of it: paid and left add up to it.
    payable: toRoubles(payable - lowered),
    paid: toRoubles(paid),
    left: toRoubles(left),
    choices: open && state === 'now' ? choicesOf(money, open) : [],
    own: own ? { least: toRoubles(own.least), most: toRoubles(own.most) } : null,
    provider: open ? paidByNames[open.name] : '',
    is_test: open?.isTest ?? false,
    waiting: last && waitingOf(last, order),
    declined: last && declineOf(last, clock.now()),
    offered: await hasOpenOffer(db, order.id),
    without_delivery: isDeliveryUnpriced(order),
  };
}

/** The first payment, all that is left, and an equal share of it where a card does not take all at once. */
function choicesOf(
  order: PaidOrder,
  { provider: { traits } }: OpenProvider,
): OrderPaying['choices'] {
  const { limits } = traits;
  const choice = (part: PaidPartName, amount: Kopecks | undefined, payments = 1) => {
    const ways = amount ? waysOf(limits, amount) : [];
    return amount && ways.length > 0 ? [{ part, amount: toRoubles(amount), payments, ways }] : [];
  };
  const first = choice('first', firstOf(order));
  const rest = choice('rest', order.left);
  return [
    // Who has paid something comes for the rest.
    ...(order.paid > 0 ? [...rest, ...first] : [...first, ...rest]),
    ...choice('share', shareOf(limits, order), paymentsOf(limits, order.left)),
  ];
}

/** A payment on which a bank takes its time to decide. */
export const isWithBank = ({ state, pendingUntil }: PaymentRow): boolean =>
  (state === 'pending' || state === 'authorised') && pendingUntil !== null;

const waitingOf = (payment: PaymentRow, { statusOrder }: OrderRow): OrderPaying['waiting'] =>
  isWithBank(payment) && statusOrder !== 'cancelled'
    ? {
        amount: toRoubles(payment.amountKopecks),
        until: payment.pendingUntil?.toISOString() ?? null,
      }
    : null;

const declineOf = (
  { state, decline, createdAt }: PaymentRow,
  now: Date,
): OrderPaying['declined'] =>
  (state === 'cancelled' || state === 'failed') && now.getTime() - createdAt.getTime() < TOLD
    ? declineText(decline ?? 'declined')
    : null;
