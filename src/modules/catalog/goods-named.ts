import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { Lacking } from './completeness.ts';

interface Named {
  readonly slug: string;
  readonly name: string;
}

const SHOWN = 5;

/** The goods on sale that have both address and name of one of these. */
export async function findGoodsNamed(db: Database, named: readonly Named[]): Promise<Lacking> {
  const { rows } = await db.execute<{ slug: string; name: string }>(sql`
    SELECT p.slug, p.name FROM products p
    JOIN jsonb_to_recordset(${JSON.stringify(named)}::jsonb) AS n (slug text, name text)
      ON n.slug = p.slug AND n.name = p.name
    WHERE NOT p.withdrawn ORDER BY p.id`);
  return { count: rows.length, first: rows.slice(0, SHOWN) };
}
