import type { Attributes } from '../attributes.ts';
import type { Kind, Stated } from '../kind.ts';
import { board } from '../palette.ts';

/** The things that the model of each set has. */
const builtThings = {
  dining: [/стол/, /стул/],
  children: [/кроват/, /шкаф/, /стол/],
  lounge: [/диван/],
  living: [],
  bedroom: [/кроват/, /шкаф/, /тумб/],
} as const satisfies Record<string, readonly RegExp[]>;

function kindOfSet({ attributes: a, words }: Stated): keyof typeof builtThings {
  const type = a.type_of_product?.toLowerCase() ?? words;
  if (/обеден|столов|кухон/.test(type)) return 'dining';
  if (/детск|подрост|школьн/.test(type)) return 'children';
  if (/мягк|диван/.test(type)) return 'lounge';
  return /гостин/.test(type) ? 'living' : 'bedroom';
}

const isKnown = (a: Attributes, words: string): boolean =>
  /обеден|столов|кухон|детск|подрост|школьн|мягк|диван|гостин|спальн/.test(
    a.type_of_product?.toLowerCase() ?? words,
  );

/** The height of a dining group is that of its chairs, mm. Feeds that give the table's are refused. */
const chairHeight = { least: 780, most: 1200 };

/** Whether a set states its outer sizes and just those things that its model has. */
const shows: Kind['shows'] = (stated, { width, height }) => {
  const things = stated.attributes.furniture_set?.map((thing) => thing.toLowerCase());
  if (!things || !width || !height) return false;
  const kind = kindOfSet(stated);
  const areNamed = builtThings[kind].every((word) => things.some((thing) => word.test(thing)));
  if (kind !== 'dining') return areNamed;
  const counted = things.find((thing) => /стул/.test(thing));
  const chairs = counted ? Number(/\d+/.exec(counted)?.[0] ?? 1) : 0;
  const isHigh = height >= chairHeight.least && height <= chairHeight.most;
  return areNamed && chairs >= 2 && chairs <= 6 && isHigh;
};

export const sets: Kind = {
  name: 'set',
  words: /комплект|набор мебел|гарнитур|обеденная группа/,
  categories: ['komplectmebeli'],
  isKnown,
  size: { w: 3600, h: 2200, d: 2000 },
  colour: board,
  carried: true,
  shows,
  // Its stated width and depth are the bed's, the sofa's or the table's alone.
  free: ['w', 'h', 'd'],
  views: ['front', 'top'],
  roles: ['door', 'drawer'],
  build: async () => (await import('../forms/sets.ts')).furnitureSet,
};
