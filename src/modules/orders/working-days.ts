import { DAY, HOUR } from '#platform/duration.ts';

/** Moscow has had no summer time since 2014. */
const MOSCOW = 3 * HOUR;

/** Monday to Friday (spec section 9). Public holidays count as working days: the shop has no calendar of them. */
const isWorkingDay = (moscowDay: number): boolean =>
  ![0, 6].includes(new Date(moscowDay * DAY).getUTCDay());

/**
 * The beginning, in Moscow, of the working day that lies `count` working days before today. What is older has seen
 * `count` whole working days pass after its own day.
 */
export function workingDaysAgo(now: Date, count: number): Date {
  let day = Math.floor((now.getTime() + MOSCOW) / DAY);
  for (let left = count; left > 0; ) {
    day -= 1;
    if (isWorkingDay(day)) left -= 1;
  }
  return new Date(day * DAY - MOSCOW);
}
