import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { countRows, pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { fillCheckout } from '../support/checkout.ts';
import type { MountedShop } from '../support/mounted/mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';
import { inCart } from '../support/stored-lists.ts';

const it = withMountedShop();
let chair: SomeVariant;
it.beforeEach(async ({ shop }) => {
  [chair] = (await pickVariants(shop.db, [12_351])) as [SomeVariant];
});

async function openCheckout(shop: MountedShop): Promise<Page> {
  const page = await shop.open('/checkout/', { stored: inCart(chair) });
  await page.getByRole('button', { name: 'Подтвердить заказ' }).waitFor();
  return page;
}

const submit = (page: Page) => page.getByRole('button', { name: 'Подтвердить заказ' }).click();

const placed = { number: 'AAAA-BBBB', total_price: 123.51, amount_due: 123.51 };
it.for([
  [201, placed, 'Письмо с подробностями уже в пути.'],
  [
    200,
    Object.assign({ orderId: 7, availability_unconfirmed: true }, placed),
    'менеджер подтвердит наличие',
  ],
  [
    201,
    Object.assign({ letter_withheld: true }, placed),
    'письма не будет. Менеджер позвонит вам.',
  ],
] as const)(
  'takes an order for created by the status or by the orderId: %i §4.59 4.60 7.36',
  async ([status, json, says], { shop }) => {
    const page = await openCheckout(shop);
    await fillCheckout(page);
    await page.route('**/order-create/', (route) => route.fulfill({ status, json }));
    await submit(page);
    await page.getByText('Order created successfully!', { exact: true }).waitFor();
    await page.getByText(says).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
  },
);

it('creates nothing where the pushed cart has no uuid §4.57 8.20', async ({ shop }) => {
  const before = await countRows(shop.db, 'orders');
  const page = await openCheckout(shop);
  await fillCheckout(page);
  let asked = 0;
  await page.route('**/order-create/', (route) => {
    asked += 1;
    return route.continue();
  });
  await page.route('**/api/orders/cart/', (route) =>
    route.fulfill({ json: { cart_uuid: null, cart_items: [] } }),
  );
  await submit(page);
  await page.getByText('Ошибка: корзина не была создана.', { exact: true }).waitFor();
  expect([asked, await countRows(shop.db, 'orders')]).toEqual([0, before]);
});

it('full payment is chosen at first; the other shows half of the total, to the kopeck §4.67-69 7.42', async ({
  shop,
}) => {
  const page = await openCheckout(shop);
  expect(await page.getByRole('radio', { name: 'Полная оплата' }).isChecked()).toBe(true);
  expect(await page.getByText('(50% предоплата)').count()).toBe(0);
  await page.getByRole('radio', { name: 'Предоплата 50%' }).check();
  const due = page.getByText('(50% предоплата)');
  expect((await due.textContent())?.replaceAll('\u00a0', ' ')).toContain('61,76 ₽');
  await fillCheckout(page);
  await submit(page);
  await page.getByText('Order created successfully!').waitFor();
  const { rows } = await shop.db.execute(
    sql`SELECT payment_type, amount_due_kopecks FROM orders ORDER BY id DESC LIMIT 1`,
  );
  expect(rows).toEqual([{ payment_type: 'partial', amount_due_kopecks: '6176' }]);
});
