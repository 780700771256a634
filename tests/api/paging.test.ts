import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/build-test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await buildTestApp();
});
afterAll(() => shop.close());

it('the addresses of the next and the previous page lead there §7.28', async () => {
  const get = async (address: string) => {
    const { pathname, search } = new URL(address, 'http://localhost');
    return (await shop.app.inject({ url: pathname + search })).json();
  };
  const first = await get('/api/products/?page_size=20');
  const second = await get(first.next);
  expect(second.results[0].id).not.toBe(first.results[0].id);
  expect((await get(second.previous)).results).toEqual(first.results);
});
