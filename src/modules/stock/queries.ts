import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { MovementReason } from '#contracts/admin/goods/values.ts';
import { drawingPaths } from '#contracts/drawing-paths.ts';
import type { Kopecks } from '#contracts/money.ts';
import { variants } from '#modules/catalog/index.ts';
import type { Database } from '#platform/database/database.ts';

/** The current data of a variant that a cart and an order need. */
export interface Offer {
  readonly productId: number;
  readonly variantId: number;
  readonly productName: string;
  readonly variantName: string;
  readonly code: string;
  readonly photo: string;
  readonly productSlug: string;
  readonly variantSlug: string;
  readonly price: Kopecks;
  /** Before the discount; null without one. */
  readonly originalPrice: Kopecks | null;
  /** Null for a variant that is made to order. */
  readonly stock: number | null;
  /** Without a stock: in stock, uncounted. */
  readonly uncounted: boolean;
  /** Days until a variant that is made to order is ready, and the shorter term where there are two; null where not stated. */
  readonly leadDays: number | null;
  readonly leadDaysFrom: number | null;
  readonly withdrawn: boolean;
}

/** `photo` is null where neither the variant nor its product has one. */
type OfferRow = { [Field in keyof Offer]: Field extends 'photo' ? string | null : Offer[Field] };

/** The offers of these variants, withdrawn ones included. Unknown ids are left out. */
export const findOffers = async (
  db: Database,
  variantIds: readonly number[],
): Promise<Map<number, Offer>> =>
  variantIds.length === 0 ? new Map() : findOffersOf(db, sql`${sql.param(variantIds)}::int[]`);

/**
 * The offers of the variants in `variantIds`, an array of PostgreSQL. Plain SQL: each change of a cart and each order waits for it, and
 * building such a query takes longer than running it.
 */
export async function findOffersOf(db: Database, variantIds: SQL): Promise<Map<number, Offer>> {
  const { rows } = await db.execute<OfferRow>(sql`
    SELECT p.id AS "productId", v.id AS "variantId", p.name AS "productName", v.name AS "variantName", v.code,
      coalesce((SELECT photo FROM variant_photos WHERE variant_id = v.id ORDER BY position LIMIT 1), p.photo) AS photo,
      p.slug AS "productSlug", v.slug AS "variantSlug", v.price_kopecks::float8 AS price,
      v.original_price_kopecks::float8 AS "originalPrice", v.stock, v.uncounted,
      ${days('production_time_days')} AS "leadDays", ${days('production_time_days_from')} AS "leadDaysFrom",
      v.withdrawn OR p.withdrawn AS withdrawn
    FROM variants v JOIN products p ON p.id = v.product_id
    WHERE v.id = ANY(${variantIds})`);
  return new Map(
    rows.map((row) => [row.variantId, { ...row, photo: row.photo ?? drawingOf(row) }]),
  );
}

/** A whole number of days of an attribute; null for any other value. */
const days = (attribute: 'production_time_days' | 'production_time_days_from') =>
  sql.raw(
    `CASE WHEN v.attributes->>'${attribute}' ~ '^[0-9]{1,4}$' THEN (v.attributes->>'${attribute}')::int END`,
  );

const drawingOf = ({ productSlug, variantSlug }: Pick<Offer, 'productSlug' | 'variantSlug'>) =>
  drawingPaths.variant(productSlug, variantSlug);

/** The first variant of each product that can be ordered, else the first, by product id. Products without variants are left out. */
export async function findFirstVariants(
  db: Database,
  productIds: number[],
): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectDistinct({ productId: variants.productId, variantId: firstOf })
    .from(variants)
    .where(and(inArray(variants.productId, productIds), eq(variants.withdrawn, false)))
    .orderBy(asc(variants.productId));
  return new Map(rows.map((row) => [row.productId, row.variantId]));
}

const firstOf = sql<number>`first_value(${variants.id}) OVER (
  PARTITION BY ${variants.productId} ORDER BY ${variants.stock} IS NOT DISTINCT FROM 0, ${variants.position})`;

/** Why pieces come or go. */
export interface Movement {
  readonly reason: MovementReason;
  readonly orderId?: number | undefined;
  /** The source of a feed, or words of the staff. */
  readonly note?: string | undefined;
  readonly staffId?: number | null | undefined;
}

/** As the trigger of the journal reads it. */
const valueFor = ({ reason, orderId, note, staffId }: Movement): string =>
  JSON.stringify({ reason, order: orderId, note, staff: staffId });

/** Says why, where it is evaluated: until the transaction ends. */
const movementSetting = (movement: Movement): SQL =>
  sql`set_config('shop.movement', ${valueFor(movement)}, true)`;

/** Says why the stock changes in the rest of this transaction. `db` is the transaction. */
export const tellMovement = async (db: Database, movement: Movement): Promise<void> => {
  await db.execute(sql`SELECT ${movementSetting(movement)}`);
};

/** The same for a transaction of a client. */
export const tellMovementBy = async (client: pg.ClientBase, movement: Movement): Promise<void> => {
  await client.query(`SELECT set_config('shop.movement', $1, true)`, [valueFor(movement)]);
};

/** A quantity of a variant that is taken from stock or returned to it. */
export interface Pieces {
  readonly variantId: number;
  readonly quantity: number;
}

/** A line that asks for more pieces than the stock has. */
export interface ShortLine {
  readonly variantId: number;
  readonly inStock: number;
}

/**
 * The stock of these variants with row locks until the transaction ends. The lock does not block carts: they only refer
 * to the variants by foreign key.
 */
export const lockStock = (db: Database, variantIds: number[]): Promise<ShortLine[]> =>
  db
    .select({ variantId: variants.id, inStock: sql<number>`${variants.stock}` })
    .from(variants)
    .where(and(inArray(variants.id, variantIds), isNotNull(variants.stock)))
    .orderBy(asc(variants.id))
    .for('no key update');

/** Adds (`+`) or subtracts (`-`) these quantities for variants that have a stock, and says why. */
export async function changeStock(
  db: Database,
  lines: readonly Pieces[],
  { sign, movement }: { readonly sign: SQL; readonly movement: Movement },
): Promise<void> {
  const pieces = JSON.stringify(lines.map(({ variantId, quantity }) => ({ variantId, quantity })));
  await db.execute(sql`
    UPDATE ${variants} v SET stock = v.stock ${sign} p.quantity
    FROM json_to_recordset(${pieces}::json) AS p ("variantId" integer, quantity integer),
      (SELECT ${movementSetting(movement)}) AS why (told)
    WHERE v.id = p."variantId" AND v.stock IS NOT NULL AND why.told <> ''`);
}
