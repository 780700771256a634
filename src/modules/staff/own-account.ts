import { staffMessages } from '#messages/office/staff-rules.ts';
import { type Actor, recordAction } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { RequestOrigin } from '#platform/network/request-origin.ts';
import { requireGoodPassword } from '#platform/security/password-rules.ts';
import { hashPassword, verifyPassword } from '#platform/security/passwords.ts';
import type { StaffContext } from './context.ts';
import { MIN_PASSWORD } from './invitations.ts';
import { sendAddressLetter, sendNotice } from './letter-jobs.ts';
import { updateAddressLinksRevoked, updateLinksRevoked } from './link-queries.ts';
import { makeLink, takeLink } from './links.ts';
import {
  lockMembers,
  type StaffRow,
  selectMemberByEmail,
  selectMemberForUpdate,
  updateMember,
} from './queries.ts';
import { endSessions, type StaffViewer } from './sessions.ts';

type OwnContext = StaffContext & { readonly actor: Actor };

/** Changes the name that colleagues see. */
export const changeOwnName = (
  { db, clock, actor }: OwnContext,
  { member: { id } }: StaffViewer,
  name: string,
): Promise<void> =>
  db.transaction(async (db) => {
    await updateMember(db, id, { name });
    await recordAction(
      { db, clock, actor },
      { action: 'staff.name', entity: 'staff', entityId: String(id), changes: { name: 'changed' } },
    );
  });

export interface OwnPassword {
  /** The present one: a session left open is not enough. */
  readonly password: string;
  readonly password1: string;
  readonly password2: string;
}

/**
 * Changes the password. All other sessions and all links for a new password end; a letter tells the member. Returns the member. Throws
 * `invalid`.
 */
export async function changeOwnPassword(
  context: OwnContext & { readonly shopName: string },
  { member, session }: StaffViewer,
  { password, password1, password2 }: OwnPassword,
  origin: RequestOrigin,
): Promise<StaffRow> {
  const { clock, shopName } = context;
  await requirePassword(member, password);
  await requireGoodPassword(
    { first: password1, second: password2, email: member.email, shopName },
    { first: 'password1', second: 'password2' },
    MIN_PASSWORD,
  );
  const passwordHash = await hashPassword(password1);
  return context.db.transaction(async (db) => {
    await lockUnchanged(db, member);
    const changed = await updateMember(db, member.id, { passwordHash });
    if (!changed) throw new DomainError('not_found');
    await endSessions({ db, clock }, { staffId: member.id, but: session.id });
    await updateLinksRevoked(db, { purpose: 'reset', email: member.email }, clock.now());
    await sendNotice({ ...context, db }, { kind: 'passwordChanged', staffId: member.id }, origin);
    await recordAction(
      { ...context, db },
      {
        action: 'staff.password',
        entity: 'staff',
        entityId: String(member.id),
        changes: { password: 'changed' },
      },
    );
    return changed;
  });
}

/**
 * Asks for another e-mail. Where letters leave, one goes to the new address and its link makes the change; without a mail server the address
 * changes at once. Says whether a letter was sent. Throws `invalid`.
 */
export async function askForEmail(
  context: OwnContext & { readonly lettersLeave: boolean },
  { member }: StaffViewer,
  { password, email }: { password: string; email: string },
  origin: RequestOrigin,
): Promise<{ isSent: boolean }> {
  const { clock, lettersLeave } = context;
  await requirePassword(member, password);
  await context.db.transaction(async (db) => {
    await lockUnchanged(db, member);
    if (await selectMemberByEmail(db, email)) throw invalid('email', staffMessages.memberExists);
    if (!lettersLeave) return setEmail({ ...context, db }, member, email, origin);
    await updateAddressLinksRevoked(db, member.id, clock.now());
    const { role, ownRole, id: madeBy } = member;
    const link = { purpose: 'email', email, role, ownRole, madeBy } as const;
    const { secret } = await makeLink({ db, clock }, link);
    await sendAddressLetter({ ...context, db }, { email, secret });
  });
  return { isSent: lettersLeave };
}

/**
 * Changes the e-mail by the link of the letter to the new address, for the member who asked. Returns the address. Throws `link_invalid`, or
 * `invalid` where it is taken by now.
 */
export const confirmEmail = (
  context: OwnContext,
  { member: { id } }: StaffViewer,
  key: string,
  origin: RequestOrigin,
): Promise<string> =>
  context.db.transaction(async (db) => {
    const link = await takeLink({ ...context, db }, key);
    const member = await selectMemberForUpdate(db, id);
    const isOwn = link?.purpose === 'email' && link.madeBy === id;
    if (!isOwn || !link.email || !member) throw new DomainError('link_invalid');
    await setEmail({ ...context, db }, member, link.email, origin);
    return link.email;
  });

/** Writes the address in the transaction of `context`; a letter tells the former one. */
async function setEmail(
  { db, clock, jobs, actor }: Omit<OwnContext, 'sealing'>,
  { id, email: former }: StaffRow,
  email: string,
  origin: RequestOrigin,
): Promise<void> {
  await lockMembers(db);
  const taken = await selectMemberByEmail(db, email);
  if (taken && taken.id !== id) throw invalid('email', staffMessages.memberExists);
  await updateMember(db, id, { email });
  await updateLinksRevoked(db, { purpose: 'reset', email: former }, clock.now());
  await updateAddressLinksRevoked(db, id, clock.now());
  await sendNotice({ db, clock, jobs }, { kind: 'emailChanged', staffId: id, to: former }, origin);
  await recordAction(
    { db, clock, actor },
    {
      action: 'staff.email',
      entity: 'staff',
      entityId: String(id),
      changes: { email: 'changed' },
    },
  );
}

async function requirePassword({ passwordHash }: StaffRow, password: string): Promise<void> {
  if (!(await verifyPassword(password, passwordHash))) {
    throw invalid('password', staffMessages.wrongPassword);
  }
}

/** Locks the member. Throws `invalid` where the password is another one by now. */
async function lockUnchanged(db: Database, { id, passwordHash }: StaffRow): Promise<void> {
  const current = await selectMemberForUpdate(db, id);
  if (current?.passwordHash !== passwordHash || current.disabledAt) {
    throw invalid('password', staffMessages.wrongPassword);
  }
}
