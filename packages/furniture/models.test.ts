import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { Attributes } from './attributes.ts';
import { type ModelInput, modelOf } from './build.ts';
import { firstTurn } from './first-view.ts';
import { toGlb } from './glb.ts';
import { kinds } from './kinds/index.ts';
import { boundsOf, primitivesOf } from './testing/read-glb.ts';
import { sampleOf } from './testing/samples.ts';

const glbOf = async (input: ModelInput) => toGlb((await modelOf(input)).parts);
const partsOf = async (kind: string, own: Attributes) =>
  (await modelOf(sampleOf(kind, own))).parts.length;

describe.each(kinds.map(({ name }) => name))('a %s', (name) => {
  it('has its size, stands on the floor over the origin, and is light', async () => {
    const input = sampleOf(name);
    const { parts, size, free } = await modelOf(input);
    const glb = await toGlb(parts);
    expect(glb.length).toBeLessThanOrEqual(400_000);
    const { low, high } = boundsOf(await primitivesOf(glb));
    expect(low[1]).toBeCloseTo(0, 0);
    for (const [index, key] of (['w', 'h', 'd'] as const).entries()) {
      const [from = 0, to = 0] = [low[index], high[index]];
      if (key !== 'h') expect(from + to).toBeCloseTo(0, 0);
      if (!free.includes(key)) expect(to - from).toBeCloseTo(size[key], 0);
    }
  });

  it('is built where nothing is stated, and of sizes far from the usual', async () => {
    const sizes = [
      {},
      { dimensions_width: 9000, dimensions_height: 300, dimensions_depth: 4000 },
      { dimensions_width: 60, dimensions_height: 3000, dimensions_depth: 40 },
      { dimensions_width: 8, dimensions_height: 5, dimensions_depth: 6 },
    ];
    for (const attributes of sizes) {
      const primitives = await primitivesOf(await glbOf({ ...sampleOf(name), attributes }));
      expect(primitives.length).toBeGreaterThan(0);
      for (const { positions } of primitives) expect(positions.every(Number.isFinite)).toBe(true);
    }
  });
});

it('has more parts where the data count more drawers, doors or modules', async () => {
  const more = async (kind: string, few: Attributes, many: Attributes) =>
    expect(await partsOf(kind, many)).toBeGreaterThan(await partsOf(kind, few));
  await more('chest', { drawers: 3 }, { drawers: 5 });
  await more('wardrobe', { doors_count: 2 }, { doors_count: 3 });
  await more('kitchen', { upper_modules: 3 }, { upper_modules: 6 });
});

it('draws the back of a sofa in by buttons where the data say so', async () => {
  const plain = await partsOf('sofa', {});
  expect(await partsOf('sofa', { features: ['стяжка на пуговицах'] })).toBeGreaterThan(plain + 10);
});

it('hides no globe of a chandelier behind another, as it is first looked at', async () => {
  const input = sampleOf('pendant', {
    dimensions_width: 560,
    dimensions_height: 520,
    dimensions_depth: 560,
  });
  const model = await modelOf({ ...input, name: 'Люстра' });
  const turn = (firstTurn(model) * Math.PI) / 180;
  // The camera of the photographs stands a little above the lamp.
  const rise = Math.PI / 12;
  const seen = model.parts.flatMap(({ geometry, finish }) => {
    if (finish.name !== 'opal') return [];
    geometry.computeBoundingBox();
    const at = geometry.boundingBox?.getCenter(new Vector3()) ?? new Vector3();
    at.applyAxisAngle(new Vector3(0, 1, 0), -turn).applyAxisAngle(new Vector3(1, 0, 0), rise);
    return [[at.x, at.y] as const];
  });
  expect(seen).toHaveLength(5);
  const apart = seen.flatMap(([x, y], i) =>
    seen.slice(i + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
  );
  expect(Math.min(...apart)).toBeGreaterThan(100);
});

it('says what each surface is made of', async () => {
  const materialsOf = async (kind: string, own: Attributes) =>
    (await primitivesOf(await glbOf(sampleOf(kind, own)))).map(({ material }) => material);
  expect(await materialsOf('sofa', { upholstery_materials: ['шенилл'] })).toContain(
    'fabric:шенилл',
  );
  expect(await materialsOf('armchair', { upholstery_materials: ['кожа'] })).toContain(
    'leather:кожа',
  );
  expect(await materialsOf('table', { legs_material: 'металл', legs_color: 'чёрный' })).toContain(
    'metal:black',
  );
  expect(await materialsOf('wardrobe', { facade_with_showcase: true })).toContain('glass');
  expect(await materialsOf('mirror', {})).toContain('mirror');
});

it('is the same each time, and changes only its colours with the colour', async () => {
  const red = await glbOf(sampleOf('chair', { color: { name: 'красный' } }));
  expect(await glbOf(sampleOf('chair', { color: { name: 'красный' } }))).toEqual(red);
  const blue = await primitivesOf(await glbOf(sampleOf('chair', { color: { name: 'синий' } })));
  const before = await primitivesOf(red);
  expect(blue.map(({ positions }) => positions)).toEqual(before.map(({ positions }) => positions));
  expect(blue.map(({ colour }) => colour)).not.toEqual(before.map(({ colour }) => colour));
});

it('is a box of its size where its kind is unknown', async () => {
  const attributes = { dimensions_width: 300, dimensions_height: 500, dimensions_depth: 200 };
  const input = { categorySlug: 'sad', productSlug: 'x', name: 'Нечто', attributes };
  const { parts, size } = await modelOf(input);
  expect([parts.length, size]).toEqual([1, { w: 300, h: 500, d: 200 }]);
});
