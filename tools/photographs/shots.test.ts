import { expect, it } from 'vitest';
import { demoCategories } from '../../db/demo/index.ts';
import { demoShots, roomShots } from './shots.ts';

it('pictures rooms of things that the demo has', () => {
  expect(roomShots().length).toBeGreaterThan(40);
});

it('takes no two pictures into one file, but the larger one of the first', () => {
  const files = [...roomShots(), ...demoShots()]
    .filter(({ view }) => view !== 'hero')
    .map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
});

it('takes each variant by itself', () => {
  const own = demoShots().filter(({ view }) => view === 'first');
  const variants = demoCategories.flatMap(({ slug, products }) =>
    products.flatMap((product) =>
      product.variants.map((variant) => `${slug} ${product.slug}/${variant.slug}.avif`),
    ),
  );
  expect(own.map(({ category, file }) => `${category} ${file}`).toSorted()).toEqual(
    variants.toSorted(),
  );
});
