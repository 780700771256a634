import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { bareOrders, barePayments, PAYABLE } from '#tests/support/ledger.ts';
import { heading } from '#tests/support/office-screen.ts';
import { openPaymentsEmulator } from '#tests/support/payments-emulator/emulator.ts';

let emulator: Awaited<ReturnType<typeof openPaymentsEmulator>>;
const it = withMountedShop(async ({ onCleanup }) => {
  emulator = await openPaymentsEmulator();
  onCleanup(() => emulator.close());
  const { url } = emulator;
  return { env: { RATE_LOGIN: '200/15m', YOOKASSA_URL: url, TBANK_URL: url } };
});

it('the owner enters keys, tries them, turns one provider on and the other off, and removes keys', async ({
  office,
}) => {
  const page = await office.openAs('owner', '/admin/payments');
  await heading(page, 'Приём оплаты');
  const yookassa = page.getByRole('region', { name: 'ЮKassa' });
  const tbank = page.getByRole('region', { name: 'Т-Банк' });
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Сохранить' });

  await yookassa.getByText(/^Ключи не.введены/).waitFor();
  expect(await yookassa.getByText('Адрес для уведомлений').count()).toBe(0);
  await yookassa.getByRole('button', { name: 'Подключить' }).click();
  await dialog.getByLabel('shopId').fill('сто');
  await dialog.getByLabel('Секретный ключ', { exact: true }).fill('test_secret');
  await save.click();
  await dialog.getByText(/^В.shopId только цифры/).waitFor();
  await dialog.getByLabel('shopId').fill('100500');
  await save.click();
  await yookassa.getByText(/^Отключено: .* Режим тестовый/).waitFor();
  expect(await yookassa.getByText(/^http.*\/callback\/payments\/yookassa\//).count()).toBe(1);
  expect(await yookassa.getByText(/начинается не.с.https/).count()).toBe(1);
  await yookassa.getByRole('button', { name: 'Проверить связь' }).click();
  await yookassa.getByText(/^ЮKassa приняла ключи: .*Способы оплаты: карты, СБП/).waitFor();

  await yookassa.getByRole('button', { name: 'Изменить' }).click();
  expect(await dialog.getByLabel('Секретный ключ', { exact: true }).inputValue()).toBe('');
  await dialog.getByLabel('Режим').selectOption('live');
  await save.click();
  await yookassa.getByText(/Режим боевой/).waitFor();
  await yookassa.getByRole('button', { name: 'Проверить связь' }).click();
  await yookassa.getByText(/они тестовые, а.режим отмечен боевой/).waitFor();
  await yookassa.getByRole('button', { name: 'Включить' }).click();
  await dialog.getByText(/^Тестовые оплаты перестанут считаться/).waitFor();
  await dialog.getByRole('button', { name: 'Включить' }).click();
  await dialog.getByText(/они тестовые, а.режим отмечен боевой/).waitFor();
  Object.assign(emulator.shop, { isTest: false });
  await dialog.getByRole('button', { name: 'Включить' }).click();
  await yookassa.getByText(/^Включено: /).waitFor();

  await tbank.getByRole('button', { name: 'Подключить' }).click();
  await dialog.getByLabel('TerminalKey').fill('1700000000000DEMO');
  await dialog.getByLabel('Пароль терминала', { exact: true }).fill('test_password');
  await save.click();
  await tbank.getByRole('button', { name: 'Включить' }).click();
  await dialog.getByText(/^Другой сервис отключится: ЮKassa/).waitFor();
  await dialog.getByRole('button', { name: 'Включить' }).click();
  await tbank.getByText(/^Включено: /).waitFor();
  await yookassa.getByText(/^Отключено: /).waitFor();

  await yookassa.getByRole('button', { name: 'Удалить ключи' }).click();
  await dialog.getByRole('button', { name: 'Удалить ключи' }).click();
  await yookassa.getByText(/^Ключи не.введены/).waitFor();
  await tbank.getByRole('button', { name: 'Отключить' }).click();
  await dialog.getByRole('button', { name: 'Отключить' }).click();
  await tbank.getByText(/^Отключено: /).waitFor();
});

it('what is needed for open payments stays, and says why', async ({ shop, office }) => {
  const owner = await office.complete('owner');
  const body = { account: '100500', secret: 'test_secret', is_test: true };
  await owner.call('PUT', '/api/admin/payments/providers/yookassa/', body);
  const [orderId] = (await bareOrders(shop.db, 1)) as [number];
  const [id] = await barePayments(shop.db, [{ orderId, provider: 'yookassa', amount: PAYABLE }]);
  await shop.db.execute(sql`UPDATE payments SET state = 'pending' WHERE id = ${id}`);
  const page = await office.openAs('owner', '/admin/payments');
  const yookassa = page.getByRole('region', { name: 'ЮKassa' });
  const dialog = page.getByRole('dialog');
  await yookassa.getByText(/^Ещё не.завершено: 1.оплата/).waitFor();
  await yookassa.getByRole('button', { name: 'Изменить' }).click();
  await dialog.getByLabel('Режим').selectOption('live');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.getByText(/^Режим пока не.поменять/).waitFor();
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await page.getByRole('button', { name: 'Закрыть без сохранения' }).click();
  await yookassa.getByRole('button', { name: 'Удалить ключи' }).click();
  await dialog.getByRole('button', { name: 'Удалить ключи' }).click();
  await dialog.getByText(/^Ключи пока нужны/).waitFor();
});

it('is no screen of those who set up no payments', async ({ office }) => {
  const page = await office.openAs('manager', '/admin/payments');
  await page.getByText(/^У вашей роли нет этого раздела/).waitFor();
  expect(await page.getByRole('link', { name: 'Приём оплаты' }).count()).toBe(0);
});
