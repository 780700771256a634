import { isIP } from 'node:net';
import { documentKinds } from '#contracts/legal-documents.ts';
import { type Kopecks, prepaymentOf, toKopecks, toRoubles } from '#contracts/money.ts';
import type { OrderCreate, OrderCreated, PaymentType } from '#contracts/orders.ts';
import { errorMessages, goodsMessages } from '#messages/site/errors.ts';
import { type LockedCart, lockCart, readLines } from '#modules/cart/index.ts';
import {
  type AskCarrier,
  chargesOf,
  type OrderedDelivery,
  type Wishes,
} from '#modules/delivery/index.ts';
import { agreedVersions, requireConsent } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { together } from '#platform/database/failures.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { RateLimit } from '#platform/security/rate-limit.ts';
import type { Clock } from '#platform/time/clock.ts';
import { totalPriceOf } from './charges/sums.ts';
import { makeLink } from './finding/order-links.ts';
import { type Guest, guestOf } from './holding/guest-holds.ts';
import { holdStock } from './holding/held-stock.ts';
import { isProved, withholdLetter } from './holding/unproved-orders.ts';
import { sendOrderLetters } from './letters/queue-letters.ts';
import { countOrder, requireRoomForOrder } from './order-limits.ts';
import { askedCarrier, countOrdered, writeDelivery } from './promises/ordered-delivery.ts';
import {
  insertOrder,
  type NewOrder,
  nextOrderId,
  selectOrderOfCart,
  type WrittenOrder,
} from './queries.ts';

export interface OrdersContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
  /** What a carrier asks where no zone of the shop is. */
  readonly askCarrier?: AskCarrier | undefined;
  /** The e-mail of a customer who has confirmed it. */
  readonly provedEmailOf: (db: Database, customerId: number) => Promise<string | undefined>;
}

/** What the form of an order says of customer, delivery and payment. */
export type OrderForm = Omit<
  OrderCreate,
  'cart_uuid' | 'consent' | 'documents' | 'expected_total' | 'pickup_place' | keyof Wishes
>;

interface Orderer {
  readonly ip: string;
  readonly customerId: number | undefined;
  /** Of orders that are made. */
  readonly limit: RateLimit;
}

export interface PlacedOrder {
  readonly order: OrderCreated;
  /** False for a retry: the cart was ordered before and this is its order. */
  readonly created: boolean;
}

/**
 * Orders a cart at current prices. Idempotent: the same cart returns the same order. Order, lines, stock and letters
 * are written in one transaction. Throws `invalid`, `documents_changed`, `total_changed`, `out_of_stock` or `too_many_requests`, and then
 * nothing is written.
 */
export async function placeOrder(
  { db, clock, jobs, provedEmailOf, ...context }: OrdersContext,
  request: OrderCreate,
  { ip, customerId, limit }: Orderer,
): Promise<PlacedOrder> {
  const askCarrier = await askedCarrier({ ...context, db, clock }, request, () =>
    readLines({ db }, { uuid: request.cart_uuid, customerId }),
  );
  return db.transaction(async (db) => {
    // What does not depend on each other is asked at once. The refusals keep their order.
    const [consent, found, agreed, room, free] = await together(
      requireConsent({ db, clock }, request.consent),
      lockCart({ db, clock }, { uuid: request.cart_uuid, customerId }),
      agreedVersions({ db, clock }, documentKinds, request.documents),
      requireRoomForOrder({ db, clock }, limit, { ip, email: request.email }),
      nextOrderId(db),
    );
    consent();
    const cart = found();
    if (!cart) throw invalid('cart_uuid', errorMessages.cart_not_found);
    const previous = cart.ordered ? await selectOrderOfCart(db, cart.id) : undefined;
    if (previous) {
      const url = await makeLink({ db, clock }, previous.id, 'order');
      return { order: presentCreated(previous, url), created: false };
    }
    const documents = agreed();
    // A retry counts for nothing, so it is never over the limit.
    room();
    const id = free();
    // Anyone can register: without a proved e-mail the bounds for guests apply.
    const provedEmail = customerId === undefined ? undefined : await provedEmailOf(db, customerId);
    const guest = provedEmail === undefined ? guestOf({ email: request.email, ip }) : undefined;
    const letterWithheld = async () =>
      !isProved(provedEmail, request.email) && (await withholdLetter({ db, clock }, request.email));
    const made = await writeOrder({ db, clock, askCarrier }, request, {
      id,
      cart,
      orderer: { guest, ip },
      of: {
        customerId: customerId ?? null,
        ...documents,
        ...consentAt(clock.now(), ip),
        createdAt: clock.now(),
      },
      letterWithheld,
      beside: (order) => [
        sendOrderLetters(db, jobs, order),
        // Only orders that are made count: refused ones would bar a buyer.
        countOrder({ db, clock }, limit, { ip, email: request.email }),
      ],
    });
    return { order: made, created: true };
  });
}

