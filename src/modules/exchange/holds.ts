import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { PriceField } from './price-fields.ts';

/** Holds fields of a variant: feeds leave them alone, as after a price list. */
export async function holdFields(
  db: Database,
  variantId: number,
  fields: readonly PriceField[],
): Promise<void> {
  const added = sql`${sql.param(fields)}::text[]`;
  await db.execute(sql`
    INSERT INTO held_fields (variant_id, fields) VALUES (${variantId}, ARRAY(SELECT unnest(${added}) ORDER BY 1))
    ON CONFLICT (variant_id) DO UPDATE
    SET fields = ARRAY(SELECT unnest(held_fields.fields) UNION SELECT unnest(excluded.fields) ORDER BY 1)`);
}

/** Gives fields back to the feeds; the values stay until the next one. */
export async function releaseFields(
  db: Database,
  variantId: number,
  fields: readonly PriceField[],
): Promise<void> {
  await db.execute(sql`
    UPDATE held_fields SET fields = ARRAY(SELECT unnest(fields) EXCEPT SELECT unnest(${sql.param(fields)}::text[]) ORDER BY 1)
    WHERE variant_id = ${variantId}`);
  await db.execute(sql`DELETE FROM held_fields WHERE variant_id = ${variantId} AND fields = '{}'`);
}
