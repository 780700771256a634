import type { OwnSession } from '#contracts/admin/staff/staff.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import type { Database } from '#platform/database/database.ts';
import { countBackupCodes } from './backup-queries.ts';
import type { StaffContext } from './context.ts';
import { countPasskeys } from './passkey-queries.ts';
import type { StaffViewer } from './sessions.ts';

export interface SessionAnswers {
  ofViewer(viewer: StaffViewer): Promise<OwnSession>;
}

/** Answers with a session: whose it is, what they may do, and what is still missing. */
export function sessionAnswers(
  context: Pick<StaffContext, 'db' | 'clock'>,
  timeZone: (db: Database) => Promise<TimeZone>,
  shopOrigin: string,
): SessionAnswers {
  const { db } = context;
  const ofViewer = async (viewer: StaffViewer): Promise<OwnSession> => ({
    ...present(viewer, {
      codesLeft: await countBackupCodes(db, viewer.member.id),
      passkeys: await countPasskeys(db, viewer.member.id),
    }),
    time_zone: await timeZone(db),
    shop_origin: shopOrigin,
  });
  return { ofViewer };
}

function present(
  { member, role, isComplete, isSteppedUp }: StaffViewer,
  { codesLeft, passkeys }: { codesLeft: number; passkeys: number },
): Omit<OwnSession, 'time_zone' | 'shop_origin'> {
  const { id, email, name, totpConfirmedAt } = member;
  const missing = totpConfirmedAt ? 'factor_missing' : 'app_missing';
  return {
    id,
    email,
    name,
    role: role.key,
    role_name: role.name,
    permissions: [...role.permissions],
    state: isComplete ? 'complete' : missing,
    stepped_up: isSteppedUp,
    has_factor: totpConfirmedAt !== null,
    has_passkey: passkeys > 0,
    backup_codes_left: codesLeft,
  };
}
