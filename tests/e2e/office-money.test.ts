import { beforeAll, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { onlineOrders } from '#tests/support/online-orders.ts';
import { openPayments, type PaymentsEmulator } from '#tests/support/payments.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

let emulator: PaymentsEmulator;
const it = withShopInBrowser(async ({ onCleanup }) => {
  emulator = await openPayments({ onEnd: onCleanup, now: new Date() });
  const { url, clock } = emulator;
  return { clock, env: { RATE_LOGIN: '200/15m', YOOKASSA_URL: url, TBANK_URL: url } };
});
const { shop, office } = fixturesOf(it);
let orders: ReturnType<typeof onlineOrders>;

beforeAll(async () => {
  const [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  orders = onlineOrders(shop, emulator, sofa);
});

it('on a phone a payment is checked and given back in part, and the screen of all money finds both', async () => {
  const { number, payUrl } = await orders.begun();
  const page = await office.openAs('owner', `/admin/orders/${number}`, PHONE);
  const payments = page.getByRole('list', { name: 'Оплаты' });
  await payments.getByText(/^Ждёт оплаты до/).waitFor();
  await emulator.press(payUrl, 'pay');
  await emulator.clock.pass(10_000);
  await page.getByRole('button', { name: /^Проверить оплату/ }).click();
  await payments.getByText('Оплачено', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Вернуть через платёжный сервис' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Часть/ }).check({ force: true });
  await dialog.getByRole('textbox', { name: 'Сумма, ₽' }).fill('1 000,50');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('скол на ножке');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await payments.getByText(/^Возврат 1.000,50.₽, ЮKassa\. Сделан$/).waitFor();
  const all = await office.openAs('owner', `/admin/money?text=${number}`, PHONE);
  const rows = all.locator('.money tbody tr');
  await rows.nth(1).waitFor();
  expect(await rows.locator('.money__sum').allInnerTexts()).toEqual([
    expect.stringMatching(/^−1.000,50.₽$/),
    expect.stringMatching(/^54.990.₽$/),
  ]);
  const width = await all.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(PHONE.viewport.width);
  await expectAccessible(all);
  await all.getByRole('combobox', { name: 'Что', exact: true }).selectOption('refund');
  await rows.nth(1).waitFor({ state: 'detached' });
  expect(new URL(all.url()).searchParams.get('kind')).toBe('refund');
  await rows.getByRole('link', { name: number }).click();
  await all.getByRole('heading', { name: `Заказ ${number}`, level: 1 }).waitFor();
});

it('a queue of «Сегодня» opens the payments that are to be looked at, and a note ends it', async () => {
  const { number, id } = await orders.paid();
  await shop.db.execute(
    `UPDATE payments SET trouble = 'amount differs', trouble_at = now() WHERE id = '${id}'`,
  );
  const page = await office.openAs('owner', '/admin/');
  await page.getByRole('link', { name: /Оплата требует внимания/ }).click();
  await page.getByText(/называет другую сумму/).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: /^Разобрались/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Что выяснили' }).fill('сверили с банком');
  await dialog.getByRole('button', { name: 'Разобрались', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(/^С.оплатой разобрались: .*сверили с банком/).waitFor();
  await expect.poll(() => page.getByText(/называет другую сумму/).count()).toBe(0);
});
