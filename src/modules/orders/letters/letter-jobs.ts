import { z } from 'zod';
import { liftKinds } from '#contracts/lift-kinds.ts';
import { chargeKinds, deliveryTypes } from '#contracts/order-states.ts';
import { orderStatuses, paymentStatuses } from '#contracts/orders.ts';
import { paidBy } from '#contracts/payments.ts';
import { getLetterSender } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Letter, Mailer } from '#platform/mail/mailer.ts';
import type { Clock } from '#platform/time/clock.ts';
import { selectChargesOf } from '../charges/charge-queries.ts';
import { sendDraftLetter } from '../drafts/draft-letter.ts';
import { countFoundLetter, findForLetter } from '../finding/find-order.ts';
import { makeLink } from '../finding/order-links.ts';
import { isUndone } from '../history/event-queries.ts';
import { selectPlan } from '../managing/work-queries.ts';
import { isOpen } from '../offers/offer-queries.ts';
import { isPaidWhole } from '../paying/paid-whole.ts';
import { readPayingTerms } from '../paying/terms.ts';
import { heldUntilText, payableNow, payingStateOf } from '../paying/to-pay.ts';
import { selectPromisesOf } from '../promises/promise-queries.ts';
import { selectOrder } from '../queries.ts';
import { selectSent } from '../shipments/shown-shipment.ts';
import { picturesOf, type ReadPicture } from './letter-pictures.ts';
import {
  type LetterFacts,
  letterOfCancellation,
  letterOfCancellationByLink,
  letterOfChange,
  letterOfExpiry,
  letterOfExpiryToShop,
  letterOfLink,
  letterOfPaying,
  letterToCustomer,
  letterToShop,
} from './letters.ts';
import {
  CANCELLATIONS,
  CHANGES,
  DRAFT_LINKS,
  EXPIRIES,
  LETTERS,
  LINK_REQUESTS,
  PAY_LINKS,
} from './queue-letters.ts';
import { goodsOfRefund, receiptOf } from './told-money.ts';

/** One job for each letter: a refused address does not delay the other letter. */
const pairSchema = z.object({ orderId: z.int(), to: z.enum(['customer', 'shop']) });

const goods = z
  .object({
    variant: z.int(),
    name: z.string(),
    variantName: z.string(),
    code: z.string(),
    priceKopecks: z.int(),
    quantity: z.int(),
  })
  .nullable();
const place = z.object({
  way: z.enum(deliveryTypes).optional(),
  city: z.string(),
  address: z.string(),
  departmentNumber: z.string().nullable(),
  town: z.string().nullish(),
  floor: z.int().nullish(),
  lift: z.enum(liftKinds).nullish(),
});
const promisedDays = z.object({ from: z.string(), to: z.string() });
/** Jobs of earlier versions name charges alone. */
const changedGoods = {
  lines: z
    .array(
      z.object({
        position: z.int().nullable(),
        before: goods,
        after: goods,
        reason: z.string(),
      }),
    )
    .default([]),
  place: z.object({ before: place, after: place }).nullable().default(null),
  days: z.object({ before: promisedDays.nullable(), after: promisedDays }).nullable().default(null),
};

/**
 * `key` identifies one change, so each change has its own letter. The letter shows the state at that change, not the
 * latest.
 */
const changeSchema = z.object({
  orderId: z.int(),
  key: z.uuid(),
  /** The event of a step that could be taken back. */
  step: z.int().optional(),
  change: z
    .object({
      statusOrder: z.enum(orderStatuses),
      paymentStatus: z.enum(paymentStatuses),
      deliveryCostKopecks: z.int().nullable(),
      isOvertaken: z.boolean(),
      goodsFreed: z.literal(true),
      money: z.object({
        of: z.enum(['came', 'went back']),
        kopecks: z.int(),
        by: z.enum(paidBy).optional(),
        refund: z.string().optional(),
        isTrial: z.boolean().optional(),
      }),
      promise: z.object({ before: promisedDays.nullable(), now: promisedDays }),
      offer: z.object({
        id: z.int(),
        changes: z.array(
          z.object({
            kind: z.enum(chargeKinds),
            before: z.int().nullable(),
            after: z.int().nullable(),
            reason: z.string(),
          }),
        ),
        ...changedGoods,
        before: z.int(),
        after: z.int(),
      }),
      goods: z.object(changedGoods),
      charges: z.array(
        z.object({
          kind: z.enum(chargeKinds),
          amountKopecks: z.int().nullable(),
          beforeKopecks: z.int().nullish(),
        }),
      ),
    })
    .partial(),
});
/** Jobs of earlier versions have no `to`: only the shop was written to. */
const cancellationSchema = z.object({
  orderId: z.int(),
  to: z.enum(['customer', 'shop']).default('shop'),
});
const payLinkSchema = z.object({ orderId: z.int(), key: z.uuid() });
const linkRequestSchema = z.object({ number: z.string(), email: z.string(), key: z.uuid() });

interface LetterContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  /** Origin of the office. */
  readonly adminUrl: string;
  /** The address for letters to the shop; by default, the one in the site settings. */
  readonly shopEmail: string | undefined;
  readonly readPicture: ReadPicture;
}

