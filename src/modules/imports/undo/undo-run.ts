import { sql } from 'drizzle-orm';
import { type Actor, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { tellMovement } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { tryImportLock } from '#platform/database/import-lock.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';

interface UndoContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly actor: Actor;
}

export interface Undone {
  /** Goods that have a value of before the import again. */
  readonly restored: number;
  /** Goods that the import had added; they are off sale. */
  readonly removed: number;
  /** Goods with a value that has been changed since, which stays. */
  readonly left: number;
}

/** The field of a change goes back where it has the value that the import gave it. */
const goesBack = (field: string) =>
  `(c.before -> '${field}' IS DISTINCT FROM c.after -> '${field}' AND now.state -> '${field}' IS NOT DISTINCT FROM c.after -> '${field}')`;
const backOr = (field: string, otherwise: string, cast: string) =>
  `CASE WHEN ${goesBack(field)} THEN ${cast} ELSE ${otherwise} END`;

const now = `
  SELECT v.id, v.product_id, jsonb_build_object(
    'price', v.price_kopecks, 'old_price', v.original_price_kopecks, 'stock', v.stock, 'uncounted', v.uncounted,
    'name', v.name, 'withdrawn', v.withdrawn, 'attributes', v.attributes, 'characteristics', k.characteristics,
    'product_name', p.name, 'product_description', p.description, 'product_category', p.category_id) AS state
  FROM variants v JOIN products p ON p.id = v.product_id LEFT JOIN variant_characteristics k ON k.variant_id = v.id
  WHERE v.id IN (SELECT variant_id FROM import_run_changes WHERE run_id = RUN)`;

/**
 * Undoes an import: fields that still have the value that it gave them get the one of before, and goods that it added go off sale. Pictures
 * and categories stay. Throws `not_found` for an import whose changes are not kept or that is undone, and `import_busy` beside another one.
 */
export const undoRun = (context: UndoContext, id: number): Promise<Undone> =>
  context.db.transaction(async (db) => {
    const { rows: locks } = await db.execute<{ taken: boolean }>(tryImportLock());
    if (!locks[0]?.taken) throw new DomainError('import_busy');
    const inside = { ...context, db };
    const source = await claimRun(inside, id);
    await db.execute(sql`
      SELECT FROM variants WHERE id IN (SELECT variant_id FROM import_run_changes WHERE run_id = ${id})
      ORDER BY id FOR NO KEY UPDATE`);
    await tellMovement(db, {
      reason: 'import_undone',
      note: source,
      staffId: staffIdOf(context.actor),
    });
    const undone = await countUndone(db, id);
    await releaseHolds(db, id);
    await restoreProducts(db, id);
    await restoreCharacteristics(db, id);
    await restoreVariants(db, id);
    await followVariants(db, id);
    const changes = Object.fromEntries(
      Object.entries(undone).map(([count, to]) => [count, { from: null, to }]),
    );
    const entry = { action: 'imports.undo', entity: 'source', entityId: source, changes };
    await recordAction(inside, entry);
    return undone;
  });

async function claimRun({ db, clock, actor }: UndoContext, id: number): Promise<string> {
  const { rows } = await db.execute<{ source: string }>(sql`
    UPDATE import_runs SET undone_at = ${clock.now().toISOString()}::timestamptz, undone_by = ${staffIdOf(actor)}
    WHERE id = ${id} AND undone_at IS NULL AND EXISTS (SELECT FROM import_run_changes WHERE run_id = ${id})
    RETURNING source`);
  if (!rows[0]) throw new DomainError('not_found');
  return rows[0].source;
}

const fields = [
  'price',
  'old_price',
  'stock',
  'uncounted',
  'name',
  'withdrawn',
  'attributes',
  'characteristics',
  'product_name',
  'product_description',
  'product_category',
] as const;

const ofRun = (id: number) => now.replace('RUN', String(id));

async function countUndone(db: Database, id: number): Promise<Undone> {
  const back = fields.map(goesBack).join(' OR ');
  const stays = fields
    .map(
      (field) =>
        `(c.before -> '${field}' IS DISTINCT FROM c.after -> '${field}' AND now.state -> '${field}' IS DISTINCT FROM c.after -> '${field}')`,
    )
    .join(' OR ');
  const { rows } = await db.execute<Undone & Record<string, unknown>>(
    sql.raw(`
    SELECT count(*) FILTER (WHERE c.before IS NOT NULL AND (${back}))::int AS restored,
      count(*) FILTER (WHERE c.before IS NULL)::int AS removed,
      count(*) FILTER (WHERE c.before IS NOT NULL AND (${stays}))::int AS left
    FROM import_run_changes c JOIN (${ofRun(id)}) now ON now.id = c.variant_id WHERE c.run_id = ${id}`),
  );
  return rows[0] ?? { restored: 0, removed: 0, left: 0 };
}

