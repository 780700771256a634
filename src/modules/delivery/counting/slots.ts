import { and, eq, gte, lte, type SQLWrapper, sql } from 'drizzle-orm';
import type { DeliverySlot } from '#contracts/delivery-terms.ts';
import { type Kopecks, toKopecks } from '#contracts/money.ts';
import { SLOT_UNKNOWN } from '#messages/orders/told-delivery.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { onClock } from '#platform/time/zone-day.ts';
import {
  addDays,
  type Day,
  isHoliday,
  isWorkingDay,
  type WorkCalendar,
  weekdayOf,
} from '../promise/calendar.ts';
import { slotBookings } from '../tables.ts';
import type { KnownTerms } from '../terms/terms.ts';
import type { Moment } from './count-delivery.ts';

/** Days from the first promised one that slots are offered for. */
const DAYS_OFFERED = 14;

/** Hours of a day that a customer can choose. */
export interface FreeSlot {
  /** `2026-12-01 10:00–13:00`. */
  readonly key: string;
  readonly day: Day;
  readonly slot: DeliverySlot;
}

/** `10:00–13:00`: how a plan says the hours. */
export const hoursOf = ({ from, to }: Pick<DeliverySlot, 'from' | 'to'>): string => `${from}–${to}`;

export const keyOfSlot = (day: Day, slot: Pick<DeliverySlot, 'from' | 'to'>): string =>
  `${day} ${hoursOf(slot)}`;

interface SlotZone {
  readonly name: string;
  readonly weekdays: readonly number[];
  readonly slots: readonly DeliverySlot[];
}

/** The slots of a zone from a day on, without those that are full and, of today by the clock of the town, without those that have begun. */
export async function freeSlots(
  db: Database,
  { name, weekdays, slots }: SlotZone,
  {
    from,
    calendar,
    at,
  }: { readonly from: Day; readonly calendar: WorkCalendar; readonly at: Moment },
): Promise<FreeSlot[]> {
  const [today = '', time = ''] = onClock(at.now, at.zone).toISOString().split('T');
  const isComing = (day: Day, slot: DeliverySlot) =>
    day > today || (day === today && slot.from > time.slice(0, 5));
  if (slots.length === 0) return [];
  const days = Array.from({ length: DAYS_OFFERED }, (_, after) => addDays(from, after)).filter(
    (day) => weekdays.includes(weekdayOf(day)) && !isHoliday(calendar, day),
  );
  const taken = await countBookings(db, name, [from, addDays(from, DAYS_OFFERED)]);
  return days.flatMap((day) =>
    slots
      .filter((slot) => isOfDay(slot, day) && isComing(day, slot))
      .map((slot) => ({ key: keyOfSlot(day, slot), day, slot }))
      .filter(({ key, slot }) => (taken.get(key) ?? 0) < slot.capacity),
  );
}

/** Why hours cannot be had: `slot_full` where the zone has them, free or not, and `invalid` where it has none such. */
export function refusedSlot(
  zone: SlotZone | undefined,
  calendar: WorkCalendar,
  key: string,
): DomainError {
  const [day = '', hours] = key.split(' ');
  const isOffered =
    zone?.weekdays.includes(weekdayOf(day)) &&
    !isHoliday(calendar, day) &&
    zone.slots.some((slot) => isOfDay(slot, day) && hoursOf(slot) === hours);
  return isOffered ? new DomainError('slot_full') : invalid('slot', SLOT_UNKNOWN);
}

/** The slot of a zone that has these hours on this day; undefined where the terms have none, or no more. */
export const slotOfZone = (
  { terms }: { readonly terms: { readonly zones: readonly SlotZone[] } },
  zone: string,
  { day, hours }: { readonly day: Day; readonly hours: string },
): DeliverySlot | undefined =>
  terms.zones
    .find(({ name }) => name === zone)
    ?.slots.filter((slot) => isOfDay(slot, day))
    .find((slot) => hoursOf(slot) === hours);

const isOfDay = ({ weekdays }: DeliverySlot, day: Day): boolean =>
  weekdays.length === 0 || weekdays.includes(weekdayOf(day));

async function countBookings(
  db: Database,
  zone: string,
  [first, last]: readonly [Day, Day],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({
      day: slotBookings.day,
      from: slotBookings.fromHour,
      to: slotBookings.toHour,
      count: sql<number>`count(*)::int`,
    })
    .from(slotBookings)
    .where(
      and(eq(slotBookings.zone, zone), gte(slotBookings.day, first), lte(slotBookings.day, last)),
    )
    .groupBy(slotBookings.day, slotBookings.fromHour, slotBookings.toHour);
  return new Map(rows.map(({ day, count, ...slot }) => [keyOfSlot(day, slot), count]));
}

interface Booking {
  readonly orderId: number;
  readonly zone: string;
  readonly day: Day;
  readonly slot: DeliverySlot;
  readonly at: Date;
}

/**
 * Books a slot for an order in place of the one that it had, in the transaction `db`. Orders of one day wait for each other, so a slot is
 * never given more often than its capacity. Throws `slot_full`.
 */
export async function bookSlot(
  db: Database,
  { orderId, zone, day, slot, at }: Booking,
): Promise<void> {
  await db.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`slots ${zone} ${day}`}, 0))`,
  );
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM slot_bookings
    WHERE zone = ${zone} AND day = ${day} AND from_hour = ${slot.from} AND to_hour = ${slot.to} AND order_id <> ${orderId}`);
  if ((rows[0]?.count ?? 0) >= slot.capacity) throw new DomainError('slot_full');
  const hours = { zone, day, fromHour: slot.from, toHour: slot.to, crew: slot.crew, bookedAt: at };
  await db
    .insert(slotBookings)
    .values({ orderId, ...hours })
    .onConflictDoUpdate({ target: slotBookings.orderId, set: hours });
}

/** The hours that an order has booked; undefined where it has none. */
export async function slotOf(
  db: Database,
  orderId: number,
): Promise<{ readonly day: Day; readonly from: string; readonly to: string } | undefined> {
  const [row] = await db
    .select({ day: slotBookings.day, from: slotBookings.fromHour, to: slotBookings.toHour })
    .from(slotBookings)
    .where(eq(slotBookings.orderId, orderId));
  return row;
}

/** SQL: the crew of the hours that an order has booked on a day; null without any. */
export const crewOfSlot = (orderId: SQLWrapper, day: Day) =>
  sql<
    string | null
  >`(SELECT nullif(booked.crew, '') FROM slot_bookings booked WHERE booked.order_id = ${orderId} AND booked.day = ${day})`;

/** Gives the slot of an order back. */
export async function freeSlotOf(db: Database, orderId: number): Promise<void> {
  await db.delete(slotBookings).where(eq(slotBookings.orderId, orderId));
}

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
  const days = { from: from > open ? from : open, calendar: known.calendar, at };
  const slots = await freeSlots(db, place, days);
  return slots.filter(({ slot }) => toKopecks(slot.price) === amount);
}
