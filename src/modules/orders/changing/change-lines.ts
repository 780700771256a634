import { and, eq, inArray, sql } from 'drizzle-orm';
import { findOffers, type Offer, stockToldTo, takeFromStock } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { OfferedLine } from '../offers/tables.ts';
import { type OrderLineRow, type OrderRow, readinessOf, selectLinesOf } from '../queries.ts';
import { orderLines, orders } from '../tables.ts';

/** Whose change it is, and who is told where goods are missing. */
interface By {
  readonly staffId: number | null;
  readonly reader: 'staff' | 'customer';
}

/**
 * Changes the lines of an order as it was agreed: rows, the stock that they hold, and the sum of the goods. A line of other goods is a new one, since
 * receipts name lines by their place. `db`: the transaction that has locked the order. Throws `offer_ended` where a line is no longer what it was,
 * and `out_of_stock`.
 */
export async function changeLines(
  db: Database,
  order: Pick<OrderRow, 'id' | 'goodsFreedAt' | 'availabilityUnconfirmed'>,
  changed: readonly OfferedLine[],
  { staffId, reader }: By,
): Promise<void> {
  const { held, offers } = await workedOut(db, order, changed);
  await moveStock(db, order.id, held, { staffId, reader });
  await writeLines(db, order.id, held, offers);
  await db
    .update(orders)
    .set({
      totalKopecks: sql`(SELECT coalesce(sum(price_kopecks * quantity), 0) FROM order_lines WHERE order_id = ${order.id})`,
      countsCharges: true,
    })
    .where(eq(orders.id, order.id));
}

/** Throws as {@link changeLines} would now, and changes nothing: what is not there is not offered. */
export async function requireGoods(
  db: Database,
  order: Parameters<typeof changeLines>[1],
  changed: readonly OfferedLine[],
): Promise<void> {
  const { held, offers } = await workedOut(db, order, changed);
  const short = piecesOf(held).flatMap(({ variantId, quantity }) => {
    const inStock = offers.get(variantId)?.stock ?? null;
    return inStock !== null && quantity > inStock ? [{ variantId, inStock }] : [];
  });
  if (short.length > 0) throw shortage(short, held, 'staff');
}

/** What each line of a change holds of the stock. Throws `offer_ended` where a line is no longer what it was. */
async function workedOut(
  db: Database,
  order: Parameters<typeof changeLines>[1],
  changed: readonly OfferedLine[],
) {
  const lines = (await selectLinesOf(db, [order.id])).get(order.id) ?? [];
  const known = new Map(lines.map((line) => [line.position, line]));
  if (changed.some((change) => !isStill(change, known))) throw new DomainError('offer_ended');
  const variants = changed.flatMap(({ after }) => after?.variant ?? []);
  const offers = await findOffers(db, variants);
  const holds = order.goodsFreedAt === null && !order.availabilityUnconfirmed;
  return { held: changed.map((change) => holdingOf(change, known, offers, holds)), offers };
}

/** Whether a line is what it was when the change was worked out. */
function isStill(
  { position, before }: OfferedLine,
  known: ReadonlyMap<number, OrderLineRow>,
): boolean {
  if (position === null || !before) return true;
  const line = known.get(position);
  return (
    line !== undefined &&
    line.dropped === 0 &&
    line.variantId === before.variant &&
    line.quantity === before.quantity &&
    line.priceKopecks === before.priceKopecks
  );
}

/** A change with the pieces that its line holds of the stock. */
interface Held extends OfferedLine {
  /** What the line held, to go back on the shelf as far as it is not held any more. */
  readonly had: number;
  readonly holds: number;
}

function holdingOf(
  change: OfferedLine,
  known: ReadonlyMap<number, OrderLineRow>,
  offers: ReadonlyMap<number, Offer>,
  mayHold: boolean,
): Held {
  const { before, after } = change;
  const line = change.position === null ? undefined : known.get(change.position);
  const had = line ? (line.taken ?? line.quantity) : 0;
  if (!after) return { ...change, had, holds: 0 };
  const isCounted = mayHold && (offers.get(after.variant)?.stock ?? null) !== null;
  if (before?.variant !== after.variant) {
    return { ...change, had, holds: isCounted ? after.quantity : 0 };
  }
  const more = Math.max(0, after.quantity - before.quantity);
  return { ...change, had, holds: Math.min(had, after.quantity) + (isCounted ? more : 0) };
}

