import { sql } from 'drizzle-orm';
import { chargeKinds } from '#contracts/order-states.ts';
import { chargeNames } from '#messages/orders/charges.ts';
import { orderLetterMessages as messages } from '#messages/orders/orders.ts';
import { refundWay } from '#messages/payments/refund-way.ts';
import type { Database } from '#platform/database/database.ts';
import { printableLine } from '#platform/text/printable.ts';
import { isDeliveryUnpriced } from '../history/next-steps.ts';
import { sumsOf } from '../paying/to-pay.ts';
import type { ToldChange } from '../queries.ts';
import { type OrderRecord, sum } from './letter-body.ts';

/** The receipt that a till prints, or has printed, of a refund, or else of the money that came or went last; undefined where none does. */
export async function receiptOf(
  db: Database,
  orderId: number,
  refund?: string,
): Promise<{ readonly link: string | null } | undefined> {
  const { rows } = await db.execute<{ told: boolean; link: string | null }>(sql`
    SELECT state IN ('sent', 'registered') OR (state = 'by_hand' AND link IS NOT NULL) AS told, link FROM receipts
    WHERE order_id = ${orderId} AND ${refund ? sql`refund_id = ${refund}` : sql`kind <> 'closing'`} AND state NOT IN ('planned', 'void') ORDER BY place DESC LIMIT 1`);
  const [last] = rows;
  return last?.told ? { link: last.link } : undefined;
}

/** What money was given back for, by the id of its refund: «Диван «Пример», 1 шт.» and names of charges. */
export async function goodsOfRefund(
  db: Database,
  orderId: number,
  refund: string,
): Promise<string[]> {
  const { rows } = await db.execute<{ part: string; name: string | null; pieces: number }>(sql`
    SELECT given.part, nullif(concat_ws(', ', line.name, nullif(line.variant_name, '')), '') AS name, given.quantity AS pieces
    FROM refund_lines given
      LEFT JOIN order_lines line ON line.order_id = given.order_id AND given.part = 'line ' || line.position
    WHERE given.order_id = ${orderId} AND given.refund = ${refund} AND given.kopecks > 0
    ORDER BY line.position NULLS LAST, given.part`);
  return rows.map(({ part, name, pieces }) => {
    const kind = chargeKinds.find((one) => part === `charge ${one}`);
    if (name === null) return kind ? chargeNames[kind] : part;
    return pieces > 0 ? messages.givenPieces(name, pieces) : messages.givenPart(name);
  });
}

interface ToldFacts extends OrderRecord {
  readonly receipt?: { readonly link: string | null } | undefined;
  readonly givenFor?: readonly string[];
}

/** What came or went, of what, how, and with which receipt. */
export function moneyLines(
  { of, kopecks, by, isTrial }: NonNullable<ToldChange['money']>,
  { receipt, givenFor = [], ...facts }: ToldFacts,
): (string | false)[] {
  const wentBack = of === 'went back';
  const { left } = sumsOf(facts.order);
  return [
    messages.money(of, sum(kopecks, facts)),
    !wentBack && isDeliveryUnpriced(facts.order) && messages.withoutDelivery,
    !wentBack && left > 0 && messages.leftToPay(sum(left, facts)),
    givenFor.length > 0 && printableLine(messages.givenFor(givenFor.join('; '))),
    wentBack && by !== undefined && refundWay(by),
    isTrial === true && messages.trial,
    receipt !== undefined && messages.receipt(receipt.link),
  ];
}
