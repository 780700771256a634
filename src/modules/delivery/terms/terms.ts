import { type DeliveryTerms, deliveryTerms } from '#contracts/delivery-terms.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { type Keep, keepByVersion } from '#platform/memory/keep-by-version.ts';
import { calendarOf2026, type WorkCalendar } from '../promise/calendar.ts';
import type { Tariffs } from '../quote/tariffs.ts';
import { createTowns, type Towns } from '../towns/find-town.ts';
import { tariffsOf } from './tariffs-of.ts';
import { selectTerms } from './term-queries.ts';

/** The owner's terms, and what is counted with. */
export interface KnownTerms {
  readonly terms: DeliveryTerms;
  readonly tariffs: Tariffs;
  readonly calendar: WorkCalendar;
  readonly towns: Towns;
  /** Of the shop. */
  readonly zone: TimeZone;
}

/** Reads the terms; once a version of the data. */
export type ReadTerms = (db: Database) => Promise<KnownTerms>;

export function createTerms(version: () => number | null): ReadTerms {
  const keep: Keep<string, KnownTerms> = keepByVersion(version, 1);
  return (db) => keep('terms', () => readTerms(db));
}

export async function readTerms(db: Database): Promise<KnownTerms> {
  const { terms } = await selectTerms(db);
  return knownOf(deliveryTerms.parse(terms), await getTimeZone(db));
}

/** Terms with what is counted with. */
export function knownOf(terms: DeliveryTerms, zone: TimeZone): KnownTerms {
  const tariffs = tariffsOf(terms);
  return { terms, tariffs, calendar: calendarOf(terms), towns: createTowns(tariffs.zones), zone };
}

/** The owner's calendar, else that which comes with the program. */
const calendarOf = ({ calendar }: DeliveryTerms): WorkCalendar =>
  calendar
    ? { years: calendar.years, off: new Set(calendar.off), worked: new Set(calendar.worked) }
    : calendarOf2026;
