import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/build-test-app.ts';
import { pickVariants } from '../support/catalogue.ts';
import { act, type Known, officeActions, writingEndpoints } from '../support/office-actions.ts';
import { cartLine } from '../support/order-form.ts';
import { guestFrom, placeOrder } from '../support/place-order.ts';
import { staffOf } from '../support/staff.ts';

const MEMBERS = 30;
/** Each action is done by so many members at the same time: more than the office has connections. */
const AT_ONCE = 6;

let shop: TestApp;
const { complete } = staffOf(
  () => shop,
  () => new Date(),
);
let known: Known;
let members: Awaited<ReturnType<typeof complete>>[];

beforeAll(async () => {
  shop = await buildTestApp({ env: { RATE_LOGIN: '9999/1h' } });
  const [sofa] = await pickVariants(shop.db, [5_499_000]);
  const orders = [];
  for (let made = 0; made < 6; made += 1) {
    orders.push(await placeOrder(guestFrom(shop), [cartLine(sofa as never)]));
  }
  members = await Promise.all(Array.from({ length: MEMBERS }, () => complete('owner')));
  const { call, id: other } = await complete('owner');
  const read = async (path: string) => (await call('GET', `/api/admin/${path}`)).json();
  await guestFrom(shop)('/callback/request/', { phone: '+70000000000' });
  const { goods } = await read('goods/?category=divany');
  const { id: count } = (
    await call('POST', '/api/admin/stock/counts/', { category: 'divany' })
  ).json();
  const { lines } = await read(`stock/counts/${count}/`);
  known = {
    orders: await Promise.all(orders.map(({ number }) => read(`orders/${number}/`))),
    page: await read('pages/delivery/'),
    shop: await read('shop/'),
    home: (await read('home/')).home,
    category: (await read('categories/')).categories.find(
      ({ slug }: { slug: string }) => slug === 'divany',
    ),
    product: await read(`products/${goods[0].product_id}/`),
    goods: goods[0],
    count,
    line: lines[0].variant_id,
    call: (await read('callbacks/')).calls[0],
    task: (await call('POST', '/api/admin/imports/files/', { name: 'цены.csv' })).json().id,
    other,
  };
});
afterAll(() => shop.close());

it('an action is known for each writing endpoint of the office', async () => {
  expect(Object.keys(officeActions).toSorted()).toEqual((await writingEndpoints()).toSorted());
});

it('thirty members who do all at once and get in each other’s way stop neither each other nor shoppers', async () => {
  const answers: [endpoint: string, status: number][] = [];
  let isOver = false;
  const shift = async ({ call }: (typeof members)[0], number: number) => {
    for (const [place, endpoint] of Object.keys(officeActions).entries()) {
      if (place % (MEMBERS / AT_ONCE) !== number % (MEMBERS / AT_ONCE)) continue;
      const action = officeActions[endpoint]?.(known, number) ?? {};
      answers.push([endpoint, (await act(call, endpoint, action)).statusCode]);
    }
  };
  const shopper = async () => {
    const [lamp] = await pickVariants(shop.db, [5_499_000]);
    const statuses: number[] = [];
    while (!isOver) {
      statuses.push((await placeOrder(guestFrom(shop), [cartLine(lamp as never)])).status);
    }
    return statuses;
  };
  const shopping = shopper();
  await Promise.all(members.map(shift)).finally(() => {
    isOver = true;
  });
  expect(new Set(await shopping)).toEqual(new Set([201]));
  expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
  const late = new Set(
    answers.filter(([, status]) => status === 409).map(([endpoint]) => endpoint),
  );
  // Each of these answers with who was quicker, or what is there now.
  expect([...late]).toEqual(
    expect.arrayContaining([
      'PUT /api/admin/orders/:number/',
      'POST /api/admin/orders/:number/undo/',
      'PUT /api/admin/orders/:number/plan/',
      'PUT /api/admin/callbacks/:id/',
      'PUT /api/admin/goods/:id/',
      'PUT /api/admin/pages/:slug/',
      'PUT /api/admin/shop/',
      'PUT /api/admin/categories/:id/',
      'PUT /api/admin/products/:id/',
    ]),
  );
});
