import { type SQL, sql } from 'drizzle-orm';
import type {
  StockCount,
  StockCountLine,
  StockCountWithLines,
} from '#contracts/admin/goods/stock.ts';
import { MOST_COUNTED } from '#contracts/admin/goods/values.ts';
import { drawingPaths } from '#contracts/drawing-paths.ts';
import { stockScreenMessages as messages } from '#messages/office/stock.ts';
import { type FindStaffNames, type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { tellMovement } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { GoodsWork } from '../change-fields.ts';
import { addPieces } from './move.ts';

export interface CountContext extends GoodsWork {
  /** What orders hold: a table of `variant_id` and `pieces`. */
  readonly heldPieces: SQL;
  readonly staffNames: FindStaffNames;
}
type Counter = Pick<Member, 'actor'>;

interface CountRow
  extends Record<string, unknown>,
    Omit<StockCount, 'begun_by' | 'ended_by' | 'begun_at' | 'ended_at'> {
  readonly begun_at: Date;
  readonly begun_by: number | null;
  readonly ended_at: Date | null;
  readonly ended_by: number | null;
}

/** The goods of a count `c`: on sale, with a number of pieces unless it takes those without one too, of the category and those below it. */
const counted = sql`(v.stock IS NOT NULL OR c.with_unnumbered) AND NOT v.withdrawn AND NOT p.withdrawn
  AND (c.category_id IS NULL OR p.category_id IN (SELECT id FROM categories WHERE id = c.category_id OR parent_id = c.category_id))`;

/** The goods to count are found while a count is open. Of one that has ended they are as many as there were then: what the shop has had since is no part of it. */
const columns = sql`c.id, c.name, c.state, c.begun_at, c.begun_by, c.ended_at, c.ended_by,
  CASE WHEN c.state <> 'open' THEN coalesce(c.asked, (SELECT count(*)::int FROM stock_count_lines l WHERE l.count_id = c.id))
  ELSE (SELECT count(*)::int FROM variants v JOIN products p ON p.id = v.product_id
    WHERE (${counted}) OR EXISTS (SELECT FROM stock_count_lines l WHERE l.count_id = c.id AND l.variant_id = v.id)) END AS goods,
  (SELECT count(*)::int FROM stock_count_lines l WHERE l.count_id = c.id) AS counted,
  (SELECT count(*)::int FROM stock_count_lines l WHERE l.count_id = c.id AND l.counted IS DISTINCT FROM l.expected) AS different`;

/** What should lie there of a variant `v`, of which orders hold `h`; made to order is nothing, and there without a count any number. */
const expected = sql`CASE WHEN v.uncounted THEN NULL ELSE coalesce(v.stock, 0) + coalesce(h.pieces, 0) END`;

/** The latest counts. */
export async function listCounts({ db, staffNames }: CountContext): Promise<StockCount[]> {
  const { rows } = await db.execute<CountRow>(
    sql`SELECT ${columns} FROM stock_counts c ORDER BY c.id DESC LIMIT 30`,
  );
  const names = await staffNames(db);
  return rows.map((row) => presentCount(row, names));
}

/** Begins to count a category, or the whole shop; with `unnumbered` also goods without a number of pieces. Throws `category_not_found`, and `invalid` where there is nothing to count or too much. */
export const beginCount = (
  { db, clock, staffNames }: CountContext,
  { category, unnumbered }: { readonly category: string | null; readonly unnumbered: boolean },
  { actor }: Counter,
): Promise<StockCount> =>
  db.transaction(async (db) => {
    const known = category === null ? null : await findCategory(db, category);
    const { rows } = await db.execute<{ id: number }>(sql`
      INSERT INTO stock_counts (category_id, name, state, begun_at, begun_by, with_unnumbered)
      VALUES (${known?.id ?? null}, ${known?.name ?? messages.wholeShop}, 'open', ${clock.now().toISOString()}, ${staffIdOf(actor)}, ${unnumbered})
      RETURNING id`);
    const begun = await findCount(db, rows[0]?.id ?? 0);
    if (begun.goods === 0) throw invalid('category', messages.nothingToCount);
    if (begun.goods > MOST_COUNTED)
      throw invalid('category', messages.tooMuchToCount(MOST_COUNTED));
    return presentCount(begun, await staffNames(db));
  });

/** A count with its goods, in the order of their names. Throws `not_found`. */
export async function getCount(
  { db, heldPieces, staffNames }: CountContext,
  id: number,
): Promise<StockCountWithLines> {
  const names = await staffNames(db);
  const row = await findCount(db, id);
  return { ...presentCount(row, names), lines: await selectLines({ db, heldPieces }, id, names) };
}

/** Keeps what lies there of one of the goods, and what should lie there now: what is on sale and what orders hold. Throws `not_found` for a count that has ended too. */
export const setLine = (
  { db, clock, heldPieces, staffNames }: CountContext,
  { id, variant }: { readonly id: number; readonly variant: number },
  pieces: number | null,
  { actor }: Counter,
): Promise<StockCountLine> =>
  db.transaction(async (db) => {
    await lockOpen(db, id);
    if (pieces === null) {
      await db.execute(
        sql`DELETE FROM stock_count_lines WHERE count_id = ${id} AND variant_id = ${variant}`,
      );
    } else {
      const at = clock.now().toISOString();
      await db.execute(sql`
        INSERT INTO stock_count_lines (count_id, variant_id, expected, counted, counted_at, staff_id)
        SELECT ${id}, v.id, ${expected}, ${pieces}, ${at}, ${staffIdOf(actor)}
        FROM stock_counts c CROSS JOIN variants v LEFT JOIN ${heldPieces} h ON h.variant_id = v.id
        WHERE c.id = ${id} AND v.id = ${variant} AND (v.stock IS NOT NULL OR c.with_unnumbered)
        ON CONFLICT (count_id, variant_id) DO UPDATE
        SET expected = excluded.expected, counted = excluded.counted, counted_at = excluded.counted_at, staff_id = excluded.staff_id`);
    }
    const names = await staffNames(db);
    const [line] = await selectLines({ db, heldPieces }, id, names, sql`v.id = ${variant}`);
    if (!line) throw new DomainError('not_found');
    return line;
  });

/**
 * Ends a count. With `apply` each difference is added to what the stock is now: pieces that were sold or came in since they were counted stay
 * so. Throws `not_found` for a count that has ended too.
 */
export const endCount = (
  { db, clock, staffNames }: CountContext,
  { id, apply }: { readonly id: number; readonly apply: boolean },
  { actor }: Counter,
): Promise<StockCount> =>
  db.transaction(async (db) => {
    await lockOpen(db, id);
    const { goods: asked } = await findCount(db, id);
    await db.execute(sql`
      UPDATE stock_counts SET asked = ${asked}, state = ${apply ? 'done' : 'dropped'}, ended_at = ${clock.now().toISOString()}, ended_by = ${staffIdOf(actor)}
      WHERE id = ${id}`);
    const count = await findCount(db, id);
    if (apply) {
      const { rows } = await db.execute<{ variantId: number; pieces: number }>(sql`
        SELECT v.id AS "variantId", l.counted - coalesce(l.expected, 0) AS pieces
        FROM stock_count_lines l JOIN stock_counts c ON c.id = l.count_id JOIN variants v ON v.id = l.variant_id
        WHERE l.count_id = ${id} AND l.counted IS DISTINCT FROM l.expected
          AND (v.stock IS NOT NULL OR (c.with_unnumbered AND coalesce(l.expected, 0) = 0))
        ORDER BY v.id FOR NO KEY UPDATE OF v`);
      const staffId = staffIdOf(actor);
      await tellMovement(db, { reason: 'count', note: count.name, staffId });
      await addPieces(db, rows);
    }
    await recordAction(
      { db, clock, actor },
      {
        action: apply ? 'stock.count' : 'stock.count_dropped',
        entity: 'stock',
        entityId: count.name,
        changes: {
          counted: { from: null, to: count.counted },
          different: { from: null, to: count.different },
        },
      },
    );
    return presentCount(count, await staffNames(db));
  });

async function lockOpen(db: Database, id: number): Promise<void> {
  const { rows } = await db.execute(
    sql`SELECT FROM stock_counts WHERE id = ${id} AND state = 'open' FOR UPDATE`,
  );
  if (rows.length === 0) throw new DomainError('not_found');
}

async function findCount(db: Database, id: number): Promise<CountRow> {
  const { rows } = await db.execute<CountRow>(
    sql`SELECT ${columns} FROM stock_counts c WHERE c.id = ${id}`,
  );
  if (!rows[0]) throw new DomainError('not_found');
  return rows[0];
}

async function findCategory(db: Database, slug: string): Promise<{ id: number; name: string }> {
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`SELECT id, name FROM categories WHERE slug = ${slug}`,
  );
  if (!rows[0]) throw new DomainError('category_not_found');
  return rows[0];
}

