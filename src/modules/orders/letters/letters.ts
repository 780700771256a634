import { toKopecks } from '#contracts/money.ts';
import type { ChargeKind } from '#contracts/order-states.ts';
import { payPathOf } from '#contracts/page-paths.ts';
import { addressText, changedText, termText } from '#messages/orders/changed-goods.ts';
import { chargeNames, chargeText } from '#messages/orders/charges.ts';
import { findMessages } from '#messages/orders/order-find.ts';
import { orderOfferMessages } from '#messages/orders/order-offer.ts';
import {
  orderLetterMessages as messages,
  orderStatusName,
  paymentStatusNames,
} from '#messages/orders/orders.ts';
import { shownShipmentMessages, trackingAddress } from '#messages/orders/shipment.ts';
import { daysText } from '#messages/orders/told-delivery.ts';
import { formatTimeAndZone } from '#messages/words/shop-time.ts';
import type { LetterSender } from '#modules/settings/index.ts';
import { letterLine } from '#platform/mail/letter-line.ts';
import { letterButton, letterPage } from '#platform/mail/letter-page.ts';
import type { Letter, LetterPicture } from '#platform/mail/mailer.ts';
import { html } from '#platform/text/html.ts';
import { printableLine } from '#platform/text/printable.ts';
import { totalPriceOf } from '../charges/sums.ts';
import { shownName } from '../finding/shown-name.ts';
import { agreedDay, nextStepsOf } from '../history/next-steps.ts';
import { maskedOfferedPlace, presentOfferedDays, presentOfferedLine } from '../offers/present.ts';
import { type Payable, type PayingState, sumsOf } from '../paying/to-pay.ts';
import type { ToldChange } from '../queries.ts';
import type { SentShipment } from '../shipments/shown-shipment.ts';
import { type OrderRecord, sum, textBody } from './letter-body.ts';
import { htmlBody } from './letter-html.ts';
import { moneyLines } from './told-money.ts';

export interface LetterFacts extends OrderRecord {
  readonly sender: LetterSender;
  readonly now: Date;
  /** The order with its carrier, where it is with one. */
  readonly sent?: Pick<SentShipment, 'number' | 'isReturned'> | undefined;
  readonly publicUrl: string;
  /** Whether it can be paid online, and what. */
  readonly paying: PayingState;
  /** Until when its goods are held that is not paid, in words. */
  readonly heldUntil?: string | undefined;
  readonly payable: Payable | undefined;
  /** Of its last money; undefined where no till prints one. */
  readonly receipt?: { readonly link: string | null } | undefined;
  /** What money that went back was for; empty: for no goods that are known. */
  readonly givenFor?: readonly string[];
  /** The page of the order: that of the customer, or its card in the office. */
  readonly orderUrl?: string | undefined;
  /** Of the customer's letters: the photographs of the lines. */
  readonly pictures?: readonly ShownPicture[];
}

/** A picture that travels with the letter, and the photo of the lines that it shows. */
export interface ShownPicture extends LetterPicture {
  readonly photo: string;
}

/** What one letter says beside the order itself. */
interface Words {
  /** Identifies the letter among those about the order. */
  readonly key: string;
  readonly subject: string;
  readonly lead: (string | false)[];
  readonly next?: readonly string[];
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
    next: nextStepsOf({ ...facts, shop: facts.sender }),
    closing: [
      messages.changedMind(facts.sender.mindDays, returnsUrl(facts)),
      messages.mayCancel,
      messages.farewell,
    ],
  });

