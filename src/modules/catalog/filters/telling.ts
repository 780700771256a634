import { type SQL, sql } from 'drizzle-orm';
import type { AttributeKey } from '#contracts/attributes.ts';
import { filterOptions } from '../tables.ts';

/** A query of `id` and `weight`: what an option that another thing shares says of their likeness. `things`: a query of `options`. */
export function telling(weights: Partial<Record<AttributeKey, number>>, things: SQL): SQL {
  const rows = Object.entries(weights).map(
    ([key, weight]) => sql`(${key}::text, ${weight}::float8)`,
  );
  return sql`
    SELECT o.id, w.weight FROM (${things}) thing CROSS JOIN unnest(thing.options) AS stated(id)
    JOIN ${filterOptions} o ON o.id = stated.id
    JOIN (VALUES ${sql.join(rows, sql`, `)}) w(key, weight) ON w.key = o.key`;
}
