import { expect } from 'vitest';
import { withShop } from '#tests/support/fixtures/with-shop.ts';

const it = withShop();

it('the addresses of the next and the previous page lead there §7.28', async ({ shop }) => {
  const get = async (address: string) => {
    const { pathname, search } = new URL(address, 'http://localhost');
    return (await shop.app.inject({ url: pathname + search })).json();
  };
  const first = await get('/api/products/?page_size=20');
  const second = await get(first.next);
  expect(second.results[0].id).not.toBe(first.results[0].id);
  expect((await get(second.previous)).results).toEqual(first.results);
});
