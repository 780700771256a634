import type { SaleTime } from '#contracts/admin/reports/values.ts';
import { DAY } from '#platform/time/duration.ts';
import { dateOfDay } from '#platform/time/zone-day.ts';
import type { Period } from '../report-time.ts';

/** 1970-01-05 was the first Monday. */
const MONDAY = 4;

/** The first days of all weeks, months or days that a period touches, in their order. */
export function timeKeys(unit: SaleTime, { from, to }: Period): string[] {
  const [first, last] = [Date.parse(from) / DAY, Date.parse(to) / DAY];
  const days = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return [...new Set(days.map((day) => startOf(unit, day)))];
}

function startOf(unit: SaleTime, day: number): string {
  if (unit === 'month') return `${dateOfDay(day).slice(0, 7)}-01`;
  return dateOfDay(unit === 'week' ? day - ((((day - MONDAY) % 7) + 7) % 7) : day);
}
