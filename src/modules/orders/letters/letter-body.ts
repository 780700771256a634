import type { CurrencySign } from '#contracts/currency-signs.ts';
import { readablePhone } from '#contracts/customer.ts';
import { toRoubles } from '#contracts/money.ts';
import { chargeLines, chargeNames } from '#messages/orders/charges.ts';
import { lineNote, loweredWords } from '#messages/orders/dropped.ts';
import {
  deliveryTypeNames,
  orderLetterMessages as messages,
  paymentTypeNames,
} from '#messages/orders/orders.ts';
import { uncapitalise } from '#messages/words/capitalise.ts';
import { formatPrice } from '#messages/words/price.ts';
import { printable, printableLine } from '#platform/text/printable.ts';
import type { ChargeRow } from '../charges/charge-queries.ts';
import { payableOf, totalPriceOf } from '../charges/sums.ts';
import { shownName } from '../finding/shown-name.ts';
import { shownReadiness } from '../history/next-steps.ts';
import type { PlanRow } from '../managing/work-queries.ts';
import { presentPromise } from '../promises/present.ts';
import type { PromiseRow } from '../promises/promise-queries.ts';
import type { OrderLineRow, OrderRow } from '../queries.ts';

/** An order with its lines. */
export interface OrderRecord {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  /** Those in force. */
  readonly charges?: readonly ChargeRow[] | undefined;
  /** The first one first. */
  readonly promises?: readonly PromiseRow[] | undefined;
  /** What is agreed with the customer. */
  readonly plan?: PlanRow | undefined;
  /** The sign after sums. Default: ₽. */
  readonly currency?: CurrencySign | undefined;
  /** It is paid online as a whole, although its customer has chosen the prepayment. */
  readonly isWhole?: boolean;
  /** When it is read. Default: now. */
  readonly now?: Date | undefined;
}

/**
 * Who reads the order. The customer's e-mail may be that of a stranger, so the customer's letter repeats no text of the
 * orderer. Letters are shortened, the owner's terminal shows everything.
 */
export type Reader = 'customer' | 'shop' | 'owner';

export interface Body {
  readonly reader: Reader;
  readonly lead: readonly string[];
  /** The page of the order, or its card in the office. */
  readonly orderUrl?: string | undefined;
  /** The page where it is paid. */
  readonly pay?: { readonly text: string; readonly href: string } | undefined;
  /** What happens next, sentence by sentence. */
  readonly next?: readonly string[];
  readonly closing: readonly string[];
}

/** Lines of an order that a letter shows. */
export const SHOWN_LINES = 20;

export const sum = (kopecks: number, { currency }: Pick<OrderRecord, 'currency'>): string =>
  formatPrice(toRoubles(kopecks), { kopecks: true, currency });

/** The sums of an order, row by row. */
export function sums(facts: OrderRecord): [label: string, value: string][] {
  const { order } = facts;
  const { totalKopecks: goods, amountDueKopecks: due, deliveryCostKopecks: delivery } = order;
  const charges = facts.charges ?? chargeOf(delivery);
  const rows: [string, string][] = [[messages.total, sum(goods, facts)]];
  const isPartial = order.paymentType === 'partial' && !facts.isWhole;
  if (isPartial && order.paymentStatus === 'waiting_for_payment') {
    const balance = order.countsCharges ? messages.balanceOfAll : messages.balance;
    rows.push(
      [messages.amountDue, sum(due, facts)],
      [balance, sum(totalPriceOf(order) - due, facts)],
    );
  }
  const lines = charges.map(({ amountKopecks: amount, ...charge }) => ({ ...charge, amount }));
  const costs = (kopecks: number) => (kopecks === 0 ? messages.free : sum(kopecks, facts));
  for (const [label, cost] of chargeLines(lines, costs)) rows.push([printableLine(label), cost]);
  if (delivery !== null || charges.length > 0) {
    const whole = delivery === null ? messages.totalCharged : messages.totalDelivered;
    rows.push([whole, sum(payableOf(order), facts)]);
  }
  if (order.loweredKopecks > 0) {
    rows.push(
      [loweredWords.lowered, sum(order.loweredKopecks, facts)],
      [loweredWords.whole, sum(payableOf(order) - order.loweredKopecks, facts)],
    );
  }
  return rows;
}

