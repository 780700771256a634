/** A day of the shop's clock, `YYYY-MM-DD`. */
export type Day = string;

/** What an owner knows of the official calendar beyond weekends. */
export interface WorkCalendar {
  /** Years whose official transfers are entered. */
  readonly years: readonly number[];
  /** Official days off. */
  readonly off: ReadonlySet<Day>;
  /** Days off by the week that are worked. */
  readonly worked: ReadonlySet<Day>;
}

/** Article 112 of the Labour Code: days off of every year, `MM-DD`. Transfers between days are decided for each year. */
const statutory: ReadonlySet<string> = new Set([
  ...['01-01', '01-02', '01-03', '01-04', '01-05', '01-06', '01-07', '01-08'],
  ...['02-23', '03-08', '05-01', '05-09', '06-12', '11-04'],
]);

/** The official calendar of 2026: statutory days and the transfers of the year. */
export const calendarOf2026: WorkCalendar = {
  years: [2026],
  off: new Set([
    ...['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05', '2026-01-06'],
    ...['2026-01-07', '2026-01-08', '2026-01-09', '2026-02-23', '2026-03-08', '2026-03-09'],
    ...['2026-05-01', '2026-05-09', '2026-05-11', '2026-06-12', '2026-11-04', '2026-12-31'],
  ]),
  worked: new Set(),
};

/** So many days off beyond the statutory ones are reckoned with in a year that is not entered. */
export const UNKNOWN_DAYS_OFF = 3;

const DAY_MS = 86_400_000;

export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** From 1, Monday, to 7. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay() || 7;

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

export const isEntered = ({ years }: WorkCalendar, day: Day): boolean =>
  years.includes(yearOf(day));

/** Whether a day is a holiday, whatever its weekday: by the official calendar, or by the law where the year is not entered. */
export const isHoliday = (calendar: WorkCalendar, day: Day): boolean =>
  isEntered(calendar, day) ? calendar.off.has(day) : statutory.has(day.slice(5));

/** Whether the shop works on a day. `week`: its weekdays. */
export const isWorkingDay = (calendar: WorkCalendar, week: readonly number[], day: Day): boolean =>
  calendar.worked.has(day) || (week.includes(weekdayOf(day)) && !isHoliday(calendar, day));
