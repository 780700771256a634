import { sql } from 'drizzle-orm';
import { slugOf } from '#contracts/slug-of.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';

interface MakerPage {
  readonly slug: string;
  readonly name: string;
}

/** The makers that have a page, by name: those of goods on sale, and those of whom the owner tells. Rule: `catalog/makers.ts`, which orders must not load. */
export async function selectMakers(db: Database): Promise<MakerPage[]> {
  const { identity } = await readSettings(db);
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT DISTINCT v.attributes #>> '{brand,name}' AS name
    FROM variants v JOIN products p ON p.id = v.product_id
    WHERE NOT v.withdrawn AND NOT p.withdrawn AND v.attributes #>> '{brand,name}' IS NOT NULL`);
  const named = [...identity.makers, ...rows].map(({ name }) => ({ slug: slugOf(name), name }));
  const bySlug = new Map(named.toReversed().map((one) => [one.slug, one]));
  return [...bySlug.values()]
    .filter(({ slug }) => slug !== '')
    .toSorted((one, other) => one.name.localeCompare(other.name, 'ru'));
}
