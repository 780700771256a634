import type { Refunded } from '#contracts/admin/payments/online-payments.ts';
import type { Kopecks } from '#contracts/money.ts';
import { refundFaults as faults } from '#messages/payments/paying.ts';
import { type OrderRow, selectChargesOf, selectLinesOf } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { invalid } from '#platform/errors/domain-error.ts';
import { chargeKey, lineKey } from '../receipts/order-parts.ts';
import type { ChosenParts } from '../receipts/receipt-items.ts';

type Goods = Extract<Refunded, { of: 'goods' }>;

/** What the chosen goods and charges of an order cost, by its own prices and less their share of its discount, their names, and the parts of its receipt. Throws `invalid`. */
export async function sumOfGoods(
  db: Database,
  order: OrderRow,
  { lines, charges }: Goods,
): Promise<{ amount: Kopecks; names: string; chosen: ChosenParts }> {
  const { id } = order;
  const known = (await selectLinesOf(db, [id])).get(id) ?? [];
  const counted = (await selectChargesOf(db, [id])).get(id) ?? [];
  const chosen = lines.map(({ position, quantity }) => {
    const line = known.find((one) => one.position === position);
    if (!line || quantity > line.quantity) throw invalid('non_field_errors', faults.notInOrder);
    const { name, variantName, priceKopecks } = line;
    const text = `${[name, variantName].filter(Boolean).join(', ')}\u00a0× ${quantity}`;
    return { key: lineKey(position), text, quantity, kopecks: priceKopecks * quantity };
  });
  const beside = charges.map((kind) => {
    const charge = counted.find((one) => one.kind === kind);
    if (!charge) throw invalid('non_field_errors', faults.notInOrder);
    return { key: chargeKey(kind), text: charge.title, quantity: 1, kopecks: charge.amountKopecks };
  });
  const all = [...chosen, ...beside];
  if (new Set(all.map(({ key }) => key)).size < all.length) {
    throw invalid('non_field_errors', faults.notInOrder);
  }
  const goods = chosen.reduce((sum, { kopecks }) => sum + kopecks, 0);
  const amount = lessDiscount(order, goods) + beside.reduce((sum, { kopecks }) => sum + kopecks, 0);
  if (amount <= 0) throw invalid('non_field_errors', faults.nothingChosen);
  const ofParts = all.map(({ key, quantity, kopecks }) => [key, { quantity, kopecks }] as const);
  return { amount, names: all.map(({ text }) => text).join(', '), chosen: new Map(ofParts) };
}

/** What goods of an order cost less their share of its discount. */
export function lessDiscount(
  { totalKopecks, discountKopecks }: Pick<OrderRow, 'totalKopecks' | 'discountKopecks'>,
  goods: Kopecks,
): Kopecks {
  return totalKopecks > 0 ? goods - Math.round((discountKopecks * goods) / totalKopecks) : goods;
}
