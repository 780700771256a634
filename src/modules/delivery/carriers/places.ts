import type { CarriedPackage } from './carrier.ts';

/** A carton into which small packages are put: mm, and kg. */
const CARTON = { sides: [600, 400, 400], weight: 15 } as const;

/**
 * The places in which packages travel. Equal small packages stand in blocks within cartons: twenty lamps of one kind are one or a few places.
 * All other packages stay as they are. Packages of different sizes are never put together, and a block is never smaller than what stands in it.
 */
export function placesOf(packages: readonly CarriedPackage[]): CarriedPackage[] {
  const kinds = Map.groupBy(packages, keyOf);
  return [...kinds.values()].flatMap(gather);
}

const keyOf = (one: CarriedPackage): string => [...sidesOf(one), one.weight].join('×');

const sidesOf = ({ length, width, height }: CarriedPackage): number[] =>
  [length, width, height].toSorted((a, b) => b - a);

/** Some equal packages as places. */
function gather(equal: readonly CarriedPackage[]): CarriedPackage[] {
  const [one] = equal;
  const most = one ? mostInCarton(one) : 0;
  if (!one || equal.length === 1 || most < 2) return [...equal];
  const cartons = Math.ceil(equal.length / most);
  return Array.from({ length: cartons }, (_, index) =>
    blockOf(one, Math.min(most, equal.length - index * most)),
  );
}

/** How many equal packages stand in a carton at most. */
function mostInCarton(one: CarriedPackage): number {
  const byWeight = Math.floor(CARTON.weight / one.weight);
  return Math.min(
    byWeight,
    rowsOf(one).reduce((product, rows) => product * rows, 1),
  );
}

/** How many packages stand beside each other along each side of the carton. */
const rowsOf = (one: CarriedPackage): number[] =>
  sidesOf(one).map((side, index) => Math.floor((CARTON.sides[index] ?? 0) / side));

/** The smallest block of so many equal packages. */
function blockOf(one: CarriedPackage, count: number): CarriedPackage {
  const [side = 0, width = 0, height = 0] = sidesOf(one);
  const [mostLong = 0, mostWide = 0] = rowsOf(one);
  const blocks = upTo(mostLong).flatMap((long) =>
    upTo(mostWide).map((wide) => {
      const high = Math.ceil(count / (long * wide));
      return { length: long * side, width: wide * width, height: high * height };
    }),
  );
  const fits = blocks.filter((block) => block.height <= CARTON.sides[2]);
  const [smallest = one] = fits.toSorted((a, b) => volumeOf(a) - volumeOf(b));
  return { ...smallest, weight: one.weight * count };
}

const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);

const volumeOf = ({ length, width, height }: Omit<CarriedPackage, 'weight'>): number =>
  length * width * height;
