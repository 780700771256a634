import { z } from 'zod';
import { getLetterSender } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { letterToShop, type ShownOnPage } from './letter.ts';
import { selectRequest } from './queries.ts';

const QUEUE = 'callback-letter-shop';

const payloadSchema = z.object({ requestId: z.uuid() });

interface LetterContext {
  readonly db: Database;
  readonly mailer: Mailer;
  /** The address for letters to the shop; by default, the one in the site settings. */
  readonly shopEmail: string | undefined;
  readonly publicUrl: string;
  /** Origin of the office. */
  readonly adminUrl: string;
  /** What a page of the storefront shows; `callbacks` knows no goods. */
  readonly findShown: (db: Database, path: string) => Promise<ShownOnPage | undefined>;
}

/** Queues the letter about a request. The letter is sent only after the transaction commits. */
export const sendCallbackLetter = (
  db: Database,
  jobs: Pick<Jobs, 'send'>,
  requestId: string,
): Promise<void> => jobs.send(db, QUEUE, { requestId });

/** Sends the letters that `sendCallbackLetter` has queued. */
export function workOnCallbackLetters(jobs: Jobs, context: LetterContext): void {
  const { db, mailer, shopEmail, publicUrl, adminUrl, findShown } = context;
  jobs.work(QUEUE, async (payload) => {
    const { requestId } = payloadSchema.parse(payload);
    const request = await selectRequest(db, requestId);
    // The purge has deleted the request at the end of its term.
    if (!request) return;
    const { sender: senderName, email, colours, timeZone } = await getLetterSender(db);
    const to = shopEmail ?? email;
    if (!to) return;
    const shown = request.page === null ? undefined : await findShown(db, request.page);
    const facts = { to, senderName, colours, timeZone, publicUrl, adminUrl, shown };
    await mailer.send(letterToShop(request, facts));
  });
}
