import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';
import { fillDemoOffice } from '../../src/office/demo/fill.ts';

const it = withShopInBrowser({ env: { RATE_LOGIN: '200/15m' } });

it.beforeAll(async ({ shop }) => {
  await shop.orders.transaction((db) => fillDemoOffice(db, new Date()));
});

/** The width that a page takes, px. */
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

it('fits on a phone, whatever the orders are about', async ({ office }) => {
  const page = await office.openAs('manager', '/admin', PHONE);
  const { orders } = await page.evaluate(async () =>
    (await fetch('/api/admin/orders/?limit=100')).json(),
  );
  const cards = orders.map(({ number }: { number: string }) => `/admin/orders/${number}`);
  for (const path of ['/admin', '/admin/orders', '/admin/calls', ...cards]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('main h2, .orders, .queues, .idle-queues, .call').first().waitFor();
    expect([path, await widthOf(page)]).toEqual([path, PHONE.viewport.width]);
  }
});

it('folds the choices of the list on a phone', async ({ office }) => {
  const page = await office.openAs('manager', '/admin/orders?status=new', PHONE);
  await page.getByRole('searchbox', { name: 'Найти заказ' }).waitFor();
  const status = page.getByRole('combobox', { name: 'Статус' });
  expect(await status.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Фильтры: 1' }).click();
  expect(await status.inputValue()).toBe('new');
  await expectAccessible(page);
});

it('is told of on the first screen in a way that all can read', async ({ office }) => {
  const page = await office.openAs('owner', '/admin', PHONE);
  await page.getByText('здесь лежат примеры: 30 заказов и 5 звонков').waitFor();
  await expectAccessible(page);
});
