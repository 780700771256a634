import type { Sides } from '#contracts/carried-sizes.ts';
import type { Characteristic } from '#contracts/characteristics.ts';
import { readPackedSides } from '#contracts/packed-sides.ts';
import { packedSidesLabels, type StatedPackages } from './queries.ts';

/** The characteristic that states the sides of a package. */
export const statedPackageIn = (
  characteristics: readonly Characteristic[],
): Characteristic | null =>
  characteristics.find(({ label }) => packedSidesLabels.some((one) => label.startsWith(one))) ??
  null;

/** Sides of the packages in mm: as the staff state them, else as a feed does; empty where neither does. */
export function packedSides({ packages, stated }: StatedPackages): Sides[] {
  if (packages?.length) return packages.map(({ width, depth, height }) => [width, depth, height]);
  const sides = stated && readPackedSides(stated.value, stated.unit);
  return sides ? [sides] : [];
}
