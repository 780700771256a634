import { isDeepStrictEqual } from 'node:util';
import type { SavedProduct, SavedVariant, Visibility } from '#contracts/admin/goods/products.ts';
import { type Changes, changesBetween } from '#modules/audit/index.ts';
import { visibilityOf } from './edited.ts';
import type { VariantRow } from './queries.ts';
import type { StoredProduct } from './stored.ts';

/** What a save changes, as the log tells it: short values as they are, long ones as changed. Prices and stock have rows of their own. */
export function loggedChanges(
  { product, variants }: StoredProduct,
  saved: SavedProduct,
  ids: readonly number[],
): Changes {
  const known = new Map(variants.map((one) => [one.id, one]));
  const whole = changesBetween(
    {
      name: product.name,
      slug: product.slug,
      category: product.category,
      seo_title: product.seoTitle,
      seo_description: product.seoDescription,
      is_new: product.isNew,
      visibility: worded(visibilityOf(product)),
    },
    {
      name: saved.name,
      slug: saved.slug,
      category: saved.category,
      seo_title: saved.seo_title,
      seo_description: saved.seo_description,
      is_new: saved.is_new,
      visibility: worded(saved.visibility),
    },
  );
  const articles = { changed: [] as string[], added: [] as string[] };
  for (const [index, one] of saved.variants.entries()) {
    const before = known.get(ids[index] ?? 0);
    if (!before) articles.added.push(one.article);
    else if (isChanged(before, one, index)) articles.changed.push(one.article);
  }
  return {
    ...whole,
    ...(product.description !== saved.description.trim() && { description: 'changed' as const }),
    ...(articles.changed.length > 0 && { variants: { from: null, to: listed(articles.changed) } }),
    ...(articles.added.length > 0 && { new_variants: { from: null, to: listed(articles.added) } }),
  };
}

const worded = (one: Visibility): string =>
  one.kind === 'days' ? `${one.from ?? ''}…${one.until ?? ''}` : one.kind;

const SHOWN = 20;
/** The articles, the first of them where there are many. */
export const listed = (articles: readonly string[]): string =>
  [...articles.slice(0, SHOWN), ...(articles.length > SHOWN ? ['…'] : [])].join(', ');

const isChanged = (before: VariantRow, one: SavedVariant, position: number): boolean =>
  !isDeepStrictEqual(
    [
      before.name,
      before.article,
      before.withdrawn,
      before.attributes,
      before.characteristics,
      before.packages,
    ],
    [one.name, one.article, one.hidden, one.attributes, one.characteristics, one.packages],
  ) ||
  !isDeepStrictEqual(before.photos, one.photos) ||
  before.position !== position;
