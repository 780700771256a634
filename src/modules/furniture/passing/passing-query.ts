import { z } from 'zod';
import type { PackageSize } from '#contracts/passing.ts';
import { LEAST_MEASURE, MOST_MEASURE } from '#contracts/way-in.ts';
import { inLift, inOpening, inTurn, type Pose } from './passed.ts';

const numbers = (count: number, least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,5}(?:,\d{1,5})*$/)
    .transform((text) => text.split(',').map(Number))
    .refine((all) => all.length === count && all.every((one) => one >= least && one <= most), {
      error: `Нужно чисел через запятую: ${count}, каждое от ${least} до ${most}`,
    });

const measures = (count: number) => numbers(count, LEAST_MEASURE, MOST_MEASURE);
const sides = numbers(3, 1, 20_000).transform(
  ([length = 0, width = 0, height = 0]): PackageSize => ({ length, width, height }),
);

/** A package and one place of the way in, all in mm. */
export const passingQuery = z.discriminatedUnion('place', [
  z.object({ place: z.literal('opening'), sides, room: measures(2) }),
  z.object({ place: z.literal('lift'), sides, room: measures(5) }),
  z.object({ place: z.literal('turn'), sides, room: measures(3) }),
]);

/** How the package of the query is drawn. */
export function poseOf({ place, sides: size, room }: z.infer<typeof passingQuery>): Pose {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = room;
  if (place === 'opening') return inOpening(size, { width: one, height: two });
  if (place === 'turn') return inTurn(size, { before: one, after: two, height: three });
  const door = { width: four, height: five };
  return inLift(size, { width: one, depth: two, height: three, door });
}
