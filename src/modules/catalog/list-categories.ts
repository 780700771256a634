import type { Category } from '#contracts/catalog.ts';
import { drawingPaths } from '#contracts/drawing-paths.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/domain-error.ts';
import { selectCategories } from './categories.ts';
import type { BestPhotos } from './category-look/category-photos.ts';
import { looksOf } from './category-look/looks.ts';

interface CategoryContext {
  readonly db: Database;
  readonly bestPhotos: BestPhotos;
}

/** All categories in the shop's order. A category shows the owner's picture, else the photograph of its best product, else its icon. */
export async function listCategories({ db, bestPhotos }: CategoryContext): Promise<Category[]> {
  const rows = await selectCategories(db);
  const photos = rows.some(({ photo }) => photo === null) ? await bestPhotos.of(db) : null;
  const looks = looksOf(rows.map(({ name }) => name));
  return rows.map(({ id, slug, name, photo }, index) => {
    const { icon, tint } = looks[index] ?? { icon: 'shapes', tint: 'pine' };
    return {
      id,
      slug,
      name,
      photo: photo ?? photos?.get(id) ?? drawingPaths.category(icon),
      icon,
      tint,
    };
  });
}

/** One category by its slug: its look depends on its neighbours. Throws `category_not_found`. */
export async function getCategory(context: CategoryContext, slug: string): Promise<Category> {
  const category = (await listCategories(context)).find((each) => each.slug === slug);
  if (!category) throw new DomainError('category_not_found');
  return category;
}
