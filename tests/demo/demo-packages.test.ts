import { expect, it } from 'vitest';
import { carriedSizes } from '#contracts/carried-sizes.ts';
import { usualWayIn, wholePassing } from '#contracts/way-in.ts';
import { demoCategories } from '../../db/demo/index.ts';

const goods = demoCategories.flatMap(({ products }) =>
  products.flatMap(({ name, variants }) =>
    variants.map((variant) => ({ ...variant, product: name })),
  ),
);

it('every thing of the demo is delivered in packages that weigh what it weighs', () => {
  for (const { code, packages = [], attributes } of goods) {
    const weight = packages.reduce((sum, one) => sum + one.weight, 0);
    expect(packages.length, code).toBeGreaterThan(0);
    expect(Math.abs(weight - Number(attributes.dimensions_weight)), code).toBeLessThanOrEqual(1);
  }
});

it('most of it comes into a usual flat, and some of it only by the stairs', () => {
  const ways = goods.map(({ product: name, packages = [] }) => {
    const packed = packages.map(({ width, depth, height }) => [width, depth, height] as const);
    return wholePassing(carriedSizes({ name, packed, size: null })?.sizes ?? [], usualWayIn);
  });
  const count = (how: string) => ways.filter((one) => one === how).length;
  expect(count('not')).toBeLessThan(goods.length / 20);
  expect(count('stairs')).toBeGreaterThan(0);
  expect(count('straight') + count('tilted')).toBeGreaterThan(goods.length / 2);
});
