import { randomUUID } from 'node:crypto';
import { needFactor } from '#contracts/admin/staff/role-rules.ts';
import { type Actor, recordAction } from '#modules/audit/index.ts';
import { readTogether } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { RequestOrigin } from '#platform/network/request-origin.ts';
import { DAY, HOUR, MINUTE } from '#platform/time/duration.ts';
import type { StaffContext } from './context.ts';
import type { StaffRow } from './queries.ts';
import { type NamedRole, namedRole } from './roles.ts';
import { digestOf, newSecret } from './secrets.ts';
import {
  insertSession,
  isOfDisabledMember,
  isSessionOpen,
  type OpenSince,
  type StaffSession,
  selectOpenSession,
  selectOpenSessions,
  updateSession,
  updateSessionsEnded,
} from './session-queries.ts';

type SessionContext = Pick<StaffContext, 'db' | 'clock'>;

/** A session ends when it was not used for so long, and so long after its sign-in at the latest. */
const IDLE = 12 * HOUR;
const LONGEST = 7 * DAY;
/** Between the password and the second factor. */
const UNFINISHED = 10 * MINUTE;
/** How long a second factor opens what is most dangerous. */
const STEP_UP = 10 * MINUTE;
/** The last use of a session is written at most so often. */
const USE_NOTED = MINUTE;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);
const openSince = (now: Date): OpenSince => ({
  created: before(now, LONGEST),
  used: before(now, IDLE),
});

interface WhichSessions {
  readonly staffId: number;
  readonly only?: string;
  readonly but?: string;
}

/** A signed-in member of the staff. */
export interface StaffViewer {
  readonly member: StaffRow;
  readonly session: StaffSession;
  readonly role: NamedRole;
  /** All that the role needs was shown: else only the second factor can be. */
  readonly isComplete: boolean;
  /** A second factor was shown within ten minutes. */
  readonly isSteppedUp: boolean;
}

/** Starts a session and returns its token, which only the cookie holds. `isProved`: the second factor was shown with the sign-in. */
export async function startSession(
  { db, clock }: SessionContext,
  staffId: number,
  { ip, device }: RequestOrigin,
  { isProved = false } = {},
): Promise<string> {
  const token = newSecret();
  const now = clock.now();
  await insertSession(db, {
    id: randomUUID(),
    staffId,
    tokenDigest: digestOf(token),
    createdAt: now,
    usedAt: now,
    endedAt: null,
    factorAt: isProved ? now : null,
    ip,
    device,
  });
  return token;
}

/** The member of a cookie's token; undefined where the session has ended. Throws `account_closed` where the account is disabled. */
export async function findViewer(
  { db, clock }: SessionContext,
  token: string,
): Promise<StaffViewer | undefined> {
  const now = clock.now();
  const digest = digestOf(token);
  const found = await readTogether(db, (db) => selectOpenSession(db, digest, openSince(now)));
  if (!found) {
    if (await isOfDisabledMember(db, digest)) throw new DomainError('account_closed');
    return undefined;
  }
  const { session, member } = found;
  const role = namedRole(member, found.ownRole);
  const hasFactor = member.totpConfirmedAt !== null;
  const isComplete = session.factorAt !== null || !(hasFactor || needFactor(role.permissions));
  if (!isComplete && session.createdAt <= before(now, UNFINISHED)) return undefined;
  if (session.usedAt <= before(now, USE_NOTED))
    await updateSession(db, session.id, { usedAt: now });
  const isSteppedUp = session.factorAt !== null && session.factorAt > before(now, STEP_UP);
  return { member, session, role, isComplete, isSteppedUp };
}

/** Whether a session is still open. Asking is no use of it. */
export const staysOpen = ({ db, clock }: SessionContext, id: string): Promise<boolean> =>
  isSessionOpen(db, id, openSince(clock.now()));

/** The second factor was shown: the session gets a new token, which replaces the old one. */
export async function proveSession(
  { db, clock }: SessionContext,
  { session }: Pick<StaffViewer, 'session'>,
): Promise<string> {
  const token = newSecret();
  const now = clock.now();
  await updateSession(db, session.id, {
    tokenDigest: digestOf(token),
    usedAt: now,
    factorAt: now,
  });
  return token;
}

/** The open sessions of a member, the last used first. */
export const listSessions = (
  { db, clock }: SessionContext,
  staffId: number,
): Promise<StaffSession[]> => selectOpenSessions(db, staffId, openSince(clock.now()));

/** Ends sessions of a member: one (`only`), all but one (`but`), or all. Returns how many. */
export const endSessions = ({ db, clock }: SessionContext, which: WhichSessions): Promise<number> =>
  updateSessionsEnded(db, which, clock.now());

/** The same at the wish of a member, who is named in the log. */
export const endOwnSessions = (
  { db, clock, actor }: SessionContext & { readonly actor: Actor },
  which: WhichSessions,
): Promise<number> =>
  db.transaction(async (db) => {
    const ended = await endSessions({ db, clock }, which);
    await recordAction(
      { db, clock, actor },
      {
        action: 'staff.sessions_ended',
        entity: 'staff',
        entityId: String(which.staffId),
        changes: { sessions: 'changed' },
      },
    );
    return ended;
  });
