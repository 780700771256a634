import { toRoubles } from '#contracts/money.ts';
import type { CurrencySign } from '#contracts/shop-look.ts';
import {
  deliveryTypeNames,
  orderLetterMessages as messages,
  paymentTypeNames,
} from '#messages/orders.ts';
import { formatPrice } from '#messages/price.ts';
import { type Html, html } from '#platform/html.ts';
import { type LetterColours, letterPage } from '#platform/letter-page.ts';
import { printable, printableLine } from '#platform/printable.ts';
import type { OrderLineRow, OrderRow } from './queries.ts';
import { shownName } from './shown-name.ts';

/** An order with its lines. */
export interface OrderRecord {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  /** The sign after sums. Default: ₽. */
  readonly currency?: CurrencySign | undefined;
}

/**
 * Who reads the order. The customer's e-mail may be that of a stranger, so the customer's letter repeats no text of the
 * orderer. Letters are shortened, the owner's terminal shows everything.
 */
export type Reader = 'customer' | 'shop' | 'owner';

export interface Body {
  readonly reader: Reader;
  readonly lead: readonly string[];
  readonly closing: readonly string[];
}

interface HtmlBody extends Body {
  readonly publicUrl: string;
  readonly colours: LetterColours;
}

/** Lines of an order that a letter shows. */
const SHOWN_LINES = 20;

export const sum = (kopecks: number, { currency }: Pick<OrderRecord, 'currency'>): string =>
  formatPrice(toRoubles(kopecks), { kopecks: true, currency });

/** An order as text and as HTML, between `lead` and `closing`. */
export function bodies(facts: OrderRecord, body: HtmlBody) {
  return { text: textBody(facts, body), html: htmlBody(facts, body) };
}

function sums(facts: OrderRecord): [label: string, value: string][] {
  const { order } = facts;
  const { totalKopecks: total, amountDueKopecks: due, deliveryCostKopecks: delivery } = order;
  const rows: [string, string][] = [[messages.total, sum(total, facts)]];
  if (order.paymentType === 'partial' && order.paymentStatus !== 'cancelled') {
    rows.push([messages.amountDue, sum(due, facts)], [messages.balance, sum(total - due, facts)]);
  }
  if (delivery !== null) {
    rows.push(
      [messages.delivery, sum(delivery, facts)],
      [messages.totalDelivered, sum(total + delivery, facts)],
    );
  }
  return rows;
}

function details({ order }: OrderRecord, reader: Reader): [label: string, value: string][] {
  const delivery: [string, string] = [messages.delivery, deliveryTypeNames[order.deliveryType]];
  const payment: [string, string] = [messages.payment, paymentTypeNames[order.paymentType]];
  if (reader === 'customer') {
    return [[messages.customer, shownName(order.customerName)], delivery, payment];
  }
  const rows: [string, string | null][] = [
    [messages.customer, order.customerName],
    [messages.phone, order.phoneNumber],
    [messages.email, order.email],
    [messages.telegram, order.telegram],
    [messages.whatsapp, order.whatsapp],
    delivery,
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

/** A text of several lines, none of which can be taken for a row of the order. */
const indented = (text: string): string => printable(text).replaceAll('\n', '\n  ');

/** The lines that this reader is shown, and what is said in place of the others. */
function shownLines(facts: OrderRecord, reader: Reader) {
  const { order, lines } = facts;
  if (reader === 'owner' || lines.length <= SHOWN_LINES) return { shown: lines, rest: [] };
  const left = lines.slice(SHOWN_LINES);
  const leftTotal = left.reduce((total, line) => total + totalOf(line), 0);
  return {
    shown: lines.slice(0, SHOWN_LINES),
    rest: [
      messages.moreLines(left.length, sum(leftTotal, facts)),
      ...(reader === 'shop' ? [messages.wholeOrder(order.number)] : []),
    ],
  };
}

const totalOf = (line: OrderLineRow): number => line.priceKopecks * line.quantity;

const lineText = (line: OrderLineRow, facts: OrderRecord) =>
  `• ${printableLine(`${line.name} (${line.variantName}), ${messages.article(line.code)}`)} — ` +
  `${messages.quantity(line.quantity)} × ${sum(line.priceKopecks, facts)} = ${sum(totalOf(line), facts)}`;

/** An order as plain text, between `lead` and `closing`. */
export function textBody(facts: OrderRecord, { reader, lead, closing }: Body): string {
  const pairs = (rows: [string, string][]) => rows.map(([label, value]) => `${label}: ${value}`);
  const { shown, rest } = shownLines(facts, reader);
  return [
    lead.join('\n'),
    [messages.goods, ...shown.map((line) => lineText(line, facts)), ...rest].join('\n'),
    pairs(sums(facts)).join('\n'),
    [messages.details, ...pairs(details(facts, reader))].join('\n'),
    closing.join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const cellStyle = ({ ink, line }: LetterColours): string =>
  `padding:8px 0;border-bottom:1px solid ${line};vertical-align:top;color:${ink}`;

function htmlBody(facts: OrderRecord, body: HtmlBody): string {
  const { reader, lead, closing, colours } = body;
  const { shown, rest } = shownLines(facts, reader);
  const cell = cellStyle(colours);
  const soft = `${cell};color:${colours.soft}`;
  const content = html`${lead.map((line) => html`<p style="margin:0 0 12px">${line}</p>`)}
<h2 style="font-size:18px;margin:24px 0 8px">${messages.goods}</h2>
<table role="presentation" width="100%" style="border-collapse:collapse">
${shown.map((line) => htmlLine(line, facts, body))}
${rest.map((line) => html`<tr><td colspan="2" style="${soft}">${line}</td></tr>`)}
${sums(facts).map(
  ([label, value]) => html`<tr><td style="${cell}"><b>${label}</b></td>
<td style="${cell};text-align:right;white-space:nowrap"><b>${value}</b></td></tr>`,
)}
</table>
<h2 style="font-size:18px;margin:24px 0 8px">${messages.details}</h2>
<table role="presentation" width="100%" style="border-collapse:collapse">
${details(facts, reader).map(
  ([label, value]) => html`<tr><td style="${soft};width:35%">${label}</td>
<td style="${cell}">${value}</td></tr>`,
)}
</table>
${closing.map((line) => html`<p style="margin:16px 0 0">${line}</p>`)}`;
  return letterPage(content, { title: facts.order.number, width: 600, colours });
}

function htmlLine(line: OrderLineRow, facts: OrderRecord, { publicUrl, colours }: HtmlBody): Html {
  const cell = cellStyle(colours);
  return html`<tr><td style="${cell}">
<a href="${publicUrl}/products/${line.productSlug}/variant/${line.variantSlug}" style="color:${colours.main}">${line.name}</a><br>
<span style="color:${colours.soft}">${line.variantName}, ${messages.article(line.code)}, ${messages.quantity(line.quantity)}</span></td>
<td style="${cell};text-align:right;white-space:nowrap">${sum(totalOf(line), facts)}</td></tr>`;
}
