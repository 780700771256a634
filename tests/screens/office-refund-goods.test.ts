import { beforeAll, beforeEach, expect } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import type { MountedPage } from '#tests/support/mounted/page.ts';
import { onlineOrders } from '#tests/support/online-orders.ts';
import { askRefund, moneyOfOrder, noteMoney } from '#tests/support/order-money.ts';
import { openPayments, type PaymentsEmulator } from '#tests/support/payments.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

const CHAIR = 4500;
const DAY = 86_400_000;
let emulator: PaymentsEmulator;
const it = withMountedShop(async ({ onCleanup }) => {
  emulator = await openPayments({ onEnd: onCleanup, now: new Date('2027-03-01T09:00:00Z') });
  const { url, clock } = emulator;
  return { clock, env: { RATE_LOGIN: '200/15m', YOOKASSA_URL: url, TBANK_URL: url } };
});
const { shop, office } = fixturesOf(it);
let orders: ReturnType<typeof onlineOrders>;
let chair: SomeVariant;
let owner: MemberWithApp;

beforeAll(async () => {
  [chair] = (await pickVariants(shop.db, [CHAIR * 100])) as [SomeVariant];
  orders = onlineOrders(shop, emulator, chair);
});
beforeEach(async () => {
  owner = await office.complete('owner');
});

/** Two chairs, of which 6000 came by hand and 3000 later by card. */
async function paidInParts() {
  const { number, orderId, begin, settle } = await orders.begun({ lines: [[chair, 2]] });
  await noteMoney(owner, number, { amount: 6000 });
  await emulator.clock.pass(1000);
  const { id: card, payUrl } = await begin(orderId, 'rest');
  await emulator.press(payUrl, 'pay');
  await settle(card, 'return');
  await emulator.clock.pass(10_000);
  return { number, card };
}
const oneChair = {
  of: 'goods' as const,
  lines: [{ position: 0, quantity: 1 }],
  charges: [],
};
const open = async (page: MountedPage, name: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('передумали');
  return dialog;
};
const sourcesIn = async (dialog: Awaited<ReturnType<typeof open>>) =>
  dialog.getByRole('list', { name: 'Откуда вернуть' }).getByRole('listitem').allTextContents();
