import { type SQL, sql } from 'drizzle-orm';
import type { Kopecks } from '#contracts/money.ts';
import type { Database } from '#platform/database/database.ts';
import { refundLines } from '../tables.ts';

/** By how much less a part of an order costs since money was given back. */
export interface LoweredPart {
  /** `line 0` by position, `charge lift` by kind. */
  readonly of: string;
  /** Pieces that came back; 0: the part only costs less. */
  readonly quantity: number;
  readonly kopecks: Kopecks;
  /** What the chosen goods cost beyond `kopecks`, which is still to be given back; below 0: such a rest was given back. */
  readonly rest?: Kopecks;
  /** More money for pieces that came back with an earlier refund. */
  readonly continues?: boolean;
}

/** The same of a refund that was done or that its provider is still asked for. */
export interface RefundLine extends LoweredPart {
  readonly refund: string;
  /** It may still be refused: the ledger does not count it. */
  readonly isOpen: boolean;
  readonly beforeHandover: boolean;
  readonly rest: Kopecks;
}

/** Stores by how much less the parts of an order cost for a refund, and whether the order was handed over by then. */
export async function insertRefundLines(
  db: Database,
  orderId: number,
  refund: string,
  parts: readonly LoweredPart[],
): Promise<void> {
  if (parts.length === 0) return;
  await db.insert(refundLines).values(
    parts.map(({ of: part, quantity, kopecks, rest: restKopecks = 0 }) => ({
      orderId,
      refund,
      part,
      quantity,
      kopecks,
      restKopecks,
      beforeHandover: sql`(SELECT status_order <> 'delivered' FROM orders WHERE id = ${orderId})`,
    })),
  );
}

/**
 * What is still to be given back of goods that earlier refunds were for, by part: their payments had no more. Below 0: a rest was given back whose
 * goods then were not, since their own refund was refused.
 */
export function restsOf(lines: readonly Pick<RefundLine, 'of' | 'rest'>[]): Map<string, Kopecks> {
  const rests = new Map<string, Kopecks>();
  for (const { of, rest } of lines) rests.set(of, (rests.get(of) ?? 0) + rest);
  return rests;
}

/** Whether a row of the table is of a refund by hand that stands. */
const standsByHand = (line: SQL) => sql`EXISTS (
  SELECT FROM payment_events noted
  WHERE noted.provider = 'hand' AND noted.kind = 'refund' AND noted.result = 'succeeded' AND noted.reference = ${line}.refund::text AND NOT EXISTS (
    SELECT FROM payment_events failed
    WHERE failed.provider = 'hand' AND failed.kind = 'refund' AND failed.result = 'failed' AND failed.reference = noted.reference))`;

/** Whether a row `line` of the table is of a refund that was done. */
export const isCounted = (line: SQL): SQL =>
  sql`(EXISTS (SELECT FROM refunds done WHERE done.id = ${line}.refund AND done.state = 'succeeded') OR ${standsByHand(line)})`;

/** By how much less the parts of an order cost, by each refund that was not refused. */
export async function selectRefundLines(db: Database, orderId: number): Promise<RefundLine[]> {
  const { rows } = await db.execute<RefundLine & Record<string, unknown>>(sql`
    SELECT line.refund, line.part AS of, line.quantity, line.kopecks::float8 AS kopecks,
      line.before_handover AS "beforeHandover", line.rest_kopecks::float8 AS rest,
      coalesce(asked.state IN ('created', 'pending'), false) AS "isOpen"
    FROM refund_lines line LEFT JOIN refunds asked ON asked.id = line.refund
    WHERE line.order_id = ${orderId} AND (asked.state IN ('created', 'pending', 'succeeded') OR asked.id IS NULL AND ${standsByHand(sql`line`)})
    ORDER BY line.refund, line.part`);
  return rows;
}
