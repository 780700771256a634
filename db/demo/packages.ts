import type { VariantAttributes } from '#contracts/attributes.ts';
import type { Package } from '#contracts/packages.ts';

/** A thing as it stands in the room: mm and kg. */
interface Thing {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly weight: number;
}

type Box = Omit<Package, 'weight'>;

/** What wrapping adds to each side, mm. */
const WRAPPING = 40;
/** Panels of a cabinet in one package: so long, so broad and so heavy at most. */
const LONGEST_PANEL = 2200;
const BROADEST_PANEL = 620;
const PANELS_WEIGH = 34;
/** Upholstery up to here is delivered in one piece, mm. */
const ONE_SEAT = 1600;

const flatPacked = new Set([
  'shkafy',
  'kitchen',
  'komodytumby',
  'gostinye',
  'prihozhie',
  'detskayamebel',
]);
const upholstered = new Set(['divany', 'ofisnyedivany']);

/** The packages that a maker would deliver goods of a demo category in; none where their size or weight is not stated. */
export function packagesOf(
  category: string,
  name: string,
  {
    dimensions_width: width,
    dimensions_depth: depth,
    dimensions_height: height,
    dimensions_weight: weight,
  }: VariantAttributes,
): Package[] {
  if (!width || !depth || !height || !weight) return [];
  const thing = { width, depth, height, weight };
  const boxes = boxesOf(category, name, thing);
  const each = Math.max(0.1, Math.round((weight / boxes.length) * 10) / 10);
  return boxes.map((box) => ({ ...box, weight: each }));
}

function boxesOf(category: string, name: string, thing: Thing): Box[] {
  if (flatPacked.has(category)) return panels(thing);
  if (upholstered.has(category)) return seats(thing);
  if (category === 'krovat') return bed(thing);
  if (category === 'komplectmebeli') return name.includes('мягкой') ? seats(thing) : panels(thing);
  if (category === 'kovry' || category === 'tekstil') return [roll(thing)];
  if (category === 'stolstyl' && thing.width >= 900) return table(thing);
  return [wrapped(thing)];
}

const wrapped = ({ width, depth, height }: Omit<Thing, 'weight'>): Box => ({
  width: width + WRAPPING,
  depth: depth + WRAPPING,
  height: height + WRAPPING,
});

/** Sides, doors and shelves, flat on one another. */
function panels({ width, depth, height, weight }: Thing): Box[] {
  const count = Math.max(1, Math.ceil(weight / PANELS_WEIGH));
  const [broad = 0, long = 0] = [depth, Math.max(width, height)].toSorted((a, b) => a - b);
  const box = wrapped({
    width: Math.min(long, LONGEST_PANEL),
    depth: Math.min(broad, BROADEST_PANEL),
    height: 120,
  });
  return Array.from({ length: count }, () => box);
}

/** Sections with their backs taken off, each of one seat or two. */
function seats({ width, depth, height }: Thing): Box[] {
  if (width <= ONE_SEAT) return [wrapped({ width, depth, height })];
  const sections = Math.ceil(width / ONE_SEAT);
  const section = wrapped({
    width: Math.round(width / sections),
    depth: Math.min(depth, 1050),
    height: Math.round(height * 0.6),
  });
  return Array.from({ length: sections }, () => section);
}

/** Headboard, sides and the frame in two halves. */
const bed = ({ width, depth, height }: Thing): Box[] => [
  wrapped({ width, depth: height, height: 120 }),
  wrapped({ width: depth, depth: 320, height: 160 }),
  wrapped({ width: depth - 100, depth: Math.round(width / 2), height: 120 }),
];

/** The top, and the legs in a box. */
const table = ({ width, depth, height }: Thing): Box[] => [
  wrapped({ width, depth, height: 60 }),
  wrapped({ width: height, depth: 260, height: 180 }),
];

const roll = ({ width, depth, height }: Thing): Box => {
  const [, short = 0] = [width, depth, height].toSorted((a, b) => a - b);
  return { width: short + WRAPPING, depth: 220, height: 220 };
};