export const letterToShop = (facts: LetterFacts, address: string): Letter =>
  toShop(facts, address, {
    key: 'shop',
    subject: messages.shopSubject(facts.order.number, sum(totalPriceOf(facts.order), facts)),
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
export const letterOfChange = (told: LetterFacts, change: ToldChange, key: string): Letter => {
  // What is left to pay may be another sum once an offer is answered.
  const facts = change.offer ? { ...told, payable: undefined } : told;
  return toCustomer(facts, {
    key,
    subject: messages.changeSubject(facts.order.number, facts.sender.names.name),
    lead: [messages.changeLead(facts.order.number), ...changeLines(change, facts)],
    next: whatIsAgreed(facts, change),
    closing: [messages.farewellChange],
  });
};

/** The letter with the link to pay that the staff have sent. `key` identifies it. */
export const letterOfPaying = (facts: LetterFacts, key: string): Letter =>
  toCustomer(facts, {
    key: `pay-${key}`,
    subject: messages.paySubject(facts.order.number, facts.sender.names.name),
    lead: [messages.payLead(facts.order.number), ...paidLines(facts)],
    closing: [messages.farewellChange],
  });

/** What has come and what is left, of an order that is paid in part. */
function paidLines(facts: LetterFacts): string[] {
  const { paid, left } = sumsOf(facts.order);
  return paid > 0 && left > 0 ? [messages.paidOf(sum(paid, facts), sum(left, facts))] : [];
}

/** The letter to the shop about a cancellation by the customer. */
export const letterOfCancellation = (facts: LetterFacts, address: string): Letter =>
  toShop(facts, address, {
    key: 'cancelled',
    subject: messages.cancelledSubject(facts.order.number),
    lead: [messages.cancelledLead(facts.order.number), heldStock(facts) && messages.stockReturned],
  });

/** The letter to the customer about a cancellation by a link, which may have been passed on. */
export const letterOfCancellationByLink = (facts: LetterFacts): Letter =>
  toCustomer(facts, {
    key: 'cancelled-customer',
    subject: messages.cancelledByLinkSubject(facts.order.number, facts.sender.names.name),
    lead: [messages.cancelledByLinkLead(facts.order.number)],
    closing: [messages.farewellCancelled],
  });

/** The letter with the link that was asked for at /orders/find. `key` identifies the request. */
export function letterOfLink(
  { order: { number, email }, sender, orderUrl = '' }: LetterFacts,
  key: string,
): Letter {
  const lines = [findMessages.letterLead(number), findMessages.letterCare];
  const signed = signature(sender);
  const button = { text: messages.openOrder, href: orderUrl };
  const [lead = '', care = ''] = lines;
  return {
    key: `order-${number}-link-${key}`,
    to: email,
    subject: findMessages.subject(number, sender.names.name),
    senderName: sender.sender,
    ...(sender.email && { replyTo: sender.email }),
    text: [lead, orderUrl, care, signed].join('\n\n'),
    html: letterPage(
      html`<p style="margin:0">${letterLine(lead, sender)}</p>${letterButton(button, sender.colours)}<p>${care}</p><p>${letterLine(signed, sender)}</p>`,
      { title: number, width: 600, colours: sender.colours },
    ),
  };
}

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

function toCustomer(facts: LetterFacts, words: Words): Letter {
  const { key, subject, lead, next = [], closing = [] } = words;
  const { order, sender, orderUrl, payable, pictures = [] } = facts;
  const greeted = [messages.greeting(shownName(order.customerName)), ...lead];
  const body = {
    reader: 'customer',
    lead: said(greeted),
    orderUrl,
    pay:
      payable && orderUrl
        ? {
            text: messages.pay(
              sum(payable.amount, facts),
              payable.paid > 0 && payable.amount === payable.left,
            ),
            href: payPathOf(orderUrl),
          }
        : undefined,
    next,
    closing: said([messages.ownWords, ...closing, signature(sender), sender.seller || false]),
  } as const;
  return {
    key: `order-${order.number}-${key}`,
    to: order.email,
    subject,
    senderName: sender.sender,
    ...(sender.email && { replyTo: sender.email }),
    text: textBody(facts, body),
    html: htmlBody(facts, {
      ...body,
      publicUrl: facts.publicUrl,
      colours: sender.colours,
      pictureIds: new Map(pictures.map(({ photo, cid }) => [photo, cid])),
    }),
    pictures: pictures.map(({ cid, jpeg }) => ({ cid, jpeg })),
  };
}

function toShop(facts: LetterFacts, to: string, { key, subject, lead }: Words): Letter {
  const { orderUrl } = facts;
  const body = { reader: 'shop', lead: said(lead), orderUrl, closing: [] } as const;
  const { colours, sender } = facts.sender;
  return {
    key: `order-${facts.order.number}-${key}`,
    to,
    senderName: sender,
    replyTo: facts.order.email,
    subject,
    text: textBody(facts, body),
    html: htmlBody(facts, {
      ...body,
      publicUrl: facts.publicUrl,
      colours,
      pictureIds: new Map(),
    }),
  };
}

const said = (lines: (string | false)[]): string[] => lines.filter((line) => line !== false);

const isUnconfirmed = ({ order }: OrderRecord): boolean =>
  order.availabilityUnconfirmed && order.statusOrder === 'new';

const heldStock = ({ lines }: OrderRecord): boolean => lines.some(({ taken }) => taken !== 0);

function changeLines(
  { statusOrder, paymentStatus, deliveryCostKopecks: cost, ...rest }: ToldChange,
  facts: LetterFacts,
) {
  const { charges = [], goods, offer, promise, goodsFreed, money, isOvertaken } = rest;
  const isPaidInPart = paymentStatus === 'partially_paid' && facts.payable !== undefined;
  return [
    goodsFreed && messages.goodsFreed,
    ...(money ? moneyLines(money, facts) : []),
    ...(offer ? offerLines(offer, facts) : []),
    statusOrder && messages.statusNow(orderStatusName(statusOrder, facts.order.deliveryType)),
    isOvertaken && messages.overtaken,
    // A cancelled order needs no word about payment.
    paymentStatus &&
      paymentStatus !== 'cancelled' &&
      messages.paymentNow(paymentStatusNames[paymentStatus]),
    cost != null && messages.deliveryNow(sum(cost, facts)),
    ...charges.map(({ kind, amountKopecks: amount, beforeKopecks: before }) => {
      const was = before == null ? null : sum(before, facts);
      return amount === null
        ? messages.chargeGone(chargeNames[kind])
        : messages.chargeNow(chargeNames[kind], sum(amount, facts), was);
    }),
    ...(goods ? goodsLines(goods, facts) : []),
    ...(isPaidInPart || goods || charges.length > 0 ? paidLines(facts) : []),
    promise &&
      messages.promiseNow(facts.order.deliveryType, {
        before: promise.before && !isSame(promise) ? daysText(promise.before, facts.now) : null,
        now: daysText(promise.now, facts.now),
      }),
  ].filter((line) => typeof line === 'string');
}

/** «Доставка: было 1 500 ₽, стало бы 2 000 ₽», and how to answer. */
const offerLines = (
  { changes, before, after, ...goods }: NonNullable<ToldChange['offer']>,
  facts: LetterFacts,
): string[] => [
  goods.lines.length > 0 || goods.place || goods.days
    ? messages.offerChangeLead
    : messages.offerLead,
  ...goodsLines(goods, facts),
  ...changes.map((change) =>
    messages.offerLine(printableLine(chargeText({ ...change, title: chargeNames[change.kind] })), {
      before: change.before === null ? null : sum(change.before, facts),
      after: change.after === null ? untoldText(change.kind) : sum(change.after, facts),
    }),
  ),
  messages.offerWhole({ before: sum(before, facts), after: sum(after, facts) }),
  messages.offerAnswer,
];

/** A price of delivery that is taken away is told by telephone. */
const untoldText = (kind: ChargeKind): string | null =>
  kind === 'delivery' ? orderOfferMessages.told : null;

/** «Диван (серый): было 54 990 ₽, стало 2 шт. по 54 990 ₽.» */
const goodsLines = (
  { lines, place, days }: NonNullable<ToldChange['goods']>,
  facts: LetterFacts,
): string[] =>
  [
    ...lines.map((line) =>
      changedText(presentOfferedLine(line), (roubles) => sum(toKopecks(roubles), facts)),
    ),
    ...(place ? [addressText(maskedOfferedPlace(place))] : []),
    ...(days ? [termText(presentOfferedDays(days, facts.now))] : []),
  ].map((text) => `${printableLine(text)}.`);

/** The same days, with other hours. */
const isSame = ({ before, now }: NonNullable<ToldChange['promise']>): boolean =>
  before?.from === now.from && before.to === now.to;

/** Of a step towards the customer: the day that is agreed, or that the order can be fetched. */
function whatIsAgreed(facts: LetterFacts, { statusOrder: status, promise }: ToldChange): string[] {
  if (status === 'shipped') {
    // The order may be a step further by now; this letter tells of this step.
    const order = { ...facts.order, statusOrder: status };
    return [...nextStepsOf({ ...facts, order, shop: facts.sender }), ...whereItIs(facts)];
  }
  return status === 'confirmed' || status === 'production' || promise
    ? agreedDay(facts.order, facts.plan, facts.sender)
    : [];
}

/** By which number the carrier is asked, and where. */
const whereItIs = ({ sent }: LetterFacts): string[] =>
  sent
    ? [
        shownShipmentMessages.number(sent.number),
        shownShipmentMessages.follow(trackingAddress(sent.number)),
      ]
    : [];

const returnsUrl = ({ sender, publicUrl }: LetterFacts): string =>
  sender.returns && `${publicUrl}${sender.returns}`;

const signature = ({ signature, phone }: LetterSender) =>
  [signature, phone].filter(Boolean).join(', ');
