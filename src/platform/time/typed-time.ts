import type { TimeZone } from '#contracts/time-zones.ts';
import { DAY, MINUTE } from './duration.ts';
import { startOfDay } from './zone-day.ts';

/** What is wrong with a typed time: no time, one that has passed, or one too far ahead. */
export type TimeFault = 'wrong' | 'passed' | 'far';

interface Bounds {
  readonly zone: TimeZone;
  readonly now: Date;
  /** How far ahead the time may lie, ms. */
  readonly longest: number;
}

/** A time as it was typed, `YYYY-MM-DDTHH:MM` by the clock of the zone; undefined: it is no time. */
export function readTypedTime(typed: string, zone: TimeZone): Date | undefined {
  const [date = '', time = ''] = typed.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const day = Date.parse(date);
  if (Number.isNaN(day) || !(hours < 24 && minutes < 60)) return undefined;
  return new Date(startOfDay(day / DAY, zone).getTime() + (hours * 60 + minutes) * MINUTE);
}

/** A time to come as it was typed. */
export function readComingTime(typed: string, { zone, now, longest }: Bounds): Date | TimeFault {
  const at = readTypedTime(typed, zone);
  if (!at) return 'wrong';
  if (at < now) return 'passed';
  return at.getTime() > now.getTime() + longest ? 'far' : at;
}
