import { toRoubles } from '#contracts/money.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { orderManagementMessages as messages } from '#messages/orders/order-management.ts';
import { orderStatusName, paymentStatusNames } from '#messages/orders/orders.ts';
import { documentNames } from '#messages/site/documents.ts';
import { uncapitalise } from '#messages/words/capitalise.ts';
import { formatPrice } from '#messages/words/price.ts';
import { formatTime } from '#messages/words/shop-time.ts';
import { printableLine } from '#platform/text/printable.ts';
import type { listLinks } from '../finding/order-links.ts';
import { type OrderRecord, textBody } from '../letters/letter-body.ts';
import type { OrderRow } from '../queries.ts';

/** One line of a list of orders, with the time on the clock of the shop. */
export const orderRow = (order: OrderRow, zone: TimeZone): string =>
  [
    order.number,
    formatTime(order.createdAt, zone).padEnd(32),
    formatPrice(toRoubles(order.totalKopecks)).padStart(12),
    orderStatusName(order.statusOrder, order.deliveryType).padEnd(15),
    paymentStatusNames[order.paymentStatus].padEnd(16),
    printableLine(order.customerName) + markOf(order),
  ].join('  ');

const markOf = ({ demo }: OrderRow): string => (demo ? ` (${messages.demo})` : '');

/** The versions that were in force; the date of the policy for an order from before there were versions. */
function documentsLine(order: OrderRow): string[] {
  const versions = [
    [documentNames.policy, order.policyDocument ?? order.policyVersion],
    [documentNames.consent, order.consentDocument],
    [documentNames.offer, order.offerDocument],
  ] as const;
  const known = versions.filter(([, version]) => version);
  if (known.length === 0) return [];
  const list = known.map(([name, version]) => `${name.toLowerCase()} ${version}`).join(', ');
  return [`${messages.documents}: ${list}`];
}

/** A whole order: state, goods, sums and customer. */
export function orderText(record: OrderRecord, zone: TimeZone): string {
  const { number, createdAt, statusOrder, paymentStatus, deliveryCostKopecks: cost } = record.order;
  const { availabilityUnconfirmed, letterWithheld, deliveryType } = record.order;
  const delivery = cost === null ? messages.deliveryUnknown : formatPrice(toRoubles(cost));
  const lead = [
    `${number}, ${formatTime(createdAt, zone)}${markOf(record.order)}`,
    `${messages.status}: ${uncapitalise(orderStatusName(statusOrder, deliveryType))}`,
    `${messages.paymentStatus}: ${uncapitalise(paymentStatusNames[paymentStatus])}`,
    `${messages.deliveryCost}: ${delivery}`,
    ...(availabilityUnconfirmed ? [messages.availabilityUnconfirmed] : []),
    ...(letterWithheld ? [messages.letterWithheld] : []),
    ...documentsLine(record.order),
  ];
  return textBody(record, { reader: 'owner', lead, closing: [] });
}

/** Which links to the page of an order are live. */
export function linksText(links: Awaited<ReturnType<typeof listLinks>>, zone: TimeZone): string {
  if (links.length === 0) return messages.noLinks;
  const parts = links.map(({ origin, count, latest }) =>
    messages.linksOf(messages.linkOrigins[origin], count, latest ? formatTime(latest, zone) : ''),
  );
  return messages.links(parts.join('; '));
}
