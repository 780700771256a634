import { formatDate } from './shop-time.ts';

interface Days {
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
}

/** «с 1 декабря 2026 г. по 5 декабря 2026 г.»; empty without days. */
export const daysText = ({ from, until }: Days): string =>
  [from && `с\u00a0${formatDate(from)}`, until && `по\u00a0${formatDate(until)}`]
    .filter(Boolean)
    .join(' ');

/** The days in the list of the staff on a day, `YYYY-MM-DD`: before them that they are to come, after them that they are over. */
export function daysStateText(days: Days, today: string): string {
  const text = daysText(days);
  if (days.from && today < days.from) return `покажем ${text}`;
  return days.until && days.until < today ? `сейчас не\u00a0показывается: ${text}` : text;
}
