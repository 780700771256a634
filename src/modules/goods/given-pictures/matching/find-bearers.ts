import { sql } from 'drizzle-orm';
import { derivedCodes } from '#modules/ownership/index.ts';
import type { Database } from '#platform/database/database.ts';
import { type Article, ArticleIndex, keyInSql, keyOf } from './articles.ts';
import { type ArticleMatch, articlesIn, matchArticle } from './match-file.ts';

/**
 * The variants that files belong to by their articles, in the order of the paths, by the rules of `npm run pictures`. More than one means
 * that the path does not tell which. Only articles that come into question are loaded.
 */
export async function findBearers(
  db: Database,
  paths: readonly string[],
): Promise<readonly ArticleMatch[]> {
  const keys = [...new Set(paths.flatMap(articlesIn).map(keyOf))].filter((key) => key !== '');
  const among = sql`ANY(${sql.param(keys)}::text[])`;
  const { rows } = await db.execute<Article & Record<string, unknown>>(sql`
    SELECT id, code FROM variants WHERE ${sql.raw(keyInSql('code'))} = ${among} ORDER BY id`);
  const shared = await db.execute<Article & { article: string } & Record<string, unknown>>(sql`
    SELECT DISTINCT variant_id AS id, code, article FROM (${sql.raw(derivedCodes)}) d
    WHERE ${sql.raw(keyInSql('article'))} = ${among} ORDER BY variant_id`);
  const index = new ArticleIndex(
    rows,
    Map.groupBy(shared.rows, ({ article }) => article),
  );
  return paths.map((path) => matchArticle(path.normalize('NFC'), index));
}
