import { DAY, HOUR } from './duration.ts';

/** Moscow has had no summer time since 2014. */
const OFFSET = 3 * HOUR;

/** The day in Moscow, counted from 1970-01-01. */
export const moscowDay = (time: Date): number => Math.floor((time.getTime() + OFFSET) / DAY);

/** Midnight in Moscow at the beginning of this day. */
export const startOfMoscowDay = (day: number): Date => new Date(day * DAY - OFFSET);

/** `YYYY-MM-DD`. */
export const dateOfDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
