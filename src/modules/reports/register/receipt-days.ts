import { sql } from 'drizzle-orm';
import type {
  ReceiptDays,
  ReceiptsOfDay,
  RegisterFilter,
} from '#contracts/admin/reports/register.ts';
import { toRoubles } from '#contracts/money.ts';
import type { VatRate } from '#contracts/receipts.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import type { Database } from '#platform/database/database.ts';
import { within } from '../report-time.ts';

interface Found extends Record<string, unknown> {
  readonly day: string;
  readonly kind: ReceiptsOfDay['kind'];
  readonly by: ReceiptsOfDay['by'];
  readonly rate: VatRate;
  readonly receipts: number;
  readonly kopecks: number;
}

/** The receipts that tills have printed, or the staff have noted, by the day of the shop on which they were printed, their kind and rate. */
export async function readReceipts(
  db: Database,
  { by, trials, ...period }: RegisterFilter,
  zone: TimeZone,
): Promise<ReceiptDays> {
  const at = sql`receipt.registered_at`;
  const { rows } = await db.execute<Found>(sql`
    SELECT to_char(${at} AT TIME ZONE ${zone}, 'YYYY-MM-DD') AS day, receipt.kind, receipt.provider AS by, item ->> 'rate' AS rate,
      count(DISTINCT receipt.id)::int AS receipts, sum((item ->> 'kopecks')::bigint)::float8 AS kopecks
    FROM receipts receipt JOIN orders ON orders.id = receipt.order_id CROSS JOIN LATERAL jsonb_array_elements(receipt.items) AS item
    WHERE receipt.state IN ('registered', 'by_hand') AND ${within(at, period, zone)}
      ${by ? sql`AND receipt.provider = ${by}` : sql``} ${trials ? sql`` : sql`AND NOT (receipt.test OR orders.demo)`}
    GROUP BY 1, 2, 3, 4 ORDER BY 1, array_position(ARRAY['payment', 'closing', 'refund'], receipt.kind), 3, 4`);
  return {
    rows: rows.map(({ kopecks, ...row }) => ({
      ...row,
      amount: toRoubles(kopecks),
      vat: toRoubles(vatOf(kopecks, row.rate)),
    })),
  };
}

/** The part of a sum that is VAT; plain and calculated rates take the same part of a price that has VAT in it. */
function vatOf(kopecks: number, rate: VatRate): number {
  const percent = rate === 'none' ? 0 : Number(rate.split('/')[0]);
  return Math.round((kopecks * percent) / (100 + percent));
}
