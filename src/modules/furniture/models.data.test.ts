import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  type Primitive,
  primitivesOf,
} from '../../../packages/furniture/testing/read-glb.ts';
import { demoProducts, make } from './demo-models.ts';

const lengths = { w: 'dimensions_width', h: 'dimensions_height', d: 'dimensions_depth' } as const;
const axes = ['w', 'h', 'd'] as const;

/** Sets state the size of one member, curtains hang in folds, throws lie folded, a strap rises above its mirror. */
const freely =
  /^(komplekt|obedennaya-gruppa|shtory|tyul|pled|pokryvalo|zerkalo-krugloe-na-remne|parta-chernilnica)(-|$)/;

/** Finite numbers, normals of length 1, corners that exist, sizes of cloth for every vertex. */
function expectSound(
  id: string,
  { positions, normals, cloth, indices, material }: Primitive,
): void {
  const about = `${id} ${material}`;
  const count = positions.length / 3;
  expect(material, id).toMatch(/^[a-z]+(:.+)?$/);
  expect([normals.length, cloth.length], about).toEqual([count * 3, count * 2]);
  expect(positions.every(Number.isFinite) && cloth.every(Number.isFinite), about).toBe(true);
  let off = 0;
  for (let at = 0; at < normals.length; at += 3) {
    const [x = 0, y = 0, z = 0] = normals.subarray(at, at + 3);
    off = Math.max(off, Math.abs(Math.hypot(x, y, z) - 1) || 0);
  }
  expect(off, about).toBeLessThan(1e-3);
  expect(normals.every(Number.isFinite), about).toBe(true);
  expect(indices.length % 3, about).toBe(0);
  expect(
    indices.every((index) => index < count),
    about,
  ).toBe(true);
}

describe.each(demoProducts)('$slug', ({ slug, variants }) => {
  it('is to scale, sound and light in every variant', async () => {
    for (const { id, input } of variants) {
      const { model, glb } = await make(id, input);
      expect(glb.length, id).toBeLessThanOrEqual(400_000);
      const primitives = await primitivesOf(glb);
      for (const primitive of primitives) expectSound(id, primitive);
      const { low, high } = boundsOf(primitives);
      expect(Math.abs(low[1] ?? 1), `${id} stands on the floor`).toBeLessThan(0.5);
      axes.forEach((axis, index) => {
        const [from = 0, to = 0] = [low[index], high[index]];
        if (index !== 1) expect(Math.abs(from + to), `${id} is in the middle`).toBeLessThan(1);
        const stated = input.attributes[lengths[axis]];
        if (stated === undefined || (freely.test(slug) && model.free.includes(axis))) return;
        expect(Math.abs((to - from) / stated - 1), `${id} ${lengths[axis]}`).toBeLessThan(0.01);
        // Its parts were made for the size, not stretched to it.
        expect(Math.abs((model.stretch[index] ?? 0) - 1), `${id} ${axis}`).toBeLessThan(0.12);
      });
    }
  });
});

it('leaves lengths free only where the thing is rightly shown otherwise', async () => {
  for (const { slug, variants } of demoProducts) {
    const [first] = variants;
    if (!first || freely.test(slug)) continue;
    expect((await make(first.id, first.input)).model.free, slug).toEqual([]);
  }
});
