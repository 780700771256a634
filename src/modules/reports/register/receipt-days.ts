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
  readonly is_noted: boolean;
  readonly rate: VatRate;
  readonly receipts: number;
  readonly kopecks: number;
  readonly vat: number;
}

/** The receipts that tills have printed, or the staff have noted, by the day of the shop on which they were printed, their kind and rate. */
export async function readReceipts(
  db: Database,
  { by, trials, ...period }: RegisterFilter,
  zone: TimeZone,
): Promise<ReceiptDays> {
  const at = sql`receipt.registered_at`;
  const { rows } = await db.execute<Found>(sql`
    SELECT day, kind, by, is_noted, rate, count(*)::int AS receipts, sum(kopecks)::float8 AS kopecks,
      sum(round(kopecks * percent / (100.0 + percent)))::float8 AS vat
    FROM (
      SELECT receipt.id, to_char(${at} AT TIME ZONE ${zone}, 'YYYY-MM-DD') AS day, receipt.kind, receipt.provider AS by,
        receipt.state = 'by_hand' AS is_noted, item ->> 'rate' AS rate,
        sum((item ->> 'kopecks')::bigint) AS kopecks, replace(split_part(item ->> 'rate', '/', 1), 'none', '0')::int AS percent
      FROM receipts receipt JOIN orders ON orders.id = receipt.order_id CROSS JOIN LATERAL jsonb_array_elements(receipt.items) AS item
      WHERE receipt.state IN ('registered', 'by_hand') AND ${within(at, period, zone)}
        ${by ? sql`AND receipt.provider = ${by}` : sql``} ${trials ? sql`` : sql`AND NOT (receipt.test OR orders.demo)`}
      GROUP BY receipt.id, item ->> 'rate'
    ) AS told
    GROUP BY day, kind, by, is_noted, rate
    ORDER BY day, array_position(ARRAY['payment', 'closing', 'refund'], kind), by, is_noted, rate`);
  return {
    rows: rows.map(({ kopecks, vat, ...row }) => ({
      ...row,
      amount: toRoubles(kopecks),
      vat: toRoubles(vat),
    })),
  };
}
