import { z } from 'zod';
import { calendarDay, FIRST_DAY, LAST_DAY } from './validation.ts';

/** A time as it is typed, `YYYY-MM-DDTHH:MM`, on a day that exists. */
export const typedTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/)
  .refine((text) => calendarDay.safeParse(text.slice(0, FIRST_DAY.length)).success, {
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
      const isTime = instant.safeParse(at).success && FIRST_DAY <= at && at < LAST_DAY;
      return isTime && rest.length === 0 && id.safeParse(place).success;
    });