/** Of a letter that was put aside before orders had charges. */
const chargeOf = (amountKopecks: number | null) =>
  amountKopecks === null
    ? []
    : [{ kind: 'delivery' as const, title: chargeNames.delivery, reason: '', amountKopecks }];

export function details(facts: OrderRecord, reader: Reader): [label: string, value: string][] {
  const { order } = facts;
  const delivery: [string, string] = [
    messages.way,
    uncapitalise(deliveryTypeNames[order.deliveryType]),
  ];
  const payment: [string, string] = [
    messages.payment,
    uncapitalise(paymentTypeNames[order.paymentType]) + (facts.isWhole ? messages.onlyWhole : ''),
  ];
  if (reader === 'customer') {
    return [[messages.customer, shownName(order.customerName)], delivery, payment];
  }
  const rows: [string, string | null][] = [
    [messages.customer, order.customerName],
    [messages.phone, readablePhone(order.phoneNumber)],
    [messages.email, order.email],
    [messages.telegram, order.telegram],
    [messages.whatsapp, order.whatsapp],
    delivery,
    [messages.promised, whenOf(facts)],
    [messages.department, order.departmentNumber],
    [messages.city, order.city],
    [messages.address, order.address],
    payment,
  ];
  const given = rows.flatMap(([label, value]): [string, string][] =>
    value === null ? [] : [[label, printableLine(value)]],
  );
  return order.comment === null ? given : [...given, [messages.comment, indented(order.comment)]];
}

/** «1 декабря, 10:00–13:00»; null where nothing is promised. */
const whenOf = ({ promises, plan, now = new Date() }: OrderRecord): string | null => {
  const days = presentPromise(promises, now).promise_text;
  return days && [days, plan?.deliverHours].filter(Boolean).join(', ');
};

/** A text of several lines, none of which can be taken for a row of the order. */
const indented = (text: string): string => printable(text).replaceAll('\n', '\n  ');

/** The lines that this reader is shown, and what is said in place of the others. */
export function shownLines(facts: OrderRecord, reader: Reader) {
  const { lines } = facts;
  if (reader === 'owner' || lines.length <= SHOWN_LINES) return { shown: lines, rest: [] };
  const left = lines.slice(SHOWN_LINES);
  const leftTotal = left.reduce((total, line) => total + totalOf(line), 0);
  return {
    shown: lines.slice(0, SHOWN_LINES),
    rest: [messages.moreLines(left.length, sum(leftTotal, facts))],
  };
}

export const totalOf = (line: OrderLineRow): number => line.priceKopecks * line.quantity;

const lineText = (line: OrderLineRow, facts: OrderRecord) =>
  `• ${printableLine(`${line.name} (${line.variantName}), ${messages.article(line.code)}`)} — ` +
  `${messages.quantity(line.quantity)} × ${sum(line.priceKopecks, facts)} = ${sum(totalOf(line), facts)}${notesOf(line, facts)}`;

const notesOf = (line: OrderLineRow, { order }: OrderRecord): string =>
  lineNotes(order, line)
    .map((note) => `\n  ${note}`)
    .join('');

/** What is said below a line: what of it is not sent, and how soon it is there. */
export const lineNotes = (order: OrderRow, line: OrderLineRow): string[] =>
  [lineNote(line), shownReadiness(order, line)].filter((note) => note !== null);

/** An order as plain text, between `lead` and `closing`. */
export function textBody(facts: OrderRecord, body: Body): string {
  const { reader, lead, orderUrl, pay, next = [], closing } = body;
  const pairs = (rows: [string, string][]) => rows.map(([label, value]) => `${label}: ${value}`);
  const { shown, rest } = shownLines(facts, reader);
  return [
    lead.join('\n'),
    pay ? `${pay.text}: ${pay.href}` : '',
    orderUrl ? `${messages.openOrder}: ${orderUrl}` : '',
    next.length > 0 ? [messages.next, ...next.map((step) => `— ${step}`)].join('\n') : '',
    [messages.goods, ...shown.map((line) => lineText(line, facts)), ...rest].join('\n'),
    pairs(sums(facts)).join('\n'),
    [messages.details, ...pairs(details(facts, reader))].join('\n'),
    closing.join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}