const sumsOn = (page: MountedPage) => page.locator('.order-sums').textContent();
const BY_PROVIDER = 'Вернуть через платёжный сервис';
const CARD = /^3.000.₽, карта, остаток, 1.марта(?:.2027.г\.)?$/;
const CASH = /^1.500.₽, наличные, часть, 1.марта(?:.2027.г\.)? \(верните сами/;

it('goods that a payment does not hold are given back by the next one too, each named by day and way', async () => {
  const { number } = await paidInParts();
  const page = await office.openAs('owner', `/admin/orders/${number}`);
  const dialog = await open(page, BY_PROVIDER);
  await dialog.getByRole('radio', { name: /^За.товары/ }).click();
  await dialog.getByRole('checkbox', { name: new RegExp(chair.name) }).click();
  await dialog.getByRole('combobox', { name: /^Сколько штук/ }).selectOption('1');
  expect(await sourcesIn(dialog)).toEqual([
    expect.stringMatching(CARD),
    expect.stringMatching(CASH),
  ]);
  await dialog.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(/^Не.отправлять: 1 из.2, деньги возвращаем$/).waitFor();
  expect(await moneyOfOrder(owner, number)).toMatchObject({
    paid: CHAIR,
    lowered: CHAIR,
    lines: [{ quantity: 1, rest: 0 }],
  });
  // What was taken off stands with the sum that it explains.
  expect(await sumsOn(page)).toMatch(/Товары9.000.₽.+Снято возвратами−4.500.₽К.оплате4.500.₽/);
});

it('what an earlier refund has left to give back is proposed as it is', async () => {
  const { number, card } = await paidInParts();
  await askRefund(owner, number, { id: card, what: oneChair });
  const page = await office.openAs('owner', `/admin/orders/${number}`);
  const dialog = await open(page, 'Вернуть деньги');
  const rest = dialog.getByRole('radio', { name: /^Остаток за.товары/ });
  expect(await rest.isChecked()).toBe(true);
  await dialog.getByText(new RegExp(`^1.500.₽: ${chair.name}`)).waitFor();
  expect(await sourcesIn(dialog)).toEqual([expect.stringMatching(CASH)]);
  await dialog.getByRole('button', { name: 'Записать возврат' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await moneyOfOrder(owner, number)).toMatchObject({
    paid: CHAIR,
    lowered: CHAIR,
    lines: [{ quantity: 1, rest: 0 }],
  });
});

it('what came by hand alone is given back for goods too', async () => {
  const { number } = await orders.begun({ lines: [[chair, 2]] });
  await noteMoney(owner, number, { amount: 2 * CHAIR });
  const page = await office.openAs('owner', `/admin/orders/${number}`);
  const dialog = await open(page, 'Вернуть деньги');
  await dialog.getByRole('radio', { name: /^За.товары/ }).click();
  await dialog.getByRole('button', { name: 'Записать возврат' }).click();
  await dialog.getByText(/^Отметьте, за.что вернуть деньги/).waitFor();
  await dialog.getByRole('checkbox', { name: new RegExp(chair.name) }).click();
  await dialog.getByRole('button', { name: 'Записать возврат' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(/^Не.отправлять: 2 из.2/).waitFor();
});

it('a part is of a payment that is told from the others by sum, way, purpose and day', async () => {
  const { number, orderId, begin, settle } = await orders.begun({
    lines: [[chair, 2]],
    form: { payment_type: 'partial' },
  });
  for (const part of ['first', 'rest'] as const) {
    const { id, payUrl } = await begin(orderId, part);
    await emulator.press(payUrl, 'pay');
    await settle(id, 'return');
    await emulator.clock.pass(DAY);
  }
  const page = await office.openAs('owner', `/admin/orders/${number}`);
  const dialog = await open(page, BY_PROVIDER);
  await dialog.getByRole('radio', { name: /^Часть/ }).click();
  const told = await dialog.getByRole('combobox').getByRole('option').allTextContents();
  const days = told.map((text) => /, (\d+).марта/.exec(text)?.[1]);
  expect(told).toEqual([
    expect.stringMatching(/^до.4.500.₽, карта, остаток, /),
    expect.stringMatching(/^до.4.500.₽, карта, предоплата, /),
  ]);
  expect(Number(days[0]) - Number(days[1])).toBe(1);
});

it('papers to collect and to hand over have only what is sent, and say what was dropped', async () => {
  const { number } = await orders.paid({ lines: [[chair, 2]] });
  await askRefund(owner, number, { what: oneChair });
  const paper = async (name: string) => {
    const page = await office.openAs('owner', `/admin/orders/${number}/print?paper=${name}`);
    await page.getByRole('article').waitFor();
    const cells = await page.locator('.paper__goods tbody td').allTextContents();
    return { cells, text: await page.locator('.paper').textContent() };
  };
  for (const [name, said] of [
    ['picking', /Не.отправлять, деньги возвращаем.+, 1.шт\./],
    ['act', /Отменено до.передачи.+, 1.шт\./],
  ] as const) {
    const { cells, text } = await paper(name);
    expect(cells[3]).toBe('1');
    expect(text).toMatch(said);
  }
  const form = await paper('form');
  expect(form.cells[2]).toMatch(/Отменено: 1 из.2$/);
  expect(form.cells[3]).toBe('2');
  expect(form.text).toMatch(/Снято возвратами4.500.₽Итого после возвратов4.500.₽/);
  await askRefund(owner, number, { what: oneChair });
  const empty = await paper('picking');
  expect([empty.cells, empty.text]).toEqual([[], expect.stringContaining('Отправлять нечего')]);
});
