import type { ProductChange } from '#contracts/admin/goods/goods-bulk.ts';
import { productScreenMessages as messages } from '#messages/office/product.ts';
import { changesBetween, type Member, recordActions } from '#modules/audit/index.ts';
import { keepCategories, releaseCategories } from '#modules/ownership/index.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { GoodsWork } from '../change-fields.ts';
import {
  type PlacedProduct,
  type ProductOfMany,
  selectCategoryIds,
  selectProductsOf,
  updateProducts,
} from './many-queries.ts';

interface Refusal {
  readonly id: number;
  readonly product: string;
  readonly reason: DomainError;
}

interface Accepted {
  readonly before: ProductOfMany;
  readonly after: PlacedProduct & { readonly category: string };
  readonly isGivenBack: boolean;
}

/**
 * Gives products another category, or shows or hides them. A category is kept against feeds, unless it is `given_back`. Each is accepted or
 * refused by itself: with `not_found`, `invalid` for a category that is not there, and `product_changed` where a value is no longer the one that was looked at.
 */
export const changeProducts = (
  { db, clock }: GoodsWork,
  changes: readonly ProductChange[],
  { actor }: Member,
): Promise<{ changed: { id: number; newly_kept: boolean }[]; refused: Refusal[] }> =>
  db.transaction(async (db) => {
    const wanted = new Map(changes.toReversed().map((change) => [change.id, change]));
    const known = new Map((await selectProductsOf(db, [...wanted.keys()])).map((p) => [p.id, p]));
    const categories = await selectCategoryIds(
      db,
      changes.flatMap(({ category }) => category?.to ?? []),
    );
    const accepted: Accepted[] = [];
    const refused: Refusal[] = [];
    for (const change of wanted.values()) {
      const before = known.get(change.id);
      try {
        accepted.push(judge(before, change, categories));
      } catch (reason) {
        if (!(reason instanceof DomainError)) throw reason;
        refused.push({ id: change.id, product: before?.name ?? '', reason });
      }
    }
    await updateProducts(
      db,
      accepted.map(({ after }) => after),
    );
    const moved = accepted.filter(({ before, after }) => before.category !== after.category);
    const idsOf = (some: readonly Accepted[]) => some.map(({ after }) => after.id);
    await releaseCategories(db, idsOf(moved.filter(({ isGivenBack }) => isGivenBack)));
    const kept = new Set(
      await keepCategories(db, idsOf(moved.filter(({ isGivenBack }) => !isGivenBack))),
    );
    await recordActions(
      { db, clock, actor },
      accepted.flatMap(({ before, after }) => {
        const changes = changesBetween(logged(before), logged(after));
        const action = { action: 'product.change', entity: 'product', entityId: before.slug };
        return Object.keys(changes).length === 0 ? [] : [{ ...action, changes }];
      }),
    );
    return { changed: idsOf(accepted).map((id) => ({ id, newly_kept: kept.has(id) })), refused };
  });

/** What a change makes of a product. Throws the reason of a refusal. */
function judge(
  before: ProductOfMany | undefined,
  { category, hidden, given_back: isGivenBack = false }: ProductChange,
  categories: ReadonlyMap<string, number>,
): Accepted {
  if (!before) throw new DomainError('not_found');
  const isOther =
    (category && category.from !== before.category) || (hidden && hidden.from !== before.hidden);
  if (isOther) throw new DomainError('product_changed');
  const categoryId = category ? categories.get(category.to) : before.categoryId;
  if (categoryId === undefined) throw invalid('category', messages.noCategory);
  const isHidden = hidden?.to ?? before.hidden;
  return {
    before,
    isGivenBack,
    after: {
      id: before.id,
      category: category?.to ?? before.category,
      categoryId,
      hidden: isHidden,
      // What a feed took off sale, or days have, stays so unless the change names it.
      withdrawn: hidden ? isHidden || !before.hasVariants : before.withdrawn,
    },
  };
}

const logged = ({ category, hidden }: { readonly category: string; readonly hidden: boolean }) => ({
  category,
  visibility: hidden ? 'hidden' : 'shown',
});
