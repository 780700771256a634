import { expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });

it('old addresses are pasted from a table, each fault at its line, and lead visitors on', async ({
  shop,
  office,
}) => {
  const page = await office.openAs('content', '/admin/pages');
  await page.getByRole('link', { name: 'Старые адреса' }).click();
  await page.getByText('Здесь появятся старые адреса.').waitFor();
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP.viewport);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  const lines = dialog.getByRole('textbox', { name: 'Адреса' });
  await lines.fill('/catalog/divany.html\t/products/?category=divany\n/kontakty\t/net-takoj');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.getByText(/Строка 2: такой страницы/).waitFor();
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP.viewport);
  await lines.fill('/catalog/divany.html\t/products/?category=divany\n/kontakty\t/?page=delivery');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText(/^Сохранено: 2/).waitFor();
  await page.getByRole('searchbox', { name: 'Найти адрес' }).fill('kont');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await expectAccessible(page);

  const visitor = await shop.open('/');
  await visitor.goto('/catalog/divany.html');
  expect(new URL(visitor.url()).search).toBe('?category=divany');
});
