import type { Category } from '#contracts/catalog.ts';
import { drawingPaths } from '#contracts/drawing-paths.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/domain-error.ts';
import { selectCategories, selectFilledCategories } from './categories.ts';
import type { BestPhotos } from './category-look/category-photos.ts';
import { looksOf } from './category-look/looks.ts';

interface CategoryContext {
  readonly db: Database;
  readonly bestPhotos: BestPhotos;
}

/** The categories of menus and lists in the shop's order, without hidden ones and those without goods on sale. */
export async function listCategories(context: CategoryContext): Promise<Category[]> {
  const [all, filled] = await Promise.all([
    readCategories(context),
    selectFilledCategories(context.db),
  ]);
  return all.flatMap(({ hidden, category }) =>
    hidden || !filled.has(category.id) ? [] : [category],
  );
}

/** One category by its slug, also one that is not listed: its look depends on its neighbours. Throws `category_not_found`. */
export async function getCategory(context: CategoryContext, slug: string): Promise<Category> {
  const all = await readCategories(context);
  const found = all.find(({ category }) => category.slug === slug);
  if (!found) throw new DomainError('category_not_found');
  return found.category;
}

/** A category shows the owner's picture, else the photograph of its best product, else its icon. */
async function readCategories({ db, bestPhotos }: CategoryContext) {
  const rows = await selectCategories(db);
  const photos = rows.some(({ photo }) => photo === null) ? await bestPhotos.of(db) : null;
  const looks = looksOf(rows);
  return rows.map(({ id, slug, name, photo, hidden }, index) => {
    const { icon, tint } = looks[index] ?? { icon: 'shapes', tint: 'pine' };
    const shown = photo ?? photos?.get(id) ?? drawingPaths.category(icon);
    return { hidden, category: { id, slug, name, photo: shown, icon, tint } };
  });
}
