import { randomBytes, randomUUID } from 'node:crypto';
import type { PhoneOrder } from '#contracts/admin/orders/order-drafts.ts';
import { pagePaths, payPathOf } from '#contracts/page-paths.ts';
import { type Member, recordAction } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { DAY } from '#platform/time/duration.ts';
import { checkedCompany } from '../companies/company.ts';
import { digestOf } from '../finding/order-links.ts';
import { DRAFT_LINKS } from '../letters/queue-letters.ts';
import { type DraftRow, selectDraft, selectDraftOfLink, updateDraft } from './draft-queries.ts';

/** So long a link is good. */
const LIFE = 7 * DAY;

interface LinkContext {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Makes the link with which the customer of a draft places it, and answers its path: where the order is paid afterwards. The token is nowhere stored,
 * and a link of before ends.
 */
export async function makeDraftLink({ db, clock }: LinkContext, id: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await updateDraft(db, id, { linkDigest: digestOf(token), sentAt: clock.now() });
  return payPathOf(pagePaths.order.replace(':token', token));
}

/** Until when a link is good that was made at a time. */
export function lifeOfLink(madeAt: Date, now: Date): { ends_at: string; is_over: boolean } {
  const end = new Date(madeAt.getTime() + LIFE);
  return { ends_at: end.toISOString(), is_over: end < now };
}

/** The draft of a link, also once it is placed. Throws `order_link_invalid`, also a week after the link was made. */
export async function findOpenLink(
  { db, clock }: LinkContext,
  token: string,
  { hold = false } = {},
): Promise<DraftRow> {
  const since = new Date(clock.now().getTime() - LIFE);
  const draft = await selectDraftOfLink(db, digestOf(token), { since, hold });
  if (!draft) throw new DomainError('order_link_invalid');
  return draft;
}

type Sent = PhoneOrder & { readonly version: number; readonly letter: boolean };

/**
 * Keeps a draft that is whole, and makes the link with which its customer places it: for the letter, which gets its own when it is sent, or to be sent by the staff. Throws
 * `not_found`, and `order_changed` for another version.
 */
export async function sendDraftLink(
  {
    db: outer,
    clock,
    jobs,
    publicUrl,
  }: LinkContext & {
    readonly jobs: Pick<Jobs, 'send'>;
    readonly publicUrl: string;
  },
  id: number,
  { version, letter, ...form }: Sent,
  { actor }: Member,
): Promise<{ url: string | null; version: number }> {
  return outer.transaction(async (db) => {
    const draft = await selectDraft(db, id, { hold: true });
    if (!draft || draft.placedAt) throw new DomainError('not_found');
    if (draft.version !== version) throw new DomainError('order_changed');
    // What would be refused when the customer places it is refused now.
    if (form.company) checkedCompany(form.company, 'company.');
    const body = { ...draft.body, ...writtenOf(form) };
    await updateDraft(db, id, { body, version: version + 1, changedAt: clock.now() });
    const sent = letter && form.email !== '';
    const url = sent ? null : publicUrl + (await makeDraftLink({ db, clock }, id));
    if (sent) await jobs.send(db, DRAFT_LINKS, { draftId: id, key: randomUUID() });
    await recordAction(
      { db, clock, actor },
      { action: 'orders.link', entity: 'order_draft', entityId: String(id) },
    );
    return { url, version: version + 1 };
  });
}

/** As a draft keeps it: what is empty is an empty text. */
const writtenOf = ({
  department_number,
  pickup_place,
  comment,
  telegram: _,
  whatsapp: __,
  ...form
}: PhoneOrder) => ({
  ...form,
  department_number: department_number ?? '',
  pickup_place: pickup_place ?? '',
  comment: comment ?? '',
});
