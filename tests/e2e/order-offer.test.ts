import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { orderWithLink } from '#tests/support/order-links.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

/** The staff ask the customer about the price of carrying. */
async function askAbout(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Изменить стоимость' }).click();
  await page.getByRole('menuitem', { name: 'Подъём на\u00a0руках' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Сумма, ₽' }).fill(amount);
  await dialog.getByRole('textbox', { name: 'За\u00a0что' }).fill('5-й этаж, лифта нет');
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP.viewport);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Ждём ответа покупателя').waitFor();
}

it('a new price is agreed on the page of the order, and the card of the office follows', async () => {
  const { url, number } = await orderWithLink(shop, [sofa]);
  const card = await office.openAs('manager', `/admin/orders/${number}`);
  await askAbout(card, '1800');
  const sums = card.locator('.order-sums');
  expect(await sums.textContent()).not.toContain('56');
  const page = await shop.open(url, PHONE);
  const offer = page.locator('.order-offer');
  await offer.getByRole('heading', { name: 'Магазин предлагает изменить стоимость' }).waitFor();
  const row = offer.getByRole('row', { name: /^Весь заказ/ });
  expect(
    (await row.getByRole('cell').allInnerTexts()).map((text) => text.replace(/\s/g, ' ')),
  ).toEqual(['54 990 ₽', '56 790 ₽']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    PHONE.viewport.width,
  );
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Согласиться' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Новая стоимость записана').waitFor();
  await offer.waitFor({ state: 'hidden' });
  await page.getByText('Как менялся заказ').click();
  await page.getByText(/согласовано: было 54.990.₽, стало 56.790.₽$/).waitFor();
  await sums.getByText('56\u00a0790\u00a0₽').waitFor();
  await card.getByText('Новая стоимость согласована').waitFor();
});

it('a refusal leaves the order as it was and waits for the staff', async () => {
  const { url, number } = await orderWithLink(shop, [sofa]);
  const card = await office.openAs('manager', `/admin/orders/${number}`);
  await askAbout(card, '9000');
  const page = await shop.open(url, PHONE);
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Отказаться' }).click();
  await page.getByRole('status').getByText('Заказ остался прежним').waitFor();
  await card.getByText('Покупатель отказался от новой стоимости').first().waitFor();
  await card.getByRole('button', { name: 'Понятно, позвоню' }).click();
  await card.getByRole('button', { name: 'Понятно, позвоню' }).waitFor({ state: 'hidden' });
});
