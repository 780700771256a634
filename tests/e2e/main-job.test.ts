import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, vi } from 'vitest';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { fillCheckout } from '../support/checkout.ts';
import { DESKTOP, PHONE } from '../support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { SHOP_EMAIL: 'orders@example.ru' } });
const { shop } = fixturesOf(it);

beforeAll(async () => {
  // However many these tests order, nothing runs out.
  await shop.db.execute(sql`UPDATE variants SET stock = NULL`);
});

const lastOrder = async () =>
  (await shop.db.execute(sql`SELECT * FROM orders ORDER BY id DESC LIMIT 1`)).rows[0];

/** Category, list, product, its second variant. Leaves the page there and answers the variant's slug. */
async function walkToVariant(page: Page): Promise<string> {
  await page.goto('/category/');
  await page.getByRole('main').getByRole('link', { name: 'Кресла' }).click();
  await page.waitForURL('**/products/?category=kresla');
  await page.getByRole('heading', { level: 1, name: 'Кресла' }).waitFor();
  await page.getByRole('article').first().getByRole('link').click();
  await page.waitForURL(/\/products\/[\w-]+$/);
  const choice = page.getByRole('main').getByRole('radiogroup').first();
  await choice.getByRole('radio').nth(1).click();
  await page.waitForURL(/\/variant\/[\w-]+$/);
  await expect
    .poll(() => choice.getByRole('radio').nth(1).getAttribute('aria-checked'))
    .toBe('true');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s', (_name, device) => {
  it('a visitor goes from the category to an order in the database §1.4 1.10 2.95 3.126 4.58 4.61-63 4.65 4.66 5.2 6.1 6.6', async () => {
    const page = await shop.open('/', device);
    const variantSlug = await walkToVariant(page);
    const name = await page.getByRole('heading', { level: 1 }).textContent();

    await page.getByRole('button', { name: 'Увеличить' }).click();
    await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click();
    await page.getByRole('status').getByText('Добавлено').waitFor();
    await page.getByRole('button', { name: 'Корзина, 1\u00a0товар' }).click();
    const dialog = page.getByRole('dialog', { name: 'Корзина' });
    expect(await dialog.getByRole('spinbutton').inputValue()).toBe('2');
    await dialog.getByRole('link', { name: 'Перейти в корзину' }).click();
    await page.getByRole('heading', { level: 1, name: 'Корзина' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Оформить заказ' }).click();
    await fillCheckout(page);
    await page.getByRole('button', { name: 'Подтвердить заказ' }).click();

    await page.getByText('Order created successfully!', { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    const order = await lastOrder();
    await page.getByText(String(order?.number)).waitFor();
    const { rows: lines } = await shop.db.execute(
      sql`SELECT * FROM order_lines WHERE order_id = ${order?.id}`,
    );
    expect(lines).toEqual([
      expect.objectContaining({ name, variant_slug: variantSlug, quantity: 2 }),
    ]);
    expect(order).toMatchObject({
      customer_name: 'Пётр Примерович Образцов',
      phone_number: '+70000000000',
      payment_type: 'full',
      total_kopecks: String(Number(lines[0]?.price_kopecks) * 2),
    });

    const about = () =>
      shop.letters.filter(({ subject }) => subject.includes(String(order?.number)));
    await vi.waitFor(() => expect(about()).toHaveLength(2), { timeout: 15_000, interval: 50 });
    expect(
      about()
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['orders@example.ru', 'petr@example.ru']);

    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(JSON.parse(kept.cart ?? '[]')).toEqual([]);
    expect(JSON.parse(kept.order_items ?? '[]')).toEqual([]);
    expect(kept).not.toHaveProperty('cart_uuid');
    await page.getByRole('main').getByRole('button', { name: 'Закрыть' }).click();
    await page.getByText('Order created successfully!').waitFor({ state: 'detached' });
  });
});

it('a prepayment is half of the sum, shown, ordered and stored §1.11 4.69 9.20 9.28', async () => {
  const page = await shop.open('/products/?category=pufy', DESKTOP);
  await page.getByRole('article').first().getByRole('button', { name: 'В корзину' }).click();
  await page.getByRole('status').getByText('Добавлено').waitFor();
  await page.goto('/checkout/');
  await fillCheckout(page);
  expect(await page.getByText('(50% предоплата)').count()).toBe(0);
  await page.getByRole('radio', { name: 'Предоплата 50%' }).check();
  await page.getByText('(50% предоплата)').waitFor();
  await page.getByRole('radio', { name: 'Самовывоз' }).check();
  await page.getByRole('button', { name: 'Подтвердить заказ' }).click();
  await page.getByText('Order created successfully!').waitFor();
  const order = await lastOrder();
  expect(order).toMatchObject({ payment_type: 'partial', delivery_type: 'pickup' });
  expect(Number(order?.amount_due_kopecks)).toBe(Math.ceil(Number(order?.total_kopecks) / 2));
});

it('the notice of an order survives a reload without a word of complaint, and nothing comes back', async () => {
  const page = await shop.open('/products/?category=pufy', DESKTOP);
  for (const number of [0, 1]) {
    await page.getByRole('article').nth(number).getByRole('button', { name: 'В корзину' }).click();
  }
  await page.goto('/cart/');
  await page
    .getByRole('button', { name: /^Удалить: / })
    .first()
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Оформить заказ' }).click();
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Подтвердить заказ' }).click();
  await page.getByText('Order created successfully!').waitFor();
  expect(await page.getByRole('button', { name: 'Вернуть' }).count()).toBe(0);
  await page.reload();
  await page.getByText('Order created successfully!').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
});

it('an impatient double click, and a retry after a lost answer, make one order §4.60', async () => {
  const page = await shop.open('/products/?category=pufy', DESKTOP);
  await page.getByRole('article').first().getByRole('button', { name: 'В корзину' }).click();
  await page.goto('/checkout/');
  await fillCheckout(page);
  const before = (await lastOrder())?.id as number;
  // The order is made, but its answer never arrives.
  await page.route('**/api/orders/order-create/', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Подтвердить заказ' }).dblclick();
  await page.getByText('Error creating order. Please try again.', { exact: true }).waitFor();
  await page.unroute('**/api/orders/order-create/');
  await page.getByRole('button', { name: 'Подтвердить заказ' }).click();
  await page.getByText('Order created successfully!').waitFor();
  expect((await lastOrder())?.id).toBe(before + 1);
  shop.complaints.splice(0);
});
