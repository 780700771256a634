import { and, desc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { purgeRows } from '#platform/database/purge-rows.ts';
import { staff, staffRoles, staffSessions } from './tables.ts';

export type StaffSession = typeof staffSessions.$inferSelect;

const MOST = 100;

export async function insertSession(db: Database, row: StaffSession): Promise<void> {
  await db.insert(staffSessions).values(row);
}

/** When a session must have begun and been used at the earliest to be open. */
export interface OpenSince {
  readonly created: Date;
  readonly used: Date;
}

const isOpen = ({ created, used }: OpenSince) =>
  and(
    isNull(staffSessions.endedAt),
    gt(staffSessions.createdAt, created),
    gt(staffSessions.usedAt, used),
  );

/** The open session of a token, its member, who is not disabled, and the role that the owner made for them. */
export async function selectOpenSession(db: Database, tokenDigest: Buffer, since: OpenSince) {
  const [row] = await db
    .select({ session: staffSessions, member: staff, ownRole: staffRoles })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .leftJoin(staffRoles, eq(staffRoles.id, staff.ownRole))
    .where(
      and(eq(staffSessions.tokenDigest, tokenDigest), isOpen(since), isNull(staff.disabledAt)),
    );
  return row;
}

/** Whether a token is that of a session whose member is disabled. */
export async function isOfDisabledMember(db: Database, tokenDigest: Buffer): Promise<boolean> {
  const [row] = await db
    .select({ id: staff.id })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenDigest, tokenDigest), isNotNull(staff.disabledAt)));
  return row !== undefined;
}

/** Whether a session is open and its member not disabled. */
export async function isSessionOpen(db: Database, id: string, since: OpenSince): Promise<boolean> {
  const [row] = await db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.id, id), isOpen(since), isNull(staff.disabledAt)));
  return row !== undefined;
}

export const selectOpenSessions = (
  db: Database,
  staffId: number,
  since: OpenSince,
): Promise<StaffSession[]> =>
  db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), isOpen(since)))
    .orderBy(desc(staffSessions.usedAt))
    .limit(MOST);

/** How many sessions a member has had, and how many of them from this device in this network (IPv4 /24, IPv6 /64). */
export async function countSessionsFrom(
  db: Database,
  staffId: number,
  { ip, device }: { ip: string | null; device: string },
): Promise<{ all: number; alike: number }> {
  const network = sql`set_masklen(${ip}::inet, CASE family(${ip}::inet) WHEN 4 THEN 24 ELSE 64 END)`;
  const isAlike = sql`${staffSessions.device} = ${device} AND (${staffSessions.ip} <<= network(${network}) OR (${staffSessions.ip} IS NULL AND ${ip}::inet IS NULL))`;
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      alike: sql<number>`count(*) FILTER (WHERE ${isAlike})::int`,
    })
    .from(staffSessions)
    .where(eq(staffSessions.staffId, staffId));
  return row ?? { all: 0, alike: 0 };
}

export async function updateSession(
  db: Database,
  id: string,
  change: Partial<Pick<StaffSession, 'tokenDigest' | 'usedAt' | 'factorAt'>>,
): Promise<void> {
  await db.update(staffSessions).set(change).where(eq(staffSessions.id, id));
}

/** Ends sessions of one member: one, all, or all but one. Returns how many were open. */
export async function updateSessionsEnded(
  db: Database,
  { staffId, only, but }: { staffId: number; only?: string; but?: string },
  endedAt: Date,
): Promise<number> {
  const ended = await db
    .update(staffSessions)
    .set({ endedAt })
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        isNull(staffSessions.endedAt),
        only === undefined ? undefined : eq(staffSessions.id, only),
        but === undefined ? undefined : ne(staffSessions.id, but),
      ),
    )
    .returning({ id: staffSessions.id });
  return ended.length;
}

/** Removes sessions that were used last before a moment, at most so many. Until then they are kept for those who look into an incident. */
export const purgeOldStaffSessions = (
  db: Database,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> =>
  purgeRows(db, {
    table: 'staff_sessions',
    where: sql`used_at < ${before.toISOString()}::timestamptz`,
    most,
  });
