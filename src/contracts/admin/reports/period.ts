import { z } from 'zod';
import { calendarDay } from '../../validation.ts';
import { MOST_DAYS, trialsShown } from './values.ts';

/** What each report is of. */
export const reportFilter = z.strictObject({
  from: calendarDay.describe('First day, by the clock of the shop'),
  to: calendarDay.describe('Last day, by the clock of the shop'),
  trials: z
    .enum(trialsShown)
    .optional()
    .describe('With test payments and the orders of the demo; without it they are left out'),
});

interface Period {
  readonly from: string;
  readonly to: string;
}

const DAY = 86_400_000;

/** A filter whose first day does not come after its last, and that has at most so many days as a report may have. */
export const ofPeriod = <Filter extends z.ZodType<Period>>(filter: Filter) =>
  filter
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      params: { message: 'minAboveMax' },
      abort: true,
    })
    .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY < MOST_DAYS, {
      path: ['to'],
      params: { message: 'longPeriod' },
    });
