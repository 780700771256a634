import { z } from 'zod';
import { returnPathOf } from '#contracts/page-paths.ts';
import { makeLink, selectNumbersOf, selectOrder } from '#modules/orders/index.ts';
import { getLetterSender } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Clock } from '#platform/time/clock.ts';
import { selectEvent, selectLines, selectReturn } from '../queries.ts';
import { goodsText } from '../returnable.ts';
import { letterToCustomer, letterToShop } from './letter.ts';
import { RETURN_LETTERS } from './queue-letters.ts';

const payloadSchema = z.object({ eventId: z.int(), to: z.enum(['customer', 'shop']) });

interface LetterContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  /** Origin of the office. */
  readonly adminUrl: string;
  /** The address for letters to the shop; by default, the one in the site settings. */
  readonly shopEmail: string | undefined;
}

/** Sends the letters that `queue-letters.ts` has queued. Orders of the demo get none. */
export function workOnReturnLetters(jobs: Jobs, context: LetterContext): void {
  const { db, mailer, publicUrl, adminUrl, shopEmail } = context;
  jobs.work(RETURN_LETTERS, async (payload) => {
    const { eventId, to } = payloadSchema.parse(payload);
    const event = await selectEvent(db, eventId);
    const row = event && (await selectReturn(db, event.returnId));
    const record = row && (await selectOrder(db, row.orderId));
    // Removed with its order.
    if (!record || record.order.demo) return;
    const { order, lines } = record;
    const returned = (await selectLines(db, [row.id])).get(row.id) ?? [];
    const numbers = row.replacementId ? await selectNumbersOf(db, [row.replacementId]) : undefined;
    const facts = {
      order,
      row,
      event,
      goods: goodsText(returned, lines),
      replacement: row.replacementId ? numbers?.get(row.replacementId) : undefined,
      sender: await getLetterSender(db),
    };
    if (to === 'customer') {
      const url = publicUrl + returnPathOf(await makeLink(context, order.id, 'letter'));
      await mailer.send(letterToCustomer({ ...facts, url }));
      return;
    }
    const address = shopEmail ?? facts.sender.email;
    const url = `${adminUrl}/admin/returns/${row.id}`;
    if (address) await mailer.send(letterToShop({ ...facts, url }, address));
  });
}
