import { isDeepStrictEqual } from 'node:util';
import type { GoodsChange, GoodsQuery, GoodsRow, Stock } from '#contracts/admin/goods.ts';
import type { GoodsField } from '#contracts/admin/goods-states.ts';
import { goodsFields } from '#contracts/admin/goods-states.ts';
import type { Permission } from '#contracts/admin/permissions.ts';
import { drawingPaths } from '#contracts/drawing-paths.ts';
import { toKopecks, toRoubles } from '#contracts/money.ts';
import { goodsScreenMessages as messages } from '#messages/office-goods.ts';
import { type Actor, changesBetween, recordAction } from '#modules/audit/index.ts';
import { holdFields, releaseFields } from '#modules/exchange/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/domain-error.ts';
import {
  type FindNamed,
  type GoodsRecord,
  selectGoods,
  selectOneOfGoods,
  updateGoods,
} from './queries.ts';

export interface GoodsContext {
  readonly db: Database;
  /** The search of the catalogue. */
  readonly productsNamed: FindNamed;
  readonly clock: Clock;
}

/** Who changes goods, and what they may. */
export interface Keeper {
  readonly actor: Actor;
  may(permission: Permission): boolean;
}

/** A page of the goods, and the place of the next one or null. */
export async function listGoods(
  context: GoodsContext,
  { after, limit, ...filter }: GoodsQuery,
): Promise<{ goods: GoodsRow[]; next: string | null }> {
  const [product = 0, variant = 0] = after?.split('_').map(Number) ?? [];
  const found = await selectGoods(context, filter, {
    after: after ? [product, variant] : undefined,
    limit: limit + 1,
  });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const isMore = found.length > limit && last !== undefined;
  return { goods: rows.map(present), next: isMore ? `${last.productId}_${last.id}` : null };
}

/**
 * Changes price, old price or stock of a variant and holds them: feeds leave them alone, unless their source is master of the field. Throws
 * `not_found`, `not_permitted`, `goods_changed` with the goods where a value is no longer the one that was looked at, and `invalid`.
 */
export const changeGoods = (
  { db, clock }: GoodsContext,
  id: number,
  change: GoodsChange,
  { actor, may }: Keeper,
): Promise<GoodsRow> =>
  db.transaction(async (db) => {
    const before = await findGoods(db, id, { hold: true });
    const known = present(before);
    const changed = goodsFields.filter((field) => change[field] !== undefined);
    if (changed.length === 0) return known;
    if (changed.some((field) => field !== 'stock') && !may('goods.prices')) {
      throw new DomainError('not_permitted');
    }
    if (changed.some((field) => !isDeepStrictEqual(change[field]?.from, known[field]))) {
      throw new DomainError('goods_changed', { body: { now: known } });
    }
    const after = { ...known, ...valuesOf(change) };
    if (after.old_price !== null && after.old_price <= after.price) {
      throw invalid('old_price', messages.oldPriceLow);
    }
    await updateGoods(db, id, {
      price: toKopecks(after.price),
      oldPrice: after.old_price === null ? null : toKopecks(after.old_price),
      ...stored(after.stock),
    });
    await holdFields(db, id, changed);
    await recordAction(
      { db, clock, actor },
      {
        action: 'goods.change',
        entity: 'goods',
        entityId: known.article,
        changes: changesBetween(loggable(known), loggable(after)),
      },
    );
    return present(await findGoods(db, id));
  });

/** Gives fields back to the feeds. Throws `not_found`. */
export const releaseGoods = (
  { db, clock }: GoodsContext,
  id: number,
  fields: readonly GoodsField[],
  { actor }: Keeper,
): Promise<GoodsRow> =>
  db.transaction(async (db) => {
    const { article, held } = await findGoods(db, id, { hold: true });
    const released = held.filter((field) => fields.includes(field));
    await releaseFields(db, id, released);
    if (released.length > 0) {
      await recordAction(
        { db, clock, actor },
        {
          action: 'goods.release',
          entity: 'goods',
          entityId: article,
          changes: Object.fromEntries(released.map((field) => [field, 'changed' as const])),
        },
      );
    }
    return present(await findGoods(db, id));
  });

async function findGoods(db: Database, id: number, options = {}): Promise<GoodsRecord> {
  const goods = await selectOneOfGoods(db, id, options);
  if (!goods) throw new DomainError('not_found');
  return goods;
}

function present(goods: GoodsRecord): GoodsRow {
  const { productSlug, variantSlug, oldPrice } = goods;
  return {
    id: goods.id,
    article: goods.article,
    product: goods.product,
    variant: goods.variant,
    category: goods.category,
    photo: goods.photo ?? drawingPaths.variant(productSlug, variantSlug),
    page: `/products/${productSlug}/variant/${variantSlug}`,
    price: toRoubles(goods.price),
    old_price: oldPrice === null ? null : toRoubles(oldPrice),
    stock: stockOf(goods),
    is_withdrawn: goods.withdrawn,
    source: goods.source,
    held: goods.held,
    mastered: goods.mastered,
  };
}

const stockOf = ({ pieces, uncounted }: Pick<GoodsRecord, 'pieces' | 'uncounted'>): Stock => {
  if (pieces !== null) return { kind: 'counted', pieces };
  return { kind: uncounted ? 'uncounted' : 'to_order' };
};

const stored = (stock: Stock) => ({
  pieces: stock.kind === 'counted' ? stock.pieces : null,
  uncounted: stock.kind === 'uncounted',
});

/** The new values of the fields that change. */
const valuesOf = ({ price, old_price: oldPrice, stock }: GoodsChange) => ({
  ...(price && { price: price.to }),
  ...(oldPrice && { old_price: oldPrice.to }),
  ...(stock && { stock: stock.to }),
});

/** As the log has it: a stock is one word or a number of pieces. */
const loggable = ({ price, old_price, stock }: Pick<GoodsRow, GoodsField>) => ({
  price,
  old_price,
  stock: stock.kind === 'counted' ? stock.pieces : stock.kind,
});
