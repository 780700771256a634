import type { Kopecks } from '#contracts/money.ts';
import type { ReceiptSubject } from '#contracts/receipts.ts';
import type { OrderLineRow, OrderRow, selectChargesOf } from '#modules/orders/index.ts';
import { shareOut } from './share-out.ts';

type ChargeRow = NonNullable<
  Awaited<ReturnType<typeof selectChargesOf>> extends Map<number, infer Rows> ? Rows : never
>[number];

/** A line or a charge of an order as its receipts name it. */
export interface OrderPart {
  readonly of: string;
  readonly name: string;
  readonly quantity: number;
  /** Of all pieces together, less the discount. */
  readonly kopecks: Kopecks;
  readonly subject: ReceiptSubject;
}

export const lineKey = (position: number): string => `line ${position}`;
/** The position that {@link lineKey} names. */
export const positionOf = (key: string): number => Number(key.slice(lineKey(0).length - 1));
export const chargeKey = (kind: ChargeRow['kind']): string => `charge ${kind}`;

/**
 * What an order consists of: its own lines and charges, never the catalogue. Together the parts cost what is payable. A discount is within the
 * prices of the goods, since a receipt has no line for it.
 */
export function partsOf(
  order: Pick<OrderRow, 'countsCharges' | 'discountKopecks' | 'totalKopecks'>,
  lines: readonly Pick<
    OrderLineRow,
    'position' | 'name' | 'variantName' | 'quantity' | 'priceKopecks'
  >[],
  charges: readonly Pick<ChargeRow, 'kind' | 'title' | 'amountKopecks'>[],
): OrderPart[] {
  const whole = lines.map(({ priceKopecks, quantity }) => priceKopecks * quantity);
  const off = order.countsCharges ? Math.min(order.discountKopecks, order.totalKopecks) : 0;
  const offs = shareOut(off, whole);
  const goods = lines.map(({ position, name, variantName, quantity }, index) => ({
    of: lineKey(position),
    name: [name, variantName].filter(Boolean).join(', '),
    quantity,
    kopecks: (whole[index] ?? 0) - (offs[index] ?? 0),
    subject: 'commodity' as const,
  }));
  const services = (order.countsCharges ? charges : []).map(({ kind, title, amountKopecks }) => ({
    of: chargeKey(kind),
    name: title,
    quantity: 1,
    kopecks: amountKopecks,
    subject: 'service' as const,
  }));
  return [...goods, ...services];
}
