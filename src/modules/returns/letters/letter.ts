import { returnLetterMessages as messages } from '#messages/orders/return-letters.ts';
import { type OrderRow, shownName } from '#modules/orders/index.ts';
import type { LetterSender } from '#modules/settings/index.ts';
import { letterLine } from '#platform/mail/letter-line.ts';
import { letterButton, letterPage } from '#platform/mail/letter-page.ts';
import { cellStyle, letterTable } from '#platform/mail/letter-table.ts';
import type { Letter } from '#platform/mail/mailer.ts';
import { type Html, html } from '#platform/text/html.ts';
import type { ReturnEventRow, ReturnRow } from '../queries.ts';
import {
  price,
  type ToldRefund,
  type ToldStep,
  type Words,
  wordsOfRefund,
  wordsOfStep,
} from './customer-words.ts';

interface Frame {
  readonly order: OrderRow;
  readonly row: ReturnRow;
  readonly sender: LetterSender;
  /** The page of the return: that of the customer, or its card in the office. */
  readonly url: string;
}

/** The letter to the customer about a step of a return. What the customer has written is not repeated: the link may have been passed on. */
export function letterToCustomer(frame: Frame, told: ToldStep): Letter {
  const { order, row, sender } = frame;
  const { lines, sums } = wordsOfStep(told);
  const { note } = told.event;
  return toCustomer(frame, {
    key: `return-${told.event.id}-customer`,
    subject: messages.subject(row.id, order.number, sender.names),
    lines,
    sums,
    end: note ? [messages.note(note)] : [],
  });
}

/** The letter to the customer about money that went back for a return. */
export function refundLetter(
  frame: Frame,
  refund: ToldRefund,
  told: Omit<ToldStep, 'event'>,
): Letter {
  const { row, sender } = frame;
  return toCustomer(frame, {
    key: `return-refund-${refund.id}`,
    subject: messages.refundSubject(row.id, price(refund.kopecks), sender.names),
    ...wordsOfRefund(refund, told),
    end: [],
  });
}

interface CustomerWords extends Words {
  readonly key: string;
  readonly subject: string;
  /** Below the sums. */
  readonly end: readonly string[];
}

function toCustomer(frame: Frame, { key, subject, lines, sums, end }: CustomerWords): Letter {
  const { order, sender } = frame;
  const signature = [sender.signature, sender.phone].filter(Boolean).join(', ');
  return written(frame, {
    key,
    to: order.email,
    replyTo: sender.email,
    subject,
    lines: [messages.greeting(shownName(order.customerName)), ...lines],
    sums,
    end,
    button: messages.open,
    after: [messages.farewell, signature, sender.seller].filter(Boolean),
  });
}

/** The letter to the shop about what the customer asks or takes back. */
export function letterToShop(
  frame: Frame,
  event: ReturnEventRow,
  { goods, to }: { readonly goods: string; readonly to: string },
): Letter {
  const { order, row } = frame;
  const isWithdrawn = event.state === 'withdrawn';
  return written(frame, {
    key: `return-${event.id}-shop`,
    to,
    replyTo: order.email,
    subject: messages.shopSubject(row.id, order.number),
    lines: [
      isWithdrawn ? messages.shopWithdrawn : messages.shopAsked,
      messages.goods(goods),
      ...(isWithdrawn ? [] : [messages.shopWish(row.wish, row.hasDefect), row.reason]),
    ],
    sums: [],
    end: [],
    button: messages.shopOpen,
    after: [],
  });
}

interface LetterWords extends CustomerWords {
  readonly to: string;
  readonly replyTo: string;
  readonly button: string;
  readonly after: readonly string[];
}

function written({ sender, url }: Frame, words: LetterWords): Letter {
  const { key, to, replyTo, subject, lines, sums, end, after } = words;
  const { colours } = sender;
  const button = letterButton({ text: words.button, href: url }, colours);
  const paragraph = (line: string) => html`<p>${letterLine(line, sender)}</p>`;
  const table = sums.length > 0 ? [letterTable(sums.map((row) => sumRow(row, sender)))] : [];
  const rows = sums.map(([label, sum]) => `${label}: ${sum}`).join('\n');
  return {
    key,
    to,
    subject,
    senderName: sender.sender,
    ...(replyTo && { replyTo }),
    text: [...lines, ...(rows ? [rows] : []), ...end, url, ...after].join('\n\n'),
    html: letterPage(
      [...lines.map(paragraph), ...table, ...end.map(paragraph), button, ...after.map(paragraph)],
      { title: subject, width: 600, colours },
    ),
  };
}

const sumRow = ([label, sum]: Words['sums'][number], { colours }: LetterSender): Html => {
  const cell = cellStyle(colours);
  return html`<tr><td style="${cell}">${label}</td><td style="${cell};text-align:right;white-space:nowrap"><b>${sum}</b></td></tr>`;
};