/** Sends the letters that `queue-letters.ts` has queued. */
export function workOnOrderLetters(jobs: Jobs, context: LetterContext): void {
  const { mailer } = context;
  const send = async (orderId: number, write: (facts: LetterFacts) => Letter) => {
    const facts = await customerFacts(context, orderId, 'letter');
    if (facts) await mailer.send(write(facts));
  };
  const sendToShop = async (
    orderId: number,
    write: (facts: LetterFacts, address: string) => Letter,
  ) => {
    const facts = await letterFacts(context, orderId);
    if (!facts) return;
    const address = context.shopEmail ?? facts.sender.email;
    const orderUrl = `${context.adminUrl}/admin/orders/${facts.order.number}`;
    if (address) await mailer.send(write({ ...facts, orderUrl }, address));
  };
  const sendPair = ({ orderId, to }: z.infer<typeof pairSchema>) =>
    to === 'customer' ? send(orderId, letterToCustomer) : sendToShop(orderId, letterToShop);

  jobs.work(LETTERS, (payload) => sendPair(pairSchema.parse(payload)));
  jobs.work(CHANGES, async (payload) => {
    const { orderId, change, key, step } = changeSchema.parse(payload);
    if (step !== undefined && (await isUndone(context.db, step))) return;
    if (change.offer && !(await isOpen(context.db, change.offer.id))) return;
    const refund = change.money?.refund;
    const givenFor = refund ? await goodsOfRefund(context.db, orderId, refund) : [];
    await send(orderId, (facts) => letterOfChange({ ...facts, givenFor }, change, key));
  });
  jobs.work(CANCELLATIONS, (payload) => {
    const { orderId, to } = cancellationSchema.parse(payload);
    return to === 'customer'
      ? send(orderId, letterOfCancellationByLink)
      : sendToShop(orderId, letterOfCancellation);
  });
  jobs.work(EXPIRIES, (payload) => {
    const { orderId, to } = pairSchema.parse(payload);
    return to === 'customer'
      ? send(orderId, letterOfExpiry)
      : sendToShop(orderId, letterOfExpiryToShop);
  });
  jobs.work(PAY_LINKS, async (payload) => {
    const { orderId, key } = payLinkSchema.parse(payload);
    const facts = await customerFacts(context, orderId, 'letter', { isSent: true });
    // Paid or cancelled since.
    if (facts?.payable) await mailer.send(letterOfPaying(facts, key));
  });
  jobs.work(DRAFT_LINKS, (payload) => sendDraftLetter(context, payload));
  jobs.work(LINK_REQUESTS, async (payload) => {
    const { key, ...request } = linkRequestSchema.parse(payload);
    const order = await findForLetter(context, request);
    if (!order) return;
    const facts = await customerFacts(context, order.id, 'found');
    if (!facts) return;
    await mailer.send(letterOfLink(facts, key));
    await countFoundLetter(context, order.email);
  });
  // Queues of earlier versions: their jobs may still be waiting.
  for (const to of ['customer', 'shop']) {
    jobs.work(`order-letter-${to}`, (payload) =>
      sendPair(pairSchema.parse({ ...Object(payload), to })),
    );
  }
}

/** What a letter about an order is made of; undefined for an order of the demo, which gets no letters. */
async function letterFacts(
  { db, clock, publicUrl }: LetterContext,
  orderId: number,
  asked?: { readonly isSent: boolean },
): Promise<LetterFacts | undefined> {
  const record = await selectOrder(db, orderId);
  if (!record) throw new Error(`Order ${orderId} of a letter does not exist`);
  if (record.order.demo || record.order.erasedAt) return undefined;
  const terms = await readPayingTerms(db);
  const [sender, plan, charges, promises, sent, payable, receipt] = await Promise.all([
    getLetterSender(db),
    selectPlan(db, orderId),
    selectChargesOf(db, [orderId]),
    selectPromisesOf(db, [orderId]),
    selectSent(db, orderId),
    payableNow(db, record.order, terms, asked),
    receiptOf(db, orderId),
  ]);
  const { currency } = sender;
  const told = { charges: charges.get(orderId), promises: promises.get(orderId) };
  return {
    ...record,
    ...told,
    plan,
    sent,
    sender,
    currency,
    publicUrl,
    paying: payingStateOf(record.order, terms),
    heldUntil: await heldUntilText(db, record.order, terms),
    isWhole: isPaidWhole(record.order, terms),
    payable,
    receipt,
    now: clock.now(),
  };
}

/** The same with a new link to the order, which exists in no job, and with the photographs of its lines. */
async function customerFacts(
  context: LetterContext,
  orderId: number,
  origin: 'letter' | 'found',
  asked?: { readonly isSent: boolean },
): Promise<LetterFacts | undefined> {
  const facts = await letterFacts(context, orderId, asked);
  // Who ordered on the telephone may have told no address.
  if (!facts?.order.email) return undefined;
  const pictures = origin === 'letter' ? await picturesOf(facts.lines, context.readPicture) : [];
  const orderUrl = context.publicUrl + (await makeLink(context, orderId, origin));
  return { ...facts, pictures, orderUrl };
}
