import type { GoodsRow } from '#contracts/admin/goods/goods.ts';
import type { GoodsField } from '#contracts/admin/goods/values.ts';
import { type Member, recordActions } from '#modules/audit/index.ts';
import { holdFields, releaseFields } from '#modules/ownership/index.ts';
import type { GoodsWork } from './change-fields.ts';
import { present } from './present.ts';
import { selectGoodsOf } from './queries.ts';

interface Held {
  readonly id: number;
  readonly fields: readonly GoodsField[];
}

/**
 * Gives fields of goods back to the feeds, or with `held` holds them as they are. What is so already is no change; goods that are not there any
 * more are left out. Answers those that changed.
 */
export const holdMany = (
  { db, clock }: GoodsWork,
  { goods, held }: { readonly goods: readonly Held[]; readonly held: boolean },
  { actor }: Member,
): Promise<GoodsRow[]> =>
  db.transaction(async (db) => {
    const wanted = new Map(goods.map(({ id, fields }) => [id, fields]));
    const known = await selectGoodsOf(db, [...wanted.keys()], { hold: true });
    const holds = known.flatMap(({ id, article, held: before }) => {
      const fields = (wanted.get(id) ?? []).filter((field) => before.includes(field) !== held);
      return fields.length > 0 ? [{ variantId: id, article, fields }] : [];
    });
    await (held ? holdFields : releaseFields)(db, holds);
    await recordActions(
      { db, clock, actor },
      holds.map(({ article, fields }) => ({
        action: held ? 'goods.hold' : 'goods.release',
        entity: 'goods',
        entityId: article,
        changes: Object.fromEntries(fields.map((field) => [field, 'changed' as const])),
      })),
    );
    const now = await selectGoodsOf(
      db,
      holds.map(({ variantId }) => variantId),
    );
    return now.map(present);
  });
