import { toRoubles } from '#contracts/money.ts';
import type { OrderDetails, OrderSummary } from '#contracts/orders.ts';
import { lineNote } from '#messages/orders/dropped.ts';
import { orderStatusName, paymentStatusNames } from '#messages/orders/orders.ts';
import { getSiteSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { LimitContext } from '#platform/security/rate-limit.ts';
import type { Clock } from '#platform/time/clock.ts';
import { selectChargesOf } from '../charges/charge-queries.ts';
import { paidFor, presentSums, totalPriceOf } from '../charges/sums.ts';
import { selectCompany } from '../companies/company-queries.ts';
import { companyText } from '../companies/company-text.ts';
import { ownOrder } from '../finding/customers-order.ts';
import { makeLink } from '../finding/order-links.ts';
import type { OrderRecord } from '../letters/letter-body.ts';
import { cancelRefusal } from '../managing/customer-cancelling.ts';
import { selectPlan } from '../managing/work-queries.ts';
import { selectOffers } from '../offers/offer-queries.ts';
import { presentOffers } from '../offers/present.ts';
import { presentPaying } from '../paying/to-pay.ts';
import { presentPromise } from '../promises/present.ts';
import { selectPromisesOf } from '../promises/promise-queries.ts';
import { type OrderLineRow, type OrderRow, selectLinesOf, selectOrdersOf } from '../queries.ts';
import { presentSent, selectSent } from '../shipments/shown-shipment.ts';
import { type OrderEventRow, selectEventsOf } from './event-queries.ts';
import { nextStepsOf, readinessText, shownReadiness } from './next-steps.ts';
import { updateGuestOrders, updateOrdersReleased } from './ownership-queries.ts';
import { pickupLocationOf, type ShopPlaces } from './pickup-location.ts';
import { timelineOf } from './timeline.ts';

/** A customer's orders, latest first. */
export async function listOrders(db: Database, customerId: number): Promise<OrderSummary[]> {
  const orders = await selectOrdersOf(db, customerId);
  const ids = orders.map((order) => order.id);
  const [lines, events] = await Promise.all([selectLinesOf(db, ids), selectEventsOf(db, ids)]);
  return orders.map((order) =>
    presentSummary(order, lines.get(order.id) ?? [], events.get(order.id) ?? []),
  );
}

interface ReadContext {
  readonly db: Database;
  readonly clock: Clock;
}

/** One order of a customer. Throws `order_not_found`, also for another customer's order. */
export async function getOrder(
  { db, clock }: ReadContext,
  customerId: number,
  id: number,
): Promise<OrderDetails> {
  const record = await ownOrder(db, customerId, id);
  const [shop, events, plan, allCharges, allPromises, offers, sent, paying, company] =
    await Promise.all([
      getSiteSettings(db),
      selectEventsOf(db, [id]),
      selectPlan(db, id),
      selectChargesOf(db, [id]),
      selectPromisesOf(db, [id]),
      selectOffers(db, id),
      selectSent(db, id),
      presentPaying(db, record.order),
      selectCompany(db, id),
    ]);
  const [charges, promises] = [allCharges.get(id), allPromises.get(id)];
  const now = clock.now();
  return {
    ...presentDetails({ ...record, charges, promises, now }, events.get(id) ?? [], shop),
    company: companyText(company),
    offers: presentOffers(record.order, offers),
    amount_due: paying.amount_due,
    paid: paidFor(record.order),
    to_pay: paying.to_pay,
    shipment: presentSent(sent),
    next: nextStepsOf({
      ...record,
      promises,
      plan,
      shop,
      sent,
      now,
      paying: paying.state,
      heldUntil: paying.heldUntil,
      isWhole: paying.isWhole,
      isOwner: true,
    }),
  };
}

/** A new link to the page of one of the customer's orders. Throws `order_not_found`. */
export async function makeOwnLink(
  context: LimitContext,
  customerId: number,
  id: number,
): Promise<string> {
  await ownOrder(context.db, customerId, id);
  return makeLink(context, id, 'account');
}

/** Assigns guest orders with this e-mail to the customer who has proved that it is theirs. */
export const adoptGuestOrders = (db: Database, customerId: number, email: string): Promise<void> =>
  updateGuestOrders(db, customerId, email);

/** Makes the customer's orders with this e-mail guest orders: the account has lost the e-mail. */
export const releaseOrders = (db: Database, customerId: number, email: string): Promise<void> =>
  updateOrdersReleased(db, customerId, email);

const presentSummary = (
  order: OrderRow,
  lines: readonly OrderLineRow[],
  events: readonly OrderEventRow[],
): OrderSummary => ({
  id: order.id,
  number: order.number,
  status_order: order.statusOrder,
  status_order_display: orderStatusName(order.statusOrder, order.deliveryType),
  payment_status: order.paymentStatus,
  payment_status_display: paymentStatusNames[order.paymentStatus],
  can_cancel: cancelRefusal(order) === undefined,
  creation_date: order.createdAt.toISOString(),
  total_price: toRoubles(totalPriceOf(order)),
  list_of_product_images: lines.map((line) => ({
    product_id: line.productId,
    variant_id: line.variantId,
    photo: line.photo,
  })),
  timeline: timelineOf(order, events, lines),
});

export const presentLine = (line: OrderLineRow): OrderDetails['list_of_products'][number] => ({
  name: line.name,
  variant_name: line.variantName,
  photo: line.photo,
  price: toRoubles(line.priceKopecks),
  quantity: line.quantity,
  product_id: line.productId,
  variant: line.variantId,
  product_slug: line.productSlug,
  variant_slug: line.variantSlug,
  readiness: readinessText(line),
  note: lineNote(line),
});

/** The lines as the customer is shown them. */
export const shownGoods = (order: OrderRow, lines: readonly OrderLineRow[]) =>
  lines.map((line) => ({ ...presentLine(line), readiness: shownReadiness(order, line) }));

const presentDetails = (
  { order, lines, charges = [], promises, now }: OrderRecord & { readonly now: Date },
  events: readonly OrderEventRow[],
  shop: ShopPlaces,
): Omit<
  OrderDetails,
  'next' | 'paid' | 'offers' | 'company' | 'shipment' | 'amount_due' | 'to_pay'
> => ({
  ...presentSummary(order, lines, events),
  ...presentSums(order, charges),
  ...presentPromise(promises, now),
  list_of_products: shownGoods(order, lines),
  payment_method: order.paymentType,
  delivery_type: order.deliveryType,
  delivery_cost: order.deliveryCostKopecks === null ? null : toRoubles(order.deliveryCostKopecks),
  city: order.city,
  address: order.address,
  department_number: order.departmentNumber,
  pickup_location: pickupLocationOf(order, shop),
  customer_name: order.customerName,
  phone_number: order.phoneNumber,
  email: order.email,
  comment: order.comment,
  availability_unconfirmed: order.availabilityUnconfirmed && order.statusOrder === 'new',
});
