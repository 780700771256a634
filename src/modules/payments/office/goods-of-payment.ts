import type { Kopecks } from '#contracts/money.ts';
import { type Giver, givenBy, shareAmong, sumOfShares } from '#contracts/refund-shares.ts';
import { refundFaults as faults } from '#messages/payments/paying.ts';
import type { OrderRow } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { invalid } from '#platform/errors/domain-error.ts';
import { type LeftOfPayment, selectLeft } from '../online/left-of-payments.ts';
import { sumOfItems } from '../receipts/receipt.ts';
import { type ReceiptRow, selectReceipts } from '../receipts/receipt-queries.ts';
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
  const giverOf = giversBy(await selectReceipts(db, order.id));
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

/** As much of each payment, the newest first, as its receipts tell of goods of these prices, or no other does. */
export async function fittingLeft(
  db: Database,
  order: OrderRow,
  prices: ReadonlyMap<string, Kopecks>,
): Promise<(LeftOfPayment & { readonly fits: Kopecks })[]> {
  const left = await selectLeft(db, order.id);
  const giverOf = giversBy(await selectReceipts(db, order.id));
  const shares = shareAmong(prices, left.map(giverOf));
  return left.map((one, index) => ({ ...one, fits: sumOfShares(shares[index] ?? new Map()) }));
}

const giversBy =
  (known: readonly ReceiptRow[]) =>
  ({ payment, kopecks }: LeftOfPayment): Giver => ({
    left: kopecks,
    told: toldOfParts(known, payment),
  });
