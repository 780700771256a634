import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** What a row of the list needs beside its order. */
export interface RowFacts {
  /** The name of the first line; empty where there is none. */
  readonly goods: string;
  readonly lines: number;
  readonly tags: readonly string[];
  /** `YYYY-MM-DD`. */
  readonly deliverOn: string | null;
}

interface FactsRow extends RowFacts, Record<string, unknown> {
  readonly id: number;
}

const noFacts: RowFacts = { goods: '', lines: 0, tags: [], deliverOn: null };

/** What a page of the list needs of its orders, in one statement: by the id of an order. */
export async function selectRowFacts(
  db: Database,
  orderIds: readonly number[],
): Promise<(id: number) => RowFacts> {
  if (orderIds.length === 0) return () => noFacts;
  const { rows } = await db.execute<FactsRow>(sql`
    SELECT listed.id, coalesce(line.goods, '') AS goods, line.lines,
      ARRAY(SELECT tag FROM order_tags WHERE order_id = listed.id ORDER BY tag) AS tags,
      (SELECT deliver_on::text FROM order_plans WHERE order_id = listed.id) AS "deliverOn"
    FROM unnest(${sql.param([...orderIds])}::int[]) AS listed (id), LATERAL (
      SELECT (array_agg(name ORDER BY position))[1] AS goods, count(*)::int AS lines FROM order_lines WHERE order_id = listed.id) AS line`);
  const facts = new Map(rows.map((row) => [row.id, row]));
  return (id) => facts.get(id) ?? noFacts;
}
