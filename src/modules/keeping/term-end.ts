import { type KeepingKind, keepingRules } from '#contracts/admin/keeping/values.ts';
import { DAY } from '#platform/time/duration.ts';

const MONTHS = { months: 1, years: 12 };

/** What is older than this has reached its term. A month that is shorter ends on its last day: a month before March 31 is February 28. */
export function endOfTerm(now: Date, kind: KeepingKind, term: number): Date {
  const { unit } = keepingRules[kind];
  if (unit === 'days') return new Date(now.getTime() - term * DAY);
  const before = new Date(now);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - term * MONTHS[unit]);
  const lastDay = new Date(
    Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0),
  ).getUTCDate();
  before.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return before;
}
