import { z } from 'zod';
import { orderStatuses, paymentStatuses } from '#contracts/orders.ts';
import { getLetterSender } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Letter, Mailer } from '#platform/mailer.ts';
import {
  type LetterFacts,
  letterOfCancellation,
  letterOfChange,
  letterOfExpiry,
  letterOfExpiryToShop,
  letterToCustomer,
  letterToShop,
} from './letters.ts';
import { selectOrder } from './queries.ts';
import { CANCELLATIONS, CHANGES, EXPIRIES, LETTERS } from './queue-letters.ts';

/** One job for each letter: a refused address does not delay the other letter. */
const pairSchema = z.object({ orderId: z.int(), to: z.enum(['customer', 'shop']) });

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

/** Sends the letters that `queue-letters.ts` has queued. */
export function workOnOrderLetters(jobs: Jobs, context: LetterContext): void {
  const { mailer } = context;
  const send = async (orderId: number, write: (facts: LetterFacts) => Letter) =>
    mailer.send(write(await letterFacts(context, orderId)));
  const sendToShop = async (
    orderId: number,
    write: (facts: LetterFacts, address: string) => Letter,
  ) => {
    const facts = await letterFacts(context, orderId);
    const address = context.shopEmail ?? facts.sender.email;
    if (address) await mailer.send(write(facts, address));
  };
  const sendPair = ({ orderId, to }: z.infer<typeof pairSchema>) =>
    to === 'customer' ? send(orderId, letterToCustomer) : sendToShop(orderId, letterToShop);

  jobs.work(LETTERS, (payload) => sendPair(pairSchema.parse(payload)));
  jobs.work(CHANGES, (payload) => {
    const { orderId, change, key } = changeSchema.parse(payload);
    return send(orderId, (facts) => letterOfChange(facts, change, key));
  });
  jobs.work(CANCELLATIONS, (payload) =>
    sendToShop(cancellationSchema.parse(payload).orderId, letterOfCancellation),
  );
  jobs.work(EXPIRIES, (payload) => {
    const { orderId, to } = pairSchema.parse(payload);
    return to === 'customer'
      ? send(orderId, letterOfExpiry)
      : sendToShop(orderId, letterOfExpiryToShop);
  });
  // Queues of earlier versions: their jobs may still be waiting.
  for (const to of ['customer', 'shop']) {
    jobs.work(`order-letter-${to}`, (payload) =>
      sendPair(pairSchema.parse({ ...Object(payload), to })),
    );
  }
}

async function letterFacts(
  { db, publicUrl }: LetterContext,
  orderId: number,
): Promise<LetterFacts> {
  const record = await selectOrder(db, orderId);
  if (!record) throw new Error(`Order ${orderId} of a letter does not exist`);
  const sender = await getLetterSender(db);
  return { ...record, sender, currency: sender.currency, publicUrl };
}
