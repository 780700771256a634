import { selectCategories } from '#modules/catalog/index.ts';
import type { Database } from '#platform/database/database.ts';

/** All categories in their order, each followed by those below it. */
export const listGoodsCategories = async (
  db: Database,
): Promise<{ slug: string; name: string; is_below: boolean }[]> =>
  (await selectCategories(db)).map(({ slug, name, parentId }) => ({
    slug,
    name,
    is_below: parentId !== null,
  }));
