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

/**
 * `key` identifies one change, so each change has its own letter. The letter shows the state at that change, not the
 * latest.
 */
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
  /** The address for letters to the shop; by default, the one in the site settings. */
  readonly shopEmail: string | undefined;
}

/** Queues both letters about an order. They are sent only after the transaction commits. */
export const sendOrderLetters = (
  db: Database,
  jobs: Pick<Jobs, 'send'>,
  orderId: number,
): Promise<void> => jobs.send(db, QUEUE, { orderId, to: 'customer' }, { orderId, to: 'shop' });

/** Queues the letter that tells the customer about the shop's change. */
export const sendChangeLetter = (
  db: Database,
  jobs: Pick<Jobs, 'send'>,
  orderId: number,
  change: OrderUpdate,
): Promise<void> => jobs.send(db, CHANGES, { orderId, change, key: randomUUID() });

/** Queues the letter that tells the shop about the customer's cancellation. */
export const sendCancellationLetter = (
  db: Database,
  jobs: Pick<Jobs, 'send'>,
  orderId: number,
): Promise<void> => jobs.send(db, CANCELLATIONS, { orderId });

/** One job for each letter: a refused address does not delay the other letter. */
export function workOnOrderLetters(jobs: Jobs, context: LetterContext): void {
  jobs.work(QUEUE, (payload) => send(context, payloadSchema.parse(payload)));
  jobs.work(CHANGES, (payload) => sendChange(context, changeSchema.parse(payload)));
  jobs.work(CANCELLATIONS, (payload) =>
    sendCancellation(context, cancellationSchema.parse(payload)),
  );
  // Queues of earlier versions: their jobs may still be waiting.
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
