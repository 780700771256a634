import { sql } from 'drizzle-orm';
import type { OwnFilterName } from '#contracts/own-filters.ts';
import type { Database } from '#platform/database/database.ts';
import { filterOptions, productFilters } from '../tables.ts';

/** A characteristic in the words of suppliers that goods on sale have. */
export interface OwnCharacteristic {
  readonly key: OwnFilterName;
  readonly label: string;
  /** All its values, the most frequent first. */
  readonly values: readonly string[];
}

/** The characteristics that can filter, those of most goods first. It reads the options of all goods. */
export async function selectOwnCharacteristics(db: Database): Promise<OwnCharacteristic[]> {
  const { rows } = await db.execute<OwnCharacteristic & Record<string, unknown>>(sql`
    WITH used AS (
      SELECT option, count(*) AS goods FROM ${productFilters}, unnest(${productFilters.options}) option GROUP BY option)
    SELECT o.key, (array_agg(o.label ORDER BY used.goods DESC, o.label))[1] AS label,
      array_agg(o.value ORDER BY used.goods DESC, o.value) AS values
    FROM used JOIN ${filterOptions} o ON o.id = used.option
    WHERE o.label IS NOT NULL
    GROUP BY o.key ORDER BY sum(used.goods) DESC, o.key`);
  return rows;
}
