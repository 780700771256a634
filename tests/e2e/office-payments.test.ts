import { expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { openPaymentsEmulator } from '#tests/support/payments-emulator/emulator.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';

let emulator: Awaited<ReturnType<typeof openPaymentsEmulator>>;
const it = withShopInBrowser(async ({ onCleanup }) => {
  emulator = await openPaymentsEmulator();
  onCleanup(() => emulator.close());
  const { url } = emulator;
  return { callsFail: true, env: { RATE_LOGIN: '200/15m', YOOKASSA_URL: url, TBANK_URL: url } };
});

it('the owner connects a provider on a phone, tries it, copies its address and turns it on and off', async ({
  office,
}) => {
  const page = await office.openAs('owner', '/admin/payments', PHONE);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const yookassa = page.getByRole('region', { name: 'ЮKassa' });
  const dialog = page.getByRole('dialog');
  await yookassa.getByRole('button', { name: 'Подключить' }).click();
  await dialog.getByLabel('shopId').fill('100500');
  await dialog.getByLabel('Секретный ключ', { exact: true }).fill('test_secret');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await yookassa.getByText(/^Отключено/).waitFor();
  await yookassa.getByRole('button', { name: 'Проверить связь' }).click();
  await yookassa.getByText(/^ЮKassa приняла ключи/).waitFor();
  await yookassa.getByRole('button', { name: 'Скопировать адрес' }).click();
  const shown = await yookassa.getByText(/\/callback\/payments\/yookassa\//).textContent();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  await yookassa.getByRole('button', { name: 'Включить' }).click();
  await dialog.getByRole('button', { name: 'Включить' }).click();
  await yookassa.getByText(/^Включено/).waitFor();
  await expectAccessible(page);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);

  // Another member sees what is on, and what was turned off meanwhile.
  const other = await office.openAs('owner', '/admin', DESKTOP);
  await other.getByRole('link', { name: 'Приём оплаты' }).click();
  const seen = other.getByRole('region', { name: 'ЮKassa' });
  await seen.getByText(/^Включено/).waitFor();
  await seen.getByRole('button', { name: 'Отключить' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Отключить' }).click();
  await seen.getByText(/^Отключено/).waitFor();
  await page.reload();
  await yookassa.getByText(/^Отключено/).waitFor();
});
