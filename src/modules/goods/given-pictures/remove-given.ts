import { sql } from 'drizzle-orm';
import { givenMessages } from '#messages/commands/pictures-command.ts';
import type { Database } from '#platform/database/database.ts';
import type { Article } from './matching/articles.ts';
import { loadArticles } from './matching/match-files.ts';
import { lockGoods, type ShowFetched } from './show-gifts.ts';

interface Context {
  readonly db: Database;
  readonly showFetched: ShowFetched;
}

interface Removal {
  readonly code: string;
  /** Pictures that were taken off. */
  readonly pictures: number;
}

/** Takes the pictures that the owner has given off these articles. The feed's pictures stand again; addresses that were filled are fetched. */
export async function removeGiven(context: Context, codes: readonly string[]): Promise<Removal[]> {
  const index = await loadArticles(context.db);
  const articles = codes.map((code): Article => {
    const found = index.find(code).articles;
    const [article, ...others] = found;
    if (!article) throw new Error(givenMessages.unknownArticle(code));
    if (others.length > 0)
      throw new Error(
        givenMessages.sharedArticle(
          code,
          found.map((one) => one.code),
        ),
      );
    return article;
  });
  return context.db.transaction(async (db) => {
    const ids = articles.map(({ id }) => id);
    await lockGoods(db, ids);
    const removed: Removal[] = [];
    for (const { id, code } of articles) {
      removed.push({ code, pictures: await removeFrom(db, id) });
    }
    await context.showFetched(db, ids);
    return removed;
  });
}

async function removeFrom(db: Database, variant: number): Promise<number> {
  const { rows } = await db.execute<{ photo: string }>(sql`
    DELETE FROM variant_photos WHERE variant_id = ${variant} AND given IS NOT NULL RETURNING photo`);
  const photos = sql.param(rows.map(({ photo }) => photo));
  // An address stays filled while other goods that name it have the picture.
  await db.execute(sql`
    UPDATE pictures p SET file = NULL, tries = 0, first_tried_at = NULL, next_try_at = now()
    WHERE address IN (SELECT address FROM variant_pictures WHERE variant_id = ${variant})
      AND '/pictures/' || p.file = ANY(${photos}::text[])
      AND NOT EXISTS (
        SELECT FROM variant_pictures v JOIN variant_photos g USING (variant_id)
        WHERE v.address = p.address AND g.given IS NOT NULL AND g.photo = '/pictures/' || p.file)`);
  return rows.length;
}
