import type { MatchedPictures } from '#contracts/admin/goods/given-pictures.ts';
import type { Database } from '#platform/database/database.ts';
import { findBearers } from '../matching/find-bearers.ts';
import { selectBearers } from './queries.ts';

/** So many articles of a doubtful file are named. */
const NAMED = 6;

/** Tells whose pictures these files are. */
export async function matchPictures(
  db: Database,
  paths: readonly string[],
): Promise<MatchedPictures> {
  const found = await findBearers(db, paths);
  const ids = new Set<number>();
  const files = found.map(({ articles }, at) => {
    const [only, ...others] = articles;
    const path = paths[at] ?? '';
    if (!only || others.length > 0)
      return { path, article: null, doubts: articles.slice(0, NAMED).map(({ code }) => code) };
    ids.add(only.id);
    return { path, article: only.code, doubts: [] };
  });
  const goods = await selectBearers(db, [...ids]);
  return {
    files,
    goods: goods.map(({ article, product, name, photos }) => ({ article, product, name, photos })),
  };
}
