import { expect, it } from 'vitest';
import { pageOf } from './search-parameters.ts';

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=1000000', 1_000_000],
  ['page=1000001', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=0x2', 1],
  ['page=1e1', 1],
  ['page=%2B2', 1],
  ['page=2%20', 1],
  ['page=contacts', 1],
])('the page of %s is %i', (search, page) => {
  expect(pageOf(new URLSearchParams(search))).toBe(page);
});
