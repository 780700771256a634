import { staffMessages } from '#messages/office/staff-rules.ts';
import { recordAction } from '#modules/audit/index.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { requireGoodPassword } from '#platform/security/password-rules.ts';
import { hashPassword } from '#platform/security/passwords.ts';
import type { StaffContext } from './context.ts';
import { takeFactor } from './factors.ts';
import { failedCode, strangerAt } from './failed-factors.ts';
import { MIN_PASSWORD } from './invitations.ts';
import { limitCode, mayTryLink, type StaffLimits } from './limits.ts';
import { type StaffLink, updateLinksRevoked } from './link-queries.ts';
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

/** Where a try comes from. */
interface Try {
  readonly ip: string;
  readonly limits: StaffLimits;
  /** The id of the device where it has signed in to the member's account. */
  readonly deviceOf: (member: StaffRow) => Promise<string | undefined>;
}

/**
 * Sets a password by the link of a letter and, where the member has one, the second factor: a mailbox alone is not enough. All sessions end.
 * Wrong codes are counted by the link, which they use up, and by the account. Returns the member. Throws `invalid`, `link_invalid` or
 * `too_many_requests`.
 */
export async function resetPassword(
  context: StaffContext & { readonly shopName: string },
  { key, code, password1, password2 }: NewPassword,
  { ip, limits, deviceOf }: Try,
): Promise<StaffRow> {
  const { shopName } = context;
  await requireGoodPassword(
    { first: password1, second: password2, email: '', shopName },
    { first: 'password1', second: 'password2' },
    MIN_PASSWORD,
  );
  const { link, member } = await openLink(context, key);
  const giveBack = member.totpConfirmedAt && (await countCode());
  const passwordHash = await hashPassword(password1);
  const taken = await setPassword(context, { key, code, passwordHash, ip, staffId: member.id });
  if (typeof taken === 'object') {
    await giveBack?.();
    return taken;
  }
  const actor = strangerAt(ip);
  throw await failedCode({ ...context, actor }, member, { at: 'reset', taken });

  async function countCode() {
    if (code.trim() === '') throw invalid('code', staffMessages.wrongCode);
    const device = await deviceOf(member);
    const tried = { member, device, action: 'staff-reset-code', ip } as const;
    const giveBack = await limitCode(context, limits, tried);
    if (!(await mayTryLink(context, link))) throw await spendLink(context, { key, member, ip });
    return giveBack;
  }
}

/** The link of a letter and whose password it sets. Throws `link_invalid`. */
async function openLink(
  context: StaffContext,
  key: string,
): Promise<{ link: StaffLink; member: StaffRow }> {
  const link = await findLink(context, key);
  const member =
    link?.purpose === 'reset' ? await selectMemberByEmail(context.db, link.email ?? '') : undefined;
  if (!link || !member || member.disabledAt) throw new DomainError('link_invalid');
  return { link, member };
}

interface Setting extends Pick<NewPassword, 'key' | 'code'> {
  readonly staffId: number;
  readonly passwordHash: string;
  readonly ip: string;
}

/** The member with the new password; what is wrong with the code, and then nothing is written. Throws `link_invalid`. */
function setPassword(
  context: StaffContext,
  { staffId, key, code, passwordHash, ip }: Setting,
): Promise<StaffRow | 'wrong' | 'unreadable'> {
  const { clock } = context;
  return context.db.transaction(async (db) => {
    const current = await selectMemberForUpdate(db, staffId);
    if (!current || current.disabledAt) throw new DomainError('link_invalid');
    const needsCode = current.totpConfirmedAt !== null;
    const taken = needsCode ? await takeFactor({ ...context, db }, current, code) : 'right';
    if (taken !== 'right') return taken;
    // Two may use the link at once: the code of the second is given back with the transaction.
    if (!(await takeLink({ db, clock }, key))) throw new DomainError('link_invalid');
    // Links of earlier letters may lie in a mailbox that another person reads.
    await updateLinksRevoked(db, { purpose: 'reset', email: current.email }, clock.now());
    await updateMember(db, staffId, { passwordHash });
    await endSessions({ db, clock }, { staffId });
    await recordAction(
      { db, clock, actor: { kind: 'staff', name: String(staffId), ip } },
      {
        action: 'staff.password',
        entity: 'staff',
        entityId: String(staffId),
        changes: { password: 'changed' },
      },
    );
    return { ...current, passwordHash };
  });
}

/** Ends a link with which wrong codes were tried, and returns the refusal. */
const spendLink = (
  { db, clock }: StaffContext,
  { key, member, ip }: { key: string; member: StaffRow; ip: string },
): Promise<DomainError> =>
  db.transaction(async (db) => {
    await takeLink({ db, clock }, key);
    await recordAction(
      { db, clock, actor: strangerAt(ip) },
      { action: 'staff.link_spent', entity: 'staff', entityId: String(member.id) },
    );
    const security = { event: 'link_spent', account: member.email, action: 'staff-reset' } as const;
    return new DomainError('link_invalid', { security });
  });
