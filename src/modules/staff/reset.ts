import { recordAction } from '#modules/audit/index.ts';
import { DomainError } from '#platform/domain-error.ts';
import { requireGoodPassword } from '#platform/password-rules.ts';
import { hashPassword } from '#platform/passwords.ts';
import type { RequestOrigin } from '#platform/request-origin.ts';
import type { StaffContext } from './context.ts';
import { takeFactor, wrongCode } from './factors.ts';
import { MIN_PASSWORD } from './invitations.ts';
import { takeLink } from './links.ts';
import { selectMemberByEmail, selectMemberForUpdate, updateMember } from './queries.ts';
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
  await context.db.transaction(async (db) => {
    const link = await takeLink({ db, clock }, key);
    const named = link?.purpose === 'reset' && (await selectMemberByEmail(db, link.email ?? ''));
    const member = named ? await selectMemberForUpdate(db, named.id) : undefined;
    if (!member || member.disabledAt) throw new DomainError('link_invalid');
    const taken = member.totpConfirmedAt
      ? await takeFactor({ ...context, db }, member, code)
      : 'right';
    if (taken !== 'right') throw wrongCode(taken, member);
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
  });
}
