import { toRoubles } from '#contracts/money.ts';
import type { ChargeKind } from '#contracts/order-states.ts';
import type { OrderSums } from '#contracts/orders.ts';
import type { OrderRow } from '../queries.ts';
import type { ChargeRow } from './charge-queries.ts';

type SummedOrder = Pick<
  OrderRow,
  'totalKopecks' | 'chargesKopecks' | 'discountKopecks' | 'countsCharges'
>;

/** Whether a charge is part of `delivery_cost` of the specification. */
export const isOfDelivery = (kind: ChargeKind): boolean => kind === 'delivery' || kind === 'slot';

/** What an order costs in all, kopecks: goods with charges, less the discount (row 57). */
export const payableOf = ({
  totalKopecks,
  chargesKopecks,
  discountKopecks,
}: Omit<SummedOrder, 'countsCharges'>): number => totalKopecks + chargesKopecks - discountKopecks;

/** What `total_price` of the specification is, kopecks: goods, or all that is payable once charges are counted (row 67). */
export const totalPriceOf = (order: SummedOrder): number =>
  order.countsCharges ? payableOf(order) : order.totalKopecks;

/** The sums of an order as the API says them. */
export const presentSums = (
  order: SummedOrder & Pick<OrderRow, 'loweredKopecks'>,
  charges: readonly ChargeRow[],
): OrderSums => ({
  goods_price: toRoubles(order.totalKopecks),
  charges: charges.map(({ kind, title, amountKopecks, reason }) => ({
    kind,
    title,
    amount: toRoubles(amountKopecks),
    reason,
  })),
  payable: toRoubles(payableOf(order)),
  lowered: toRoubles(order.loweredKopecks),
});

/** What came for an order, less what went back, roubles. */
export const paidFor = ({
  chargedKopecks,
  refundedKopecks,
}: Pick<OrderRow, 'chargedKopecks' | 'refundedKopecks'>): number =>
  toRoubles(chargedKopecks - refundedKopecks);
