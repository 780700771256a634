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
