import { readablePhone } from '#contracts/customer.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { callbackLetterMessages as messages } from '#messages/site/callbacks.ts';
import { formatTimeAndZone } from '#messages/words/shop-time.ts';
import { type LetterColours, letterPage } from '#platform/mail/letter-page.ts';
import type { Letter } from '#platform/mail/mailer.ts';
import { html } from '#platform/text/html.ts';
import { printableLine } from '#platform/text/printable.ts';
import type { callbackRequests } from './tables.ts';

/** The product, with the variant of the address, or the category of a page. */
export interface ShownOnPage {
  readonly name: string;
  readonly variant?: { readonly name: string; readonly code: string } | undefined;
}

interface LetterFacts extends Pick<Letter, 'to' | 'senderName'> {
  readonly colours: LetterColours;
  readonly timeZone: TimeZone;
  readonly publicUrl: string;
  /** Origin of the office. */
  readonly adminUrl: string;
  /** Of the page from which the call was asked for. */
  readonly shown: ShownOnPage | undefined;
}

/** Tells the shop which phone to call and what the person was looking at. The reply address is the person's e-mail, if it is known. */
export function letterToShop(
  request: typeof callbackRequests.$inferSelect,
  { to, senderName, colours, timeZone, publicUrl, adminUrl, shown }: LetterFacts,
): Letter {
  const { id, email, telegram, page, createdAt } = request;
  const phone = readablePhone(request.phone);
  const lead = messages.lead(formatTimeAndZone(createdAt, timeZone));
  const given: [label: string, value: string | null][] = [
    [messages.phone, phone],
    [messages.email, email],
    [messages.telegram, telegram],
    ...(shown ? [describeShown(shown)] : []),
    [messages.page, page && publicUrl + page],
    [messages.office, `${adminUrl}/admin/calls`],
  ];
  const lines = given.flatMap(([label, value]) =>
    value ? [`${label}: ${printableLine(value)}`] : [],
  );
  return {
    key: `callback-${id}-shop`,
    to,
    senderName,
    ...(email && { replyTo: email }),
    subject: messages.subject(phone),
    text: [lead, lines.join('\n')].join('\n\n'),
    html: letterPage(
      [lead, ...lines].map((line) => html`<p style="margin:0 0 12px">${line}</p>`),
      { title: messages.subject(phone), width: 560, colours },
    ),
  };
}

const describeShown = ({ name, variant }: ShownOnPage): [label: string, value: string] =>
  variant
    ? [messages.product, messages.productAndVariant(name, variant.name, variant.code)]
    : [messages.category, name];
