import { expect } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m' } });

it('the owner sees how long what is kept, and shortens a term within its bounds', async ({
  office,
}) => {
  const page = await office.openAs('owner', '/admin/shop/keeping', PHONE);
  const terms = page.getByRole('list', { name: 'Сроки хранения' });
  await terms.getByRole('heading', { name: 'Корзины: 90\u00a0дней' }).waitFor();
  await terms
    .getByRole('heading', { name: 'Имена и\u00a0контакты в\u00a0заказах: 5\u00a0лет' })
    .waitFor();
  expect(await terms.getByText('Последняя ночь: ещё не\u00a0проверяли.').count()).toBe(14);

  await page.getByRole('button', { name: 'Изменить сроки' }).click();
  const dialog = page.getByRole('dialog');
  const carts = dialog.getByRole('textbox', { name: 'Корзины, дней' });
  await carts.fill('200');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect.poll(() => carts.getAttribute('aria-invalid')).toBe('true');
  await carts.fill('30');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Сроки сохранены').waitFor();
  await terms.getByRole('heading', { name: 'Корзины: 30\u00a0дней' }).waitFor();
  await page.getByText(/^Сроки изменены .*, Вера\.$/).waitFor();
});

it('the terms are for those who may change settings', async ({ office }) => {
  const page = await office.openAs('content', '/admin/shop');
  await page.getByRole('link', { name: 'Документы' }).waitFor();
  expect(await page.getByRole('link', { name: 'Сроки хранения' }).count()).toBe(0);
});