async function restoreVariants(db: Database, id: number): Promise<void> {
  await db.execute(
    sql.raw(`
    UPDATE variants v SET
      price_kopecks = n.price, original_price_kopecks = CASE WHEN n.old_price > n.price THEN n.old_price END,
      stock = n.stock, uncounted = n.uncounted, name = n.name, withdrawn = n.withdrawn, attributes = n.attributes
    FROM (
      SELECT now.id,
        ${backOr('price', "(now.state ->> 'price')::bigint", "(c.before ->> 'price')::bigint")} AS price,
        ${backOr('old_price', "(now.state ->> 'old_price')::bigint", "(c.before ->> 'old_price')::bigint")} AS old_price,
        ${backOr('stock', "(now.state ->> 'stock')::int", "(c.before ->> 'stock')::int")} AS stock,
        ${backOr('uncounted', "(now.state ->> 'uncounted')::boolean", "(c.before ->> 'uncounted')::boolean")} AS uncounted,
        ${backOr('name', "now.state ->> 'name'", "c.before ->> 'name'")} AS name,
        ${backOr('withdrawn', "(now.state ->> 'withdrawn')::boolean", "(c.before ->> 'withdrawn')::boolean")} AS withdrawn,
        ${backOr('attributes', "now.state -> 'attributes'", "c.before -> 'attributes'")} AS attributes
      FROM import_run_changes c JOIN (${ofRun(id)}) now ON now.id = c.variant_id
      WHERE c.run_id = ${id} AND c.before IS NOT NULL) n
    WHERE n.id = v.id`),
  );
  await db.execute(sql`
    UPDATE variants SET withdrawn = true
    WHERE id IN (SELECT variant_id FROM import_run_changes WHERE run_id = ${id} AND before IS NULL) AND NOT withdrawn`);
}

/** Feeds change again what they could change before, where it still has the value that the import left. */
async function releaseHolds(db: Database, id: number): Promise<void> {
  await db.execute(
    sql.raw(`
    UPDATE held_fields h SET fields = ARRAY(
      SELECT field FROM unnest(h.fields) field
      WHERE NOT jsonb_exists(c.after -> 'held', field) OR coalesce(jsonb_exists(c.before -> 'held', field), false)
        OR now.state -> field IS DISTINCT FROM c.after -> field
      ORDER BY 1)
    FROM import_run_changes c JOIN (${ofRun(id)}) now ON now.id = c.variant_id
    WHERE c.run_id = ${id} AND h.variant_id = c.variant_id AND jsonb_typeof(c.after -> 'held') = 'array'`),
  );
  await db.execute(sql`DELETE FROM held_fields WHERE fields = '{}'`);
}

async function restoreCharacteristics(db: Database, id: number): Promise<void> {
  const changed = `FROM import_run_changes c JOIN (${ofRun(id)}) now ON now.id = c.variant_id
    WHERE c.run_id = ${id} AND c.before IS NOT NULL AND ${goesBack('characteristics')}`;
  await db.execute(
    sql.raw(`DELETE FROM variant_characteristics k USING (
      SELECT now.id ${changed} AND jsonb_typeof(c.before -> 'characteristics') = 'null') gone WHERE gone.id = k.variant_id`),
  );
  await db.execute(
    sql.raw(`INSERT INTO variant_characteristics (variant_id, characteristics)
      SELECT now.id, c.before -> 'characteristics' ${changed} AND jsonb_typeof(c.before -> 'characteristics') = 'array'
      ON CONFLICT (variant_id) DO UPDATE SET characteristics = excluded.characteristics`),
  );
}

async function restoreProducts(db: Database, id: number): Promise<void> {
  await db.execute(
    sql.raw(`
    UPDATE products p SET name = n.name, description = n.description, category_id = n.category_id
    FROM (
      SELECT DISTINCT ON (now.product_id) now.product_id,
        ${backOr('product_name', "now.state ->> 'product_name'", "c.before ->> 'product_name'")} AS name,
        ${backOr('product_description', "now.state ->> 'product_description'", "c.before ->> 'product_description'")} AS description,
        ${backOr('product_category', "(now.state ->> 'product_category')::int", "(c.before ->> 'product_category')::int")} AS category_id
      FROM import_run_changes c JOIN (${ofRun(id)}) now ON now.id = c.variant_id
      WHERE c.run_id = ${id} AND c.before IS NOT NULL ORDER BY now.product_id, now.id) n
    JOIN categories k ON k.id = n.category_id
    WHERE n.product_id = p.id AND (p.name COLLATE "C", p.description, p.category_id) IS DISTINCT FROM (n.name, n.description, n.category_id)`),
  );
}

/** A product without variants on sale is off sale, and one that has some again is on sale, unless the staff hides it. */
async function followVariants(db: Database, id: number): Promise<void> {
  const ofProducts = sql`SELECT v.product_id FROM variants v JOIN import_run_changes c ON c.variant_id = v.id WHERE c.run_id = ${id}`;
  const isSold = sql`EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND NOT v.withdrawn)`;
  await db.execute(sql`
    UPDATE products p SET withdrawn = NOT p.withdrawn
    WHERE p.id IN (${ofProducts}) AND p.withdrawn = ${isSold}
      AND (NOT p.withdrawn OR (NOT p.hidden AND p.shown_from IS NULL AND p.shown_until IS NULL))`);
}
