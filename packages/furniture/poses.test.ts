import { describe, expect, it } from 'vitest';
import type { Attributes } from './attributes.ts';
import { modelOf } from './build.ts';
import { classify } from './classify.ts';
import { toGlb } from './glb.ts';
import { kinds } from './kinds/index.ts';
import { boundsOf, piecesOf, primitivesOf } from './testing/read-glb.ts';
import { sampleOf } from './testing/samples.ts';

const glbOf = async (kind: string, open: boolean, own: Attributes) =>
  toGlb((await modelOf({ ...sampleOf(kind, own), open })).parts);

const boxOf = async (kind: string, open: boolean, own: Attributes) =>
  boundsOf(await primitivesOf(await glbOf(kind, open, own)));

/** How far the pieces of a role reach to the front, nearest last, mm. */
async function frontsOf(kind: string, role: string, open: boolean, own: Attributes) {
  const pieces = await piecesOf(await glbOf(kind, open, own));
  return pieces
    .filter((piece) => piece.role === role)
    .map(({ high }) => high[2] ?? 0)
    .toSorted((a, b) => a - b);
}

const soft = { upholstery_materials: ['рогожка'] };
const bed = { bed_width: 1400, bed_length: 2000, seat_height: 430 };

describe('a sofa that unfolds', () => {
  it.each([
    ['аккордеон', 2000],
    ['выкатной', 2000],
    ['еврокнижка', 1400],
    ['пантограф', 1400],
  ])(
    'by «%s» is a bed that reaches %i mm from its back, where it stood',
    async (mechanism, reach) => {
      const own = { ...bed, mechanism };
      const [closed, open] = [await boxOf('sofa', false, own), await boxOf('sofa', true, own)];
      expect(open.low[0]).toBeCloseTo(closed.low[0] ?? 0, 0);
      expect(open.low[2]).toBeCloseTo(closed.low[2] ?? 0, 0);
      const depth = (open.high[2] ?? 0) - (open.low[2] ?? 0);
      expect(depth).toBeGreaterThan(reach);
      // The back that it leans on is behind the bed.
      expect(depth).toBeLessThan(reach + 200);
    },
  );

  it.each(['книжка', 'клик-кляк'])('by «%s» has no back that stands', async (mechanism) => {
    const own = { ...bed, bed_width: 1200, mechanism, armrests: 'без подлокотников' };
    const { low, high } = await boxOf('sofa', true, own);
    expect(high[1]).toBeLessThan(430 + 160);
    expect((high[2] ?? 0) - (low[2] ?? 0)).toBeGreaterThan(1200 - 30);
  });

  it('has no second pose where it does not say how, or what bed it becomes', () => {
    const openingOf = (own: Attributes) => classify(sampleOf('sofa', own)).opening;
    expect(openingOf({ ...bed, mechanism: 'аккордеон' })).toBe('unfolds');
    expect(openingOf({ ...bed, mechanism: 'Еврокнижка' })).toBe('unfolds');
    expect(openingOf({ ...bed, mechanism: 'Нераскладной' })).toBeUndefined();
    expect(openingOf({ ...bed, mechanism: 'нет' })).toBeUndefined();
    expect(openingOf({ ...bed, mechanism: 'нераскладной' })).toBeUndefined();
    expect(openingOf(bed)).toBeUndefined();
    expect(openingOf({ mechanism: 'аккордеон' })).toBeUndefined();
  });
});

it('fills the angle of a corner sofa up to the front of its couch', async () => {
  const own = { ...bed, mechanism: 'дельфин', angle_variants: ['правый'] };
  const reachAtLeft = async (open: boolean) => {
    const primitives = await primitivesOf(await glbOf('corner-sofa', open, own));
    const fronts = primitives.flatMap(({ positions }) =>
      Array.from({ length: positions.length / 3 }, (_, i) => i * 3)
        .filter((i) => (positions[i] ?? 0) < 0)
        .map((i) => (positions[i + 2] ?? 0) * 1000),
    );
    return Math.max(...fronts);
  };
  expect((await reachAtLeft(true)) - (await reachAtLeft(false))).toBeGreaterThan(300);
});

it.each(['table', 'round-table'])('draws a %s out to its stated width', async (kind) => {
  const own = { expanded_width: 1900, mechanism: 'раздвижной' };
  const { low, high } = await boxOf(kind, true, own);
  expect((high[0] ?? 0) - (low[0] ?? 0)).toBeCloseTo(1900, -1);
});

