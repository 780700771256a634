import type { Category, CategoryDetails } from '#contracts/catalog.ts';
import type { CategoryIcon, CategoryTint } from '#contracts/category-look.ts';
import type { ShownPhoto } from '#contracts/shown-photo.ts';
import * as is from './json.ts';

/** A category needs an id, a slug and a name. An unknown icon or tint is not drawn. */
const categoryFields: is.Fields<Category> = {
  id: is.needed(is.id),
  slug: is.needed(is.text),
  name: is.needed(is.text),
  parent: is.textOrNull,
  photo: is.text,
  icon: is.or<CategoryIcon, CategoryIcon>(is.word, 'shapes'),
  tint: is.or<CategoryTint, CategoryTint>(is.word, 'pine'),
};

export const readCategory = is.shape(categoryFields);

/** A category with its texts. */
export const readCategoryDetails = is.shape<CategoryDetails>({
  ...categoryFields,
  ...is.all(is.text, 'description seo_title seo_description'),
});

export const readCategories = is.wholeList(readCategory);

/** A photo needs an address. */
export const readPhoto = is.shape<ShownPhoto>({
  photo: is.needed(is.text),
  preview: is.or(is.text, undefined),
  alt: is.or(is.text, undefined),
});
