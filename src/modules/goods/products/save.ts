import type { EditedProduct, SavedProduct } from '#contracts/admin/goods/products.ts';
import { productScreenMessages as messages } from '#messages/office/product.ts';
import { type FindStaffNames, type Member, recordAction } from '#modules/audit/index.ts';
import { keepFields, releaseProduct } from '#modules/ownership/index.ts';
import { againIfTaken } from '#platform/database/failures.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { changeMany, type GoodsWork } from '../change-fields.ts';
import { checkProduct } from './check.ts';
import { presentEdited, readEdited, versionOf } from './edited.ts';
import { keptOf } from './kept.ts';
import { loggedChanges } from './logged.ts';
import { findCategoryId, selectLastChanger } from './lookups.ts';
import { type ProductContent, updateProduct } from './queries.ts';
import { saveVariants, stepsOf } from './save-variants.ts';
import { type ReadingProducts, readStored } from './stored.ts';
import { isDue } from './visibility.ts';

export interface ProductWork extends GoodsWork, ReadingProducts {
  readonly staffNames: FindStaffNames;
}

/**
 * Saves a product whole or not at all: texts, visibility, variants with their pictures, prices and stock. What is changed is kept
 * against feeds. Throws `not_found`, `invalid` with the fields, `product_changed` with the product of now where it is no longer the
 * one that was opened, `prices_large` for prices that change a lot, and `goods_changed` where a price or a stock that is to change is another one.
 */
export const saveProduct = (
  context: ProductWork,
  id: number,
  saved: SavedProduct,
  member: Member,
): Promise<EditedProduct> =>
  againIfTaken(context.db, async (db) => {
    const inside = { ...context, db };
    const before = await readStored(db, id, { hold: true });
    if (versionOf(before) !== saved.version) throw await changedSince(inside, before);
    await checkProduct(db, saved, before);
    const categoryId = await findCategoryId(db, saved.category);
    if (categoryId === undefined) throw invalid('category', messages.noCategory);
    const content = await contentOf(inside, saved, { ...before.product, categoryId });
    await updateProduct(db, id, content);
    const ids = await saveVariants(db, before, saved.variants);
    await keepFields(db, id, keptOf(before, saved));
    await changeMoney(inside, saved, member);
    const changes = loggedChanges(before, saved, ids);
    if (Object.keys(changes).length > 0) {
      await recordAction(
        { ...inside, actor: member.actor },
        { action: 'product.change', entity: 'product', entityId: saved.slug, changes },
      );
    }
    return readEdited(inside, id);
  });

/** Gives texts and attributes back to the feeds. Throws `not_found`. */
export const giveBack = (
  context: ProductWork,
  id: number,
  { actor }: Member,
): Promise<EditedProduct> =>
  context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const { product, kept } = await readStored(db, id, { hold: true });
    const fields = [...new Set([...kept.product, ...[...kept.variants.values()].flat()])];
    await releaseProduct(db, id);
    if (fields.length > 0) {
      const changes = Object.fromEntries(fields.map((field) => [field, 'changed' as const]));
      await recordAction(
        { ...inside, actor },
        { action: 'product.release', entity: 'product', entityId: product.slug, changes },
      );
    }
    return readEdited(inside, id);
  });

/** The refusal of a save or a deletion of what is another product by now. */
export async function changedSince(
  context: ProductWork,
  stored: Awaited<ReturnType<typeof readStored>>,
): Promise<DomainError> {
  const now = await presentEdited(context, stored);
  const changer = await selectLastChanger(context.db, stored.product);
  const by =
    changer === undefined ? null : ((await context.staffNames(context.db)).get(changer) ?? null);
  return new DomainError('product_changed', { body: { now, by } });
}

type Known = ProductContent & { readonly categoryId: number };

/** A product that nothing hides is on sale where a variant is; one that a feed took off sale stays so until its visibility is set. */
async function contentOf(
  context: ProductWork,
  saved: SavedProduct,
  known: Known,
): Promise<ProductContent> {
  const { visibility } = saved;
  const days = visibility.kind === 'days' ? visibility : { from: null, until: null };
  const plan = {
    hidden: visibility.kind === 'hidden',
    shownFrom: days.from,
    shownUntil: days.until,
  };
  const isShown = isDue(plan, await context.today(context.db));
  const hasVariants = saved.variants.some(({ hidden }) => !hidden);
  return {
    ...typedTexts(saved),
    categoryId: known.categoryId,
    ...plan,
    withdrawn: !isShown || !hasVariants,
  };
}

/** The texts of a product as a save stores them. */
export const typedTexts = (saved: SavedProduct) => ({
  name: saved.name,
  slug: saved.slug.toLowerCase(),
  description: saved.description.trim(),
  seoTitle: saved.seo_title,
  seoDescription: saved.seo_description,
  isNew: saved.is_new,
});

/** Prices and stock go the way of the list: held against feeds, refused where another has changed them. */
async function changeMoney(
  context: ProductWork,
  { variants, prices_confirmed: arePricesMeant }: SavedProduct,
  member: Member,
): Promise<void> {
  const changes = variants.flatMap((variant) => stepsOf(variant) ?? []);
  if (changes.length === 0) return;
  const { refused } = await changeMany(context, changes, member, arePricesMeant);
  const [first] = refused;
  if (first) throw first.reason;
}
