import { expect, it } from 'vitest';
import { isDeadLink } from './own-links.ts';

const shop = { categories: [{ slug: 'divany' }], pages: [{ slug: 'delivery' }] };

it.each([
  ['/products/?category=divany', false],
  ['/products/?category=bani', true],
  ['/products?category=bani', true],
  ['/products/?o=price', false],
  ['/products/divan', false],
  ['/?page=delivery', false],
  ['/?page=rassrochka', true],
  ['/', false],
  ['https://other.example/?page=rassrochka', false],
  ['', false],
])('%s is dead: %s', (link, isDead) => {
  expect(isDeadLink(link, shop)).toBe(isDead);
});

it('judges no category while the categories are unknown', () => {
  expect(isDeadLink('/products/?category=bani', { ...shop, categories: undefined })).toBe(false);
});
