import type { Characteristic } from '#contracts/characteristics.ts';
import { packedSidesLabels } from './queries.ts';

/** The characteristic that states the sides of a package. */
export const statedPackageIn = (
  characteristics: readonly Characteristic[],
): Characteristic | null =>
  characteristics.find(({ label }) => packedSidesLabels.some((one) => label.startsWith(one))) ??
  null;
