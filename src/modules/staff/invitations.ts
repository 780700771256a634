import type { RoleKey } from '#contracts/admin/staff/permissions.ts';
import { staffMessages } from '#messages/office/staff-rules.ts';
import { type Actor, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { RequestOrigin } from '#platform/network/request-origin.ts';
import { requireGoodPassword } from '#platform/security/password-rules.ts';
import { hashPassword } from '#platform/security/passwords.ts';
import type { StaffContext } from './context.ts';
import { sendInvitationLetter, sendNotice } from './letter-jobs.ts';
import { type StaffLink, selectInvitations, updateInvitationRevoked } from './link-queries.ts';
import { makeLink, takeLink } from './links.ts';
import {
  anyMember,
  insertMember,
  lockMembers,
  selectMemberByEmail,
  selectOwnersForUpdate,
} from './queries.ts';
import { findRole, loggedRole, type NamedRole, storedRole, takeRole } from './roles.ts';
import { startSession } from './sessions.ts';

/** Fewest characters of a password of the staff. */
export const MIN_PASSWORD = 12;

type InviteContext = Pick<StaffContext, 'db' | 'clock'>;

/**
 * A new link that makes the one who opens it the first owner; undefined where the shop has staff. It works for an hour, and the one before it no
 * more.
 */
export const makeFirstLink = ({ db, clock }: InviteContext): Promise<string | undefined> =>
  db.transaction(async (db) => {
    await lockMembers(db);
    if (await anyMember(db)) return undefined;
    const link = { purpose: 'first', email: null, ...storedRole('owner') } as const;
    return (await makeLink({ db, clock }, link)).secret;
  });

type InvitingContext = InviteContext & { readonly actor: Actor };

interface MadeInvitation {
  readonly secret: string;
  readonly link: StaffLink;
  readonly role: NamedRole;
}

/** Invites an address to the staff and returns the link with its secret. Throws `invalid` where the address is a member's. */
export const inviteMember = (
  { db, clock, actor }: InvitingContext,
  { email, role: key }: { email: string; role: RoleKey },
): Promise<MadeInvitation> =>
  db.transaction(async (db) => {
    if (await selectMemberByEmail(db, email)) {
      throw invalid('email', staffMessages.memberExists);
    }
    const role = await takeRole(db, key);
    const invite = {
      purpose: 'invite',
      email,
      ...storedRole(key),
      madeBy: staffIdOf(actor),
    } as const;
    const made = await makeLink({ db, clock }, invite);
    const changes = { role: { from: null, to: loggedRole(role) } };
    await recordAction(
      { db, clock, actor },
      { action: 'staff.invite', entity: 'invitation', entityId: made.link.id, changes },
    );
    return { ...made, role };
  });

/** Invites an address by letter and returns the link too, for those who hand it over themselves. Throws `invalid` where the address is a member's. */
export const inviteByLetter = (
  context: StaffContext & { readonly actor: Actor },
  invitation: { email: string; role: RoleKey },
): Promise<MadeInvitation> =>
  context.db.transaction(async (db) => {
    const made = await inviteMember({ ...context, db }, invitation);
    const { email } = invitation;
    const letter = { email, roleName: made.role.name, secret: made.secret };
    await sendInvitationLetter({ ...context, db }, letter);
    return made;
  });

/** The open invitations, the latest first. */
export const listInvitations = ({ db, clock }: InviteContext): Promise<StaffLink[]> =>
  selectInvitations(db, clock.now());

/** Ends an invitation: its link opens nothing any more. Throws `not_found`. */
export const revokeInvitation = (
  { db, clock, actor }: InvitingContext,
  id: string,
): Promise<void> =>
  db.transaction(async (db) => {
    const revoked = await updateInvitationRevoked(db, id, clock.now());
    if (!revoked) throw new DomainError('not_found');
    await recordAction(
      { db, clock, actor },
      { action: 'staff.revoke_invitation', entity: 'invitation', entityId: id },
    );
  });

export interface Acceptance {
  /** The secret of the link. */
  readonly key: string;
  /** Only of the first owner: an invitation has its address. */
  readonly email?: string | undefined;
  readonly name: string;
  readonly password1: string;
  readonly password2: string;
}

/** Makes the account that a link promises and starts its session. Throws `invalid` or `link_invalid`. */
export async function acceptInvitation(
  { db, clock, jobs, shopName }: Omit<StaffContext, 'sealing'> & { readonly shopName: string },
  { key, name, email: typed, password1, password2 }: Acceptance,
  origin: RequestOrigin,
): Promise<string> {
  await requireGoodPassword(
    { first: password1, second: password2, email: typed ?? '', shopName },
    { first: 'password1', second: 'password2' },
    MIN_PASSWORD,
  );
  const passwordHash = await hashPassword(password1);
  return db.transaction(async (db) => {
    await lockMembers(db);
    const link = await takeLink({ db, clock }, key);
    const isLate = link?.purpose === 'first' && (await anyMember(db));
    if (!link || link.purpose === 'reset' || isLate) throw new DomainError('link_invalid');
    const email = link.email ?? typed;
    if (!email) throw invalid('email', staffMessages.emailNeeded);
    const createdAt = clock.now();
    const member = await insertMember(db, {
      email,
      name,
      role: link.role,
      ownRole: link.ownRole,
      passwordHash,
      createdAt,
    });
    if (!member) throw invalid('email', staffMessages.memberExists);
    const role = await findRole(db, member);
    const actor: Actor = { kind: 'staff', name: String(member.id), ip: origin.ip ?? undefined };
    await recordAction(
      { db, clock, actor },
      {
        action: 'staff.join',
        entity: 'staff',
        entityId: String(member.id),
        changes: { role: { from: null, to: loggedRole(role) } },
      },
    );
    for (const { id: staffId } of await selectOwnersForUpdate(db)) {
      if (staffId !== member.id) {
        await sendNotice(
          { db, clock, jobs },
          { kind: 'joined', staffId, about: member.id },
          origin,
        );
      }
    }
    return startSession({ db, clock }, member.id, origin);
  });
}
