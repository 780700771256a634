import { type SQL, sql } from 'drizzle-orm';
import { carriedSizes, packedSides, type StatedPackages } from '#contracts/carried-sizes.ts';
import type { Package } from '#contracts/packages.ts';
import type { PackageSize } from '#contracts/passing.ts';
import { statedPackageOf } from '#modules/catalog/index.ts';
import type { Database } from '#platform/database/database.ts';
import { keepByVersion } from '#platform/memory/keep-by-version.ts';

/** What delivery needs to know of a variant beside its price and stock. */
export interface Carried {
  /** The slugs of its category and of that one's parent. */
  readonly categories: readonly string[];
  readonly packages: readonly Package[];
  /** Of the packages, else of the thing as it stands in the room; empty: not known. */
  readonly sizes: readonly PackageSize[];
  /** Of all packages, else as stated, kg; null: not known. */
  readonly weight: number | null;
  /** Working days in which its source has it made; null: the source does not say. */
  readonly production: { readonly least: number; readonly most: number } | null;
}

interface Row extends Record<string, unknown> {
  readonly id: number;
  readonly categories: string[];
  readonly packages: Package[];
  readonly stated: StatedPackages['stated'];
  readonly name: string;
  readonly size: [number | null, number | null, number | null];
  readonly weight: number | null;
  readonly least: number | null;
  readonly most: number | null;
}

/** What variants are carried as, by id. Unknown ids are left out. */
export type ReadCarried = (
  db: Database,
  variantIds: readonly number[],
) => Promise<ReadonlyMap<number, Carried>>;

/** Carts and pages whose goods are remembered. */
const MOST_KEPT = 1000;

/** Reads what goods are carried as; those of a cart or of a page once a version of the data. */
export function createCarried(version: () => number | null): ReadCarried {
  const keep = keepByVersion<string, ReadonlyMap<number, Carried>>(version, MOST_KEPT);
  return (db, variantIds) => keep(variantIds.join(), () => selectCarried(db, variantIds));
}

/** What these variants are carried as now. */
export const selectCarried: ReadCarried = async (db, variantIds) =>
  variantIds.length === 0
    ? new Map()
    : selectCarriedOf(db, sql`${sql.param([...variantIds])}::int[]`);

/** The same of the variants whose ids this array has. A query in its place would have all goods joined first. */
export async function selectCarriedOf(
  db: Database,
  variants: SQL,
): Promise<ReadonlyMap<number, Carried>> {
  const { rows } = await db.execute<Row>(sql`
    SELECT v.id, array_remove(ARRAY[c.slug, above.slug], NULL) AS categories, coalesce(g.packages, '[]') AS packages, ${statedPackageOf(sql`ch.characteristics`)} AS stated, p.name,
      jsonb_build_array(v.attributes->'dimensions_width', v.attributes->'dimensions_depth', v.attributes->'dimensions_height') AS size,
      CASE WHEN v.attributes->>'dimensions_weight' ~ '^[0-9]{1,5}([.][0-9]{1,3})?$'
        THEN (v.attributes->>'dimensions_weight')::float8 END AS weight, s.production_least AS least, s.production_most AS most
    FROM variants v JOIN products p ON p.id = v.product_id JOIN categories c ON c.id = p.category_id
      LEFT JOIN categories above ON above.id = c.parent_id LEFT JOIN variant_packages g ON g.variant_id = v.id
      LEFT JOIN variant_characteristics ch ON ch.variant_id = v.id
      LEFT JOIN LATERAL (SELECT source FROM import_offers WHERE variant_id = v.id ORDER BY withdrawn, source LIMIT 1) offer ON true
      LEFT JOIN import_sources s ON s.source = offer.source
    WHERE v.id = ANY(${variants})`);
  return new Map(
    rows.map(({ id, least, most, ...row }) => [
      id,
      carriedAs({ ...row, production: least === null || most === null ? null : { least, most } }),
    ]),
  );
}

/** What a thing says of itself. `size`: width, depth and height, mm; `weight`: as stated, where its packages do not tell it. */
type Stated = Pick<Row, 'categories' | 'packages' | 'stated' | 'name' | 'size' | 'weight'> &
  Pick<Carried, 'production'>;

/** As what a thing is carried that says this of itself. */
export function carriedAs({ name, size, weight, stated, ...known }: Stated): Carried {
  const { packages } = known;
  const [width, depth, height] = size;
  const sizes = carriedSizes({
    name,
    packed: packedSides({ packages, stated }),
    size: width && depth && height ? [width, depth, height] : null,
  })?.sizes;
  return { ...known, sizes: sizes ?? [], weight: weightOf(packages) ?? weight };
}

const weightOf = (packages: readonly Package[]): number | undefined =>
  packages.length > 0 ? packages.reduce((sum, one) => sum + one.weight, 0) : undefined;
