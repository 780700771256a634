import { z } from 'zod';
import { getSiteSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Mailer } from '#platform/mailer.ts';
import { letterToCustomer, letterToShop } from './letters.ts';
import { selectOrder } from './queries.ts';

const CUSTOMER_QUEUE = 'order-letter-customer';
const SHOP_QUEUE = 'order-letter-shop';

const payloadSchema = z.object({ orderId: z.int() });

interface LetterContext {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  /** Where letters to the shop go; without it, to the address of the site settings. */
  readonly shopEmail: string | undefined;
}

/** Asks for both letters about an order; they leave only when the transaction is committed. */
export async function sendOrderLetters(
  db: Database,
  jobs: Pick<Jobs, 'send'>,
  orderId: number,
): Promise<void> {
  await jobs.send(db, CUSTOMER_QUEUE, { orderId });
  await jobs.send(db, SHOP_QUEUE, { orderId });
}

/** Two queues, so that a refused address does not hold up the other letter. */
export function workOnOrderLetters(jobs: Jobs, context: LetterContext): void {
  jobs.work(CUSTOMER_QUEUE, async (payload) => {
    const facts = await letterFacts(context, payload);
    await context.mailer.send(letterToCustomer(facts, context.publicUrl));
  });
  jobs.work(SHOP_QUEUE, async (payload) => {
    const facts = await letterFacts(context, payload);
    const to = context.shopEmail ?? facts.settings.email;
    if (to) await context.mailer.send(letterToShop(facts, context.publicUrl, to));
  });
}

async function letterFacts({ db }: LetterContext, payload: unknown) {
  const { orderId } = payloadSchema.parse(payload);
  const record = await selectOrder(db, orderId);
  if (!record) throw new Error(`Order ${orderId} of a letter does not exist`);
  return { ...record, settings: await getSiteSettings(db) };
}
