import { recordAction } from '#modules/audit/index.ts';
import { DomainError } from '#platform/domain-error.ts';
import { requireGoodPassword } from '#platform/password-rules.ts';
import { hashPassword } from '#platform/passwords.ts';
import type { RequestOrigin } from '#platform/request-origin.ts';
import type { StaffContext } from './context.ts';
import { takeFactor } from './factors.ts';
import { failedCode, strangerAt } from './failed-factors.ts';
import { MIN_PASSWORD } from './invitations.ts';
import { findLink, takeLink } from './links.ts';
import {
  type StaffRow,
  selectMemberByEmail,
  selectMemberForUpdate,
  updateMember,
} from './queries.ts';
import { endSessions } from './sessions.ts';

export interface NewPassword {
  /** The secret of the letter's link. */
  readonly key: string;
  /** Of the app, or a backup code; of members who have a second factor. */
  readonly code: string;
  readonly password1: string;
  readonly password2: string;
}

/**
 * Sets a password by the link of a letter and, where the member has one, the second factor: a mailbox alone is not enough. All sessions end. A
 * wrong code leaves the link unused. Throws `invalid` or `link_invalid`.
 */
export async function resetPassword(
  context: StaffContext & { readonly shopName: string },
  { key, code, password1, password2 }: NewPassword,
  { ip }: RequestOrigin,
): Promise<void> {
  const { clock, shopName } = context;
  await requireGoodPassword(
    { first: password1, second: password2, email: '', shopName },
    { first: 'password1', second: 'password2' },
    MIN_PASSWORD,
  );
  const passwordHash = await hashPassword(password1);
  const member = await memberOfLink(context, key);
  const outcome = await context.db.transaction(async (db) => {
    const current = await selectMemberForUpdate(db, member.id);
    if (!current || current.disabledAt) throw new DomainError('link_invalid');
    const taken = current.totpConfirmedAt
      ? await takeFactor({ ...context, db }, current, code)
      : 'right';
    if (taken !== 'right') return taken;
    // Two may use the link at once: a code that was taken for nothing is given back with the transaction.
    if (!(await takeLink({ db, clock }, key))) throw new DomainError('link_invalid');
    await updateMember(db, member.id, { passwordHash });
    await endSessions({ db, clock }, { staffId: member.id });
    await recordAction(
      { db, clock, actor: { kind: 'staff', name: String(member.id), ip: ip ?? undefined } },
      {
        action: 'staff.password',
        entity: 'staff',
        entityId: String(member.id),
        changes: { password: 'changed' },
      },
    );
    return 'right';
  });
  if (outcome === 'right') return;
  const actor = strangerAt(ip);
  throw await failedCode({ ...context, actor }, member, { at: 'reset', taken: outcome });
}

/** Whose password the link of a letter sets. Throws `link_invalid`. */
async function memberOfLink(context: StaffContext, key: string): Promise<StaffRow> {
  const link = await findLink(context, key);
  const isReset = link?.purpose === 'reset' && link.email;
  const member = isReset && (await selectMemberByEmail(context.db, isReset));
  if (!member || member.disabledAt) throw new DomainError('link_invalid');
  return member;
}
