import { expect } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';
import { fillDemoOffice } from '../../src/office/demo/fill.ts';

const it = withMountedShop({
  env: {
    RATE_LOGIN: '200/15m',
    PUBLIC_URL: 'https://shop.example',
    ADMIN_URL: 'http://localhost:3000',
  },
});

it.beforeAll(async ({ shop }) => {
  await shop.orders.transaction((db) => fillDemoOffice(db, new Date()));
});

it('marks the examples of the demo, and one button removes them', async ({ office }) => {
  const page = await office.openAs('owner', '/admin', PHONE);
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

it('shows a manager the examples, without the button', async ({ shop, office }) => {
  await shop.orders.transaction((db) => fillDemoOffice(db, new Date()));
  const page = await office.openAs('manager', '/admin');
  await page.getByText('Новые заказы').waitFor();
  expect(await page.getByRole('button', { name: 'Убрать примеры' }).count()).toBe(0);
});

it('tells the owner of a shop at a public address what of the demo visitors see', async ({
  office,
}) => {
  const manager = await office.openAs('manager', '/admin');
  await manager.getByText('Новые заказы').waitFor();
  expect(await manager.getByText('Магазин открыт для всех').count()).toBe(0);
  const page = await office.openAs('owner', '/admin');
  const notice = page.getByRole('alert').filter({ hasText: 'Магазин открыт для всех' });
  await notice.getByText('от магазина-образца: товары, название, тексты').waitFor();
  await notice.getByRole('link', { name: 'Что заменить' }).click();
  await page.getByText('Это товары магазина-образца, у вас их нет').waitFor();
});
