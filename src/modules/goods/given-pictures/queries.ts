import { sql } from 'drizzle-orm';
import { derivedCodes } from '#modules/ownership/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Article } from './matching/articles.ts';

const PAGE = 10_000;

/** All variants with their articles. */
export async function selectArticles(db: Database): Promise<Article[]> {
  const { rows } = await db.execute<Article & Record<string, unknown>>(
    sql`SELECT id, code FROM variants ORDER BY id`,
  );
  return rows;
}

/** The variants of articles that are no codes: several offers of a feed have stated them (`101` is `101-7` and `101-8` in the shop). */
export async function selectShared(db: Database): Promise<Map<string, Article[]>> {
  const { rows } = await db.execute<Article & { article: string } & Record<string, unknown>>(sql`
    SELECT DISTINCT variant_id AS id, code, article FROM (${sql.raw(derivedCodes)}) d ORDER BY variant_id`);
  return Map.groupBy(rows, ({ article }) => article);
}

/** All addresses that variants have in their feeds, page by page. */
export async function* selectNamedAddresses(db: Database): AsyncGenerator<string> {
  let last = '';
  while (true) {
    const { rows } = await db.execute<{ address: string }>(sql`
      SELECT DISTINCT address FROM variant_pictures WHERE address > ${last} ORDER BY address LIMIT ${PAGE}`);
    for (const { address } of rows) yield address;
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.address ?? '';
  }
}

/** The variants that have one of these addresses in their feeds. */
export async function selectNaming(
  db: Database,
  addresses: readonly string[],
): Promise<Map<string, Article[]>> {
  const { rows } = await db.execute<Article & { address: string } & Record<string, unknown>>(sql`
    SELECT DISTINCT p.address, v.id, v.code FROM variant_pictures p JOIN variants v ON v.id = p.variant_id
    WHERE p.address = ANY(${sql.param(addresses)}::text[]) ORDER BY v.id`);
  return Map.groupBy(rows, ({ address }) => address);
}

interface Shown extends Record<string, unknown> {
  readonly id: number;
  readonly given: string;
  readonly photo: string;
}

/** The pictures that the owner has given, by variant: name and photo. */
export async function selectGiven(
  db: Database,
  variants: readonly number[],
): Promise<Map<number, Map<string, string>>> {
  const { rows } = await db.execute<Shown>(sql`
    SELECT variant_id AS id, given, photo FROM variant_photos
    WHERE variant_id = ANY(${sql.param(variants)}::int[]) AND given IS NOT NULL ORDER BY variant_id, position`);
  const byVariant = new Map<number, Map<string, string>>();
  for (const { id, given, photo } of rows) {
    const pictures = byVariant.get(id) ?? new Map<string, string>();
    byVariant.set(id, pictures.set(given, photo));
  }
  return byVariant;
}

/** The addresses that the feeds of these variants name, in their order. */
export async function selectPicturesOf(
  db: Database,
  variants: readonly number[],
): Promise<Map<number, string[]>> {
  const { rows } = await db.execute<{ id: number; addresses: string[] }>(sql`
    SELECT variant_id AS id, array_agg(address ORDER BY position) AS addresses FROM variant_pictures
    WHERE variant_id = ANY(${sql.param(variants)}::int[]) GROUP BY variant_id`);
  return new Map(rows.map(({ id, addresses }) => [id, addresses]));
}

/** The stored file of each of these addresses; null where there is none yet. */
export async function selectFetched(
  db: Database,
  addresses: readonly string[],
): Promise<Map<string, string | null>> {
  const { rows } = await db.execute<{ address: string; file: string | null }>(sql`
    SELECT address, file FROM pictures WHERE address = ANY(${sql.param(addresses)}::text[])`);
  return new Map(rows.map(({ address, file }) => [address, file]));
}

/** Goods on sale that no photograph shows. */
export interface Unpictured extends Record<string, unknown> {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

export async function selectUnpictured(db: Database): Promise<Unpictured[]> {
  const { rows } = await db.execute<Unpictured>(sql`
    SELECT v.id, v.code, p.name FROM variants v JOIN products p ON p.id = v.product_id
    WHERE NOT v.withdrawn AND NOT p.withdrawn AND p.photo IS NULL
      AND NOT EXISTS (SELECT FROM variant_photos f WHERE f.variant_id = v.id)
      AND NOT EXISTS (SELECT FROM product_photos f WHERE f.product_id = p.id)
    ORDER BY v.code, v.id`);
  return rows;
}
