import type { CallsQuery, CallToReturn } from '#contracts/admin/callbacks/callbacks.ts';
import { type CallOutcome, closesCall } from '#contracts/admin/callbacks/values.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { callScreenMessages as messages } from '#messages/office/calls.ts';
import {
  type Actor,
  type Changes,
  type FindStaffNames,
  recordAction,
  staffIdOf,
} from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { DAY } from '#platform/time/duration.ts';
import { readComingTime } from '#platform/time/typed-time.ts';
import {
  type CallRow,
  insertCall,
  type RequestRow,
  selectCallsOf,
  selectRequestForUpdate,
  selectRequests,
  updateRequest,
} from './queries.ts';

/** The furthest day for which a call can be put off. */
const LATEST = 90 * DAY;

export interface CallsContext {
  readonly db: Database;
  readonly clock: Clock;
  /** The names of the staff, by number. */
  readonly staffNames: FindStaffNames;
  readonly timeZone: (db: Database) => Promise<TimeZone>;
}

/** A page of requests for a call. */
export async function listCalls(
  { db, staffNames }: CallsContext,
  query: CallsQuery,
  reader: Actor,
): Promise<{ calls: CallToReturn[]; next: string | null }> {
  const { rows, next } = await selectRequests(db, query);
  const ids = rows.map(({ id }) => id);
  const [calls, names] = await Promise.all([selectCallsOf(db, ids), staffNames(db)]);
  return { calls: rows.map((row) => present(row, calls.get(row.id) ?? [], names, reader)), next };
}

/** Takes a request, or lets it go. Throws `not_found`, and `callback_changed` where another was quicker. */
export const takeCall = (
  context: CallsContext,
  id: string,
  { version, taken }: { version: number; taken: boolean },
  actor: Actor,
): Promise<CallToReturn> =>
  change(
    context,
    { id, version, action: taken ? 'callbacks.take' : 'callbacks.release' },
    actor,
    (db) => updateRequest(db, id, { takenBy: taken ? staffIdOf(actor) : null }),
  );

export interface MadeCall {
  readonly version: number;
  readonly outcome: CallOutcome;
  readonly note: string | null;
  /** `YYYY-MM-DDTHH:MM` by the clock of the shop. */
  readonly call_at?: string | undefined;
}

/**
 * Records a call: an answered one and a wrong number close the request, after the others it is called again, at once or when it was agreed.
 * Throws as {@link takeCall}, and `invalid` for a time that has passed or lies far ahead.
 */
export async function recordCall(
  context: CallsContext,
  id: string,
  { version, outcome, note, call_at: typed }: MadeCall,
  actor: Actor,
): Promise<CallToReturn> {
  const now = context.clock.now();
  const isClosed = closesCall(outcome);
  const callAt =
    typed && !isClosed ? readTime(typed, await context.timeZone(context.db), now) : null;
  const changes = { outcome: { from: null, to: outcome } };
  return change(context, { id, version, action: 'callbacks.call', changes }, actor, async (db) => {
    const staffId = staffIdOf(actor);
    await insertCall(db, { requestId: id, calledAt: now, staffId, outcome, note, callAt });
    // One who has called goes on with it.
    return updateRequest(db, id, { takenBy: staffId, callAt, closedAt: isClosed ? now : null });
  });
}

function readTime(typed: string, zone: TimeZone, now: Date): Date {
  const at = readComingTime(typed, { zone, now, longest: LATEST });
  if (typeof at === 'string') throw invalid('call_at', messages.timeFaults[at]);
  return at;
}

async function change(
  { db, clock, staffNames }: CallsContext,
  { id, version, ...done }: { id: string; version: number; action: string; changes?: Changes },
  actor: Actor,
  write: (db: Database) => Promise<RequestRow>,
): Promise<CallToReturn> {
  return db.transaction(async (db) => {
    const known = await selectRequestForUpdate(db, id);
    if (!known) throw new DomainError('not_found');
    if (known.version !== version) throw new DomainError('callback_changed');
    const row = await write(db);
    await recordAction({ db, clock, actor }, { ...done, entity: 'callback', entityId: id });
    const [calls, names] = await Promise.all([selectCallsOf(db, [id]), staffNames(db)]);
    return present(row, calls.get(id) ?? [], names, actor);
  });
}

function present(
  row: RequestRow,
  calls: readonly CallRow[],
  names: ReadonlyMap<string, string>,
  reader: Actor,
): CallToReturn {
  const named = (id: number | null) =>
    id === null ? messages.shop : (names.get(String(id)) ?? messages.former(id));
  return {
    id: row.id,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    phone: row.phone,
    email: row.email,
    telegram: row.telegram,
    page: row.page,
    taken_by: row.takenBy === null ? null : named(row.takenBy),
    is_own: row.takenBy !== null && row.takenBy === staffIdOf(reader),
    call_at: row.callAt?.toISOString() ?? null,
    closed_at: row.closedAt?.toISOString() ?? null,
    is_demo: row.demo,
    calls: calls.map(({ calledAt, staffId, outcome, note }) => ({
      at: calledAt.toISOString(),
      by: named(staffId),
      outcome,
      note,
    })),
  };
}
