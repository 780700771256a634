import { staffMessages } from '#messages/staff.ts';
import { recordAction } from '#modules/audit/index.ts';
import { DomainError } from '#platform/domain-error.ts';
import { verifyPassword } from '#platform/passwords.ts';
import type { RequestOrigin } from '#platform/request-origin.ts';
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
    await recordAction(
      {
        db,
        clock,
        actor: { kind: 'staff', name: String(member.id), ip: origin.ip ?? undefined },
      },
      { action: 'staff.sign_in', entity: 'staff', entityId: String(member.id) },
    );
    const knownSessions = await countSessionsFrom(db, member.id, origin);
    const isFirst = knownSessions.all === 0;
    if (!isFirst && knownSessions.alike === 0) {
      await sendNotice({ db, clock, jobs }, { kind: 'newDevice', staffId: member.id }, origin);
    }
    return startSession({ db, clock }, member.id, origin);
  });
}

const wrongSignIn = (email: string) =>
  new DomainError('invalid', {
    fields: { non_field_errors: [staffMessages.wrongSignIn] },
    security: { event: 'sign_in_failed', account: email },
  });
