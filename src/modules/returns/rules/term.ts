import { DAY } from '#platform/time/duration.ts';

interface Terms {
  /** What was received can be given back within so many days. */
  readonly refusalDays: number;
  /** What was not used can be given back within so many days; 0: no longer. */
  readonly returnDays: number;
  readonly hasWrittenTerms: boolean;
}

/** So many months the customer has where the shop has told no terms in writing (art. 26.1 of the law on consumers' rights). */
const MONTHS_WITHOUT_TERMS = 3;

/**
 * The last day, `YYYY-MM-DD`, on which goods without a defect can be given back that were handed over on a day of the shop's zone: the days
 * after it, counted from the next one.
 */
export function lastDay(handedOver: string, terms: Terms): string {
  const last = daysAfter(handedOver, Math.max(terms.refusalDays, terms.returnDays));
  if (terms.hasWrittenTerms) return last;
  const months = monthsAfter(handedOver, MONTHS_WITHOUT_TERMS);
  return [last, months].toSorted().at(-1) ?? last;
}

/** The date so many days after another one. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** The same day some months later, or the last one of a shorter month. */
function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)))
    .toISOString()
    .slice(0, 10);
}