/** Takes and gives back in one step, the variants locked in their order, so that two orders do not wait for each other. */
async function moveStock(
  db: Database,
  orderId: number,
  held: readonly Held[],
  { staffId, reader }: By,
): Promise<void> {
  const moved = piecesOf(held);
  if (moved.length === 0) return;
  const { short } = await takeFromStock(db, moved, { reason: 'order', orderId, staffId });
  if (short.length > 0) throw shortage(short, held, reader);
}

/** What goes to the order of each variant, less what comes back. */
function piecesOf(held: readonly Held[]): { variantId: number; quantity: number }[] {
  const pieces = new Map<number, number>();
  const add = (variant: number, quantity: number) =>
    pieces.set(variant, (pieces.get(variant) ?? 0) + quantity);
  for (const { before, after, had, holds } of held) {
    if (before) add(before.variant, -had);
    if (after) add(after.variant, holds);
  }
  return [...pieces]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .filter(({ quantity }) => quantity !== 0);
}

function shortage(
  short: readonly { readonly variantId: number; readonly inStock: number }[],
  held: readonly Held[],
  reader: By['reader'],
): DomainError {
  const names = new Map(held.map(({ after }) => [after?.variant, after?.name]));
  return new DomainError('out_of_stock', {
    body: {
      lines: short.map(({ variantId, inStock }) => ({
        variant: variantId,
        product_name: names.get(variantId) ?? '',
        in_stock: stockToldTo(reader, inStock),
      })),
    },
  });
}

async function writeLines(
  db: Database,
  orderId: number,
  held: readonly Held[],
  offers: ReadonlyMap<number, Offer>,
): Promise<void> {
  let next = await nextPosition(db, orderId);
  const isNew = ({ before, after }: Held) => after && before?.variant !== after.variant;
  const gone = held.filter((one) => one.position !== null && (!one.after || isNew(one)));
  if (gone.length > 0) {
    const positions = gone.map(({ position }) => position ?? -1);
    await db
      .delete(orderLines)
      .where(and(eq(orderLines.orderId, orderId), inArray(orderLines.position, positions)));
  }
  for (const { position, after, holds } of held.filter((one) => !isNew(one))) {
    if (position === null || !after) continue;
    await db
      .update(orderLines)
      .set({ quantity: after.quantity, priceKopecks: after.priceKopecks, taken: holds })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)));
  }
  for (const { after, holds } of held.filter(isNew)) {
    const offer = after && offers.get(after.variant);
    if (!after || !offer) throw new DomainError('offer_ended');
    await db.insert(orderLines).values({
      orderId,
      position: next,
      productId: offer.productId,
      variantId: offer.variantId,
      name: after.name,
      variantName: after.variantName,
      code: after.code,
      photo: offer.photo,
      productSlug: offer.productSlug,
      variantSlug: offer.variantSlug,
      priceKopecks: after.priceKopecks,
      quantity: after.quantity,
      taken: holds,
      ...readinessOf(offer, new Map(holds > 0 ? [[offer.variantId, holds]] : [])),
    });
    next += 1;
  }
}

/** A place that no line of the order has had: receipts of lines that are gone name theirs. */
async function nextPosition(db: Database, orderId: number): Promise<number> {
  const { rows } = await db.execute<{ next: number }>(sql`
    SELECT coalesce(max(position), -1)::int + 1 AS next FROM (
      SELECT position FROM order_lines WHERE order_id = ${orderId}
      UNION ALL
      SELECT (line ->> 'position')::int FROM order_offers offer CROSS JOIN LATERAL jsonb_array_elements(offer.lines) AS line
      WHERE offer.order_id = ${orderId}
    ) AS known`);
  return rows[0]?.next ?? 0;
}
