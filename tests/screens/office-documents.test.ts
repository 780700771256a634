import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MountedShop, mountShop } from '#tests/support/mounted/mounted-shop.ts';
import { officeOf } from '#tests/support/office-screen.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

let shop: MountedShop;
const openAs = officeOf(() => shop);

beforeAll(async () => {
  shop = await mountShop({ env: { RATE_LOGIN: '200/15m' } });
});
afterAll(() => shop.close());

const policy = async () => (await shop.app.inject('/api/pages/policy/')).json();

it('the owner publishes a version of the policy, and reads the one before', async () => {
  const before = (await policy()).document.version;
  const page = await openAs('owner', '/admin/shop');
  await page.getByRole('link', { name: 'Политика, согласие, оферта' }).click();
  await page.getByRole('button', { name: 'Новая редакция: политика' }).click();
  const text = page.getByRole('textbox', { name: 'Текст' });
  await text.fill('Мы бережём данные.\n\n# Раздел');
  await page.getByLabel('Действует с').fill('2099-01-01');
  await text.press('Control+Enter');
  await page.getByText(/^Строка 3: /).waitFor();
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  await page.getByLabel('Действует с').fill(today);
  await text.fill('Мы бережём данные. Продавец: {seller}.');
  await text.press('Control+Enter');
  await page.getByText(new RegExp(`^Опубликована редакция ${before + 1}`)).waitFor();
  expect((await policy()).document.version).toBe(before + 1);
  await page
    .getByRole('button', { name: `Читать редакцию ${before}` })
    .first()
    .click();
  await page.getByRole('dialog').locator('pre').waitFor();
});

it('the role content reads the documents, on a phone too', async () => {
  const page = await openAs('content', '/admin/shop/documents', PHONE);
  await page.getByRole('heading', { name: 'Политика' }).waitFor();
  expect(await page.getByRole('button', { name: /^Новая редакция/ }).count()).toBe(0);
});
