import { sql } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { chooseFiles, csvFile } from '#tests/support/choose-files.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { bareOrders, payInSteps } from '#tests/support/ledger.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
const DAYS = 'from=2026-03-01&to=2026-03-31';
let number: string;

beforeAll(async () => {
  const [order] = (await bareOrders(shop.db, 1)) as [number];
  const { rows } = await shop.db.execute<{ number: string }>(
    sql`UPDATE orders SET created_at = '2026-03-05T09:00:00Z' WHERE id = ${order} RETURNING number`,
  );
  number = rows[0]?.number ?? '';
  const paid = { at: '2026-03-05T10:00:00Z', amount: 5_499_000 };
  const back = {
    at: '2026-03-06T10:00:00Z',
    amount: 100_050,
    kind: 'refund',
    reference: 'back',
  } as const;
  await payInSteps(shop.db, order, [paid, back], 5_264_193);
  await payInSteps(shop.db, order, [{ at: '2026-03-06T12:00:00Z', by: 'hand', amount: 1_250_000 }]);
  await payInSteps(shop.db, order, [
    { at: '2026-03-07T12:00:00Z', by: 'tbank', amount: 3_000_000 },
  ]);
  await payInSteps(shop.db, order, [{ at: '2026-03-07T13:00:00Z', amount: 700, test: true }]);
});

it('on a phone the register tells each day, leads to its payments, and is saved as it is shown', async () => {
  const page = await office.openAs('owner', `/admin/reports/register?${DAYS}`, PHONE);
  const rows = page.locator('.report tbody tr');
  await rows.nth(3).waitFor();
  expect(await rows.first().getByRole('cell').allInnerTexts()).toEqual([
    expect.stringMatching(/^5.марта.2026/),
    'ЮKassa',
    expect.stringMatching(/^54.990.₽ \(1\)$/),
    expect.stringMatching(/^2.348,07.₽$/),
    expect.stringMatching(/^423,42.₽$/),
    expect.stringMatching(/^52.641,93.₽$/),
  ]);
  const totals = page.getByLabel('Итоги');
  await totals.getByText(/^97.490.₽$/).waitFor();
  await page.getByText(/^Не.посчитаны пробные оплаты и.оплаты примеров: 1\.$/).waitFor();
  await page.getByText(/^Оплат, комиссия по.которым неизвестна: 1\./).waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(PHONE.viewport.width);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: /^Пробные и.примеры/ }).selectOption('shown');
  await rows.nth(4).waitFor();
  await page
    .getByRole('link', { name: /^Платежи за 6 марта/ })
    .first()
    .click();
  await page.getByRole('link', { name: number }).waitFor();
  const shown = new URL(page.url()).searchParams;
  expect(Object.fromEntries(shown)).toEqual({
    ...{ from: '2026-03-06', to: '2026-03-06', by: 'hand', level: 'rows', trials: 'shown' },
  });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Выгрузить' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /XLSX/ }).click();
  expect((await saving).suggestedFilename()).toBe('register-rows-2026-03-06-2026-03-06.xlsx');
  await page.getByText(/^Файл с.реестром сохранён\.$/).waitFor();
});

it('on a phone sales are drawn and told by days, added up otherwise, and saved', async () => {
  const page = await office.openAs('owner', `/admin/reports/sales?${DAYS}`, PHONE);
  const rows = page.locator('.report tbody tr');
  await rows.nth(30).waitFor();
  const plot = page.getByRole('img', { name: /^График: сумма заказов по дням/ });
  expect(await plot.locator('rect').count()).toBe(31);
  expect(await plot.locator('rect').nth(4).getAttribute('height')).not.toBe('0');
  expect(await plot.locator('rect').nth(5).getAttribute('height')).toBe('0');
  await rows
    .nth(4)
    .getByText(/^61.490,01.₽$/)
    .first()
    .waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(PHONE.viewport.width);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'По чему' }).selectOption('staff');
  await page.getByText('Без сотрудника').first().waitFor();
  await page.getByText(/^Заказ относится к.тому, кто первым его подтвердил/).waitFor();
  expect(new URL(page.url()).searchParams.get('group')).toBe('staff');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Выгрузить' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await saving).suggestedFilename()).toBe('sales-staff-2026-03-01-2026-03-31.csv');
});

it('on a phone a file is laid beside the shop by its columns, and what differs is told and saved', async () => {
  const page = await office.openAs('owner', `/admin/reports/compare?${DAYS}`, PHONE);
  await chooseFiles(
    page,
    'Выбрать файл',
    csvFile('Реестр.csv', [
      'Идентификатор;Дата;К оплате',
      'other;05.03.2026;54 990,00',
      'mine;06.03.2026;10',
      'odd;06.03.2026;1.000',
    ]),
  );
  await page.getByText(/^Строк в.файле: 3\.$/).waitFor();
  const key = page.getByRole('combobox', { name: 'Номер платежа' });
  expect(await key.inputValue()).toBe('0');
  expect(await page.getByRole('button', { name: 'Сверить' }).isDisabled()).toBe(true);
  await page.getByRole('combobox', { name: 'Сумма' }).selectOption({ label: 'К оплате' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Сверить' }).click();
  await page.getByRole('heading', { name: 'Нет в магазине: 2' }).waitFor();
  await page.getByRole('heading', { name: 'Нет в файле: 2' }).waitFor();
  await page.getByText(/^Строка 4, «1\.000»: это 1.000.₽ или 1.₽\?/).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Выгрузить' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /XLSX/ }).click();
  expect((await saving).suggestedFilename()).toBe('compare-payments-2026-03-01-2026-03-31.xlsx');
  await page.getByRole('combobox', { name: 'Что сверить' }).selectOption('orders');
  await page
    .getByRole('heading', { name: /^Нет в/ })
    .first()
    .waitFor({ state: 'detached' });
});
