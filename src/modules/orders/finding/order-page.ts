import { toRoubles } from '#contracts/money.ts';
import type { OrderPage } from '#contracts/order-page.ts';
import { orderStatusName, paymentStatusNames } from '#messages/orders/orders.ts';
import { getSiteSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { printableLine } from '#platform/text/printable.ts';
import type { Clock } from '#platform/time/clock.ts';
import { selectChargesOf } from '../charges/charge-queries.ts';
import { paidFor, presentSums, totalPriceOf } from '../charges/sums.ts';
import { selectCompany } from '../companies/company-queries.ts';
import { maskedCompany } from '../companies/company-text.ts';
import { selectEventsOf } from '../history/event-queries.ts';
import { shownGoods } from '../history/history.ts';
import { nextStepsOf } from '../history/next-steps.ts';
import { pickupLocationOf } from '../history/pickup-location.ts';
import { timelineOf } from '../history/timeline.ts';
import { cancelRefusal } from '../managing/customer-cancelling.ts';
import { selectPlan } from '../managing/work-queries.ts';
import { selectOffers } from '../offers/offer-queries.ts';
import { presentOffers } from '../offers/present.ts';
import { presentPaying } from '../paying/to-pay.ts';
import { presentPromise } from '../promises/present.ts';
import { selectPromisesOf } from '../promises/promise-queries.ts';
import { type OrderRow, selectLinesOf } from '../queries.ts';
import { presentSent, selectSent } from '../shipments/shown-shipment.ts';
import { orderOfLink } from './customers-order.ts';
import { maskedAddress, maskedEmail, maskedPhone } from './masked.ts';
import { shownName } from './shown-name.ts';

interface PageContext {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * The order of a link, of any age and status. The holder of the link may be a stranger to whom it was passed on, so
 * contacts and address are masked here and not in the browser. Throws `order_link_invalid`.
 */
export async function getOrderPage(context: PageContext, token: string): Promise<OrderPage> {
  const order = await orderOfLink(context.db, token);
  return pageOf(context, order);
}

/** What the holder of a link to this order sees. */
export async function pageOf({ db, clock }: PageContext, order: OrderRow): Promise<OrderPage> {
  const [shop, allLines, allEvents, plan, charges, allPromises, offers, sent, paying, company] =
    await Promise.all([
      getSiteSettings(db),
      selectLinesOf(db, [order.id]),
      selectEventsOf(db, [order.id]),
      selectPlan(db, order.id),
      selectChargesOf(db, [order.id]),
      selectPromisesOf(db, [order.id]),
      selectOffers(db, order.id),
      selectSent(db, order.id),
      presentPaying(db, order),
      selectCompany(db, order.id),
    ]);
  const promises = allPromises.get(order.id);
  const now = clock.now();
  const lines = allLines.get(order.id) ?? [];
  const address = [order.address, order.departmentNumber].filter((part) => part !== null);
  return {
    number: order.number,
    status_order: order.statusOrder,
    status_order_display: orderStatusName(order.statusOrder, order.deliveryType),
    payment_status: order.paymentStatus,
    payment_status_display: paymentStatusNames[order.paymentStatus],
    can_cancel: cancelRefusal(order) === undefined,
    creation_date: order.createdAt.toISOString(),
    timeline: timelineOf(order, allEvents.get(order.id) ?? [], lines),
    shipment: presentSent(sent),
    next: nextStepsOf({
      order,
      plan,
      lines,
      promises,
      shop,
      sent,
      now,
      paying: paying.state,
      heldUntil: paying.heldUntil,
      isWhole: paying.isWhole,
    }),
    list_of_products: shownGoods(order, lines),
    ...presentSums(order, charges.get(order.id) ?? []),
    ...presentPromise(promises, now),
    offers: presentOffers(order, offers, { isMasked: true }),
    total_price: toRoubles(totalPriceOf(order)),
    amount_due: paying.amount_due,
    paid: paidFor(order),
    to_pay: paying.to_pay,
    payment_method: order.paymentType,
    delivery_type: order.deliveryType,
    delivery_cost: order.deliveryCostKopecks === null ? null : toRoubles(order.deliveryCostKopecks),
    pickup_location: pickupLocationOf(order, shop),
    company: maskedCompany(company),
    customer_name: printableLine(shownName(order.customerName)),
    phone_number: maskedPhone(order.phoneNumber),
    email: maskedEmail(order.email),
    city: printableLine(shownName(order.city)),
    address: maskedAddress(address.join(', ')),
    availability_unconfirmed: order.availabilityUnconfirmed && order.statusOrder === 'new',
  };
}
