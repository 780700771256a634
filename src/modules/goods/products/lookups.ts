import { sql } from 'drizzle-orm';
import type { UsualAttributes } from '#contracts/admin/goods/products.ts';
import { type AttributeKey, attributeKeys, attributes } from '#contracts/attributes.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';

export async function findCategoryId(db: Database, slug: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT id FROM categories WHERE slug = ${slug}`,
  );
  return rows[0]?.id;
}

/** The number of the member who has changed a product last; undefined where none has, or an import came later. */
export async function selectLastChanger(
  db: Database,
  { id, slug }: { readonly id: number; readonly slug: string },
): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT actor_name AS name FROM (
      SELECT actor, actor_name, at FROM audit_log WHERE entity = 'product' AND entity_id = ${slug} ORDER BY id DESC LIMIT 1) last
    WHERE actor = 'staff' AND NOT EXISTS (
      SELECT FROM import_runs r WHERE r.ended_at > last.at AND r.source IN (
        SELECT o.source FROM import_offers o JOIN variants v ON v.id = o.variant_id WHERE v.product_id = ${id}))`);
  return rows[0]?.name;
}

/** So many variants of a category are looked at. */
const SAMPLE = 2000;
/** Of so many goods of a category it is usual that they state an attribute. */
const USUAL = 0.4;
const WORDS = 30;
/** What furniture is asked about first: of a category whose goods state nothing yet. */
const FIRST: readonly AttributeKey[] = [
  'dimensions_width',
  'dimensions_height',
  'dimensions_depth',
  'dimensions_weight',
  'material',
  'color',
];

/** What goods of a category that states nothing yet may have: all but what only taps have. */
const NOT_OF_FEW = attributeKeys.filter(
  (key) => key !== 'ball' && attributes[key].group !== 'plumbing',
);

/** A category with fewer variants takes what is usual from its parent and all that stands below that. */
const FEW = 20;

/** What goods of a category and of those below it state: the usual attributes, and their words. Throws `not_found`. */
export async function findUsual(db: Database, category: string): Promise<UsualAttributes> {
  const id = await findExample(db, category);
  if (id === undefined) throw new DomainError('not_found');
  const sample = sql`
    SELECT v.attributes FROM variants v JOIN products p ON p.id = v.product_id
    WHERE NOT v.withdrawn AND p.category_id IN (SELECT id FROM categories WHERE id = ${id} OR parent_id = ${id})
    ORDER BY v.id DESC LIMIT ${SAMPLE}`;
  const { rows: counts } = await db.execute<{ key: AttributeKey; share: number }>(sql`
    WITH sample AS MATERIALIZED (${sample})
    SELECT key, count(*)::float8 / (SELECT count(*) FROM sample) AS share
    FROM sample, jsonb_object_keys(attributes) key GROUP BY key`);
  const stated = counts.filter(({ share }) => share >= USUAL).map(({ key }) => key);
  const usual = new Set(stated.length > 0 ? stated : FIRST);
  const known = new Set(counts.length > 0 ? counts.map(({ key }) => key) : NOT_OF_FEW);
  return {
    keys: attributeKeys.filter((key) => usual.has(key)),
    known: attributeKeys.filter((key) => usual.has(key) || known.has(key)),
    words: await wordsOf(db, sample),
  };
}

/** The category itself, or its parent while it has few goods. */
async function findExample(db: Database, slug: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT CASE WHEN c.parent_id IS NULL OR (
      SELECT count(*) FROM (
        SELECT FROM variants v JOIN products p ON p.id = v.product_id
        WHERE NOT v.withdrawn AND p.category_id = c.id LIMIT ${FEW}) goods
    ) = ${FEW} THEN c.id ELSE c.parent_id END AS id
    FROM categories c WHERE c.slug = ${slug}`);
  return rows[0]?.id;
}

const worded = attributeKeys.filter((key) => ['text', 'list'].includes(attributes[key].kind));

async function wordsOf(
  db: Database,
  sample: ReturnType<typeof sql>,
): Promise<Record<string, string[]>> {
  const { rows } = await db.execute<{ key: string; words: string[] }>(sql`
    SELECT key, (array_agg(word ORDER BY goods DESC, word))[1:${sql.raw(String(WORDS))}] AS words FROM (
      SELECT key, word, count(*) AS goods
      FROM (${sample}) s, jsonb_each(s.attributes) a (key, value),
        LATERAL (SELECT jsonb_array_elements_text(CASE WHEN jsonb_typeof(value) = 'array' THEN value ELSE jsonb_build_array(value) END)) w (word)
      WHERE key = ANY(${sql.param(worded)}::text[]) GROUP BY key, word) counted
    GROUP BY key`);
  return Object.fromEntries(rows.map(({ key, words }) => [key, words]));
}
