import { z } from 'zod';
import {
  accountLetters,
  accountNotices,
  type LetterText,
} from '#messages/accounts/account-letters.ts';
import { getLetterSender, type LetterSender } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { composeLetter } from '#platform/mail/compose-letter.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { issueToken } from './email-links.ts';
import { workOnErasedLetters } from './erased-letter.ts';
import type { EmailLink } from './link-queries.ts';
import { type CustomerRow, selectCustomer } from './queries.ts';

const LINK_QUEUE = 'account-link-letter';
/** Letters that earlier versions cannot write. Two versions work on one queue while the shop is upgraded. */
const SECURITY_QUEUE = 'account-security-letter';
const NOTICE_QUEUE = 'account-notice-letter';

const changes = ['passwordChanged', 'emailChanging', 'emailChanged'] as const;
/** What a link with the purpose `revert` undoes. */
export type Change = (typeof changes)[number];

const linkPayload = z.object({ linkId: z.uuid(), change: z.enum(changes).optional() });
const noticePayload = z.object({
  kind: z.enum(['passwordChanged', 'emailChanging']),
  to: z.string(),
  key: z.string(),
});

/** Queues the letter with a link. The job issues the token when it sends the letter; nothing else stores the token. */
export const sendLinkLetter = (
  db: Database,
  jobs: Pick<Jobs, 'send'>,
  { id, purpose }: Pick<EmailLink, 'id' | 'purpose'>,
): Promise<void> =>
  jobs.send(db, ['confirm', 'reset'].includes(purpose) ? LINK_QUEUE : SECURITY_QUEUE, {
    linkId: id,
  });

/** Queues the letter about a change of the account, with the link that undoes it. */
export const sendChangeLetter = (
  db: Database,
  jobs: Pick<Jobs, 'send'>,
  linkId: string,
  change: Change,
): Promise<void> => jobs.send(db, SECURITY_QUEUE, { linkId, change });

interface LetterContext {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  /** The secret key of the shop. */
  readonly tokenKey: Uint8Array;
}

/** Sends the letters that `sendLinkLetter` and `sendChangeLetter` have queued. */
export function workOnAccountLetters(jobs: Jobs, context: LetterContext): void {
  const { db, mailer, publicUrl } = context;
  const sendLink = async (payload: unknown) => {
    const { linkId, change } = linkPayload.parse(payload);
    const issued = await issueToken(db, linkId);
    // The link was revoked or used after the job was queued.
    if (!issued) return;
    const { link, token } = issued;
    const customer = await selectCustomer(db, link.customerId);
    if (!customer) return;
    const address = publicUrl + pathOf(link, token);
    const sender = await getLetterSender(db);
    const text = textOf(link, customer, sender, change);
    await mailer.send(
      composeLetter(text, { to: link.email, key: `link-${linkId}`, address, from: sender }),
    );
  };
  jobs.work(LINK_QUEUE, sendLink);
  jobs.work(SECURITY_QUEUE, sendLink);

  // Letters without a link, which the version before queued.
  jobs.work(NOTICE_QUEUE, async (payload) => {
    const { kind, to, key } = noticePayload.parse(payload);
    const sender = await getLetterSender(db);
    const text = accountNotices[kind](sender);
    await mailer.send(composeLetter(text, { to, key: `notice-${key}`, from: sender }));
  });
  workOnErasedLetters(jobs, context);
}

/** The page of the storefront that uses the link. */
function pathOf({ purpose, customerId }: EmailLink, token: string): string {
  if (purpose === 'orders') return `/join-orders/${token}`;
  // A page of the same route: each route weighs on every page of the shop.
  if (purpose === 'erase') return `/confirm-email/${token}?erase`;
  if (purpose === 'revert') return `/not-me/${token}`;
  if (purpose === 'confirm') return `/confirm-email/${token}`;
  const uid = Buffer.from(String(customerId)).toString('base64url');
  return `/reset-password/confirm?uid=${uid}&token=${token}`;
}

function textOf(
  link: EmailLink,
  { email }: CustomerRow,
  sender: LetterSender,
  change?: Change,
): LetterText {
  const asker = { at: link.createdAt, ip: link.askedIp, device: link.askedDevice, email };
  if (change) return accountLetters[change](asker, sender);
  if (link.purpose === 'reset') return accountLetters.reset(asker, sender);
  if (link.purpose === 'orders') return accountLetters.orders(asker, sender);
  if (link.purpose === 'erase') return accountLetters.erase(asker, sender);
  const isNew = email !== link.email;
  return isNew ? accountLetters.confirmNew(asker, sender) : accountLetters.confirm(asker, sender);
}
