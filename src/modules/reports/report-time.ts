import { type SQL, sql } from 'drizzle-orm';
import type { TimeZone } from '#contracts/time-zones.ts';
import { DAY } from '#platform/time/duration.ts';
import { startOfDay } from '#platform/time/zone-day.ts';

export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Whether a time lies within the days of a period by the clock of the shop. */
export function within(time: SQL, { from, to }: Period, zone: TimeZone): SQL {
  const start = (date: string, after = 0) =>
    sql`${startOfDay(Date.parse(date) / DAY + after, zone).toISOString()}::timestamptz`;
  return sql`${time} >= ${start(from)} AND ${time} < ${start(to, 1)}`;
}
