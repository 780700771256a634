import type { Category, CategoryDetails } from '#contracts/catalog.ts';
import type { CategoryIcon, CategoryTint } from '#contracts/category-look.ts';
import type { ShownPhoto } from '#contracts/shown-photo.ts';
import { fieldsOf, readList, toId, toText } from './json.ts';

/** A category needs an id, a slug and a name. An unknown icon or tint is not drawn. */
export function readCategory(json: unknown): Category | null {
  const { id, slug, name, parent, photo, icon, tint } = fieldsOf(json);
  const category = {
    id: toId(id) ?? 0,
    slug: toText(slug),
    name: toText(name),
    parent: toText(parent) || null,
    photo: toText(photo),
    icon: (toText(icon) || 'shapes') as CategoryIcon,
    tint: (toText(tint) || 'pine') as CategoryTint,
  };
  return category.id && category.slug && category.name ? category : null;
}

/** A category with its texts. */
export function readCategoryDetails(json: unknown): CategoryDetails | null {
  const category = readCategory(json);
  const read = fieldsOf(json);
  return (
    category && {
      ...category,
      description: toText(read.description),
      seo_title: toText(read.seo_title),
      seo_description: toText(read.seo_description),
    }
  );
}

export const readCategories = (json: unknown): Category[] | null => readList(json, readCategory);

/** A photo needs an address. The preview is optional. */
export function readPhoto(json: unknown): ShownPhoto | null {
  const { photo, preview } = fieldsOf(json);
  const address = toText(photo);
  if (!address) return null;
  return typeof preview === 'string' ? { photo: address, preview } : { photo: address };
}
