import { type Kopecks, toKopecks } from '#contracts/money.ts';
import type { Database } from '#platform/database/database.ts';
import { onClock } from '#platform/time/zone-day.ts';
import { addDays, type Day, isWorkingDay } from '../promise/calendar.ts';
import type { KnownTerms } from '../terms/terms.ts';
import type { Moment } from './count-delivery.ts';
import { type FreeSlot, freeSlots } from './slots.ts';

/** So many days are looked through for a working day. */
const LONGEST = 400;

/** The first day whose hours can still be chosen: until the cut-off of the working day before it. */
export function firstOpenDay(
  { terms: { week, cutoff }, calendar }: Pick<KnownTerms, 'terms' | 'calendar'>,
  { now, zone }: Moment,
): Day {
  const [today = '', time = ''] = onClock(now, zone).toISOString().split('T');
  let day = time.slice(0, 5) < cutoff ? today : addDays(today, 1);
  for (let tried = 0; tried < LONGEST && !isWorkingDay(calendar, week, day); tried += 1) {
    day = addDays(day, 1);
  }
  return addDays(day, 1);
}

interface Choice {
  readonly zone: string;
  /** The order cannot come earlier. */
  readonly from: Day;
  /** What is paid for the hours: others of the same price are offered. */
  readonly amount: Kopecks;
  readonly at: Moment;
}

/** The hours that an order can change to without a change of its price. */
export async function choosableSlots(
  db: Database,
  known: KnownTerms,
  { zone, from, amount, at }: Choice,
): Promise<FreeSlot[]> {
  const place = known.terms.zones.find(({ name }) => name === zone);
  if (!place) return [];
  const open = firstOpenDay(known, at);
  const days = { from: from > open ? from : open, calendar: known.calendar };
  const slots = await freeSlots(db, place, days);
  return slots.filter(({ slot }) => toKopecks(slot.price) === amount);
}
