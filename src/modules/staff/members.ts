import type { RoleKey } from '#contracts/admin/staff/permissions.ts';
import { staffMessages } from '#messages/office/staff-rules.ts';
import { type Actor, changesBetween, recordAction } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { RequestOrigin } from '#platform/network/request-origin.ts';
import type { StaffContext } from './context.ts';
import { clearFactors } from './factors.ts';
import { sendNotice } from './letter-jobs.ts';
import { updateInvitationsOfRevoked, updateLinksRevoked } from './link-queries.ts';
import {
  type StaffRow,
  selectMemberByEmail,
  selectMemberForUpdate,
  selectNames,
  selectOwnersForUpdate,
  updateMember,
} from './queries.ts';
import { findRole, loggedRole, type NamedRole, storedRole, takeRole } from './roles.ts';
import { endSessions } from './sessions.ts';

export { selectMembers } from './queries.ts';

/** The names of the members, by the number that the log of changes has. */
export const nameMembers = async (db: Database): Promise<ReadonlyMap<string, string>> =>
  new Map((await selectNames(db)).map(({ id, name }) => [String(id), name]));

type MemberContext = Pick<StaffContext, 'db' | 'clock'> & { readonly actor: Actor };

export interface MemberChange {
  readonly role?: RoleKey | undefined;
  readonly isDisabled?: boolean | undefined;
}

/**
 * Gives a member another role, or disables or enables the account. The rights change at once; a disabled account's sessions and links for
 * a new password end, and so do the open invitations of one who may not invite any more. Throws
 * `not_found`, or `last_owner` where no owner who can sign in would be left.
 */
export const changeMember = (
  { db, clock, actor }: MemberContext,
  id: number,
  { role, isDisabled }: MemberChange,
): Promise<StaffRow> =>
  db.transaction(async (db) => {
    // Locked first, and in one order: two changes wait for each other.
    const owners = await selectOwnersForUpdate(db);
    const before = await selectMemberForUpdate(db, id);
    if (!before) throw new DomainError('not_found');
    const roleBefore = await findRole(db, before);
    const roleAfter = role ? await takeRole(db, role) : roleBefore;
    const after = {
      ...storedRole(roleAfter.key),
      disabledAt: disabledAt(before, isDisabled, clock.now()),
    };
    const staysOwner = after.role === 'owner' && after.disabledAt === null;
    if (!staysOwner && owners.every((owner) => owner.id === id) && owners.length > 0) {
      throw new DomainError('last_owner');
    }
    const member = await updateMember(db, id, after);
    if (!member) throw new DomainError('not_found');
    if (after.disabledAt) {
      await endSessions({ db, clock }, { staffId: id });
      await updateLinksRevoked(db, { purpose: 'reset', email: member.email }, clock.now());
    }
    const mayInvite = after.disabledAt === null && roleAfter.permissions.includes('staff.manage');
    const ended = mayInvite ? 0 : await updateInvitationsOfRevoked(db, id, clock.now());
    await recordAction(
      { db, clock, actor },
      {
        action: 'staff.change',
        entity: 'staff',
        entityId: String(id),
        changes: {
          ...changesBetween(stateOf(before, roleBefore), stateOf(member, roleAfter)),
          ...(ended > 0 && { invitations: { from: ended, to: 0 } }),
        },
      },
    );
    return member;
  });

function disabledAt(
  { disabledAt }: StaffRow,
  isDisabled: boolean | undefined,
  now: Date,
): Date | null {
  if (isDisabled === undefined) return disabledAt;
  return isDisabled ? (disabledAt ?? now) : null;
}

const stateOf = ({ disabledAt }: StaffRow, role: NamedRole) => ({
  role: loggedRole(role),
  disabled: disabledAt !== null,
});

/** Finds a member by e-mail. Throws `invalid` if there is none. */
export async function findMember(db: Database, email: string): Promise<StaffRow> {
  const member = await selectMemberByEmail(db, email);
  if (!member) throw invalid('email', staffMessages.noMember);
  return member;
}

/**
 * Takes all second factors from a member who has lost them, and ends their sessions. A letter tells the member. Throws `not_found`.
 */
export const resetFactors = (
  { db, clock, jobs, actor }: MemberContext & Pick<StaffContext, 'jobs'>,
  id: number,
  origin: RequestOrigin,
): Promise<StaffRow> =>
  db.transaction(async (db) => {
    const known = await selectMemberForUpdate(db, id);
    if (!known) throw new DomainError('not_found');
    const { member, hadPasskey } = await clearFactors(db, id);
    await endSessions({ db, clock }, { staffId: id });
    await sendNotice({ db, clock, jobs }, { kind: 'factorReset', staffId: id }, origin);
    await recordAction(
      { db, clock, actor },
      {
        action: 'staff.factor',
        entity: 'staff',
        entityId: String(id),
        changes: { totp: 'changed', ...(hadPasskey && { passkey: 'changed' }) },
      },
    );
    return member;
  });
