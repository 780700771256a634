import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Actor } from './actor.ts';
import { auditLog, type Changes } from './tables.ts';

export interface AuditContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly actor: Actor;
}

export interface AuditedAction {
  /** Entity and verb, such as `orders.change`. */
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
  /** Of personal data only that they changed: otherwise a person could not be erased. */
  readonly changes?: Changes;
}

/** Writes who did what. Actions of the actor `demo` are not written: they are made up. `db` is the transaction of the change: both are kept, or neither. */
export const recordAction = (context: AuditContext, action: AuditedAction): Promise<void> =>
  recordActions(context, [action]);

/** As {@link recordAction}, for many actions at once, in their order; their number is bounded by the caller. */
export async function recordActions(
  { db, clock, actor }: AuditContext,
  actions: readonly AuditedAction[],
): Promise<void> {
  const { kind, name: actorName, sessionId, ip, requestId } = actor;
  if (kind === 'demo' || actions.length === 0) return;
  const by = { at: clock.now(), actor: kind, actorName, sessionId, ip, requestId };
  await db.insert(auditLog).values(actions.map((action) => ({ ...by, changes: {}, ...action })));
}

/** So many rows are exported at most. */
const MOST = 50_000;

interface Export extends Pick<AuditedAction, 'action' | 'entity'> {
  /** The log keeps which parts of it were set, and not what was typed. */
  readonly filter: object;
  readonly format: string;
  /** Counts the rows, up to so many. */
  readonly count: (db: Database, most: number) => Promise<number>;
}

/** Writes who takes a table of the office as a file, and how many rows it has. Refuses a table of more than 50,000 rows: `export_large`. */
export async function recordExport(
  context: AuditContext,
  { filter, format, count, ...action }: Export,
): Promise<void> {
  const rows = await count(context.db, MOST + 1);
  if (rows > MOST) throw new DomainError('export_large');
  const changes = {
    filter: { from: null, to: Object.keys(filter).sort() },
    format: { from: null, to: format },
    rows: { from: null, to: rows },
  };
  await recordAction(context, { ...action, entityId: 'all', changes });
}

/**
 * Says who acts in the rest of this transaction, for the versions that triggers write: `staff:12`, `terminal:ivan`. `db` is the transaction.
 */
export async function actAs(db: Database, { kind, name }: Actor): Promise<void> {
  await db.execute(sql`SELECT set_config('shop.actor', ${`${kind}:${name}`}, true)`);
}

/** The number of the account of the member of the staff that acts; null for all others. */
export const staffIdOf = ({ kind, name }: Actor): number | null =>
  kind === 'staff' ? Number(name) : null;

/** The fields that differ, with the value before and after. */
export function changesBetween<Row extends object>(before: Row, after: Partial<Row>): Changes {
  return Object.fromEntries(
    Object.entries(after).flatMap(([field, to]) => {
      // JSON has no `undefined`: what was not there before is null.
      const change = { from: before[field as keyof Row] ?? null, to: to ?? null };
      return change.from === change.to ? [] : [[field, change]];
    }),
  );
}

/** Makes the partitions of this month and the next, so that the log can be kept and detached by the month. */
export async function makeAuditMonths({ db, clock }: Omit<AuditContext, 'actor'>): Promise<void> {
  const now = clock.now().toISOString();
  await db.execute(
    sql`SELECT make_audit_month(${now}::timestamptz::date), make_audit_month((${now}::timestamptz + interval '1 month')::date)`,
  );
}

interface AuditedThings {
  readonly entity: string;
  readonly ids: readonly string[];
}

/**
 * Takes words out of the log: of these things every value that is no code, number or day, of all others each value with one of the patterns. Who did
 * what and when stays. The transaction is one that erases (`is_erasing`). Answers how many rows were changed.
 */
export async function eraseFromAudit(
  db: Database,
  things: readonly AuditedThings[],
  patterns: readonly string[],
): Promise<number> {
  const words = sql`${sql.param([...patterns])}::text[]`;
  const named = things.map(
    ({ entity, ids }) =>
      sql`(entity = ${entity} AND entity_id = ANY(${sql.param([...ids])}::text[]))`,
  );
  const isOwn = named.length > 0 ? sql`(${sql.join(named, sql` OR `)})` : sql`false`;
  const { rowCount } = await db.execute(sql`
    UPDATE audit_log SET changes = (
      SELECT coalesce(jsonb_object_agg(key, CASE
        WHEN (${isOwn} AND jsonb_path_exists(value, 'strict $.** ? (@.type() == "string" && !(@ like_regex "^[a-z_0-9:.TZ -]{1,40}$"))'))
          OR value::text ILIKE ANY(${words}) THEN '"changed"'::jsonb
        ELSE value END), '{}')
      FROM jsonb_each(changes))
    WHERE (${isOwn} AND changes <> '{}') OR changes::text ILIKE ANY(${words})`);
  return rowCount ?? 0;
}
