import type { Role } from '#contracts/admin/permissions.ts';
import { staffMessages } from '#messages/staff.ts';
import { type Actor, recordAction } from '#modules/audit/index.ts';
import { DomainError, invalid } from '#platform/domain-error.ts';
import { requireGoodPassword } from '#platform/password-rules.ts';
import { hashPassword } from '#platform/passwords.ts';
import type { RequestOrigin } from '#platform/request-origin.ts';
import type { StaffContext } from './context.ts';
import { sendNotice } from './letter-jobs.ts';
import { makeLink, takeLink } from './links.ts';
import {
  anyMember,
  insertMember,
  lockMembers,
  selectMemberByEmail,
  selectOwnersForUpdate,
} from './queries.ts';
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
    return makeLink({ db, clock }, { purpose: 'first', email: null, role: 'owner' });
  });

/** Invites an address to the staff and returns the secret of the link. Throws `invalid` where the address is a member's. */
export const inviteMember = (
  { db, clock, actor }: InviteContext & { readonly actor: Actor },
  { email, role }: { email: string; role: Role },
): Promise<string> =>
  db.transaction(async (db) => {
    if (await selectMemberByEmail(db, email)) {
      throw invalid('email', staffMessages.memberExists);
    }
    await recordAction(
      { db, clock, actor },
      { action: 'staff.invite', entity: 'staff', entityId: 'new', changes: { email: 'changed' } },
    );
    return makeLink({ db, clock }, { purpose: 'invite', email, role });
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
      passwordHash,
      createdAt,
    });
    if (!member) throw invalid('email', staffMessages.memberExists);
    const actor: Actor = { kind: 'staff', name: String(member.id), ip: origin.ip ?? undefined };
    await recordAction(
      { db, clock, actor },
      {
        action: 'staff.join',
        entity: 'staff',
        entityId: String(member.id),
        changes: { role: { from: null, to: member.role } },
      },
    );
    for (const { id: staffId } of await selectOwnersForUpdate(db)) {
      if (staffId !== member.id) {
        await sendNotice({ db, clock, jobs }, { kind: 'joined', staffId }, origin);
      }
    }
    return startSession({ db, clock }, member.id, origin);
  });
}
