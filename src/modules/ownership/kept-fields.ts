import { sql } from 'drizzle-orm';
import type { AttributeKey } from '#contracts/attributes.ts';
import type { Database } from '#platform/database/database.ts';

/** Fields of a product that the staff can set against feeds. */
export type KeptProductField = 'name' | 'description' | 'category';

/** Fields of a variant that the staff can set against feeds. */
export type KeptVariantField = 'name' | 'characteristics' | `attributes.${AttributeKey}`;

/** What feeds leave alone: fields of a product and of its variants. */
export interface KeptFields {
  readonly product: readonly KeptProductField[];
  readonly variants: ReadonlyMap<number, readonly KeptVariantField[]>;
}

/** Keeps fields that the staff has set; feeds leave them alone from now on. */
export async function keepFields(
  db: Database,
  productId: number,
  { product, variants }: KeptFields,
): Promise<void> {
  if (product.length > 0) {
    await db.execute(sql`
      INSERT INTO kept_product_fields (product_id, fields) VALUES (${productId}, ${sql.param(product)}::text[])
      ON CONFLICT (product_id) DO UPDATE
      SET fields = ARRAY(SELECT unnest(kept_product_fields.fields) UNION SELECT unnest(excluded.fields) ORDER BY 1)`);
  }
  await keepVariantFields(db, variants);
}

/** Keeps the categories of products that the staff has set. Answers the ids of those whose category feeds have set until now. */
export async function keepCategories(
  db: Database,
  productIds: readonly number[],
): Promise<number[]> {
  const ids = sql`${sql.param(productIds)}::int[]`;
  const { rows } = await db.execute<{ id: number }>(sql`
    INSERT INTO kept_product_fields AS k (product_id, fields) SELECT id, ARRAY['category'] FROM unnest(${ids}) AS n(id)
    ON CONFLICT (product_id) DO UPDATE SET fields = ARRAY(SELECT unnest(k.fields) UNION SELECT 'category' ORDER BY 1)
    WHERE NOT 'category' = ANY(k.fields)
    RETURNING product_id AS id`);
  return rows.map(({ id }) => id);
}

/** Gives the categories of products back to the feeds. */
export async function releaseCategories(
  db: Database,
  productIds: readonly number[],
): Promise<void> {
  const ids = sql`${sql.param(productIds)}::int[]`;
  await db.execute(sql`
    UPDATE kept_product_fields SET fields = array_remove(fields, 'category') WHERE product_id = ANY(${ids})`);
  await db.execute(
    sql`DELETE FROM kept_product_fields WHERE product_id = ANY(${ids}) AND fields = '{}'`,
  );
}

/** The same of variants of any products. */
export async function keepVariantFields(
  db: Database,
  variants: KeptFields['variants'],
): Promise<void> {
  const rows = [...variants].map(([id, fields]) => ({ id, fields }));
  if (rows.length === 0) return;
  await db.execute(sql`
    INSERT INTO kept_variant_fields (variant_id, fields)
    SELECT id, ARRAY(SELECT jsonb_array_elements_text(fields) ORDER BY 1)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(id int, fields jsonb)
    ON CONFLICT (variant_id) DO UPDATE
    SET fields = ARRAY(SELECT unnest(kept_variant_fields.fields) UNION SELECT unnest(excluded.fields) ORDER BY 1)`);
}

/** What feeds leave alone of a product. */
export async function selectKeptFields(db: Database, productId: number): Promise<KeptFields> {
  const { rows: own } = await db.execute<{ fields: KeptProductField[] }>(
    sql`SELECT fields FROM kept_product_fields WHERE product_id = ${productId}`,
  );
  const { rows } = await db.execute<{ id: number; fields: KeptVariantField[] }>(sql`
    SELECT k.variant_id AS id, k.fields FROM kept_variant_fields k JOIN variants v ON v.id = k.variant_id
    WHERE v.product_id = ${productId}`);
  return {
    product: own[0]?.fields ?? [],
    variants: new Map(rows.map(({ id, fields }) => [id, fields])),
  };
}

/** Gives all texts and attributes of a product back to the feeds; the values stay until the next one. */
export async function releaseProduct(db: Database, productId: number): Promise<void> {
  await db.execute(sql`DELETE FROM kept_product_fields WHERE product_id = ${productId}`);
  await db.execute(sql`
    DELETE FROM kept_variant_fields k USING variants v WHERE v.id = k.variant_id AND v.product_id = ${productId}`);
}

/** The staff's word on whether a variant is shown is newer than that of the feed that has withdrawn it. */
export async function forgetWithdrawal(db: Database, variants: readonly number[]): Promise<void> {
  await db.execute(sql`
    UPDATE import_offers SET withdrawn = false WHERE variant_id = ANY(${sql.param(variants)}::int[]) AND withdrawn`);
}
