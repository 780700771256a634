import { z } from 'zod';
import { accountLetters } from '#messages/accounts.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Mailer } from '#platform/mailer.ts';
import { issueToken } from './email-links.ts';
import { composeLetter } from './letters.ts';
import { selectCustomer } from './queries.ts';

const LINK_QUEUE = 'account-link-letter';
const NOTICE_QUEUE = 'account-notice-letter';

const linkPayload = z.object({ linkId: z.uuid() });
const noticePayload = z.object({
  kind: z.enum(['passwordChanged', 'emailChanging']),
  to: z.string(),
  key: z.string(),
});
type NoticeKind = z.infer<typeof noticePayload>['kind'];

/** Queues the letter with a link. The job issues the token when it sends the letter; nothing else stores the token. */
export const sendLinkLetter = (
  db: Database,
  jobs: Pick<Jobs, 'send'>,
  linkId: string,
): Promise<void> => jobs.send(db, LINK_QUEUE, { linkId });

/** Queues a letter without a link. */
export const sendAccountLetter = (
  db: Database,
  jobs: Pick<Jobs, 'send'>,
  kind: NoticeKind,
  to: string,
): Promise<void> => jobs.send(db, NOTICE_QUEUE, { kind, to, key: crypto.randomUUID() });

interface LetterContext {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

/** Sends the letters that `sendLinkLetter` and `sendAccountLetter` have queued. */
export function workOnAccountLetters(jobs: Jobs, { db, mailer, publicUrl }: LetterContext): void {
  jobs.work(LINK_QUEUE, async (payload) => {
    const { linkId } = linkPayload.parse(payload);
    const issued = await issueToken(db, linkId);
    // The link was revoked or used after the job was queued.
    if (!issued) return;
    const { link, token } = issued;
    const customer = await selectCustomer(db, link.customerId);
    if (!customer) return;
    const isReset = link.purpose === 'reset';
    const uid = Buffer.from(String(link.customerId)).toString('base64url');
    const address = isReset
      ? `${publicUrl}/reset-password/confirm?uid=${uid}&token=${token}`
      : `${publicUrl}/confirm-email/${token}`;
    const isNew = customer.email !== link.email;
    const text = isReset
      ? accountLetters.reset
      : isNew
        ? accountLetters.confirmNew
        : accountLetters.confirm;
    await mailer.send(composeLetter(text, { to: link.email, key: `link-${linkId}`, address }));
  });

  jobs.work(NOTICE_QUEUE, async (payload) => {
    const { kind, to, key } = noticePayload.parse(payload);
    await mailer.send(composeLetter(accountLetters[kind], { to, key: `notice-${key}` }));
  });
}
