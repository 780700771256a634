import { calendarDay } from './validation.ts';

/** The first and the last day on which something is shown, in the shop's time zone; without one there is no bound. */
export interface ShownDays {
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
}

/** The days of a file; both may be left out. */
export const shownDaysFields = {
  from: calendarDay.optional(),
  until: calendarDay.optional(),
};

/** Whether the last day is before the first. */
export const endsEarly = ({ from, until }: ShownDays): boolean =>
  Boolean(from && until && until < from);
