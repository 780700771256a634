import type pg from 'pg';
import { importMessages } from '#messages/imports/import.ts';
import { LargeWithdrawal } from '../import-error.ts';
import { goodsName } from '../merging/goods-name.ts';

const EXAMPLES = 5;

/** Offers of a source that are on sale but missing in the new file. */
export interface MissingOffers {
  readonly count: number;
  /** Names and articles of the first few. */
  readonly examples: readonly string[];
}

const missing = `
  FROM import_offers l JOIN variants v ON v.id = l.variant_id JOIN products p ON p.id = v.product_id
  WHERE l.source = $1 AND NOT v.withdrawn AND NOT EXISTS (SELECT FROM staged s WHERE s.offer_id = l.offer_id)`;

export async function findMissing(client: pg.ClientBase, source: string): Promise<MissingOffers> {
  const { rows } = await client.query<{ count: number; examples: string[] | null }>(
    `SELECT count(*)::int AS count, (array_agg(${goodsName} || ' (' || v.code || ')' ORDER BY v.code))[1:${EXAMPLES}] AS examples ${missing}`,
    [source],
  );
  return { count: rows[0]?.count ?? 0, examples: rows[0]?.examples ?? [] };
}

/** The number of goods that a source has on sale. */
export async function countOnSale(client: pg.ClientBase, source: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM import_offers l JOIN variants v ON v.id = l.variant_id
     WHERE l.source = $1 AND NOT v.withdrawn`,
    [source],
  );
  return rows[0]?.count ?? 0;
}

/** Throws if more than `percent` of the goods on sale before the import would be withdrawn. */
export function refuseLargeWithdrawal(missing: number, onSale: number, percent: number): void {
  if (missing * 100 > percent * onSale) {
    const text = importMessages.largeWithdrawal(missing, onSale, percent);
    throw new LargeWithdrawal(text, missing, onSale);
  }
}

/** Withdraws the missing offers from sale. A product without variants on sale is withdrawn too. */
export async function withdrawMissing(client: pg.ClientBase, source: string): Promise<void> {
  await client.query(
    `WITH gone AS (SELECT l.offer_id, l.variant_id ${missing}),
       marked AS (
         UPDATE import_offers l SET withdrawn = true FROM gone WHERE l.source = $1 AND l.offer_id = gone.offer_id)
     UPDATE variants v SET withdrawn = true FROM gone WHERE v.id = gone.variant_id`,
    [source],
  );
  await client.query(
    `UPDATE products p SET withdrawn = true
     WHERE NOT p.withdrawn AND NOT EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND NOT v.withdrawn)
       AND EXISTS (SELECT FROM variants v JOIN import_offers l ON l.variant_id = v.id
                   WHERE v.product_id = p.id AND l.source = $1 AND l.withdrawn)`,
    [source],
  );
}

/**
 * Puts offers back on sale that an earlier import withdrew and the feed contains again. Offers withdrawn by the staff
 * stay withdrawn, and so do products that the staff hides or shows by days.
 */
export async function restoreReturned(client: pg.ClientBase, source: string): Promise<void> {
  await client.query(
    `WITH back AS (
       UPDATE import_offers l SET withdrawn = false FROM staged s
       WHERE l.source = $1 AND l.withdrawn AND s.offer_id = l.offer_id AND NOT s.refused
       RETURNING l.variant_id),
     shown AS (UPDATE variants v SET withdrawn = false FROM back WHERE v.id = back.variant_id RETURNING v.product_id),
     products_shown AS (UPDATE products p SET withdrawn = false FROM shown
       WHERE p.id = shown.product_id AND p.withdrawn AND NOT p.hidden AND p.shown_from IS NULL AND p.shown_until IS NULL)
     UPDATE staged s SET is_changed = true FROM back WHERE s.variant_id = back.variant_id`,
    [source],
  );
}
