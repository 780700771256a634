import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { takePaymentsOf } from '#tests/support/online-payments.ts';
import { orderWithLink } from '#tests/support/order-links.ts';
import { pasteDay } from '#tests/support/paste-day.ts';
import { openPayments, type PaymentsEmulator } from '#tests/support/payments.ts';
import { handOver, receiptsOf, setTill } from '#tests/support/receipts.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';

let emulator: PaymentsEmulator;
const it = withShopInBrowser(async ({ onCleanup }) => {
  emulator = await openPayments({ onEnd: onCleanup, now: new Date('2027-03-01T09:00:00Z') });
  const { url, clock } = emulator;
  return {
    clock,
    callsFail: true,
    env: { RATE_LOGIN: '200/15m', YOOKASSA_URL: url, TBANK_URL: url },
  };
});
const { shop, office } = fixturesOf(it);

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

it('the owner sets taxes and till; an order is paid by parts, handed over and partly given back, with receipts on card and page', async () => {
  const payments = await takePaymentsOf(shop, 'yookassa', { emulator, clock: emulator.clock });
  const { work } = receiptsOf(payments);
  const [sofa] = (await pickVariants(shop.db, [9_000_000])) as [SomeVariant];

  const settings = await office.openAs('owner', '/admin/payments', PHONE);
  const part = settings.getByRole('region', { name: 'Чеки' });
  const dialog = settings.getByRole('dialog');
  await part.getByText(/^Налоги не.указаны/).waitFor();
  await part.getByRole('button', { name: 'Добавить' }).click();
  const services = dialog.getByLabel('НДС на доставку, подъём и сборку');
  await dialog.getByText(/^Сначала та.же, что у.товаров/).waitFor();
  await dialog.getByLabel('Система налогообложения').selectOption('osn');
  expect(await dialog.getByText(/^На.общей системе товары обычно с.НДС/).count()).toBe(2);
  await dialog.getByLabel('НДС на товары').selectOption('5');
  expect(await services.inputValue()).toBe('5');
  expect(await dialog.getByText(/^5% и.7%.— ставки для.УСН/).count()).toBe(2);
  await dialog.getByLabel('НДС на товары').selectOption('22');
  expect(await services.inputValue()).toBe('22');
  expect(await dialog.getByText(/ставки для.УСН/).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.locator('.field__error').waitFor();
  expect(await widthOf(settings)).toBe(PHONE.viewport.width);
  await pasteDay(dialog, 'Действуют с', '01.01.2026');
  await expectAccessible(settings);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await part.getByText(/действуют сейчас/).waitFor();
  await part.getByRole('button', { name: /^Изменить налоги с.1 января/ }).click();
  await services.selectOption('none');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.getByText(/^Отметьте, что напечатанные/).waitFor();
  await services.selectOption('22');
  await dialog.getByLabel('В чеке о передаче').check();
  await dialog.getByLabel(/^Понимаю/).check();
  await dialog.getByLabel('В чеке о передаче').uncheck();
  await expectAccessible(settings);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await part.getByRole('button', { name: 'Касса: ЮKassa' }).click();
  await dialog.getByRole('combobox').selectOption('own');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await part.getByText(/^ЮKassa: касса магазина/).waitFor();
  await expectAccessible(settings);

  const { id, number, url } = await orderWithLink(shop, [sofa], { payment_type: 'partial' });
  for (const part of ['first', 'rest'] as const) {
    const { id: payment, payUrl } = await payments.begin(id, part);
    await emulator.press(payUrl, 'pay');
    await payments.settle(payment, 'return');
    await emulator.clock.pass(10_000);
  }
  await handOver(shop.db, id);
  await work();

  const card = await office.openAs('owner', `/admin/orders/${number}`, DESKTOP);
  const receipts = card.getByRole('list', { name: 'Чеки' });
  await receipts.getByText('Чек о передаче: напечатан').waitFor();
  expect(await receipts.getByText('Чек оплаты: напечатан').count()).toBe(2);
  await card.getByRole('button', { name: 'Вернуть через платёжный сервис' }).click();
  const refund = card.getByRole('dialog');
  await refund.getByRole('radio', { name: /^Часть/ }).check({ force: true });
  await refund.getByRole('textbox', { name: 'Сумма, ₽' }).fill('1 000,50');
  await refund.getByRole('textbox', { name: 'Причина' }).fill('скол на ножке');
  await refund.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await refund.waitFor({ state: 'hidden' });
  await work();
  await receipts.getByText('Чек возврата: напечатан').waitFor();
  await expectAccessible(card);
  expect(
    emulator.receipts.map(({ lines }) => lines.map(({ price, mode }) => [price, mode])),
  ).toEqual([
    [[4_500_000, 'partial_prepayment']],
    [[4_500_000, 'partial_prepayment']],
    [[9_000_000, 'full_payment']],
    [[1_000_50, 'full_payment']],
  ]);

  // On the narrowest phone a row has kind, state, day and sum.
  const narrow = { viewport: { width: 360, height: 740 } };
  const small = await office.openAs('owner', `/admin/orders/${number}`, narrow);
  const row = small.getByRole('list', { name: 'Чеки' }).getByRole('listitem').first();
  expect(await row.textContent()).toMatch(/^1.марта.+Чек оплаты: напечатан45.000.₽/);
  const told = await row.getByText(/^45.000.₽$/).boundingBox();
  expect((told?.x ?? 0) + (told?.width ?? 0)).toBeLessThan(narrow.viewport.width);
  expect(told?.x).toBeGreaterThan(0);

  const page = await shop.open(url, PHONE);
  const own = page.getByRole('list', { name: 'Чеки' });
  await own.getByText('Чек о передаче вещей: 90 000,00 ₽').waitFor();
  expect(await own.getByRole('listitem').count()).toBe(4);
  await page.getByRole('heading', { name: 'Чеки' }).waitFor();
  expect(await own.getByRole('listitem').first().textContent()).toMatch(
    /^Чек оплаты: 45.000,00.₽напечатан 1.марта 2027.г\./,
  );
  await own
    .getByText(/ФН.9960440300000001, ФД.\d+, ФПД.\d+$/)
    .first()
    .waitFor();
  expect(await widthOf(page)).toBe(PHONE.viewport.width);
  await expectAccessible(page);

  // The register of the day says so to the kopeck; the payments were tried out.
  const register = await office.openAs(
    'owner',
    '/admin/reports/register?trials=shown&from=2027-03-01&to=2027-03-01',
    PHONE,
  );
  const cells = async () => (await register.locator('tbody tr').allInnerTexts()).join(' ');
  await expect.poll(cells).toMatch(/90\s000\s₽[\s\S]*1\s000,50\s₽/);
  await register.getByLabel('Показать').selectOption('receipts');
  await register.locator('tbody tr').nth(2).waitFor();
  expect(await widthOf(register)).toBe(PHONE.viewport.width);
  expect(
    (await register.locator('tbody tr').allInnerTexts()).map((row) =>
      row.replaceAll(/\s+/g, ' ').replace(/^.*?(Чек)/, '$1'),
    ),
  ).toEqual([
    // Twice 8 114,75: the VAT of each receipt, to its kopeck.
    expect.stringMatching(/^Чек оплаты .*НДС 22\/122 .*2 .*90 000 ₽ .*16 229,50 ₽$/),
    expect.stringMatching(/^Чек о передаче .*НДС 22% .*1 .*90 000 ₽ .*16 229,51 ₽$/),
    expect.stringMatching(/^Чек возврата .*НДС 22% .*1 .*1 000,50 ₽ .*180,42 ₽$/),
  ]);
  await expectAccessible(register);
});

it('a receipt that the till refused says why, is noted with its own day and corrected', async () => {
  const payments = await takePaymentsOf(shop, 'tbank', { emulator, clock: emulator.clock });
  await setTill(shop.db, 'own');
  const settings = await office.openAs('owner', '/admin/payments', PHONE);
  const part = settings.getByRole('region', { name: 'Чеки' });
  await part.getByText(/^О.чеках Т-Банк сообщает только уведомлениями/).waitFor();
  await part.getByText(/^Уведомления на.адрес этого магазина сейчас не.придут/).waitFor();
  expect(await widthOf(settings)).toBe(PHONE.viewport.width);

  const [sofa] = (await pickVariants(shop.db, [9_000_000])) as [SomeVariant];
  const { id, number } = await orderWithLink(shop, [sofa]);
  const { id: payment, payUrl } = await payments.begin(id, 'rest');
  await emulator.press(payUrl, 'pay');
  await payments.settle(payment, 'return');
  await shop.db.execute(
    sql`UPDATE receipts SET state = 'failed', failure = 'rejected', refusal_code = 'fn_full' WHERE order_id = ${id}`,
  );

  const card = settings;
  await card.goto(new URL(`/admin/orders/${number}`, card.url()).href);
  const receipts = card.getByRole('list', { name: 'Чеки' });
  await receipts.getByText('Ответ кассы: fn_full').waitFor();
  await receipts.getByRole('button', { name: /^Вписать номер/ }).click();
  const dialog = card.getByRole('dialog');
  await dialog.getByLabel('Номер чека (ФД)').fill('71');
  await dialog.getByLabel(/ФН/).fill('99604403');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.getByText(/16.цифр$/).waitFor();
  expect(await widthOf(card)).toBe(PHONE.viewport.width);
  await expectAccessible(card);
  await dialog.getByLabel(/ФН/).fill('9960440300000077');
  await dialog.getByLabel(/ФПД/).fill('2617603921');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await receipts.getByText(/ФН.9960440300000077, ФД.71, ФПД.2617603921, пробит/).waitFor();
  await card.getByText(/^Номер чека вписан: 90.000.₽, Т-Банк \(чек оплаты, ФД.71\)$/).waitFor();
  await receipts.getByRole('button', { name: /^Исправить/ }).click();
  await dialog.getByLabel('Номер чека (ФД)').fill('17');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await receipts.getByText(/ФД.17,/).waitFor();
  await card.getByText(/^Чек исправлен: 90.000.₽, Т-Банк \(чек оплаты, ФД.17\)$/).waitFor();
});
