import {
  aroundTurn,
  type Cabin,
  commonCabins,
  intoLift,
  type Opening,
  type PackageSize,
  type Passing,
  type Turn,
  throughOpening,
} from './passing.ts';

// Without Zod: the browser of the shopper reads and judges it too.

/** The way from the street into a flat; a place that is not on the way is null. Millimetres. */
export interface WayIn {
  readonly entrance: Opening | null;
  readonly lift: Cabin | null;
  readonly turn: Turn | null;
  readonly flat: Opening | null;
}

export type PlaceName = keyof WayIn;

/** In the order in which a package meets them. */
export const placeNames = ['entrance', 'lift', 'turn', 'flat'] as const satisfies PlaceName[];

/** Bounds of each measure, mm. */
export const LEAST_MEASURE = 300;
export const MOST_MEASURE = 6000;

/** The usual sizes, to begin with. */
export const usualWayIn = {
  entrance: { width: 900, height: 2050 },
  lift: commonCabins[400],
  turn: { before: 1100, after: 1100, height: 2500 },
  flat: { width: 800, height: 2000 },
} as const satisfies WayIn;

/** How a package passes one place of the way. */
export interface PlacePassing {
  readonly place: PlaceName;
  readonly passing: Passing;
}

/** How a package passes each place that is on the way, in their order. */
export const placesOnWay = (size: PackageSize, way: WayIn): PlacePassing[] =>
  placeNames.flatMap((place) => {
    const passing = passingOf(size, way, place);
    return passing ? [{ place, passing }] : [];
  });

function passingOf(
  size: PackageSize,
  { entrance, lift, turn, flat }: WayIn,
  place: PlaceName,
): Passing | null {
  switch (place) {
    case 'entrance':
      return entrance && throughOpening(size, entrance);
    case 'lift':
      return lift && intoLift(size, lift);
    case 'turn':
      return turn && aroundTurn(size, turn);
    case 'flat':
      return flat && throughOpening(size, flat);
  }
}

const ranks = { straight: 0, tilted: 1, not: 2 } as const;

/** The place that is hardest to pass: the one that lacks most, else one that needs tilting, else the last. Undefined without any. */
export const hardestOf = (places: readonly PlacePassing[]): PlacePassing | undefined =>
  places.reduce<PlacePassing | undefined>(
    (hardest, one) => (!hardest || isHarder(one.passing, hardest.passing) ? one : hardest),
    undefined,
  );

function isHarder(one: Passing, other: Passing): boolean {
  if (one.how === 'not' && other.how === 'not') return one.missing > other.missing;
  return ranks[one.how] >= ranks[other.how];
}

/** How everything passes the whole way; `stairs`: all of it but the lift. */
export type WholePassing = Passing['how'] | 'stairs';

/** How all the packages pass the whole way: as the one that passes worst. Null where the way has no place. */
export function wholePassing(sizes: readonly PackageSize[], way: WayIn): WholePassing | null {
  const whole = worstOf(sizes, way);
  if (whole !== 'not' || !way.lift) return whole;
  const byStairs = worstOf(sizes, { ...way, lift: null });
  return byStairs === null || byStairs === 'not' ? whole : 'stairs';
}

function worstOf(sizes: readonly PackageSize[], way: WayIn): Passing['how'] | null {
  const hardest = hardestOf(sizes.flatMap((size) => hardestOf(placesOnWay(size, way)) ?? []));
  return hardest?.passing.how ?? null;
}
