import { type Giver, givenBy } from '#contracts/refund-shares.ts';
import { refundFaults as faults } from '#messages/payments/paying.ts';
import type { OrderRow } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { invalid } from '#platform/errors/domain-error.ts';
import type { LeftOfPayment } from '../online/left-of-payments.ts';
import { sumOfItems } from '../receipts/receipt.ts';
import { selectReceipts } from '../receipts/receipt-queries.ts';
import { toldOfParts } from '../receipts/told.ts';
import { type ChosenGoods, chooseWhole } from './refunded-goods.ts';

/**
 * As {@link chooseWhole}, each part as far as the payment gives its price back: the rest is told with the goods and stays for other payments.
 * Throws also `invalid` where it gives nothing.
 */
export async function chooseOfPayment(
  db: Database,
  order: OrderRow,
  { payment, left }: { readonly payment: string; readonly left: readonly LeftOfPayment[] },
  goods: Parameters<typeof chooseWhole>[2],
): Promise<ChosenGoods> {
  const { names, chosen } = await chooseWhole(db, order, goods);
  const known = await selectReceipts(db, order.id);
  const giverOf = ({ payment, kopecks }: LeftOfPayment): Giver => ({
    left: kopecks,
    told: toldOfParts(known, payment),
  });
  const own = left.find((one) => one.payment === payment);
  if (!own) throw invalid('amount', faults.tooMuch(0));
  const given = givenBy(
    new Map(chosen.map(({ of, kopecks }) => [of, kopecks])),
    giverOf(own),
    left.filter((one) => one !== own).map(giverOf),
  );
  const held = chosen.map((part) => ({ ...part, kopecks: given.get(part.of) ?? 0 }));
  if (sumOfItems(held) === 0) throw invalid('non_field_errors', faults.nothingChosen);
  return { names, chosen: held };
}
