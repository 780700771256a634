import type { TimeZone } from '#contracts/time-zones.ts';
import { DAY } from '#platform/time/duration.ts';
import { dayIn, startOfDay } from '#platform/time/zone-day.ts';

/** Monday to Friday (spec section 9). Public holidays count as working days: the shop has no calendar of them. */
const isWorkingDay = (day: number): boolean => ![0, 6].includes(new Date(day * DAY).getUTCDay());

/**
 * The beginning, in this zone, of the working day that lies `count` working days before today. What is older has seen
 * `count` whole working days pass after its own day.
 */
export function workingDaysAgo(now: Date, count: number, zone: TimeZone): Date {
  let day = dayIn(now, zone);
  for (let left = count; left > 0; ) {
    day -= 1;
    if (isWorkingDay(day)) left -= 1;
  }
  return startOfDay(day, zone);
}
