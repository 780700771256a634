import { staffMessages } from '#messages/office/staff-rules.ts';
import { recordAction } from '#modules/audit/index.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { RequestOrigin } from '#platform/network/request-origin.ts';
import { verifyPassword } from '#platform/security/passwords.ts';
import type { StaffContext } from './context.ts';
import { sendNotice } from './letter-jobs.ts';
import { selectMemberByEmail, selectMemberForUpdate } from './queries.ts';
import { countSessionsFrom } from './session-queries.ts';
import { startSession } from './sessions.ts';

/**
 * Starts a session by e-mail and password and returns its token; a second factor may still be needed. An unknown address, a disabled account and
 * a wrong password have the same answer after the same time: `invalid`.
 */
export async function signIn(
  { db, clock, jobs }: Omit<StaffContext, 'sealing'>,
  { email, password }: { email: string; password: string },
  origin: RequestOrigin,
): Promise<string> {
  const member = await selectMemberByEmail(db, email);
  const isRight = await verifyPassword(password, member?.passwordHash);
  if (!member || !isRight || member.disabledAt) throw wrongSignIn(email);
  return db.transaction(async (db) => {
    // A sign-in in flight does not outlive a new password or a disabled account.
    const current = await selectMemberForUpdate(db, member.id);
    const isCurrent = current?.passwordHash === member.passwordHash && !current.disabledAt;
    if (!isCurrent) throw wrongSignIn(email);
    return openSession({ db, clock, jobs }, member.id, 'password', origin);
  });
}

/** What was shown to sign in: its name in the log, and the letter about a new device. */
const ways = {
  password: { action: 'staff.sign_in', notice: 'newDevice', isProved: false },
  passkey: { action: 'staff.passkey_sign_in', notice: 'passkeyOnNewDevice', isProved: true },
} as const;

/** Starts a session in the transaction `db` and writes it to the log; a letter tells of a new device. Returns the token. */
export async function openSession(
  { db, clock, jobs }: Omit<StaffContext, 'sealing'>,
  staffId: number,
  way: keyof typeof ways,
  origin: RequestOrigin,
): Promise<string> {
  const { action, notice, isProved } = ways[way];
  const actor = { kind: 'staff', name: String(staffId), ip: origin.ip ?? undefined } as const;
  await recordAction({ db, clock, actor }, { action, entity: 'staff', entityId: String(staffId) });
  const known = await countSessionsFrom(db, staffId, origin);
  if (known.all > 0 && known.alike === 0) {
    await sendNotice({ db, clock, jobs }, { kind: notice, staffId }, origin);
  }
  return startSession({ db, clock }, staffId, origin, { isProved });
}

const wrongSignIn = (email: string) =>
  new DomainError('invalid', {
    fields: { non_field_errors: [staffMessages.wrongSignIn] },
    security: { event: 'sign_in_failed', account: email },
  });
