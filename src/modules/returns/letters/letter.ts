import { returnLetterMessages as messages } from '#messages/orders/return-letters.ts';
import { type OrderRow, shownName } from '#modules/orders/index.ts';
import type { LetterSender } from '#modules/settings/index.ts';
import { letterLine } from '#platform/mail/letter-line.ts';
import { letterButton, letterPage } from '#platform/mail/letter-page.ts';
import type { Letter } from '#platform/mail/mailer.ts';
import { html } from '#platform/text/html.ts';
import type { ReturnEventRow, ReturnRow } from '../queries.ts';

interface Facts {
  readonly order: OrderRow;
  readonly row: ReturnRow;
  readonly event: ReturnEventRow;
  readonly goods: string;
  /** The number of the order that was made instead. */
  readonly replacement: string | undefined;
  readonly sender: LetterSender;
  /** The page of the return: that of the customer, or its card in the office. */
  readonly url: string;
}

/** The letter to the customer about a step of a return. What the customer has written is not repeated: the link may have been passed on. */
export function letterToCustomer(facts: Facts): Letter {
  const { order, row, event, goods, replacement, sender } = facts;
  const { state, note, actor } = event;
  const isLiving = state !== 'refused' && state !== 'withdrawn' && state !== 'closed';
  const lines = [
    messages.greeting(shownName(order.customerName)),
    messages.said(state, { ...row, byCustomer: actor === 'customer' }),
    messages.goods(goods),
    replacement && state === 'closed' && messages.replacement(replacement),
    isLiving && row.wish === 'money' && messages.moneyBy(row.moneyBy),
    note && messages.note(note),
  ];
  const signature = [sender.signature, sender.phone].filter(Boolean).join(', ');
  return written(facts, {
    reader: 'customer',
    to: order.email,
    replyTo: sender.email,
    subject: messages.subject(row.id, order.number, sender.names.name),
    lines: lines.filter((line) => typeof line === 'string').filter(Boolean),
    button: messages.open,
    after: [messages.farewell, signature, sender.seller].filter(Boolean),
  });
}

/** The letter to the shop about what the customer asks or takes back. */
export function letterToShop(facts: Facts, to: string): Letter {
  const { order, row, event, goods } = facts;
  return written(facts, {
    reader: 'shop',
    to,
    replyTo: order.email,
    subject: messages.shopSubject(row.id, order.number),
    lines: [
      event.state === 'withdrawn' ? messages.shopWithdrawn : messages.shopAsked,
      messages.goods(goods),
      ...(event.state === 'withdrawn' ? [] : [row.reason]),
    ],
    button: messages.shopOpen,
    after: [],
  });
}

interface Words {
  readonly reader: 'customer' | 'shop';
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly lines: readonly string[];
  readonly button: string;
  readonly after: readonly string[];
}

function written({ event, sender, url }: Facts, words: Words): Letter {
  const { to, replyTo, subject, lines, after } = words;
  const button = letterButton({ text: words.button, href: url }, sender.colours);
  const paragraph = (line: string) => html`<p>${letterLine(line, sender)}</p>`;
  return {
    key: `return-${event.id}-${words.reader}`,
    to,
    subject,
    senderName: sender.sender,
    ...(replyTo && { replyTo }),
    text: [...lines, url, ...after].join('\n\n'),
    html: letterPage([...lines.map(paragraph), button, ...after.map(paragraph)], {
      title: subject,
      width: 600,
      colours: sender.colours,
    }),
  };
}
