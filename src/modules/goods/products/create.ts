import type { EditedProduct, NewProduct } from '#contracts/admin/goods/products.ts';
import { toKopecks } from '#contracts/money.ts';
import { slugOf } from '#contracts/slug-of.ts';
import { productScreenMessages as messages } from '#messages/office/product.ts';
import { type Member, recordAction } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { againIfTaken } from '#platform/database/failures.ts';
import { invalid } from '#platform/errors/domain-error.ts';
import { readEdited } from './edited.ts';
import { findCategoryId } from './lookups.ts';
import { insertProduct, insertVariants, isSlugTaken, selectTakenArticles } from './queries.ts';
import type { ProductWork } from './save.ts';

/** Makes a product with one variant. It is hidden until the staff shows it. Throws `invalid`. */
export const createProduct = (
  context: ProductWork,
  { name, category, article, price }: NewProduct,
  { actor }: Member,
): Promise<EditedProduct> =>
  againIfTaken(context.db, async (db) => {
    const categoryId = await findCategoryId(db, category);
    if (categoryId === undefined) throw invalid('category', messages.noCategory);
    if ((await selectTakenArticles(db, [article], 0)).size > 0)
      throw invalid('article', messages.articleTaken);
    const inside = { ...context, db };
    const slug = await freeSlug(db, name);
    const id = await insertProduct(db, { name, slug, categoryId, now: inside.clock.now() });
    await insertVariants(db, id, [
      {
        slug: slugOf(messages.onlyVariant),
        name: messages.onlyVariant,
        article,
        position: 0,
        withdrawn: false,
        attributes: {},
        price: toKopecks(price),
        oldPrice: null,
        pieces: null,
        uncounted: false,
        ownPhotos: false,
      },
    ]);
    await recordAction(
      { ...inside, actor },
      {
        action: 'product.create',
        entity: 'product',
        entityId: slug,
        changes: { name: { from: null, to: name }, article: { from: null, to: article } },
      },
    );
    return readEdited(inside, id);
  });

async function freeSlug(db: Database, name: string): Promise<string> {
  const wanted = slugOf(name) || 'tovar';
  let slug = wanted;
  for (let number = 2; await isSlugTaken(db, slug, 0); number += 1) slug = `${wanted}-${number}`;
  return slug;
}
