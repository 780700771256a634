import { expect } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import type { MountedShop } from '#tests/support/mounted/mounted-shop.ts';
import { pasteDay } from '#tests/support/paste-day.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m' } });

const policy = async (shop: MountedShop) => (await shop.app.inject('/api/pages/policy/')).json();

it('the owner publishes a version of the policy, and reads the one before', async ({
  shop,
  office,
}) => {
  const before = (await policy(shop)).document.version;
  const page = await office.openAs('owner', '/admin/shop');
  await page.getByRole('link', { name: 'Документы' }).click();
  await page.getByRole('button', { name: 'Новая редакция: политика' }).click();
  const text = page.getByRole('textbox', { name: 'Текст' });
  await page.getByRole('button', { name: 'Как текст' }).click();
  await text.fill('Мы бережём данные.\n\n# Раздел');
  await pasteDay(page, 'Действует с', '2099-01-01');
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Опубликовать' });
  await text.press('Control+Enter');
  await page
    .getByRole('dialog')
    .getByText(/^С.1 января 2099/)
    .waitFor();
  await confirm.click();
  await page.getByText(/^Строка 3: /).waitFor();
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  await pasteDay(page, 'Действует с', today);
  await text.fill('Мы бережём данные. Продавец: {seller}.');
  await text.press('Control+Enter');
  await page
    .getByRole('dialog')
    .getByText(/остаётся при ней/)
    .waitFor();
  expect((await policy(shop)).document.version).toBe(before);
  await confirm.click();
  await page.getByText(new RegExp(`^Опубликована редакция ${before + 1}`)).waitFor();
  expect((await policy(shop)).document.version).toBe(before + 1);
  await page
    .getByRole('button', { name: `Читать редакцию ${before}` })
    .first()
    .click();
  await page.getByRole('dialog').locator('pre').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Отозвать редакцию ${before + 1}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(new RegExp(`Действовать будет редакция ${before} `)).waitFor();
  await dialog.getByRole('button', { name: 'Отозвать' }).click();
  await page.getByText(`Редакция ${before + 1} отозвана`).waitFor();
  expect((await policy(shop)).document.version).toBe(before);
});

it('the role content reads the documents, on a phone too', async ({ office }) => {
  const page = await office.openAs('content', '/admin/shop/documents', PHONE);
  await page.getByRole('heading', { name: 'Политика' }).waitFor();
  expect(await page.getByRole('button', { name: /^Новая редакция/ }).count()).toBe(0);
});
