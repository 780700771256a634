import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { PriceField } from './price-fields.ts';

/** Fields of a variant that feeds leave alone. */
export interface Hold {
  readonly variantId: number;
  readonly fields: readonly PriceField[];
}

/** Holds fields of variants, as a price list does. Each variant comes once. */
export async function holdFields(db: Database, holds: readonly Hold[]): Promise<void> {
  const rows = holds.map(({ variantId, fields }) => ({ id: variantId, fields }));
  await db.execute(sql`
    INSERT INTO held_fields (variant_id, fields)
    SELECT id, ARRAY(SELECT jsonb_array_elements_text(fields) ORDER BY 1)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(id int, fields jsonb)
    ON CONFLICT (variant_id) DO UPDATE
    SET fields = ARRAY(SELECT unnest(held_fields.fields) UNION SELECT unnest(excluded.fields) ORDER BY 1)`);
}

/** Gives fields back to the feeds; the values stay until the next one. */
export async function releaseFields(db: Database, holds: readonly Hold[]): Promise<void> {
  const rows = holds.map(({ variantId, fields }) => ({ id: variantId, fields }));
  const ids = holds.map(({ variantId }) => variantId);
  await db.execute(sql`
    UPDATE held_fields h
    SET fields = ARRAY(SELECT unnest(h.fields) EXCEPT SELECT jsonb_array_elements_text(n.fields) ORDER BY 1)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(id int, fields jsonb) WHERE h.variant_id = n.id`);
  await db.execute(
    sql`DELETE FROM held_fields WHERE variant_id = ANY(${sql.param(ids)}::int[]) AND fields = '{}'`,
  );
}
