import { expect } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { CUSTOMER_PASSWORD, signIn } from '#tests/support/customer.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine, orderForm } from '#tests/support/order-form.ts';

const it = withShop({ env: { RATE_LOGIN: '200/15m' } });

it.for([
  ['the staff', 'office', ['customers', 'visitors', 'guests']],
  ['customers', 'customers', ['staff', 'visitors', 'guests']],
  ['visitors', 'reads', ['staff', 'customers', 'guests']],
  ['guests who order', 'orders', ['staff', 'customers', 'visitors']],
  ['letters and records', 'rest', ['staff', 'customers', 'visitors', 'guests']],
] as const)(
  'all connections of %s are taken, and no one else waits',
  async ([, taken, others], { shop, office }) => {
    const [sofa] = (await pickVariants(shop.db, [100_000])) as [SomeVariant];
    const manager = await office.complete('manager');
    const email = `${taken}@example.ru`;
    const customer = await signIn(shop, email, { isNew: true });
    const post = (url: string, payload: object) =>
      shop.app.inject({ method: 'POST', url, payload });
    const cart = await post('/api/orders/cart/', { cart_items: [cartLine(sofa)] });
    const form = orderForm(cart.json().cart_uuid);
    const credentials = { email, password: CUSTOMER_PASSWORD };
    const filter = `?category=divany&max_price=${700_000 + taken.length}`;
    const works = {
      staff: () => [
        manager.call('GET', '/api/admin/orders/'),
        manager.call('GET', '/api/admin/session/'),
        manager.call('GET', '/api/admin/goods/?text=диван'),
      ],
      customers: () => [
        customer.call('GET', '/api/dj-rest-auth/profile/'),
        post('/api/dj-rest-auth/login/', credentials),
      ],
      visitors: () => [
        shop.app.inject(`/api/products/${filter}`),
        shop.app.inject(`/api/products/facets/${filter}`),
      ],
      guests: () => [post('/api/orders/order-create/', form)],
    };
    const pool = shop.pools[taken];
    const held = await Promise.all(
      Array.from({ length: pool?.options.max ?? 0 }, () => pool?.connect()),
    );
    try {
      for (const other of others) {
        const statuses = (await Promise.all(works[other]())).map(({ statusCode }) => statusCode);
        expect([other, ...statuses]).toEqual([
          other,
          ...statuses.map(() => expect.toBeOneOf([200, 201])),
        ]);
      }
    } finally {
      for (const client of held) client?.release();
    }
  },
);
