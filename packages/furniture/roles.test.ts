import { expect, it } from 'vitest';
import type { Attributes } from './attributes.ts';
import { modelOf } from './build.ts';
import { toGlb } from './glb.ts';
import { kinds } from './kinds/index.ts';
import { mirrored } from './kit/part.ts';
import { boundsOf, piecesOf, primitivesOf } from './testing/read-glb.ts';
import { sampleOf } from './testing/samples.ts';

const partsOf = async (kind: string, own: Attributes = {}) =>
  (await modelOf(sampleOf(kind, own))).parts;

const found = async (kind: string, role: string, own: Attributes = {}) => {
  const pieces = await piecesOf(await toGlb(await partsOf(kind, own)));
  return pieces.filter((piece) => piece.role === role);
};

const middle = ({ low, high }: { low: readonly number[]; high: readonly number[] }, axis: number) =>
  ((low[axis] ?? 0) + (high[axis] ?? 0)) / 2;

it.each(kinds)('a $name marks the pieces that its kind names, and no other', async (kind) => {
  const marked = new Set<string>();
  const variations = [
    {},
    { drawers: 2 },
    { doors_count: 2 },
    { drawers: 2, doors_count: 2 },
    { features: ['откидывающиеся фасады'] },
  ];
  for (const own of variations) {
    for (const { role } of await partsOf(kind.name, own)) if (role) marked.add(role);
  }
  expect([...marked].sort()).toEqual((kind.roles ?? []).toSorted());
});

it('counts each drawer once, with its frame and handle', async () => {
  for (const drawers of [2, 3, 4, 6]) {
    expect(await found('chest', 'drawer', { drawers })).toHaveLength(drawers);
  }
  expect(await found('wardrobe', 'door', { doors_count: 3 })).toHaveLength(3);
  expect(await found('sliding-wardrobe', 'door', { doors_count: 2 })).toHaveLength(2);
});

it('a drawer of a chest lies inside it, at its front', async () => {
  const [, , depth] = boundsOf(await primitivesOf(await toGlb(await partsOf('chest')))).high;
  for (const drawer of await found('chest', 'drawer')) {
    expect(Math.abs(middle(drawer, 0))).toBeLessThan(450);
    expect(drawer.high[2]).toBeGreaterThan((depth ?? 0) - 60);
  }
});

it('the ladder of a bunk is at its right', async () => {
  const [ladder] = await found('bunk', 'ladder');
  expect(ladder && middle(ladder, 0)).toBeGreaterThan(300);
});

it('the chaise of a corner sofa is at one side, and at the other in a mirror', async () => {
  const sideOf = async (turn: typeof mirrored) => {
    const [chaise] = await piecesOf(await toGlb(turn(await partsOf('corner-sofa'))));
    return chaise ? middle(chaise, 0) : 0;
  };
  const side = await sideOf((parts) => [...parts]);
  expect(Math.abs(side)).toBeGreaterThan(500);
  expect(await sideOf(mirrored)).toBeCloseTo(-side, 0);
});

it('a corner sofa and a corner kitchen are at the side that is stated, and mirror each other', async () => {
  /** The middle of what comes towards the viewer. */
  const centre = async (kind: string, angle_variants: string[]) => {
    const parts = await partsOf(kind, { angle_variants });
    const places = parts.flatMap(({ geometry }) => {
      const { array } = geometry.getAttribute('position');
      return Array.from(array).filter((_, at) => at % 3 === 0 && (array[at + 2] ?? 0) > 400);
    });
    return places.reduce((sum, x) => sum + x, 0) / places.length;
  };
  for (const kind of ['corner-sofa', 'corner-kitchen']) {
    const [left, right] = [await centre(kind, ['левый']), await centre(kind, ['Правый угол'])];
    expect(left, kind).toBeLessThan(0);
    expect(right, kind).toBeCloseTo(-left, 0);
    const either = await centre(kind, ['левый', 'правый']);
    expect(
      [left, right].some((x) => Math.abs(x - either) < 1),
      kind,
    ).toBe(true);
  }
  const [chaise] = await found('corner-sofa', 'chaise', { angle_variants: ['левый'] });
  expect(chaise && middle(chaise, 0)).toBeLessThan(0);
});

/** Middle and width of the parts of one colour, mm. */
const ofColour = async (kind: string, colour: string, own: Attributes) => {
  const parts = (await partsOf(kind, own)).filter(({ finish }) => finish.colour === colour);
  const { low, high } = boundsOf(await primitivesOf(await toGlb(parts)));
  return { middle: middle({ low, high }, 0), low, high };
};

it.each([
  ['kitchen', { lower_modules: 4 }],
  ['corner-kitchen', { angle_variants: ['правый'] }],
  ['corner-kitchen', { angle_variants: ['левый'], dimensions_width: 2000, dimensions_depth: 1300 }],
  ['corner-kitchen', { angle_variants: ['правый'], lower_modules: 7, dimensions_width: 2600 }],
] as const)('the oven of a %s stands in its niche, over its drawer: %j', async (kind, own) => {
  const attributes = own as unknown as Attributes;
  const oven = await ofColour(kind, '#1f1e1d', attributes);
  const under = (await found(kind, 'drawer', attributes)).map((drawer) =>
    Math.abs(middle(drawer, 0) - oven.middle),
  );
  expect(Math.min(...under)).toBeLessThan(3);
  const hob = await ofColour(kind, '#141414', attributes);
  const widest = (oven.high[0] ?? 0) - (oven.low[0] ?? 0) + 8;
  expect(Math.abs(hob.middle - oven.middle)).toBeLessThan(3);
  expect((hob.high[0] ?? 0) - (hob.low[0] ?? 0)).toBeLessThanOrEqual(widest);
});
