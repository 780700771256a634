import type { GoodsChange, GoodsQuery, GoodsRow } from '#contracts/admin/goods/goods.ts';
import type { GoodsField } from '#contracts/admin/goods/values.ts';
import { type Member, recordAction } from '#modules/audit/index.ts';
import { releaseFields } from '#modules/ownership/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { changeMany, type GoodsWork } from './change-fields.ts';
import { present } from './present.ts';
import { type FindNamed, type GoodsRecord, selectGoods, selectGoodsOf } from './queries.ts';

export interface GoodsContext extends GoodsWork {
  /** The search of the catalogue. */
  readonly productsNamed: FindNamed;
}

/** A page of the goods, and the place of the next one or null. */
export async function listGoods(
  context: GoodsContext,
  { after, limit, first, ...filter }: GoodsQuery,
): Promise<{ goods: GoodsRow[]; next: string | null }> {
  const [product = 0, variant = 0] = after?.split('_').map(Number) ?? [];
  const found = await selectGoods(context, filter, {
    after: after ? [product, variant] : undefined,
    limit: limit + 1,
    isFittingFirst: first === 'fitting',
  });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const isMore = found.length > limit && last !== undefined;
  return { goods: rows.map(present), next: isMore ? `${last.productId}_${last.id}` : null };
}

/** Changes one variant. Throws what {@link changeMany} would refuse it for. */
export async function changeGoods(
  context: GoodsContext,
  id: number,
  {
    prices_confirmed: arePricesMeant,
    ...change
  }: GoodsChange & { prices_confirmed?: boolean | undefined },
  member: Member,
): Promise<GoodsRow> {
  const changes = [{ id, ...change }];
  const { changed, refused } = await changeMany(context, changes, member, arePricesMeant);
  const [refusal] = refused;
  if (refusal) throw refusal.reason;
  return changed[0] ?? present(await findGoods(context.db, id));
}

/** Gives fields back to the feeds. Throws `not_found`. */
export const releaseGoods = (
  { db, clock }: GoodsContext,
  id: number,
  fields: readonly GoodsField[],
  { actor }: Member,
): Promise<GoodsRow> =>
  db.transaction(async (db) => {
    const { article, held } = await findGoods(db, id, { hold: true });
    const released = held.filter((field) => fields.includes(field));
    await releaseFields(db, [{ variantId: id, fields: released }]);
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
  const [goods] = await selectGoodsOf(db, [id], options);
  if (!goods) throw new DomainError('not_found');
  return goods;
}
