import { toRoubles } from '#contracts/money.ts';
import {
  deliveryTypeNames,
  orderLetterMessages as messages,
  paymentTypeNames,
} from '#messages/orders.ts';
import { formatPrice } from '#messages/price.ts';
import { type Html, html } from '#platform/html.ts';
import type { OrderLineRow, OrderRow } from './queries.ts';

/** An order with its lines. */
export interface OrderRecord {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
}

export const sum = (kopecks: number): string => formatPrice(toRoubles(kopecks), { kopecks: true });

/** An order as text and as HTML, between `lead` and `closing`. */
export function bodies(facts: OrderRecord, publicUrl: string, lead: string[], closing: string[]) {
  return {
    text: textBody(facts, lead, closing),
    html: htmlBody(facts, publicUrl, lead, closing).html,
  };
}

function sums({ order }: OrderRecord): [label: string, value: string][] {
  const { totalKopecks: total, amountDueKopecks: due, deliveryCostKopecks: delivery } = order;
  const rows: [string, string][] = [[messages.total, sum(total)]];
  if (order.paymentType === 'partial' && order.paymentStatus !== 'cancelled') {
    rows.push([messages.amountDue, sum(due)], [messages.balance, sum(total - due)]);
  }
  if (delivery !== null) {
    rows.push([messages.delivery, sum(delivery)], [messages.totalDelivered, sum(total + delivery)]);
  }
  return rows;
}

function details({ order }: OrderRecord): [label: string, value: string][] {
  const rows: [string, string | null][] = [
    [messages.customer, order.customerName],
    [messages.phone, order.phoneNumber],
    [messages.email, order.email],
    [messages.telegram, order.telegram],
    [messages.whatsapp, order.whatsapp],
    [messages.delivery, deliveryTypeNames[order.deliveryType]],
    [messages.department, order.departmentNumber],
    [messages.city, order.city],
    [messages.address, order.address],
    [messages.payment, paymentTypeNames[order.paymentType]],
    [messages.comment, order.comment],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

const lineText = (line: OrderLineRow) =>
  `${line.name} (${line.variantName}), ${messages.article(line.code)} — ` +
  `${messages.quantity(line.quantity)} × ${sum(line.priceKopecks)} = ${sum(line.priceKopecks * line.quantity)}`;

/** An order as plain text, between `lead` and `closing`. */
export function textBody(facts: OrderRecord, lead: string[], closing: string[]): string {
  const pairs = (rows: [string, string][]) => rows.map(([label, value]) => `${label}: ${value}`);
  return [
    lead.join('\n'),
    [messages.goods, ...facts.lines.map((line) => `• ${lineText(line)}`)].join('\n'),
    pairs(sums(facts)).join('\n'),
    [messages.details, ...pairs(details(facts))].join('\n'),
    closing.join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

// Mail programs support neither style sheets nor custom properties, so the shop's colours are repeated here.
const ink = 'color:#211c17';
const cell = `padding:8px 0;border-bottom:1px solid #e5ddd0;vertical-align:top;${ink}`;

function htmlBody(facts: OrderRecord, publicUrl: string, lead: string[], closing: string[]): Html {
  return html`<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><title>${facts.order.number}</title></head>
<body style="margin:0;padding:24px;background:#faf7f2;font:16px/1.5 Arial,sans-serif;${ink}">
<div style="max-width:600px;margin:0 auto">
${lead.map((line) => html`<p style="margin:0 0 12px">${line}</p>`)}
<h2 style="font-size:18px;margin:24px 0 8px">${messages.goods}</h2>
<table role="presentation" width="100%" style="border-collapse:collapse">
${facts.lines.map((line) => htmlLine(line, publicUrl))}
${sums(facts).map(
  ([label, value]) => html`<tr><td style="${cell}"><b>${label}</b></td>
<td style="${cell};text-align:right;white-space:nowrap"><b>${value}</b></td></tr>`,
)}
</table>
<h2 style="font-size:18px;margin:24px 0 8px">${messages.details}</h2>
<table role="presentation" width="100%" style="border-collapse:collapse">
${details(facts).map(
  ([label, value]) => html`<tr><td style="${cell};width:35%;color:#6b6258">${label}</td>
<td style="${cell}">${value}</td></tr>`,
)}
</table>
${closing.map((line) => html`<p style="margin:16px 0 0">${line}</p>`)}
</div></body></html>`;
}

const htmlLine = (line: OrderLineRow, publicUrl: string): Html => html`<tr><td style="${cell}">
<a href="${publicUrl}/products/${line.productSlug}/variant/${line.variantSlug}" style="color:#2f4a3c">${line.name}</a><br>
<span style="color:#6b6258">${line.variantName}, ${messages.article(line.code)}, ${messages.quantity(line.quantity)}</span></td>
<td style="${cell};text-align:right;white-space:nowrap">${sum(line.priceKopecks * line.quantity)}</td></tr>`;
