import { expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP, PHONE, type ShopInBrowser } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });

const policy = async (shop: ShopInBrowser) => (await shop.app.inject('/api/pages/policy/')).json();

it('a version that is written is looked at in the shop at the widths of a phone and a computer, and not published', async ({
  shop,
  office,
}) => {
  const before = (await policy(shop)).document.version;
  const page = await office.openAs('owner', '/admin/shop/documents');
  await page.getByRole('button', { name: 'Новая редакция: политика' }).click();
  const text = page.getByRole('textbox', { name: 'Текст' });
  await page.getByRole('button', { name: 'Как текст' }).click();
  await text.fill('Храним данные ровно год.');
  await page.getByRole('button', { name: 'Как увидит покупатель' }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByText(/Храним данные ровно.год/).waitFor();
  expect(await frame.locator('html').evaluate(() => window.innerWidth)).toBe(360);
  await page.getByRole('button', { name: 'Компьютер, 1440' }).click();
  await frame.getByText(/Храним данные ровно.год/).waitFor();
  expect(await frame.locator('html').evaluate(() => window.innerWidth)).toBe(1440);
  expect((await policy(shop)).document.version).toBe(before);
});

it('a version is written, and the one before is read, in forms that all can use', async ({
  office,
}) => {
  const page = await office.openAs('owner', '/admin/shop/documents');
  await page.getByRole('button', { name: 'Новая редакция: политика' }).click();
  await page.getByRole('textbox', { name: 'Текст' }).waitFor();
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP.viewport);
  await page
    .getByRole('button', { name: /^Читать редакцию/ })
    .first()
    .click();
  await page.getByRole('dialog').locator('pre').waitFor();
  await expectAccessible(page);
  const reader = await office.openAs('content', '/admin/shop/documents', PHONE);
  await reader.getByRole('heading', { name: 'Политика' }).waitFor();
  await expectAccessible(reader);
});
