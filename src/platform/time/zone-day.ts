import { formatOfZone, type TimeZone } from '#contracts/time-zones.ts';
import { DAY, HOUR, MINUTE } from './duration.ts';

const clockOf = formatOfZone('en', { timeZoneName: 'longOffset' });

/** How far the clocks of a zone are ahead of UTC at this time, ms. */
function offsetAt(time: number, timeZone: TimeZone): number {
  const name = clockOf(timeZone)
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, hours, minutes] = /^GMT\+(\d\d):(\d\d)$/.exec(name ?? '') ?? [];
  if (!hours) throw new Error(`The offset of ${timeZone} is unreadable: ${name}`);
  return Number(hours) * HOUR + Number(minutes) * MINUTE;
}

/** What the clocks of this zone show, as if it were UTC. */
export const onClock = (time: Date, zone: TimeZone): Date =>
  new Date(time.getTime() + offsetAt(time.getTime(), zone));

/** The day in this zone, counted from 1970-01-01. */
export const dayIn = (time: Date, zone: TimeZone): number =>
  Math.floor(onClock(time, zone).getTime() / DAY);

/** Midnight in this zone at the beginning of this day. */
export function startOfDay(day: number, zone: TimeZone): Date {
  const midnight = day * DAY;
  // The offset at the wanted moment: clocks may have been changed since then.
  return new Date(midnight - offsetAt(midnight - offsetAt(midnight, zone), zone));
}

/** `YYYY-MM-DD`. */
export const dateOfDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** The date in this zone, `YYYY-MM-DD`. */
export const dateIn = (time: Date, zone: TimeZone): string => dateOfDay(dayIn(time, zone));
