import type pg from 'pg';

/** The staff has not set the characteristics of this variant. */
const areFree = (staged: string): string => `NOT EXISTS (
  SELECT FROM kept_variant_fields k WHERE k.variant_id = ${staged}.variant_id AND 'characteristics' = ANY (k.fields))`;

/**
 * Writes the characteristics of the variants. Unchanged rows are not written. An offer without any attribute or
 * characteristic leaves those of its variant. New variants are added afterwards: their filters are then made once, with
 * the characteristics.
 */
export async function mergeCharacteristics(client: pg.ClientBase): Promise<void> {
  await client.query('SET CONSTRAINTS variant_characteristics_variant_id_fkey DEFERRED');
  await client.query(`
    WITH done AS (
      INSERT INTO variant_characteristics (variant_id, characteristics)
      SELECT s.variant_id, f.characteristics FROM staged s JOIN feed_rows f USING (no)
      LEFT JOIN variant_characteristics k USING (variant_id)
      WHERE NOT s.refused AND f.characteristics IS NOT NULL AND k.characteristics IS DISTINCT FROM f.characteristics
        AND ${areFree('s')}
      ORDER BY s.variant_id
      ON CONFLICT (variant_id) DO UPDATE SET characteristics = excluded.characteristics
      RETURNING variant_characteristics.variant_id)
    UPDATE staged s SET is_changed = true FROM done WHERE s.variant_id = done.variant_id`);
  await client.query(`
    WITH done AS (
      DELETE FROM variant_characteristics c USING staged s JOIN feed_rows f USING (no)
      WHERE c.variant_id = s.variant_id AND NOT s.refused AND f.characteristics IS NULL AND f.attributes <> '{}'
        AND ${areFree('s')}
      RETURNING c.variant_id)
    UPDATE staged s SET is_changed = true FROM done WHERE s.variant_id = done.variant_id`);
}
