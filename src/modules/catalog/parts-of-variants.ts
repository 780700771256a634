import { inArray, sql } from 'drizzle-orm';
import type { Package } from '#contracts/packages.ts';
import type { Database } from '#platform/database/database.ts';
import { variantPackages } from './tables.ts';

/** What pictures show, by variant and photo. */
export type Alts = ReadonlyMap<number, ReadonlyMap<string, string>>;

/** The words of the staff on the pictures of these variants; those without any are absent. */
export async function selectAlts(db: Database, variantIds: readonly number[]): Promise<Alts> {
  const { rows } = await db.execute<{ id: number; alts: Record<string, string> }>(sql`
    SELECT variant_id AS id, jsonb_object_agg(photo, alt) AS alts FROM variant_photos
    WHERE variant_id = ANY(${sql.param(variantIds)}::int[]) AND alt <> '' GROUP BY variant_id`);
  return new Map(rows.map(({ id, alts }) => [id, new Map(Object.entries(alts))]));
}

/** The packages of these variants by id. Variants without any are absent. */
export async function selectPackages(
  db: Database,
  variantIds: readonly number[],
): Promise<Map<number, Package[]>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(variantPackages)
    .where(inArray(variantPackages.variantId, [...variantIds]));
  return new Map(rows.map(({ variantId, packages }) => [variantId, packages]));
}
