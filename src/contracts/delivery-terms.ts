import { z } from 'zod';
import { isCharged, MOST_CHARGED } from './money.ts';
import { calendarDay, oneLineText, slug } from './validation.ts';

/** Most of what an owner may list. */
const MOST_ZONES = 200;
const MOST_PLACES = 500;
const MOST_ROWS = 50;

const price = z
  .number()
  .refine(isCharged, { params: { message: 'sum' }, abort: true })
  .refine((roubles) => Number.isInteger(Math.round(roubles * 1e4) / 100), {
    params: { message: 'kopecks' },
  });

/** What a work costs: for the order, for each piece, by the size class of each piece, or a share of the goods. Prices are roubles. */
export const deliveryRule = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('order'), price }),
  z.strictObject({ by: z.literal('piece'), price }),
  z.strictObject({
    by: z.literal('class'),
    prices: z.partialRecord(z.enum(['1', '2', '3', '4', '5']), price),
  }),
  z.strictObject({
    by: z.literal('percent'),
    percent: z.number().min(0).max(100),
    least: price.optional(),
    /** Free while the goods cost at most so much. */
    over: price.optional(),
    of: z.enum(['list', 'paid']).default('paid'),
  }),
]);
export type DeliveryRule = z.infer<typeof deliveryRule>;

const needed = (max: number) => oneLineText(max).min(1);

/** A town by its name and the federal subject that it lies in. */
export const townOfTerms = z.strictObject({ name: needed(120), region: needed(120) });

const ends = { up_to: z.number().positive().max(MOST_CHARGED).nullable(), price };

/** Rows stand from the nearest; only the last one may be without an end. */
const rising = (rows: readonly { readonly up_to: number | null }[]): boolean =>
  rows.every(({ up_to: end }, index) => {
    const next = rows[index + 1];
    return !next || (end !== null && (next.up_to === null || end < next.up_to));
  });
const risingRows = z
  .array(z.strictObject(ends))
  .min(1)
  .max(MOST_ROWS)
  .refine(rising, { params: { message: 'rising' } });

const basePrice = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('order'), price }),
  z.strictObject({ by: z.enum(['weight', 'sum']), bands: risingRows }),
]);

/** Days of the week, from 1, Monday. */
const weekdays = z
  .array(z.int().min(1).max(7))
  .max(7)
  .transform((days) => [...new Set(days)].toSorted());
const clock = z
  .string()
  .refine((text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text), { params: { message: 'clock' } });

/** Hours of a day in which the order comes, for so many orders. */
export const deliverySlot = z
  .strictObject({
    from: clock,
    to: clock,
    capacity: z.int().min(1).max(1000),
    price: price.default(0),
    /** Empty: on all days of the zone. */
    weekdays: weekdays.default([]),
    crew: oneLineText(80).default(''),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], params: { message: 'minAboveMax' } });
export type DeliverySlot = z.infer<typeof deliverySlot>;

const MOST_DAYS = 365;
const span = z
  .strictObject({ least: z.int().min(0).max(MOST_DAYS), most: z.int().min(0).max(MOST_DAYS) })
  .refine(({ least, most }) => least <= most, {
    path: ['most'],
    params: { message: 'minAboveMax' },
  });

export const deliveryZone = z.strictObject({
  name: needed(120),
  towns: z.array(townOfTerms).max(MOST_PLACES).default([]),
  districts: z
    .array(z.strictObject({ town: townOfTerms, district: needed(120) }))
    .max(MOST_PLACES)
    .default([]),
  /** The country around a town, by kilometres beyond its ring. */
  around: townOfTerms.optional(),
  regions: z.array(needed(120)).max(100).default([]),
  price: basePrice,
  further_piece: price.default(0),
  km: z
    .strictObject({ free: z.number().min(0).max(1000).default(0), steps: risingRows })
    .optional(),
  free_from: price.optional(),
  repeat: price.default(0),
  /** Working days from the shelf to the door. */
  days: span.default({ least: 0, most: 0 }),
  weekdays: weekdays.default([1, 2, 3, 4, 5, 6, 7]),
  slots: z.array(deliverySlot).max(MOST_ROWS).default([]),
});
export type DeliveryZone = z.infer<typeof deliveryZone>;

const carrying = z.strictObject({
  base: deliveryRule.optional(),
  each_floor: deliveryRule,
  /** Whether the first floor counts: then the third is three floors. */
  counts_first: z.boolean().default(false),
  higher: z
    .strictObject({
      from: z.int().min(2).max(100),
      each_floor: deliveryRule,
      for: z.enum(['those', 'all']),
    })
    .optional(),
  unusual: price.default(0),
});

const categories = z.array(slug).max(MOST_PLACES);
const calendar = z.strictObject({
  /** Years whose official transfers are entered. */
  years: z.array(z.int().min(2026).max(2100)).max(50),
  off: z.array(calendarDay).max(2000),
  worked: z.array(calendarDay).max(2000).default([]),
});

const named = ({ zones }: { readonly zones: readonly { readonly name: string }[] }): boolean =>
  new Set(zones.map(({ name }) => name.toLowerCase())).size === zones.length;

/** How a shop delivers: `delivery.yaml` of the folder, and what the office saves. Without any zone the shop says nothing of it. */
export const deliveryTerms = z
  .strictObject({
    zones: z.array(deliveryZone).max(MOST_ZONES).default([]),
    /** Whether the sum that makes delivery free is counted before or after the reduction of the order. */
    free_from: z.enum(['before_discount', 'after_discount']).default('before_discount'),
    lift: z
      .strictObject({
        passenger: deliveryRule.optional(),
        freight: deliveryRule.optional(),
        carrying,
        /** For each piece that does not fit the lift, each floor. */
        too_big: price.optional(),
      })
      .optional(),
    /** The first that has a category takes it; without categories: all others. */
    assembly: z
      .array(z.strictObject({ categories: categories.default([]), price: deliveryRule }))
      .max(MOST_ROWS)
      .default([]),
    pickup: z.strictObject({ first: price, further: price.default(0) }).optional(),
    /** Size classes of the goods of some categories. */
    classes: z
      .array(z.strictObject({ categories, class: z.int().min(1).max(5) }))
      .max(MOST_ROWS)
      .default([]),
    /** Categories whose goods are of unusual size. */
    unusual: categories.default([]),
    /** Working days that making takes where neither variant nor product says it. */
    production: z
      .array(z.strictObject({ categories: categories.default([]), days: span }))
      .max(MOST_ROWS)
      .default([]),
    week: weekdays.default([1, 2, 3, 4, 5]),
    cutoff: clock.default('15:00'),
    /** Without one: the calendar that comes with the program. */
    calendar: calendar.optional(),
  })
  .refine(named, { path: ['zones'], params: { message: 'zoneTwice' } });
export type DeliveryTerms = z.infer<typeof deliveryTerms>;
/** The same as it is written, with what may be left out. */
export type WrittenDeliveryTerms = z.input<typeof deliveryTerms>;
