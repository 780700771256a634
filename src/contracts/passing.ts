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

const sides = ({ length, width, height }: PackageSize): [number, number, number] =>
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
  const [small, middle] = sides(size);
  const [narrow, high] = ordered(opening.width - ROOM_FOR_HANDS, opening.height - ROOM_FOR_HANDS);
  if (small <= narrow && middle <= high) return fits;
  if (fitsTurned([small, middle], [narrow, high])) return tilted;
  return { how: 'not', missing: Math.max(small - narrow, middle - high, 1) };
}

/** Into a lift: through its door, then standing in the cabin, or leaning in it. */
export function intoLift(size: PackageSize, cabin: Cabin): Passing {
  const atDoor = throughOpening(size, cabin.door);
  if (atDoor.how === 'not') return atDoor;
  const [small, middle, long] = sides(size);
  const [shallow, deep] = ordered(cabin.width - ROOM_FOR_HANDS, cabin.depth - ROOM_FOR_HANDS);
  const high = cabin.height - ROOM_FOR_HANDS;
  const stands = long <= high && small <= shallow && middle <= deep;
  const lies =
    long <= deep && ((small <= shallow && middle <= high) || (middle <= shallow && small <= high));
  if (stands || lies) return atDoor;
  const leansOver = (floor: number, across: number) =>
    [
      [small, middle],
      [middle, small],
    ].some(
      ([thick = 0, broad = 0]) =>
        broad <= across && fitsTurned(ordered(thick, long), ordered(floor, high)),
    );
  if (leansOver(deep, shallow) || leansOver(shallow, deep)) return tilted;
  return { how: 'not', missing: Math.max(1, long - high) };
}

/** Steps between the two corridors in which the turn is tried. */
const STEPS = 90;

/** The longest thing of a thickness that can be carried around a right angle. */
function longestAround(thick: number, { before, after }: Turn): number {
  if (thick >= before || thick >= after) return 0;
  let longest = Number.POSITIVE_INFINITY;
  for (let step = 1; step < STEPS; step += 1) {
    const angle = (step / STEPS) * (Math.PI / 2);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    longest = Math.min(longest, (before * cos + after * sin - thick) / (sin * cos));
  }
  return longest;
}

/** Around the turn of a corridor: upright where its ceiling allows it, on its edge or flat otherwise. */
export function aroundTurn(size: PackageSize, turn: Turn): Passing {
  const [small, middle, long] = sides(size);
  const room = {
    before: turn.before - ROOM_FOR_HANDS,
    after: turn.after - ROOM_FOR_HANDS,
    height: turn.height - ROOM_FOR_HANDS,
  };
  const narrowest = Math.min(room.before, room.after);
  const ways = [
    { up: middle, floor: long, thick: small, how: fits },
    { up: small, floor: long, thick: middle, how: fits },
    { up: long, floor: middle, thick: small, how: tilted },
  ].filter(({ up }) => up <= room.height);
  for (const { floor, thick, how } of ways) {
    if (floor <= narrowest || floor <= longestAround(thick, room)) return how;
  }
  const missing = ways.map(({ floor, thick }) =>
    Math.max(Math.ceil(floor - longestAround(thick, room)), thick - narrowest),
  );
  return { how: 'not', missing: Math.max(1, Math.min(...missing, long)) };
}
