import { z } from 'zod';
import { getSiteSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Mailer } from '#platform/mailer.ts';
import { letterToShop } from './letter.ts';
import { selectRequest } from './queries.ts';

const QUEUE = 'callback-letter-shop';

const payloadSchema = z.object({ requestId: z.uuid() });

interface LetterContext {
  readonly db: Database;
  readonly mailer: Mailer;
  /** Where letters to the shop go; without it, to the address of the site settings. */
  readonly shopEmail: string | undefined;
}

/** Asks for the letter about a request; it leaves only when the transaction is committed. */
export const sendCallbackLetter = (
  db: Database,
  jobs: Pick<Jobs, 'send'>,
  requestId: string,
): Promise<void> => jobs.send(db, QUEUE, { requestId });

/** Sends the letters that `sendCallbackLetter` has asked for. */
export function workOnCallbackLetters(jobs: Jobs, { db, mailer, shopEmail }: LetterContext): void {
  jobs.work(QUEUE, async (payload) => {
    const { requestId } = payloadSchema.parse(payload);
    const request = await selectRequest(db, requestId);
    // The yearly cleanup has deleted it: the call is no longer awaited.
    if (!request) return;
    const to = shopEmail ?? (await getSiteSettings(db)).email;
    if (to) await mailer.send(letterToShop(request, to));
  });
}
