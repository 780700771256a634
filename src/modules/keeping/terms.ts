import { eq } from 'drizzle-orm';
import type { StoredKeeping } from '#contracts/admin/keeping/keeping.ts';
import {
  type KeepingKind,
  type KeepingTerms,
  keepingKinds,
  keepingRules,
} from '#contracts/admin/keeping/values.ts';
import {
  type Changes,
  changesBetween,
  type FindStaffNames,
  type Member,
  recordAction,
  staffIdOf,
} from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { selectRuns } from './runs.ts';
import { keepingTerms } from './tables.ts';

export interface KeepingContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly staffNames: FindStaffNames;
}

/** The terms of today. A stored one that its bounds allow no more becomes the nearest that they allow. */
export async function readTerms(db: Database): Promise<KeepingTerms> {
  return termsOf(await selectRow(db));
}

/** The terms with who changed them last, and what was removed by them. */
export async function getKeeping(context: KeepingContext): Promise<StoredKeeping> {
  const { db, clock, staffNames } = context;
  const row = await selectRow(db);
  const names = await staffNames(db);
  return {
    terms: termsOf(row),
    version: row.version,
    changed_at: row.changedAt?.toISOString() ?? null,
    changed_by: names.get(String(row.staffId)) ?? '',
    runs: await selectRuns(db, clock.now()),
  };
}

/** Saves all terms. Throws `terms_changed` where another was quicker. */
export async function saveKeeping(
  context: KeepingContext,
  { version, terms }: { readonly version: number; readonly terms: KeepingTerms },
  { actor }: Member,
): Promise<StoredKeeping> {
  const { clock } = context;
  await context.db.transaction(async (db) => {
    const before = await selectRow(db, { hold: true });
    if (before.version !== version) {
      const now = await getKeeping({ ...context, db });
      throw new DomainError('terms_changed', { body: { now } });
    }
    await db
      .update(keepingTerms)
      .set({ terms, version: version + 1, changedAt: clock.now(), staffId: staffIdOf(actor) })
      .where(eq(keepingTerms.id, 1));
    await recordAction(
      { db, clock, actor },
      {
        action: 'keeping.change',
        entity: 'settings',
        entityId: 'keeping',
        changes: named(changesBetween(termsOf(before), terms)),
      },
    );
  });
  return getKeeping(context);
}

/** Kinds have names that other fields of the log have, too. */
const named = (changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).map(([kind, change]) => [`keep_${kind}`, change]));

async function selectRow(db: Database, { hold = false } = {}) {
  const found = db.select().from(keepingTerms);
  const [row] = await (hold ? found.for('update') : found);
  if (!row) throw new Error('keeping_terms has lost its row');
  return row;
}

const termsOf = ({ terms }: { readonly terms: Partial<KeepingTerms> }): KeepingTerms =>
  Object.fromEntries(keepingKinds.map((kind) => [kind, within(kind, terms[kind])])) as Record<
    KeepingKind,
    number
  >;

function within(kind: KeepingKind, chosen: number | undefined): number {
  const { usual, least, most } = keepingRules[kind];
  return Math.min(Math.max(chosen ?? usual, least), most);
}
