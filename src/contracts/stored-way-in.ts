import { z } from 'zod';
import { LEAST_MEASURE, MOST_MEASURE } from './way-in.ts';

const measure = z.int().min(LEAST_MEASURE).max(MOST_MEASURE);
const opening = z.object({ width: measure, height: measure });

/** Doors, lift and corridor on the way into the customer's flat, mm. */
const wayIn = z
  .object({
    entrance: opening.nullable().describe('The door of the house; null: not on the way'),
    lift: z
      .object({ width: measure, depth: measure, height: measure, door: opening })
      .nullable()
      .describe('The inside of the cabin and its door'),
    turn: z
      .object({ before: measure, after: measure, height: measure })
      .nullable()
      .describe('Widths of a corridor before and after its right angle, and its ceiling'),
    flat: opening.nullable().describe('The door of the flat'),
  })
  .meta({ id: 'WayIn' });

export const storedWayIn = z.object({ way_in: wayIn.nullable().describe('Null: not told') });
