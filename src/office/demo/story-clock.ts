import type { TimeZone } from '#contracts/time-zones.ts';
import type { Clock } from '#platform/time/clock.ts';
import { MINUTE } from '#platform/time/duration.ts';
import { dateOfDay, dayIn, startOfDay } from '#platform/time/zone-day.ts';
import type { Moment } from '../../../db/demo/office/story.ts';

/** Reads the days and moments of a story that is told today, by the clock of the shop. */
export interface StoryClock {
  /** A clock that stands at a moment; what would come later than now stands at now. */
  readonly at: (moment: Moment) => Clock;
  /** `YYYY-MM-DD`. */
  readonly date: (day: number) => string;
  /** `YYYY-MM-DDTHH:MM`, the form in which the API takes a time. */
  readonly typed: (moment: Moment) => string;
}

export function storyClock(now: Date, zone: TimeZone): StoryClock {
  const today = dayIn(now, zone);
  const date = (day: number) => dateOfDay(today + day);
  return {
    date,
    typed: ([day, time]) => `${date(day)}T${time}`,
    at([day, time]) {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      const midnight = startOfDay(today + day, zone).getTime();
      const moment = midnight + (hours * 60 + minutes) * MINUTE;
      return { now: () => new Date(Math.min(moment, now.getTime())) };
    },
  };
}