describe('what has fronts', () => {
  it('shows one drawer of a column drawn out, with its box, and the others closed', async () => {
    const own = { drawers: 4 };
    const closed = await frontsOf('chest', 'drawer', false, own);
    const open = await frontsOf('chest', 'drawer', true, own);
    expect(open).toHaveLength(4);
    expect(open.slice(0, 3)).toEqual(closed.slice(0, 3));
    expect((open[3] ?? 0) - (closed[3] ?? 0)).toBeGreaterThan(150);
  });

  it('shows its doors open before it, and shelves behind them', async () => {
    const own = { doors_count: 2 };
    const [closed] = await frontsOf('wardrobe', 'door', false, own);
    const [nearest] = await frontsOf('wardrobe', 'door', true, own);
    expect((nearest ?? 0) - (closed ?? 0)).toBeGreaterThan(400);
    const parts = async (open: boolean) =>
      (await modelOf({ ...sampleOf('wardrobe', own), open })).parts.length;
    expect(await parts(true)).toBeGreaterThan((await parts(false)) + 3);
  });

  it('slides a leaf of a sliding wardrobe behind its neighbour', async () => {
    const own = { doors_count: 2 };
    const leftmost = async (open: boolean) => {
      const pieces = await piecesOf(await glbOf('sliding-wardrobe', open, own));
      return Math.min(...pieces.map(({ low }) => low[0] ?? 0));
    };
    expect((await leftmost(true)) - (await leftmost(false))).toBeGreaterThan(700);
  });
});

it.each(kinds.map(({ name }) => name))('a %s is light when it is open', async (kind) => {
  const glb = await glbOf(kind, true, { ...bed, mechanism: 'аккордеон', drawers: 2 });
  expect(glb.length).toBeLessThanOrEqual(400_000);
});

it.each([
  ['a soft bed with drawers', 'bed', { upholstery_materials: ['велюр'], drawers: 2 }],
  ['a bed of steel', 'bed', { body_material: 'сталь', drawers: 2 }],
  ['a bed of boards', 'bed', { drawers: 2 }],
  ['a soft bed over another', 'bed', { ...soft, features: ['выкатное место'] }],
  ['a sofa', 'sofa', { ...bed, mechanism: 'пантограф' }],
  ['an armchair', 'armchair', { ...bed, bed_width: 700, mechanism: 'выкатной' }],
  ['a corner sofa', 'corner-sofa', { ...bed, mechanism: 'аккордеон', angle_variants: ['левый'] }],
  ['a wall unit', 'wall-unit', {}],
  ['a hall', 'hallway', {}],
  ['a corner kitchen', 'corner-kitchen', { angle_variants: ['левый'] }],
])(
  '%s has another model when it is open, where it is said to open, and only there',
  async (_, kind, own) => {
    const { opening } = classify(sampleOf(kind, own));
    const same = Buffer.from(await glbOf(kind, true, own)).equals(await glbOf(kind, false, own));
    expect(same).toBe(opening === undefined);
  },
);

it.each([
  ['wardrobe', { doors_count: 3, drawers: 2 }],
  ['chest', { drawers: 6 }],
  ['kitchen', {}],
  ['corner-kitchen', { angle_variants: ['правый'] }],
  ['corner-kitchen', { angle_variants: ['левый'], dimensions_width: 2000, dimensions_depth: 1300 }],
  ['island-kitchen', {}],
  ['tv-stand', {}],
  ['wall-unit', { doors_count: 4, drawers: 2 }],
  ['hallway', {}],
] as const)('lets no two fronts of an open %s meet: %j', async (kind, own) => {
  const pieces = await piecesOf(await glbOf(kind, true, own as Attributes));
  expect(pieces.length).toBeGreaterThan(1);
  for (const [at, one] of pieces.entries()) {
    for (const other of pieces.slice(at + 1)) {
      const shared = [0, 1, 2].map(
        (axis) =>
          Math.min(one.high[axis] ?? 0, other.high[axis] ?? 0) -
          Math.max(one.low[axis] ?? 0, other.low[axis] ?? 0),
      );
      expect(Math.min(...shared), `${one.role} and ${other.role}`).toBeLessThan(12);
    }
  }
});

it('leaves a thing of one pose as it is', async () => {
  expect(await glbOf('mirror', true, {})).toEqual(await glbOf('mirror', false, {}));
});
