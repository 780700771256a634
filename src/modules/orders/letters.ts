import {
  orderLetterMessages as messages,
  orderStatusNames,
  paymentStatusNames,
} from '#messages/orders.ts';
import { formatTimeAndZone } from '#messages/shop-time.ts';
import type { LetterSender } from '#modules/settings/index.ts';
import type { Letter } from '#platform/mailer.ts';
import { bodies, type OrderRecord, sum } from './letter-body.ts';
import type { OrderUpdate } from './queries.ts';
import { shownName } from './shown-name.ts';

export interface LetterFacts extends OrderRecord {
  readonly sender: LetterSender;
  readonly publicUrl: string;
}

/** What one letter says beside the order itself. */
interface Words {
  /** Identifies the letter among those about the order. */
  readonly key: string;
  readonly subject: string;
  readonly lead: (string | false)[];
  readonly closing?: string[];
}

export const letterToCustomer = (facts: LetterFacts): Letter =>
  toCustomer(facts, {
    key: 'customer',
    subject: messages.customerSubject(facts.order.number, facts.sender.names.name),
    lead: [
      messages.customerLead(facts.order.number),
      isUnconfirmed(facts) && messages.availabilityUnconfirmed,
    ],
    closing: [messages.deliveryCost, messages.farewell],
  });

export const letterToShop = (facts: LetterFacts, address: string): Letter =>
  toShop(facts, address, {
    key: 'shop',
    subject: messages.shopSubject(facts.order.number, sum(facts.order.totalKopecks, facts)),
    lead: [
      messages.shopLead(
        facts.order.number,
        formatTimeAndZone(facts.order.createdAt, facts.sender.timeZone),
      ),
      isUnconfirmed(facts) && messages.shopUnconfirmed,
      facts.order.letterWithheld && messages.shopWithheld,
    ],
  });

/** The letter to the customer about a change by the shop. `key` identifies the change. */
export const letterOfChange = (facts: LetterFacts, change: OrderUpdate, key: string): Letter =>
  toCustomer(facts, {
    key,
    subject: messages.changeSubject(facts.order.number, facts.sender.names.name),
    lead: [messages.changeLead(facts.order.number), ...changeLines(change, facts)],
    closing: [messages.farewellChange],
  });

/** The letter to the shop about a cancellation by the customer. */
export const letterOfCancellation = (facts: LetterFacts, address: string): Letter =>
  toShop(facts, address, {
    key: 'cancelled',
    subject: messages.cancelledSubject(facts.order.number),
    lead: [messages.cancelledLead(facts.order.number), heldStock(facts) && messages.stockReturned],
  });

/** The letters about an unpaid order that was cancelled after its term. */
export const letterOfExpiry = (facts: LetterFacts): Letter =>
  toCustomer(facts, {
    key: 'expired-customer',
    subject: messages.expiredSubject(facts.order.number, facts.sender.names.name),
    lead: [messages.expiredLead(facts.order.number)],
    closing: [messages.farewellExpired],
  });

export const letterOfExpiryToShop = (facts: LetterFacts, address: string): Letter =>
  toShop(facts, address, {
    key: 'expired-shop',
    subject: messages.expiredSubject(facts.order.number, facts.sender.names.name),
    lead: [messages.shopExpiredLead(facts.order.number), messages.stockReturned],
  });

function toCustomer(facts: LetterFacts, { key, subject, lead, closing = [] }: Words): Letter {
  const { order, sender } = facts;
  const greeted = [messages.greeting(shownName(order.customerName)), ...lead];
  return {
    key: `order-${order.number}-${key}`,
    to: order.email,
    subject,
    senderName: sender.sender,
    ...(sender.email && { replyTo: sender.email }),
    ...bodies(facts, {
      reader: 'customer',
      publicUrl: facts.publicUrl,
      colours: sender.colours,
      lead: said(greeted),
      closing: [messages.ownWords, ...closing, signature(sender)],
    }),
  };
}

const toShop = (facts: LetterFacts, to: string, { key, subject, lead }: Words): Letter => ({
  key: `order-${facts.order.number}-${key}`,
  to,
  senderName: facts.sender.sender,
  replyTo: facts.order.email,
  subject,
  ...bodies(facts, {
    reader: 'shop',
    publicUrl: facts.publicUrl,
    colours: facts.sender.colours,
    lead: said(lead),
    closing: [],
  }),
});

const said = (lines: (string | false)[]): string[] => lines.filter((line) => line !== false);

const isUnconfirmed = ({ order }: OrderRecord): boolean =>
  order.availabilityUnconfirmed && order.statusOrder === 'new';

const heldStock = ({ lines }: OrderRecord): boolean => lines.some(({ taken }) => taken !== 0);

function changeLines(
  { statusOrder, paymentStatus, deliveryCostKopecks: cost }: OrderUpdate,
  facts: OrderRecord,
) {
  return [
    statusOrder && messages.statusNow(orderStatusNames[statusOrder]),
    // A cancelled order needs no word about payment.
    paymentStatus &&
      paymentStatus !== 'cancelled' &&
      messages.paymentNow(paymentStatusNames[paymentStatus]),
    cost != null && messages.deliveryNow(sum(cost, facts)),
  ].filter((line) => typeof line === 'string');
}

const signature = ({ signature, phone }: LetterSender) =>
  [signature, phone].filter(Boolean).join(', ');
