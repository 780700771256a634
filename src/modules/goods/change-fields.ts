import { isDeepStrictEqual } from 'node:util';
import type { GoodsChange, GoodsRow } from '#contracts/admin/goods/goods.ts';
import { goodsFields, type SheetField, sheetFields } from '#contracts/admin/goods/values.ts';
import type { Permission } from '#contracts/admin/staff/permissions.ts';
import { toKopecks } from '#contracts/money.ts';
import { goodsScreenMessages as messages } from '#messages/office/goods.ts';
import { changesBetween, type Member, recordActions, staffIdOf } from '#modules/audit/index.ts';
import {
  forgetWithdrawal,
  type Hold,
  holdFields,
  keepVariantFields,
  releaseFields,
} from '#modules/ownership/index.ts';
import { tellMovement } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { refuseLargePrices } from './large-prices.ts';
import { loggable, present, stored, valuesOf } from './present.ts';
import { DAYS, followVariants, type StoredGoods, selectGoodsOf, updateGoods } from './queries.ts';

export interface GoodsWork {
  readonly db: Database;
  readonly clock: Clock;
}

export type ChangeOfOne = GoodsChange & { readonly id: number };

interface Refusal {
  readonly id: number;
  readonly article: string;
  readonly reason: DomainError;
}

interface Accepted extends StoredGoods {
  readonly before: GoodsRow;
  readonly after: GoodsRow;
  readonly hold: Hold;
  /** What feeds go on to set. */
  readonly givenBack: Hold;
}

/**
 * Changes price, old price, stock, what is few, days or visibility of variants and holds the fields: feeds leave them alone, unless their source is master of one. Each
 * is accepted or refused by itself: with `not_found`, `not_permitted`, `goods_changed` and the goods of now where a value is no longer
 * the one that was looked at, or `invalid`. What is `given_back` is held no longer. Of changes of one variant the first counts. Throws
 * `prices_large`, with nothing changed, for prices that change a lot and are not said to be meant.
 */
export const changeMany = (
  { db, clock }: GoodsWork,
  changes: readonly ChangeOfOne[],
  { actor, may }: Member,
  pricesConfirmed = false,
): Promise<{ changed: GoodsRow[]; refused: Refusal[] }> =>
  db.transaction(async (db) => {
    const wanted = new Map(changes.toReversed().map((change) => [change.id, change]));
    const ids = [...new Set(changes.map(({ id }) => id))];
    const found = await selectGoodsOf(db, ids, { hold: true });
    const known = new Map(found.map((goods) => [goods.id, present(goods)]));
    const accepted: Accepted[] = [];
    const refused: Refusal[] = [];
    for (const id of ids) {
      try {
        const one = judge(known.get(id), wanted.get(id) ?? {}, may);
        if (one) accepted.push(one);
      } catch (reason) {
        if (!(reason instanceof DomainError)) throw reason;
        refused.push({ id, article: known.get(id)?.article ?? '', reason });
      }
    }
    if (accepted.length === 0) return { changed: [], refused };
    if (!pricesConfirmed) refuseLargePrices(accepted);
    await tellMovement(db, { reason: 'correction', staffId: staffIdOf(actor) });
    await updateGoods(db, accepted);
    await holdFields(db, accepted.map(({ hold }) => hold).filter(hasFields));
    await releaseFields(db, accepted.map(({ givenBack }) => givenBack).filter(hasFields));
    await keepDays(db, accepted);
    await followHidden(db, accepted);
    await recordActions(
      { db, clock, actor },
      accepted.map(({ before, after }) => ({
        action: 'goods.change',
        entity: 'goods',
        entityId: before.article,
        changes: changesBetween(loggable(before), loggable(after)),
      })),
    );
    const now = await selectGoodsOf(
      db,
      accepted.map(({ id }) => id),
    );
    return { changed: now.map(present), refused };
  });

const hasFields = ({ fields }: Hold): boolean => fields.length > 0;

/** Feeds leave days alone that the staff has set. */
async function keepDays(db: Database, accepted: readonly Accepted[]): Promise<void> {
  const renewed = accepted.filter(({ hasNewDays }) => hasNewDays);
  const fields = DAYS.map((key) => `attributes.${key}` as const);
  await keepVariantFields(db, new Map(renewed.map(({ id }) => [id, fields])));
}

/** The word of the staff on a variant is newer than that of the feed that has withdrawn it. */
async function followHidden(db: Database, accepted: readonly Accepted[]): Promise<void> {
  const ids = accepted.filter(({ before, after }) => before.hidden !== after.hidden);
  if (ids.length === 0) return;
  await forgetWithdrawal(
    db,
    ids.map(({ id }) => id),
  );
  await followVariants(
    db,
    ids.map(({ id }) => id),
  );
}

const permissionOf: Readonly<Record<SheetField, Permission>> = {
  price: 'goods.prices',
  old_price: 'goods.prices',
  stock: 'goods.stock',
  low_stock: 'goods.stock',
  days: 'goods.content',
  hidden: 'goods.content',
};

/** What a change makes of goods; undefined for a change of nothing. Throws the reason of a refusal. */
function judge(
  known: GoodsRow | undefined,
  change: GoodsChange,
  may: Member['may'],
): Accepted | undefined {
  if (!known) throw new DomainError('not_found');
  const fields = sheetFields.filter((field) => change[field] !== undefined);
  if (fields.length === 0) return undefined;
  if (fields.some((field) => !may(permissionOf[field]))) throw new DomainError('not_permitted');
  if (fields.some((field) => !isDeepStrictEqual(change[field]?.from, known[field]))) {
    throw new DomainError('goods_changed', { body: { now: known } });
  }
  const after = { ...known, ...valuesOf(change) };
  if (after.old_price !== null && after.old_price <= after.price) {
    throw invalid('old_price', messages.oldPriceLow);
  }
  const priced = goodsFields.filter((field) => fields.includes(field));
  const isBack = (field: (typeof priced)[number]) => change.given_back?.includes(field) ?? false;
  return {
    id: known.id,
    price: toKopecks(after.price),
    oldPrice: after.old_price === null ? null : toKopecks(after.old_price),
    ...stored(after.stock),
    before: known,
    after,
    lowStock: after.low_stock,
    hidden: after.hidden,
    days: after.days,
    hasNewDays: fields.includes('days'),
    hold: { variantId: known.id, fields: priced.filter((field) => !isBack(field)) },
    givenBack: { variantId: known.id, fields: priced.filter(isBack) },
  };
}
