import { sql } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import type { OrderInvoices } from '#contracts/admin/payments/invoices.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { bankFileText, encoded, type FilePayment } from '#tests/support/bank-file.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { chooseFiles } from '#tests/support/choose-files.ts';
import { makeInvoice, openAccount, romashka, sellTo } from '#tests/support/company-orders.ts';
import { signIn } from '#tests/support/customer.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';
import { signedInAs } from '#tests/support/signed-in.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await openAccount(shop.db);
});

const placed = () => placeOrder(guestFrom(shop), [cartLine(sofa)]);
const place = async (): Promise<string> => (await placed()).number;
const bankFile = (payments: readonly FilePayment[]) => ({
  name: 'kl_to_1c.txt',
  mimeType: 'text/plain',
  buffer: encoded(bankFileText(payments), 'windows-1251'),
});

it('a company gets an invoice by a letter, and the bank’s file pays its order', async () => {
  const { number, order_url: url, orderId } = await placed();
  const page = await office.openAs('manager', `/admin/orders/${number}`);
  await page.setViewportSize(PHONE.viewport);
  await page.getByRole('button', { name: 'Указать компанию' }).click();
  const dialog = page.getByRole('dialog');
  const box = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await box('ИНН').fill(romashka.inn);
  await box('КПП').fill(romashka.kpp);
  await box('Название').fill(romashka.name);
  await box('Юридический адрес').fill(romashka.address);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('ИНН 7707083893, КПП 773601001').waitFor();

  await page.getByRole('button', { name: 'Выставить счёт' }).click();
  expect(await dialog.getByRole('checkbox', { name: /^Держать товары/ }).isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Выставить счёт' }).click();
  await page.getByText('Счёт № 1 выставлен.'.replaceAll('№ ', '№\u00a0')).waitFor();
  await page.getByText('Товары держим без оплаты').first().waitFor();

  const theirs = await shop.open(url, PHONE);
  await theirs.getByRole('heading', { name: 'Счета' }).waitFor();
  const paper = theirs.getByRole('link', { name: 'Открыть счёт №\u00a01' });
  const opened = await theirs.request.get(
    new URL((await paper.getAttribute('href')) ?? '', shop.url).href,
  );
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(await theirs.evaluate(() => document.documentElement.scrollWidth)).toBe(
    PHONE.viewport.width,
  );
  await expectAccessible(theirs);
  const customer = await signIn(shop, 'invoice-cabinet@example.ru', { isNew: true });
  await shop.db.execute(
    sql`UPDATE orders SET customer_id = ${customer.id} WHERE number = ${number}`,
  );
  const own = await shop.open(`/account/orders/${orderId}`, signedInAs(customer));
  await own.route('**/invoices/1/**', (route) => route.abort());
  await own.getByRole('button', { name: 'Скачать счёт №\u00a01' }).click();
  await own.getByRole('alert').getByText('Счёт не\u00a0загрузился').waitFor();
  await own.unroute('**/invoices/1/**');
  const saved = own.waitForEvent('download');
  await own.getByRole('button', { name: 'Скачать счёт №\u00a01' }).click();
  expect((await saved).suggestedFilename()).toBe('Счёт 1.pdf');
  await page.getByRole('button', { name: 'Отправить письмом' }).click();
  await box('E-mail').fill('buh@example.ru');
  await dialog.getByRole('button', { name: 'Отправить письмом' }).click();
  await page.getByText('Отправлен на\u00a0buh@example.ru').waitFor();
  await page.getByText('Счёт №\u00a01 отправлен', { exact: true }).waitFor();
  await expect
    .poll(() => shop.letters.find(({ to }) => to === 'buh@example.ru')?.papers?.length, {
      timeout: 20_000,
    })
    .toBe(1);

  await page.goto(`${shop.url}/admin/money`);
  await page.getByRole('link', { name: 'Файл банка' }).click();
  await page.getByRole('heading', { name: 'Файл банка' }).waitFor();
  const paid = { sum: '54990.00', purpose: 'Оплата по счету № 1, без НДС' };
  await chooseFiles(page, 'Выбрать файл', bankFile([paid]));
  const matched = page.getByRole('region', { name: 'Совпали со\u00a0счётом' });
  await matched.getByText('Оплата по счету № 1, без НДС').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    PHONE.viewport.width,
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Записать 1\u00a0платёж' }).click();
  await page.getByText('Записано: 1\u00a0платёж.').waitFor();
  const noted = page.getByRole('region', { name: 'Уже записаны' });
  await noted.getByRole('link', { name: `Заказ ${number}` }).click();
  await page.getByText(/^Оплата: 54.990.₽.*из.файла банка/).waitFor();
  await page.getByText('Оплачен', { exact: true }).first().waitFor();

  await page.goto(`${shop.url}/admin/orders`);
  await page.getByRole('searchbox', { name: 'Найти заказ' }).fill('ромашка');
  await expect.poll(() => page.locator('.orders tbody tr').count()).toBe(1);
});

it('the first invoice of an order that is paid by parts proposes the prepayment', async () => {
  const manager = await office.complete('manager');
  const halves = { payment_type: 'partial' };
  const { number } = await placeOrder(guestFrom(shop), [cartLine(sofa)], halves);
  await sellTo(manager, number);
  const page = await office.openAs('manager', `/admin/orders/${number}`);
  await page.getByRole('button', { name: 'Выставить счёт' }).click();
  const sum = page.getByRole('dialog').getByRole('textbox', { name: 'Сумма, ₽' });
  expect(await sum.inputValue()).toBe('27495');
  await page.getByRole('dialog').getByRole('button', { name: 'Выставить счёт' }).click();
  await page.getByText('Счёт №\u00a02 выставлен.').waitFor();
  const answer = await manager.call('GET', `/api/admin/orders/${number}/invoices/`);
  expect(answer.json()).toMatchObject({ left: 54_990, invoices: [{ amount: 27_495 }] });
});

it('a doubtful payment says why and waits for a choice, a broken file says where', async () => {
  const manager = await office.complete('manager');
  const number = await place();
  await sellTo(manager, number);
  const { invoices } = (await makeInvoice(manager, number)).json() as OrderInvoices;
  const invoice = invoices[0]?.number ?? 0;
  const page = await office.openAs('manager', '/admin/money/bank');
  const broken = { sum: '1,2,3', purpose: 'за мебель' };
  await chooseFiles(page, 'Выбрать файл', bankFile([broken]));
  await page.getByRole('alert').getByText('Строка 18, документ №\u00a077').waitFor();
  await expectAccessible(page);

  const half = { number: '78', sum: '20 000,50', purpose: `счет ${invoice}` };
  const foreign = { number: '79', sum: '5', inn: '9999000013', purpose: 'Возврат аренды' };
  await chooseFiles(page, 'Выбрать другой файл', bankFile([half, foreign]));
  const doubtful = page.getByRole('region', { name: 'Под вопросом, выберите счёт' });
  await doubtful.getByText('пришло меньше: счёт станет оплачен частично').waitFor();
  await page.getByRole('region', { name: 'Не\u00a0за\u00a0счета магазина' }).waitFor();
  expect(await page.getByRole('button', { name: /^Записать/ }).count()).toBe(0);
  await expectAccessible(page);
  await page
    .getByRole('combobox', { name: 'Счёт для платежа №\u00a078' })
    .selectOption(String(invoice));
  await page.getByText('Выбрано: 1\u00a0платёж, 20\u00a0000,50\u00a0₽').waitFor();
  await page.getByRole('button', { name: 'Записать 1\u00a0платёж' }).click();
  await page.getByText('Записано: 1\u00a0платёж.').waitFor();
  const answer = await manager.call('GET', `/api/admin/orders/${number}/invoices/`);
  expect(answer.json()).toMatchObject({
    left: 34_989.5,
    invoices: [{ number: invoice, state: 'part', paid: 20_000.5 }],
  });
});