/** What is known of an order that is written beside its form. */
export interface Written {
  readonly id: number;
  readonly cart: Pick<LockedCart, 'id' | 'lines'>;
  /** Whose bounds of stock apply; undefined: nobody's, since the staff place it. */
  readonly orderer: { readonly guest: Guest | undefined; readonly ip: string } | undefined;
  readonly of: Pick<NewOrder, 'customerId' | 'consentAt' | 'createdAt'> &
    Partial<Pick<NewOrder, 'consentIp' | 'placedBy' | 'policyVersion'>>;
  readonly letterWithheld: () => Promise<boolean>;
  /** What is written in the same round trip. */
  readonly beside: (order: NewOrder) => readonly Promise<void>[];
}

/**
 * Writes an order of a cart at current prices, with stock, delivery and link, in the transaction `db` that has locked the cart. Throws `invalid`,
 * `total_changed`, `out_of_stock`, `slot_full`.
 */
export async function writeOrder(
  { db, clock, askCarrier }: Pick<OrdersContext, 'db' | 'clock' | 'askCarrier'>,
  request: OrderCreate,
  { id, cart, orderer, of, letterWithheld, beside }: Written,
): Promise<OrderCreated> {
  if (cart.lines.length === 0) throw invalid('cart_uuid', goodsMessages.cartEmpty);
  const total = totalOf(cart.lines);
  const delivery = await countOrdered({ db, clock, askCarrier }, request, cart.lines);
  requireExpectedTotal(request, total, delivery);
  const held = await holdStock({ db, clock }, cart.lines, { id, total, orderer });
  const order: NewOrder = {
    id,
    cartId: cart.id,
    ...of,
    ...orderedOf(request, cart.lines, delivery),
    availabilityUnconfirmed: held.availabilityUnconfirmed,
    letterWithheld: await letterWithheld(),
    guestMailbox: held.guest?.guestMailbox ?? null,
    guestNetwork: held.guest?.guestNetwork ?? null,
  };
  const [written, link, ...others] = await together(
    insertOrder(db, order, cart.lines, held.taken),
    makeLink({ db, clock }, order.id, 'order'),
    ...beside(order),
  );
  for (const other of others) other();
  const placed = { orderId: id, at: clock.now() };
  if (delivery) await writeDelivery(db, placed, request, delivery);
  return presentCreated(written(), link(), delivery);
}

const totalOf = (lines: LockedCart['lines']): Kopecks =>
  lines.reduce((sum, { offer, quantity }) => sum + offer.price * quantity, 0);

/** The amount due now: the total, or half of it (spec section 4, "Payment type"). */
const amountDue = (total: Kopecks, paymentType: PaymentType): Kopecks =>
  paymentType === 'full' ? total : prepaymentOf(total);

/** What is payable in all (row 57). */
const payableNow = (total: Kopecks, delivery: OrderedDelivery | undefined): Kopecks =>
  (delivery?.charges ?? []).reduce((sum, { amount }) => sum + amount, total);

function requireExpectedTotal(
  { expected_total: expected }: OrderCreate,
  total: Kopecks,
  delivery: OrderedDelivery | undefined,
): void {
  const payable = payableNow(total, delivery);
  if (expected == null || toKopecks(expected) === payable) return;
  const charges = delivery && {
    expected_total: expected,
    charges: chargesOf(delivery).map(({ amountKopecks, ...charge }) => ({
      ...charge,
      amount: toRoubles(amountKopecks),
    })),
  };
  throw new DomainError('total_changed', {
    body: { total_price: toRoubles(payable), ...charges },
  });
}

/** What the form of an order says, as it is kept, with the sums of its goods. */
export function orderedOf(
  request: OrderForm,
  lines: LockedCart['lines'],
  delivery?: OrderedDelivery,
) {
  const total = totalOf(lines);
  return {
    paymentType: request.payment_type,
    totalKopecks: total,
    amountDueKopecks: amountDue(payableNow(total, delivery), request.payment_type),
    ...(delivery && { countsCharges: true }),
    deliveryType: request.delivery_type,
    customerName: request.customer_name,
    email: request.email,
    phoneNumber: request.phone_number,
    city: request.city,
    address: request.address,
    departmentNumber: request.department_number,
    comment: request.comment,
    telegram: request.telegram,
    whatsapp: request.whatsapp,
  };
}

const consentAt = (now: Date, ip: string) => ({
  consentAt: now,
  consentIp: isIP(ip) ? ip : null,
});

/** The sums of an order that is written in this transaction are not summed yet: `delivery` has its charges. */
export const presentCreated = (
  order: WrittenOrder,
  url: string,
  delivery?: OrderedDelivery,
): OrderCreated => ({
  orderId: order.id,
  number: order.number,
  total_price: toRoubles(delivery ? payableNow(order.totalKopecks, delivery) : totalPriceOf(order)),
  amount_due: toRoubles(order.amountDueKopecks),
  // Without a payment provider a manager arranges the payment.
  payment_url: null,
  order_url: url,
  availability_unconfirmed: order.availabilityUnconfirmed,
  letter_withheld: order.letterWithheld,
});
