import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { accountNotices } from '#messages/accounts/account-letters.ts';
import { getLetterSender } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { composeLetter } from '#platform/mail/compose-letter.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { createSealing } from '#platform/security/sealing.ts';
import type { AccountsContext } from './context.ts';

const QUEUE = 'account-erased-letter';
const payloadSchema = z.object({ sealed: z.base64(), key: z.uuid() });

const sealingOf = (tokenKey: Uint8Array) => createSealing(tokenKey, 'erased accounts');

/** Queues the letter that an account is erased. The address is sealed: nothing in the database names the person any more. `db`: the transaction. */
export const sendErasedLetter = (
  { db, jobs, tokenKey }: Pick<AccountsContext, 'db' | 'jobs' | 'tokenKey'>,
  email: string,
): Promise<void> => {
  const sealed = sealingOf(tokenKey).seal(Buffer.from(email)).toString('base64');
  return jobs.send(db, QUEUE, { sealed, key: randomUUID() });
};

interface LetterContext {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly tokenKey: Uint8Array;
}

/** Sends these letters. */
export function workOnErasedLetters(jobs: Jobs, { db, mailer, tokenKey }: LetterContext): void {
  const sealing = sealingOf(tokenKey);
  jobs.work(QUEUE, async (payload) => {
    const { sealed, key } = payloadSchema.parse(payload);
    const to = sealing.open(Buffer.from(sealed, 'base64')).toString();
    const from = await getLetterSender(db);
    await mailer.send(
      composeLetter(accountNotices.erased(from), { to, key: `erased-${key}`, from }),
    );
  });
}
