// Whether a package passes on its way into a flat. Pure and without Zod: the browser of the shopper counts it too.

/** Millimetres. */
export interface PackageSize {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** An opening in a wall, millimetres. */
export interface Opening {
  readonly width: number;
  readonly height: number;
}

/** Inside measures of a lift, millimetres. */
export interface Cabin {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly door: Opening;
}

/** Common cabins by their load in kg: one for four people, one for goods of a serial house, one of a new house. */
export const commonCabins = {
  400: { width: 930, depth: 1080, height: 2100, door: { width: 650, height: 2000 } },
  630: { width: 2100, depth: 1100, height: 2100, door: { width: 1200, height: 2000 } },
  1000: { width: 1100, depth: 2100, height: 2200, door: { width: 900, height: 2000 } },
} as const satisfies Record<number, Cabin>;

/** A corridor that turns by a right angle, millimetres. */
export interface Turn {
  readonly before: number;
  readonly after: number;
  readonly height: number;
}

/** How a package passes a place; `missing`: millimetres that the place lacks for the best way to carry it. */
export type Passing =
  | { readonly how: 'straight' | 'tilted' }
  | { readonly how: 'not'; readonly missing: number };

/** Room on both sides for hands and wrapping, millimetres. */
export const ROOM_FOR_HANDS = 10;

const fits: Passing = { how: 'straight' };
const tilted: Passing = { how: 'tilted' };

/** A way to carry a package in a plane: its sides level and upright, before it is tilted. */
export interface Held {
  readonly across: number;
  readonly up: number;
}

/** The sides of a package, the smallest first. */
export const sortedSides = ({ length, width, height }: PackageSize): [number, number, number] =>
  [length, width, height].toSorted((a, b) => a - b) as [number, number, number];

const ordered = (one: number, other: number): [small: number, large: number] =>
  one < other ? [one, other] : [other, one];

/**
 * Whether a rectangle fits into another one when it may be turned (Carver, 1957). The first sides are the smaller ones.
 */
function fitsTurned([q, p]: [number, number], [b, a]: [number, number]): boolean {
  if (p <= a) return q <= b;
  const diagonal = p * p + q * q - a * a;
  return (
    q <= b &&
    diagonal >= 0 &&
    b >= (2 * p * q * a + (p * p - q * q) * Math.sqrt(diagonal)) / (p * p + q * q)
  );
}

/** Through an opening with the longest side first: the two smaller sides against it. */
export function throughOpening(size: PackageSize, opening: Opening): Passing {
  const [small, middle] = sortedSides(size);
  const [narrow, high] = ordered(opening.width - ROOM_FOR_HANDS, opening.height - ROOM_FOR_HANDS);
  if (small <= narrow && middle <= high) return fits;
  if (fitsTurned([small, middle], [narrow, high])) return tilted;
  return { how: 'not', missing: Math.max(small - narrow, middle - high, 1) };
}

interface InCabin extends Held {
  readonly how: Passing['how'];
  /** The side of the floor that the package leans or lies along, mm. */
  readonly floor: number;
  /** What the cabin lacks, mm; 0 where the package is in it. */
  readonly missing: number;
}

/** How a package is in a cabin, whatever its door: standing, lying or leaning; else standing in what is too small. */
export function inCabin(size: PackageSize, cabin: Cabin): InCabin {
  const [small, middle, long] = sortedSides(size);
  const [shallow, deep] = ordered(cabin.width - ROOM_FOR_HANDS, cabin.depth - ROOM_FOR_HANDS);
  const high = cabin.height - ROOM_FOR_HANDS;
  const level = [
    { across: middle, up: long, beside: small },
    { across: long, up: middle, beside: small },
    { across: long, up: small, beside: middle },
  ].map(({ beside, ...held }) => ({
    ...held,
    floor: deep,
    missing: Math.max(held.across - deep, held.up - high, beside - shallow),
  }));
  const straight = level.find(({ missing }) => missing <= 0);
  if (straight) return { ...straight, how: 'straight', missing: 0 };
  for (const [floor, beside] of [
    [deep, shallow],
    [shallow, deep],
  ] as const) {
    for (const [thick, broad] of [
      [small, middle],
      [middle, small],
    ] as const) {
      if (broad <= beside && fitsTurned(ordered(thick, long), ordered(floor, high))) {
        return { how: 'tilted', across: thick, up: long, floor, missing: 0 };
      }
    }
  }
  const [nearest = level[0]] = level.toSorted((one, other) => one.missing - other.missing);
  return { across: middle, up: long, floor: deep, missing: 1, ...nearest, how: 'not' };
}

/** Into a lift: through its door, then standing in the cabin, or leaning in it. */
export function intoLift(size: PackageSize, cabin: Cabin): Passing {
  const atDoor = throughOpening(size, cabin.door);
  if (atDoor.how === 'not') return atDoor;
  const { how, missing } = inCabin(size, cabin);
  if (how === 'straight') return atDoor;
  return how === 'tilted' ? tilted : { how, missing: Math.max(1, missing) };
}

/** Steps between the two corridors in which the turn is tried. */
const STEPS = 90;

type Corridors = Pick<Turn, 'before' | 'after'>;

/** The longest thing of a thickness that can be carried around a right angle, and the angle at which it is tightest, radians. */
function longestAround(thick: number, { before, after }: Corridors) {
  if (thick >= before || thick >= after) return { longest: 0, angle: 0 };
  let [longest, angle] = [Number.POSITIVE_INFINITY, 0];
  for (let step = 1; step < STEPS; step += 1) {
    const at = (step / STEPS) * (Math.PI / 2);
    const [sin, cos] = [Math.sin(at), Math.cos(at)];
    const length = (before * cos + after * sin - thick) / (sin * cos);
    if (length < longest) [longest, angle] = [length, at];
  }
  return { longest, angle };
}

const goesAround = (floor: number, thick: number, room: Corridors): boolean =>
  floor <= Math.min(room.before, room.after) || floor <= longestAround(thick, room).longest;

/** How much wider both corridors would have to be, mm. */
function missingAround(floor: number, thick: number, { before, after }: Corridors): number {
  let [low, high] = [0, floor];
  while (high - low > 0.5) {
    const more = (low + high) / 2;
    if (goesAround(floor, thick, { before: before + more, after: after + more })) high = more;
    else low = more;
  }
  return Math.max(1, Math.round(high));
}

/** A way around a turn, seen from above. */
interface WayAround {
  readonly passing: Passing;
  readonly floor: number;
  readonly thick: number;
  /** Where it is tightest, radians from the corridor after the turn; 0 where the package need not turn. */
  readonly angle: number;
}

/** The first of these ways that passes, else the one that lacks least: on its edge, flat, upright where the ceiling allows it. */
export function wayAround(size: PackageSize, turn: Turn): WayAround {
  const [small, middle, long] = sortedSides(size);
  const room = { before: turn.before - ROOM_FOR_HANDS, after: turn.after - ROOM_FOR_HANDS };
  const way = (floor: number, thick: number, passing: Passing): WayAround => ({
    floor,
    thick,
    passing: goesAround(floor, thick, room)
      ? passing
      : { how: 'not', missing: missingAround(floor, thick, room) },
    angle:
      floor <= Math.min(room.before, room.after)
        ? 0
        : longestAround(thick, room).angle || Math.PI / 4,
  });
  const flat = way(long, middle, fits);
  const ways = [
    { up: middle, ...way(long, small, fits) },
    { up: small, ...flat },
    { up: long, ...way(middle, small, tilted) },
  ].filter(({ up }) => up <= turn.height - ROOM_FOR_HANDS);
  const missing = ({ passing }: WayAround) => (passing.how === 'not' ? passing.missing : 0);
  return ways.toSorted((one, other) => missing(one) - missing(other))[0] ?? flat;
}

/** Around the turn of a corridor. */
export const aroundTurn = (size: PackageSize, turn: Turn): Passing => wayAround(size, turn).passing;
