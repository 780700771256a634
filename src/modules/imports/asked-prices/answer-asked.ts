import { sql } from 'drizzle-orm';
import { type Actor, recordAction } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { tryImportLock } from '#platform/database/import-lock.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { isOpen } from './list-asked.ts';

interface AnswerContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly actor: Actor;
}

export interface Answer {
  readonly source: string;
  /** The goods get the prices of the source; else they keep theirs until the source says others. */
  readonly accept: boolean;
  /** The last question that was seen: later ones stay open. */
  readonly until: string;
}

/**
 * Answers the questions about the prices of a source and returns how many. Feeds go on setting the prices. Throws `not_found` where none is
 * open, and `import_busy` beside an import.
 */
export const answerAskedPrices = (context: AnswerContext, answer: Answer): Promise<number> =>
  context.db.transaction(async (db) => {
    const { rows: locks } = await db.execute<{ taken: boolean }>(tryImportLock());
    if (!locks[0]?.taken) throw new DomainError('import_busy');
    const ids = await lockAsked(db, answer);
    if (ids.length === 0) throw new DomainError('not_found');
    if (answer.accept) await takePrices(db, ids);
    else await keepPrices(db, context.clock, ids);
    const entry = {
      action: answer.accept ? 'imports.accept_prices' : 'imports.refuse_prices',
      entity: 'source',
      entityId: answer.source,
      changes: { changed: { from: null, to: ids.length } },
    };
    await recordAction({ ...context, db }, entry);
    return ids.length;
  });

/** In id order, as orders lock them. */
async function lockAsked(db: Database, { source, until }: Answer): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT v.id FROM asked_prices q JOIN variants v ON v.id = q.variant_id
    WHERE q.source = ${source} AND q.asked_at <= ${until}::timestamptz AND ${isOpen}
    ORDER BY v.id FOR NO KEY UPDATE OF v`);
  return rows.map(({ id }) => id);
}

/** An old price that the shop keeps itself stays where it is above the new price. */
async function takePrices(db: Database, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    UPDATE variants v SET price_kopecks = n.price, original_price_kopecks = CASE WHEN n.old_price > n.price THEN n.old_price END
    FROM (
      SELECT q.variant_id, q.price_kopecks AS price,
        CASE WHEN 'old_price' = ANY (h.fields) THEN own.original_price_kopecks ELSE q.original_price_kopecks END AS old_price
      FROM asked_prices q JOIN variants own ON own.id = q.variant_id LEFT JOIN held_fields h USING (variant_id)
      WHERE q.variant_id = ANY (${sql.param(ids)}::int[])) n
    WHERE n.variant_id = v.id`);
  await db.execute(sql`DELETE FROM asked_prices WHERE variant_id = ANY (${sql.param(ids)}::int[])`);
}

async function keepPrices(db: Database, clock: Clock, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    UPDATE asked_prices SET refused_at = ${clock.now().toISOString()}::timestamptz WHERE variant_id = ANY (${sql.param(ids)}::int[])`);
}
