import { createHash } from 'node:crypto';
import type { EditedCategory } from '#contracts/admin/goods/categories.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { CategoryRow } from '../../categories.ts';
import { listOwnedCategories, type OwnedCategory } from '../list.ts';

/** All categories as the office has them, in the shop's order. */
export const readTree = async (db: Database): Promise<EditedCategory[]> =>
  (await listOwnedCategories(db)).map(present);

/** Throws `not_found`. */
export async function readCategory(db: Database, id: number): Promise<EditedCategory> {
  const found = (await readTree(db)).find((one) => one.id === id);
  if (!found) throw new DomainError('not_found');
  return found;
}

const present = (one: OwnedCategory): EditedCategory => ({
  id: one.id,
  version: versionOf(one),
  name: one.name,
  slug: one.slug,
  icon: one.icon,
  photo: one.photo,
  hidden: one.hidden,
  parent: one.parentId,
  filters: one.filters,
  description: one.description,
  seo_title: one.seoTitle,
  seo_description: one.seoDescription,
  goods: one.all,
  is_listed: one.isListed,
});

/** Changes with everything that a save writes over. */
export function versionOf(row: CategoryRow): string {
  const { name, slug, icon, photo, hidden, parentId, filters } = row;
  const texts = [row.description, row.seoTitle, row.seoDescription];
  return createHash('sha256')
    .update(JSON.stringify([name, slug, icon, photo, hidden, parentId, filters, texts]))
    .digest('base64url')
    .slice(0, 22);
}
