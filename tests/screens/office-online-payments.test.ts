import { beforeAll, expect } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import type { MountedPage } from '#tests/support/mounted/page.ts';
import { onlineOrders } from '#tests/support/online-orders.ts';
import { moneyOfOrder, noteMoney } from '#tests/support/order-money.ts';
import { openPayments, type PaymentsEmulator } from '#tests/support/payments.ts';

const HOUR = 3_600_000;
let emulator: PaymentsEmulator;
const it = withMountedShop(async ({ onCleanup }) => {
  emulator = await openPayments({ onEnd: onCleanup, now: new Date() });
  const { url, clock } = emulator;
  return { clock, env: { RATE_LOGIN: '200/15m', YOOKASSA_URL: url, TBANK_URL: url } };
});
const { shop, office } = fixturesOf(it);
let orders: ReturnType<typeof onlineOrders>;
let chair: SomeVariant;

beforeAll(async () => {
  const [sofa, other] = (await pickVariants(shop.db, [5_499_000, 450_000])) as [
    SomeVariant,
    SomeVariant,
  ];
  chair = other;
  orders = onlineOrders(shop, emulator, sofa);
});

const press = (page: MountedPage, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
const payments = (page: MountedPage) => page.getByRole('list', { name: 'Оплаты' });
const openRefund = async (page: MountedPage) => {
  await press(page, 'Вернуть через платёжный сервис');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('передумали');
  return dialog;
};

it('a payment that waits is checked, and the card says what was found', async () => {
  const { number, payUrl } = await orders.begun();
  const page = await office.openAs('manager', `/admin/orders/${number}`);
  await payments(page).getByText('ЮKassa, вся сумма').waitFor();
  await payments(page)
    .getByText(/^Ждёт оплаты до/)
    .waitFor();
  await emulator.press(payUrl, 'pay', 'sbp');
  await emulator.clock.pass(10_000);
  await press(page, /^Проверить оплату/);
  await page.getByText('Новое от\u00a0ЮKassa. Оплата: оплачено.').waitFor();
  await payments(page).getByText('ЮKassa, СБП, вся сумма').waitFor();
  // A manager does not give money back by a provider.
  expect(await page.getByRole('button', { name: /платёжный сервис/ }).count()).toBe(0);
});

it('all of a payment is given back by its provider, with a reason', async () => {
  const { number } = await orders.paid({ name: 'tbank' });
  const page = await office.openAs('owner', `/admin/orders/${number}`);
  await press(page, 'Вернуть через платёжный сервис');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await dialog.getByText('Это поле обязательно').waitFor();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('передумали');
  await dialog.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await payments(page)
    .getByText(/^Возврат 54.990.₽, Т-Банк\. Сделан$/)
    .waitFor();
  await page.getByText(/^Возврат запрошен: 54.990.₽, Т-Банк \(передумали\)$/).waitFor();
  expect(await page.getByRole('button', { name: /платёжный сервис/ }).count()).toBe(0);
});

it('of goods and charges the shop works the sum out', async () => {
  const { number } = await orders.paid({ lines: [[chair, 3]] });
  const page = await office.openAs('owner', `/admin/orders/${number}`);
  const dialog = await openRefund(page);
  await dialog.getByRole('radio', { name: /^За.товары/ }).click();
  await dialog.getByRole('checkbox', { name: new RegExp(chair.name) }).click();
  await dialog.getByText(/^По.ценам заказа: 13.500.₽$/).waitFor();
  await dialog.getByRole('combobox', { name: /^Сколько штук/ }).selectOption('2');
  await dialog.getByText(/^По.ценам заказа: 9.000.₽$/).waitFor();
  await dialog.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await payments(page)
    .getByText(/^Возвращено 9.000.₽$/)
    .waitFor();
});

it('several payments give all back, the newest first; what no provider gives back is told', async () => {
  const { number, orderId, begin, settle } = await orders.begun();
  const owner = await office.complete('owner');
  await noteMoney(owner, number, { amount: 10_000 });
  const rest = await begin(orderId, 'rest');
  await emulator.press(rest.payUrl, 'pay');
  await settle(rest.id, 'return');
  await emulator.clock.pass(1000);
  await owner.call('PUT', `/api/admin/orders/${number}/charges/lift/`, {
    version: (await moneyOfOrder(owner, number)).version,
    amount: 700,
    agreed: 'по телефону',
    letter: false,
  });
  const lift = await begin(orderId, 'rest');
  await emulator.press(lift.payUrl, 'pay');
  await settle(lift.id, 'return');
  const page = await office.openAs('owner', `/admin/orders/${number}`);
  const dialog = await openRefund(page);
  await dialog.getByText(/начиная с.последней оплаты: 700.₽, 44.990.₽$/).waitFor();
  await dialog.getByText(/^Ещё 10.000.₽ платёжный сервис вернуть не.может/).waitFor();
  await dialog.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await payments(page)
    .getByText(/^Возвращено 44.990.₽$/)
    .waitFor();
  expect(await moneyOfOrder(owner, number)).toMatchObject({ paid: 10_000 });
});

it('a refund that was refused says why, and is settled with a note', async () => {
  const { number, id } = await orders.paid();
  emulator.misfortunes.refundsWait = true;
  emulator.misfortunes.refusesRefunds = 'insufficient_funds';
  const page = await office.openAs('owner', `/admin/orders/${number}`);
  const dialog = await openRefund(page);
  await dialog.getByRole('radio', { name: /^Часть/ }).click();
  await dialog.getByRole('textbox', { name: 'Сумма, ₽' }).fill('60000');
  await dialog.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await dialog.getByText(/^По этому платежу можно вернуть не.больше 54.990.₽/).waitFor();
  await dialog.getByRole('textbox', { name: 'Сумма, ₽' }).fill('100');
  await dialog.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await payments(page)
    .getByText(/^Возврат 100.₽, ЮKassa\. Ждёт$/)
    .waitFor();
  await emulator.clock.pass(1.1 * HOUR);
  emulator.misfortunes.refundsWait = false;
  emulator.misfortunes.refusesRefunds = null;
  const again = await office.openAs('owner', `/admin/orders/${number}`);
  await press(again, /^Проверить оплату/);
  await payments(again)
    .getByText(/выручки/)
    .waitFor();
  await press(again, /^Разобрались/);
  const question = again.getByRole('dialog');
  await question.getByRole('textbox', { name: 'Что выяснили' }).fill('перевели сами');
  await question.getByRole('button', { name: 'Разобрались', exact: true }).click();
  await question.waitFor({ state: 'hidden' });
  await again.getByText(/^С.оплатой разобрались: 100.₽, ЮKassa \(перевели сами\)$/).waitFor();
  const owner = await office.complete('owner');
  expect((await moneyOfOrder(owner, number)).payments).toMatchObject([
    { id, refunds: [{ state: 'refused', attention: null }] },
  ]);
});
