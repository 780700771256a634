import { sql } from 'drizzle-orm';
import { toKopecks } from '#contracts/money.ts';
import { changedGoodsFaults as faults } from '#messages/orders/changed-goods.ts';
import { findOffers, type Offer } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { invalid } from '#platform/errors/domain-error.ts';
import type { OfferedGoods, OfferedLine } from '../offers/tables.ts';
import type { OrderLineRow, OrderRow } from '../queries.ts';

/** A line as the staff want it. */
export interface WantedLine {
  /** Of a line that is there; null adds one. */
  readonly position: number | null;
  readonly variant: number;
  readonly quantity: number;
  /** Roubles a piece; null: as it is, of other goods as in the catalogue. */
  readonly price: number | null;
  /** Why the price is another one. */
  readonly reason: string;
}

/** The goods of a line that is there. */
export const goodsOf = (line: OrderLineRow): OfferedGoods => ({
  variant: line.variantId,
  name: line.name,
  variantName: line.variantName,
  code: line.code,
  priceKopecks: line.priceKopecks,
  quantity: line.quantity,
});

/**
 * What of the lines of an order would change for the staff to have them as wanted; lines that are not named would go. Prices are those of the order,
 * of other goods those of the catalogue, unless the staff set one and say why. Throws `invalid` of `lines` for goods that cannot be had and for
 * lines for which money was given back.
 */
export async function changedLines(
  db: Database,
  order: Pick<OrderRow, 'id' | 'loweredKopecks'>,
  lines: readonly OrderLineRow[],
  wanted: readonly WantedLine[],
): Promise<OfferedLine[]> {
  if (wanted.length === 0) throw invalid('lines', faults.none);
  const known = new Map(lines.map((line) => [line.position, line]));
  const others = wanted.filter((one) => known.get(one.position ?? -1)?.variantId !== one.variant);
  const offers = await findOffers(
    db,
    others.map(({ variant }) => variant),
  );
  const named = new Set(wanted.flatMap(({ position }) => position ?? []));
  if ([...named].some((position) => !known.has(position)))
    throw invalid('lines', faults.unknownLine);
  const positions = wanted.filter(({ position }) => position !== null).length;
  const variants = new Set(wanted.map(({ variant }) => variant)).size;
  if (named.size < positions || variants < wanted.length) throw invalid('lines', faults.twice);
  const changed = [
    ...wanted.flatMap((one) => {
      const line = one.position === null ? undefined : known.get(one.position);
      const change = changeOf(line, one, offers.get(one.variant));
      return change ? [change] : [];
    }),
    ...lines
      .filter(({ position }) => !named.has(position))
      .map((line) => ({
        position: line.position,
        before: goodsOf(line),
        after: null,
        reason: '',
      })),
  ];
  await requireNoRefunds(db, order, lines, changed);
  return changed;
}

function changeOf(
  line: OrderLineRow | undefined,
  { variant, quantity, price, reason }: WantedLine,
  offer: Offer | undefined,
): OfferedLine | undefined {
  const before = line ? goodsOf(line) : null;
  const isSame = before?.variant === variant;
  if (!isSame && (!offer || offer.withdrawn)) throw invalid('lines', faults.notSold);
  const usual = isSame ? before.priceKopecks : (offer?.price ?? 0);
  const priceKopecks = price === null ? usual : toKopecks(price);
  if (priceKopecks !== usual && reason === '') throw invalid('reason', faults.noReason);
  const goods = isSame ? before : offer && offeredGoods(offer);
  if (!goods) throw invalid('lines', faults.notSold);
  const after = { ...goods, priceKopecks, quantity };
  const isUnchanged =
    isSame && before.quantity === quantity && before.priceKopecks === priceKopecks;
  if (isUnchanged) return undefined;
  return { position: line?.position ?? null, before, after, reason };
}

const offeredGoods = (offer: Offer) => ({
  variant: offer.variantId,
  name: offer.productName,
  variantName: offer.variantName,
  code: offer.code,
});

/** What receipts and refunds name stays as it is. */
async function requireNoRefunds(
  db: Database,
  { id, loweredKopecks }: Pick<OrderRow, 'id' | 'loweredKopecks'>,
  lines: readonly OrderLineRow[],
  changed: readonly OfferedLine[],
): Promise<void> {
  if (loweredKopecks === 0 && lines.every(({ dropped }) => dropped === 0)) return;
  const { rows } = await db.execute<{ part: string }>(
    sql`SELECT DISTINCT part FROM refund_lines WHERE order_id = ${id}`,
  );
  const refunded = new Set(rows.map(({ part }) => part));
  const hit = changed.find(({ position }) => refunded.has(`line ${position}`));
  if (hit) throw invalid('lines', faults.refunded(hit.before?.name ?? ''));
}

/** What lines cost together, kopecks. */
const costOf = (goods: OfferedGoods | null): number =>
  goods ? goods.priceKopecks * goods.quantity : 0;

/** By how much more the goods would cost, kopecks. */
export const dearerBy = (changed: readonly OfferedLine[]): number =>
  changed.reduce((sum, { before, after }) => sum + costOf(after) - costOf(before), 0);
