import type { Category, CategoryDetails, CategoryTexts } from '#contracts/catalog.ts';
import { drawingPaths } from '#contracts/drawing-paths.ts';
import { noBreaks } from '#messages/words/no-breaks.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { CatalogCaches, ShownCategories } from './caches.ts';
import {
  type CategoryRow,
  findCategory,
  selectCategories,
  selectListedCategories,
} from './categories.ts';
import { selectBestPhotos } from './category-look/category-photos.ts';
import { looksOf } from './category-look/looks.ts';

interface CategoryContext extends Pick<CatalogCaches, 'keepCategories'> {
  readonly db: Database;
}

/**
 * The categories of menus and lists in the shop's order, without hidden ones and those without goods on sale. Those of the
 * top level come first, so that the first few of the list are never children.
 */
export async function listCategories(context: CategoryContext): Promise<Category[]> {
  return [...(await shownCategories(context)).listed];
}

/**
 * One category by its slug with its texts, also one that is not listed: its look depends on its neighbours. The slug of a deleted category
 * gives the one that took its goods. Throws `category_not_found`.
 */
export async function getCategory(
  context: CategoryContext,
  slug: string,
): Promise<CategoryDetails> {
  const { all, texts } = await shownCategories(context);
  const { id } = all.find((one) => one.slug === slug) ?? (await findCategory(context.db, slug));
  const found = all.find((one) => one.id === id);
  if (!found) throw new DomainError('category_not_found');
  return { ...found, ...texts.get(id) };
}

const shownCategories = ({ db, keepCategories }: CategoryContext): Promise<ShownCategories> =>
  keepCategories('shown', async () => {
    const [rows, listed] = await Promise.all([selectCategories(db), selectListedCategories(db)]);
    const all = await presentCategories(db, rows);
    const texts = new Map(rows.map((row) => [row.id, textsOf(row)]));
    return { all, listed: all.filter(({ id }) => listed.has(id)), texts };
  });

/** Empty texts are left out. */
const textsOf = ({ description, seoTitle, seoDescription }: CategoryRow): CategoryTexts => ({
  ...(description && { description: noBreaks(description) }),
  ...(seoTitle && { seo_title: seoTitle }),
  ...(seoDescription && { seo_description: seoDescription }),
});

/** A category shows the owner's picture, else the photograph of its best product, else that of its first child with one, else its icon. */
async function presentCategories(
  db: Database,
  inTree: readonly CategoryRow[],
): Promise<Category[]> {
  const isTop = ({ parentId }: CategoryRow) => parentId === null;
  const rows = [...inTree.filter(isTop), ...inTree.filter((row) => !isTop(row))];
  const photos = rows.some(({ photo }) => photo === null) ? await selectBestPhotos(db) : null;
  const photoOf = ({ id, photo }: CategoryRow) => photo ?? photos?.get(id);
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  const looks = looksOf(rows);
  return rows.map((row, index) => {
    const { id, slug, name, parentId } = row;
    const { icon, tint } = looks[index] ?? { icon: 'shapes', tint: 'pine' };
    const below = (children.get(id) ?? []).filter(({ hidden }) => !hidden);
    const photo = photoOf(row) ?? below.map(photoOf).find(Boolean) ?? drawingPaths.category(icon);
    const parent = parentId === null ? null : (slugs.get(parentId) ?? null);
    return { id, slug, name, parent, photo, icon, tint };
  });
}
