import { and, eq, gt, sql } from 'drizzle-orm';
import { returnToStock, stockToldTo, takeFromStock } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { updateOrder } from '../history/event-queries.ts';
import { sentOf } from '../holding/dropped-pieces.ts';
import { sendChangeLetter } from '../letters/queue-letters.ts';
import { type OrderRow, selectLinesOf } from '../queries.ts';
import { orderLines, orders } from '../tables.ts';

/** A line whose goods are not all there any more. */
export interface MissingGoods {
  readonly variant: number;
  readonly product_name: string;
  /** As far as customers may know it. */
  readonly in_stock: number | null;
}

/** The goods of an order that is not paid in time go back on sale; the order stays. Its customer is told. `db`: the transaction that has locked it. */
export async function freeGoods(
  { db, jobs }: { readonly db: Database; readonly jobs: Pick<Jobs, 'send'> },
  { id: orderId }: Pick<OrderRow, 'id'>,
  at: Date,
): Promise<void> {
  const lines = (await selectLinesOf(db, [orderId])).get(orderId) ?? [];
  const taken = lines.map(({ variantId, taken }) => ({ variantId, quantity: taken ?? 0 }));
  await returnToStock(db, taken, { reason: 'unpaid', orderId });
  await db
    .update(orderLines)
    .set({ taken: 0, freed: 0 })
    .where(and(eq(orderLines.orderId, orderId), gt(orderLines.taken, 0)));
  await db.update(orders).set({ goodsFreedAt: at }).where(eq(orders.id, orderId));
  const work = { kind: 'goods', of: 'freed' } as const;
  await updateOrder(db, orderId, {}, { actor: 'term', at }, { work });
  await sendChangeLetter(db, jobs, orderId, { change: { goodsFreed: true }, undoable: false });
}

/**
 * Takes the goods of an order from stock that went back on sale, all or none; those of another order are as they are. Answers what is not there
 * any more: then nothing is taken. `db`: the transaction that has locked the order.
 */
export async function holdAgain(
  db: Database,
  { id: orderId, goodsFreedAt }: Pick<OrderRow, 'id' | 'goodsFreedAt'>,
  { actor, staffId, at }: Parameters<typeof updateOrder>[3],
): Promise<readonly MissingGoods[]> {
  if (!goodsFreedAt) return [];
  const lines = (await selectLinesOf(db, [orderId])).get(orderId) ?? [];
  const { short, taken } = await takeFromStock(db, sentOf(lines), {
    reason: 'order',
    orderId,
    staffId,
  });
  if (short.length > 0) {
    const names = new Map(lines.map(({ variantId, name }) => [variantId, name]));
    return short.map(({ variantId, inStock }) => ({
      variant: variantId,
      product_name: names.get(variantId) ?? '',
      in_stock: stockToldTo(actor === 'shop' ? 'staff' : 'customer', inStock),
    }));
  }
  const pieces = JSON.stringify([...taken].map(([variant, quantity]) => ({ variant, quantity })));
  await db.execute(sql`
    UPDATE order_lines line SET taken = told.quantity, freed = line.dropped
    FROM json_to_recordset(${pieces}::json) AS told (variant integer, quantity integer)
    WHERE line.order_id = ${orderId} AND line.variant_id = told.variant`);
  await db.update(orders).set({ goodsFreedAt: null, heldSince: at }).where(eq(orders.id, orderId));
  const work = { kind: 'goods', of: 'held' } as const;
  await updateOrder(db, orderId, {}, { actor, staffId, at }, { work });
  return [];
}

/** `keep`: without money and without a term; `again`: goods that went back on sale, as long as others wait for money. */
export type Hold = 'keep' | 'until term' | 'again';

/**
 * Holds the goods of an order otherwise than now; those that went back on sale are taken anew. Throws `out_of_stock` with what is missing. `db`: the
 * transaction that has locked the order.
 */
export async function keepGoods(
  db: Database,
  order: Pick<OrderRow, 'id' | 'goodsFreedAt' | 'keepsGoods'>,
  hold: Hold,
  { staffId, at }: { readonly staffId: number | null; readonly at: Date },
): Promise<void> {
  const by = { actor: 'shop', staffId, at } as const;
  if (hold !== 'until term') {
    const missing = await holdAgain(db, order, by);
    if (missing.length > 0) throw new DomainError('out_of_stock', { body: { lines: missing } });
  }
  const keepsGoods = hold === 'again' ? order.keepsGoods : hold === 'keep';
  if (keepsGoods === order.keepsGoods) return;
  await db
    .update(orders)
    // The term begins anew where the goods are not kept any more.
    .set({ keepsGoods, ...(keepsGoods ? {} : { heldSince: at }) })
    .where(eq(orders.id, order.id));
  const work = { kind: 'goods', of: keepsGoods ? 'kept' : 'not kept' } as const;
  await updateOrder(db, order.id, {}, by, { work });
}
