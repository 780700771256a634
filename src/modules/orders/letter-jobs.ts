import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { orderStatuses, paymentStatuses } from '#contracts/orders.ts';
import { getSiteSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Mailer } from '#platform/mailer.ts';
import {
  type LetterFacts,
  letterOfCancellation,
  letterOfChange,
  letterToCustomer,
  letterToShop,
} from './letters.ts';
import { type OrderUpdate, selectOrder } from './queries.ts';

const QUEUE = 'order-letter';
const CHANGES = 'order-change-letter';
const CANCELLATIONS = 'order-cancellation-letter';

const payloadSchema = z.object({ orderId: z.int(), to: z.enum(['customer', 'shop']) });

/** `key` tells one change from the next; a letter says what changed then, whatever has since. */
const changeSchema = z.object({
  orderId: z.int(),
  key: z.uuid(),
  change: z
    .object({
      statusOrder: z.enum(orderStatuses),
      paymentStatus: z.enum(paymentStatuses),
      deliveryCostKopecks: z.int().nullable(),
    })
    .partial(),
});
const cancellationSchema = z.object({ orderId: z.int() });

interface LetterContext {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  /** Where letters to the shop go; without it, to the address of the site settings. */
  readonly shopEmail: string | undefined;
}

/** Asks for both letters about an order; they leave only when the transaction is committed. */
export const sendOrderLetters = (
  db: Database,
  jobs: Pick<Jobs, 'send'>,
  orderId: number,
): Promise<void> => jobs.send(db, QUEUE, { orderId, to: 'customer' }, { orderId, to: 'shop' });

/** Asks for the letter that tells the customer what the shop has changed of the order. */
export const sendChangeLetter = (
  db: Database,
  jobs: Pick<Jobs, 'send'>,
  orderId: number,
  change: OrderUpdate,
): Promise<void> => jobs.send(db, CHANGES, { orderId, change, key: randomUUID() });

/** Asks for the letter that tells the shop that its customer has cancelled the order. */
export const sendCancellationLetter = (
  db: Database,
  jobs: Pick<Jobs, 'send'>,
  orderId: number,
): Promise<void> => jobs.send(db, CANCELLATIONS, { orderId });

/** A job for each letter, so that a refused address does not hold up the other. */
export function workOnOrderLetters(jobs: Jobs, context: LetterContext): void {
  jobs.work(QUEUE, (payload) => send(context, payloadSchema.parse(payload)));
  jobs.work(CHANGES, (payload) => sendChange(context, changeSchema.parse(payload)));
  jobs.work(CANCELLATIONS, (payload) =>
    sendCancellation(context, cancellationSchema.parse(payload)),
  );
  // As versions before this one ask for them.
  for (const to of ['customer', 'shop']) {
    jobs.work(`order-letter-${to}`, (payload) =>
      send(context, payloadSchema.parse({ ...Object(payload), to })),
    );
  }
}

async function send(context: LetterContext, { orderId, to }: z.infer<typeof payloadSchema>) {
  const { mailer, publicUrl } = context;
  const facts = await letterFacts(context, orderId);
  if (to === 'customer') return mailer.send(letterToCustomer(facts, publicUrl));
  const address = addressOfShop(context, facts);
  if (address) await mailer.send(letterToShop(facts, publicUrl, address));
}

async function sendChange(
  context: LetterContext,
  { orderId, change, key }: z.infer<typeof changeSchema>,
) {
  const facts = await letterFacts(context, orderId);
  await context.mailer.send(letterOfChange(facts, context.publicUrl, change, key));
}

async function sendCancellation(
  context: LetterContext,
  { orderId }: z.infer<typeof cancellationSchema>,
) {
  const facts = await letterFacts(context, orderId);
  const address = addressOfShop(context, facts);
  if (address) await context.mailer.send(letterOfCancellation(facts, context.publicUrl, address));
}

const addressOfShop = ({ shopEmail }: LetterContext, { settings }: LetterFacts) =>
  shopEmail ?? settings.email;

async function letterFacts({ db }: LetterContext, orderId: number) {
  const record = await selectOrder(db, orderId);
  if (!record) throw new Error(`Order ${orderId} of a letter does not exist`);
  return { ...record, settings: await getSiteSettings(db) };
}
