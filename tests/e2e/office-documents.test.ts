import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { officeOf } from '#tests/support/office-screen.ts';
import { DESKTOP, openShop, PHONE, type ShopInBrowser } from '#tests/support/shop-in-browser.ts';

let shop: ShopInBrowser;
const openAs = officeOf(() => shop);

beforeAll(async () => {
  shop = await openShop({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
});
afterAll(() => shop.close());

const policy = async () => (await shop.app.inject('/api/pages/policy/')).json();

it('a version that is written is looked at in the shop at the widths of a phone and a computer, and not published', async () => {
  const before = (await policy()).document.version;
  const page = await openAs('owner', '/admin/shop/documents');
  await page.getByRole('button', { name: 'Новая редакция: политика' }).click();
  const text = page.getByRole('textbox', { name: 'Текст' });
  await text.fill('Храним данные ровно год.');
  await page.getByRole('button', { name: 'Как увидит покупатель' }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByText(/Храним данные ровно.год/).waitFor();
  expect(await frame.locator('html').evaluate(() => window.innerWidth)).toBe(360);
  await page.getByRole('button', { name: 'Компьютер, 1440' }).click();
  await frame.getByText(/Храним данные ровно.год/).waitFor();
  expect(await frame.locator('html').evaluate(() => window.innerWidth)).toBe(1440);
  expect((await policy()).document.version).toBe(before);
});

it('a version is written, and the one before is read, in forms that all can use', async () => {
  const page = await openAs('owner', '/admin/shop/documents');
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
  const reader = await openAs('content', '/admin/shop/documents', PHONE);
  await reader.getByRole('heading', { name: 'Политика' }).waitFor();
  await expectAccessible(reader);
});
