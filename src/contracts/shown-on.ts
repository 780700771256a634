import type { ShownDays } from './shown-days.ts';

/** Whether a day, `YYYY-MM-DD`, is one of those. Without Zod: the office asks this too. */
export const isShownOn = ({ from, until }: ShownDays, day: string): boolean =>
  (!from || from <= day) && (!until || day <= until);