interface LineRow extends Record<string, unknown>, Omit<StockCountLine, 'photo' | 'counted_by'> {
  readonly photo: string | null;
  readonly product_slug: string;
  readonly variant_slug: string;
  readonly staff: number | null;
}

async function selectLines(
  { db, heldPieces }: Pick<CountContext, 'db' | 'heldPieces'>,
  id: number,
  names: ReadonlyMap<string, string>,
  only: SQL = sql`true`,
): Promise<StockCountLine[]> {
  const { rows } = await db.execute<LineRow>(sql`
    SELECT v.id AS variant_id, p.id AS product_id, v.code AS article, p.name AS product, v.name AS variant,
      p.slug AS product_slug, v.slug AS variant_slug,
      coalesce((SELECT photo FROM variant_photos WHERE variant_id = v.id ORDER BY position LIMIT 1), p.photo) AS photo,
      CASE WHEN l.variant_id IS NOT NULL THEN l.expected ELSE ${expected} END AS expected, coalesce(h.pieces, 0) AS held, l.counted, l.staff_id AS staff
    FROM stock_counts c CROSS JOIN variants v JOIN products p ON p.id = v.product_id
      LEFT JOIN ${heldPieces} h ON h.variant_id = v.id
      LEFT JOIN stock_count_lines l ON l.count_id = c.id AND l.variant_id = v.id
    WHERE c.id = ${id} AND ${only} AND (l.variant_id IS NOT NULL OR (c.state = 'open' AND ${counted}))
    ORDER BY p.name, v.position, v.id LIMIT ${MOST_COUNTED}`);
  return rows.map(({ photo, product_slug, variant_slug, staff, ...line }) => ({
    ...line,
    photo: photo ?? drawingPaths.variant(product_slug, variant_slug),
    counted_by: nameOf(staff, names),
  }));
}

const nameOf = (staff: number | null, names: ReadonlyMap<string, string>): string | null =>
  staff === null ? null : (names.get(String(staff)) ?? null);

const presentCount = (row: CountRow, names: ReadonlyMap<string, string>): StockCount => ({
  ...row,
  begun_at: new Date(row.begun_at).toISOString(),
  begun_by: nameOf(row.begun_by, names),
  ended_at: row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
  ended_by: nameOf(row.ended_by, names),
});
