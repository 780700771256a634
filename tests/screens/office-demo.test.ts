import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MountedShop, mountShop } from '#tests/support/mounted/mounted-shop.ts';
import { officeOf } from '#tests/support/office-screen.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';
import { fillDemoOffice } from '../../src/demo-office/fill.ts';

let shop: MountedShop;
const openAs = officeOf(() => shop);

beforeAll(async () => {
  shop = await mountShop({ env: { RATE_LOGIN: '200/15m' } });
  await shop.orders.transaction((db) => fillDemoOffice(db, new Date()));
});
afterAll(() => shop.close());

it('marks the examples of the demo, and one button removes them', async () => {
  const page = await openAs('owner', '/admin', PHONE);
  const about = page.getByText('здесь лежат примеры: 30 заказов и 5 звонков');
  await about.waitFor();
  await page.goto('/admin/orders');
  await expect.poll(() => page.getByText('пример', { exact: true }).count()).toBe(30);
  await page.goto('/admin/calls');
  await expect.poll(() => page.getByText('пример', { exact: true }).count()).toBe(3);

  await page.goto('/admin');
  await page.getByRole('button', { name: 'Убрать примеры' }).click();
  const question = page.getByRole('dialog', { name: 'Убрать примеры?' });
  await question.getByText('Настоящие заказы останутся').waitFor();
  await question.getByRole('button', { name: 'Отмена' }).click();
  await page.getByRole('button', { name: 'Убрать примеры' }).click();
  await question.getByRole('button', { name: 'Убрать примеры' }).click();
  await page.getByText('Примеры убраны: 30 заказов и 5 звонков').waitFor();
  await about.waitFor({ state: 'hidden' });
  await page.getByText('Всё сделано').waitFor();
  await page.goto('/admin/orders');
  await page.getByText('Здесь появятся заказы покупателей').waitFor();
});

it('shows a manager the examples, without the button', async () => {
  await shop.orders.transaction((db) => fillDemoOffice(db, new Date()));
  const page = await openAs('manager', '/admin');
  await page.getByText('Новые заказы').waitFor();
  expect(await page.getByRole('button', { name: 'Убрать примеры' }).count()).toBe(0);
});
