import {
  addDays,
  type Day,
  isEntered,
  isHoliday,
  isWorkingDay,
  UNKNOWN_DAYS_OFF,
  type WorkCalendar,
  weekdayOf,
  yearOf,
} from './calendar.ts';

interface Span {
  readonly least: number;
  readonly most: number;
}

/** How the shop works and delivers to a zone. */
export interface Schedule {
  readonly calendar: WorkCalendar;
  /** Weekdays on which the shop works, from 1. */
  readonly week: readonly number[];
  /** `HH:MM` of the shop's clock: what is ordered later leaves with the next working day. */
  readonly cutoff: string;
  /** Working days from the shelf to the zone. */
  readonly lead: Span;
  /** Weekdays on which the zone is delivered to, from 1. */
  readonly deliveryDays: readonly number[];
}

/** A line of an order: from the shelf, or made in so many working days; null: the term is not known. */
export type PromisedLine = { readonly inStock: true } | { readonly production: Span | null };

/** When it was paid, or ordered while nothing is paid, by the shop's clock. */
export interface Moment {
  readonly day: Day;
  /** `HH:MM`. */
  readonly time: string;
}

/** The days between which an order comes, or why they are told by telephone. */
export type Promised =
  | {
      readonly from: Day;
      readonly to: Day;
      /** The window reckons with days off that are not decided yet. */
      readonly hasMargin: boolean;
    }
  | { readonly call: 'term not known' | 'calendar not known' | 'no delivery days' };

/** Years that are looked into at most. */
const LONGEST = 800;

/**
 * The window in which an order comes: the latest of its lines, then the lead of the zone, then its next delivery day. A year that is not
 * entered counts the days off of the law and widens the window so that it holds wherever further days off may fall; the year after it is said
 * by telephone.
 */
export function promise(lines: readonly PromisedLine[], at: Moment, schedule: Schedule): Promised {
  const { deliveryDays, lead, calendar } = schedule;
  if (deliveryDays.length === 0) return { call: 'no delivery days' };
  const spans = lines.map((line) => ('inStock' in line ? null : line.production));
  const made = lines.flatMap((line, index) => ('inStock' in line ? [] : [spans[index]]));
  if (made.includes(null) || made.includes(undefined)) return { call: 'term not known' };
  const shelf = shelfDay(at, schedule);
  const ready = (end: keyof Span, more: number): Day => {
    const days = made.map((span) => workingDaysAfter(at.day, (span?.[end] ?? 0) + more, schedule));
    return [shelf, ...days].toSorted().at(-1) ?? shelf;
  };
  const comes = (end: keyof Span, work: number, skipped: number): Day =>
    deliveryDayFrom(workingDaysAfter(ready(end, 0), lead[end] + work, schedule), skipped, schedule);
  const from = comes('least', 0, 0);
  const plain = comes('most', 0, 0);
  const hasMargin = !isEntered(calendar, plain);
  const to = hasMargin ? latestOf(comes) : plain;
  return isBeyond(calendar, to) ? { call: 'calendar not known' } : { from, to, hasMargin };
}

/** Further days off delay the work or take away a delivery day: the worst of all ways to share them. */
const latestOf = (comes: (end: 'most', work: number, skipped: number) => Day): Day =>
  Array.from({ length: UNKNOWN_DAYS_OFF + 1 }, (_, work) =>
    comes('most', work, UNKNOWN_DAYS_OFF - work),
  )
    .toSorted()
    .at(-1) ?? comes('most', 0, 0);

/** Of the years that are not entered only the first can be counted. */
function isBeyond({ years }: WorkCalendar, day: Day): boolean {
  const last = Math.max(...years, 0);
  return yearOf(day) > last + 1;
}

/** The day on which what lies on the shelf leaves. */
function shelfDay({ day, time }: Moment, schedule: Schedule): Day {
  const { calendar, week, cutoff } = schedule;
  if (isWorkingDay(calendar, week, day) && time < cutoff) return day;
  return workingDaysAfter(day, 1, schedule);
}

/** The `count`th working day after a day; the day itself for 0. */
export function workingDaysAfter(
  day: Day,
  count: number,
  { calendar, week }: Pick<Schedule, 'calendar' | 'week'>,
): Day {
  let left = count;
  let found = day;
  for (let tried = 0; left > 0 && tried < LONGEST; tried += 1) {
    found = addDays(found, 1);
    if (isWorkingDay(calendar, week, found)) left -= 1;
  }
  return found;
}

/** The first delivery day from a day on; `skipped`: of years that are not entered so many are passed over. */
function deliveryDayFrom(day: Day, skipped: number, { calendar, deliveryDays }: Schedule): Day {
  let left = skipped;
  let found = day;
  for (let tried = 0; tried < LONGEST; tried += 1) {
    const isDeliveryDay = deliveryDays.includes(weekdayOf(found)) && !isHoliday(calendar, found);
    if (isDeliveryDay && (left === 0 || isEntered(calendar, found))) return found;
    if (isDeliveryDay) left -= 1;
    found = addDays(found, 1);
  }
  return found;
}
