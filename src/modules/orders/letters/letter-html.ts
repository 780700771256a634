import { orderLetterMessages as messages } from '#messages/orders/orders.ts';
import { letterLine } from '#platform/mail/letter-line.ts';
import { type LetterColours, letterButton, letterPage } from '#platform/mail/letter-page.ts';
import { cellStyle, letterTable } from '#platform/mail/letter-table.ts';
import { type Html, html } from '#platform/text/html.ts';
import type { OrderLineRow } from '../queries.ts';
import {
  type Body,
  details,
  lineNotes,
  type OrderRecord,
  shownLines,
  sum,
  sums,
  totalOf,
} from './letter-body.ts';

export interface HtmlBody extends Body {
  readonly publicUrl: string;
  readonly colours: LetterColours;
  /** The content id of the picture of each photo that travels with the letter. */
  readonly pictureIds: ReadonlyMap<string, string>;
}

/**
 * An order as HTML. Tables with styles at each cell: mail programs know no style sheets. Name and sum of a line stand
 * under each other, so that a window of 320 px has room for both.
 */
export function htmlBody(facts: OrderRecord, body: HtmlBody): string {
  const { reader, lead, orderUrl, pay, next = [], closing, colours } = body;
  const { shown, rest } = shownLines(facts, reader);
  const cell = cellStyle(colours);
  const soft = `${cell};color:${colours.soft}`;
  const content = html`${lead.map((line) => html`<p style="margin:0 0 12px">${letterLine(line, body)}</p>`)}
${pay ? letterButton(pay, colours) : []}
${orderUrl ? letterButton({ text: messages.openOrder, href: orderUrl }, colours) : []}
${next.length > 0 ? nextSteps(next, body) : []}
${heading(messages.goods)}
${letterTable(html`${shown.map((line) => htmlLine(line, facts, body))}
${rest.map((line) => html`<tr><td colspan="2" style="${soft}">${line}</td></tr>`)}`)}
${letterTable(
  html`${sums(facts).map(
    ([label, value]) => html`<tr><td style="${cell}"><b>${label}</b></td>
<td style="${cell};text-align:right;white-space:nowrap"><b>${value}</b></td></tr>`,
  )}`,
)}
${heading(messages.details)}
${letterTable(
  html`${details(facts, reader).map(
    ([label, value]) => html`<tr><td style="${soft};width:35%;padding-right:12px">${label}</td>
<td style="${cell}">${value}</td></tr>`,
  )}`,
)}
${closing.map((line) => html`<p style="margin:16px 0 0">${letterLine(line, body)}</p>`)}`;
  return letterPage(content, { title: facts.order.number, width: 600, colours });
}

const heading = (text: string): Html =>
  html`<h2 style="font-size:18px;line-height:1.3;margin:28px 0 8px">${text}</h2>`;

const nextSteps = (steps: readonly string[], body: HtmlBody): Html =>
  html`${heading(messages.next)}
<ul style="margin:0;padding:0 0 0 20px">${steps.map((step) => html`<li style="margin:0 0 6px">${letterLine(step, body)}</li>`)}</ul>`;

/** Pictures have the width of the cell; the shop's letter has none. */
const PICTURE_WIDTH = 80;

function htmlLine(line: OrderLineRow, facts: OrderRecord, body: HtmlBody): Html {
  const { publicUrl, colours, reader, pictureIds } = body;
  const cell = cellStyle(colours);
  const soft = (text: string) =>
    html`<br><span style="color:${colours.soft}">${letterLine(text, { colours })}</span>`;
  const picture = html`<td width="${PICTURE_WIDTH}" style="${cell};width:${PICTURE_WIDTH}px;padding-right:16px">${pictureOf(pictureIds.get(line.photo))}</td>`;
  return html`<tr>${reader === 'customer' && pictureIds.size > 0 ? picture : []}<td style="${cell}">
<a href="${publicUrl}/products/${line.productSlug}/variant/${line.variantSlug}" style="color:${colours.main};font-weight:bold">${line.name}</a>
${soft(`${line.variantName}, ${messages.article(line.code)}`)}
${lineNotes(facts.order, line).map(soft)}<br>${priceOf(line, facts)}</td></tr>`;
}

function priceOf(line: OrderLineRow, facts: OrderRecord): Html {
  const total = html`<b style="white-space:nowrap">${sum(totalOf(line), facts)}</b>`;
  const pieces = messages.quantity(line.quantity);
  return line.quantity === 1
    ? html`${pieces} — ${total}`
    : html`${pieces} × ${sum(line.priceKopecks, facts)} = ${total}`;
}

const pictureOf = (id: string | undefined): Html | readonly Html[] =>
  id
    ? html`<img src="cid:${id}" width="${PICTURE_WIDTH}" alt="" style="display:block;width:${PICTURE_WIDTH}px;height:auto;border-radius:6px">`
    : [];
