import { z } from 'zod';

const FIRST = '1900-01-01';
const LAST = '2199-12-31';

/** A day of the calendar, `YYYY-MM-DD`, of these centuries: the database knows no year 0, and five digits have another form. */
export const calendarDay = z.iso
  .date()
  .refine((day) => FIRST <= day && day <= LAST, { params: { message: 'day' } });

/** A time as it is typed, `YYYY-MM-DDTHH:MM`, on a day that exists. */
export const typedTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/)
  .refine((text) => calendarDay.safeParse(text.slice(0, FIRST.length)).success, {
    params: { message: 'day' },
  });

const instant = z.iso.datetime();

/** A place in a list that is in the order of time: `2026-11-30T09:00:00.000Z_42`. `id`: what follows. */
export const placeInTime = (id: z.ZodType) =>
  z
    .string()
    .max(80)
    .refine((text) => {
      const [at = '', place = '', ...rest] = text.split('_');
      const isTime = instant.safeParse(at).success && FIRST <= at && at < LAST;
      return isTime && rest.length === 0 && id.safeParse(place).success;
    });
