import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { changeOrder } from '#modules/orders/index.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { openAccount, romashka } from '#tests/support/company-orders.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { takePaymentsOf } from '#tests/support/online-payments.ts';
import { openPayments, type PaymentsEmulator } from '#tests/support/payments.ts';
import { receiptsOf, setTill } from '#tests/support/receipts.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';
import { TERMINAL } from '#tests/support/staff.ts';

let emulator: PaymentsEmulator;
const it = withShopInBrowser(async ({ onCleanup }) => {
  emulator = await openPayments({ onEnd: onCleanup, now: new Date('2027-03-01T09:00:00Z') });
  const { url, clock } = emulator;
  return {
    clock,
    callsFail: true,
    named: true,
    env: { RATE_LOGIN: '200/15m', YOOKASSA_URL: url, TBANK_URL: url },
  };
});
const { shop, office } = fixturesOf(it);

/** A text of the screen with plain spaces. */
const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ');

it('an order by telephone is paid by parts, changed, invoiced, handed over and partly given back, as its customer sees it', async () => {
  const payments = await takePaymentsOf(shop, 'yookassa', { emulator, clock: emulator.clock });
  await setTill(shop.db, 'own');
  await openAccount(shop.db);
  const receipts = receiptsOf(payments);
  const [sofa, pouf] = (await pickVariants(shop.db, [9_000_000, 1_000_000])) as [
    SomeVariant,
    SomeVariant,
  ];
  await setVariant(shop.db, sofa.variant, { stock: 5 });
  await setVariant(shop.db, pouf.variant, { stock: 5 });

  // The order is told by telephone.
  const card = await office.openAs('owner', '/admin/orders/new', DESKTOP);
  const box = (name: string) => card.getByRole('textbox', { name, exact: true });
  await box('Добавить товар').fill(sofa.code);
  await card
    .getByRole('button', { name: `Добавить: ${sofa.name}` })
    .first()
    .click();
  await box('Телефон').fill('8 000 000-00-25');
  await box('Имя').fill('Вера Пробная');
  await card.getByRole('combobox', { name: 'Город' }).or(box('Город')).fill('Примерск');
  await box('Адрес').fill('ул. Образцовая, д. 3');
  await card.getByLabel('Оплата', { exact: true }).selectOption('partial');
  await card.getByRole('button', { name: 'Оформить заказ' }).click();
  await card.waitForURL(/\/admin\/orders\/[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const number = card.url().slice(-9);
  const { rows } = await shop.db.execute<{ id: number }>(
    sql`SELECT id FROM orders WHERE number = ${number}`,
  );
  const order = rows[0]?.id ?? 0;

  // Its customer has no e-mail: the staff give the link, and the first half is paid.
  await card.getByText(/^E-mail не.указан: чтобы покупатель оплатил сам/).waitFor();
  await card.getByRole('button', { name: 'Ссылка для покупателя' }).click();
  const url = new URL(await box('Ссылка для покупателя').inputValue()).pathname;
  const page = await shop.open(url, PHONE);
  await page.getByRole('button', { name: /^Оплатить 45.000,00.₽$/ }).click();
  await page.getByRole('button', { name: /^Оплатить предоплату: 45.000,00.₽$/ }).click();
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /^Оплата 45.000,00.₽ получена/ }).waitFor();

  // The staff add two poufs; the customer agrees.
  const dialog = card.getByRole('dialog');
  const money = card.getByRole('list', { name: 'Оплаты' });
  const sums = card.locator('.order-sums');
  await sums.getByText(/^Внесена частично/).waitFor();
  await card.getByRole('button', { name: 'Изменить состав…' }).click();
  await dialog.getByRole('textbox', { name: 'Добавить товар' }).fill(pouf.code);
  await dialog
    .getByRole('button', { name: `Добавить: ${pouf.name}` })
    .first()
    .click();
  await dialog.getByRole('textbox', { name: new RegExp(`^Штук: ${pouf.name}`) }).fill('2');
  await dialog.getByText(/^Станет: 110.000.₽$/).waitFor();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Открыть заказ' }).click();
  await page.getByRole('button', { name: 'Согласиться' }).click();
  await page.getByRole('status').getByText('Заказ изменён').waitFor();
  const facts = page.locator('dl').filter({ hasText: 'Осталось оплатить' });
  expect((await facts.innerText()).replaceAll(/\s+/g, ' ')).toContain(
    'Оплачено 45 000,00 ₽ Осталось оплатить 65 000,00 ₽',
  );
  expect(await stockOf(shop.db, pouf.variant)).toBe(3);
  await sums
    .getByText(/^110.000.₽$/)
    .first()
    .waitFor();

  // The rest is paid by a company, by an invoice.
  await card.getByRole('button', { name: 'Указать компанию' }).click();
  await dialog.getByLabel('ИНН', { exact: true }).fill(romashka.inn);
  await dialog.getByLabel('КПП', { exact: true }).fill(romashka.kpp);
  await dialog.getByLabel('Название', { exact: true }).fill(romashka.name);
  await dialog.getByLabel('Юридический адрес', { exact: true }).fill(romashka.address);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await card.getByRole('button', { name: 'Выставить счёт' }).click();
  expect(await dialog.getByLabel('Сумма, ₽', { exact: true }).inputValue()).toBe('65000');
  await expectAccessible(card);
  await dialog.getByRole('button', { name: 'Выставить счёт' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await card.getByRole('button', { name: 'Отметить оплату' }).click();
  await dialog.getByLabel('Номер платёжного поручения').fill('77');
  await dialog.getByRole('button', { name: 'Записать' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await card.getByRole('list', { name: 'Счета' }).getByText('Оплачен', { exact: false }).waitFor();

  // It is handed over, and a pouf comes back.
  const { db, jobs } = shop;
  const context = { db, jobs, clock: emulator.clock, actor: TERMINAL };
  await changeOrder(context, number, { status: 'delivered' }, { quiet: true });
  await emulator.clock.pass(60_000);
  await receipts.work();
  await page.reload();
  await page.getByRole('button', { name: 'Вернуть или обменять' }).click();
  await page.getByRole('checkbox', { name: new RegExp(pouf.name) }).check();
  await page.getByRole('button', { name: /^Уменьшить/ }).click();
  await page.getByRole('textbox', { name: /^Почему возвращаете/ }).fill('второй не нужен');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await page.getByText('Просьба отправлена. Ответим письмом.').waitFor();
  await card.goto(new URL('/admin/returns?waits=answer', card.url()).href);
  await card
    .locator('.returns tbody tr', { hasText: number })
    .getByRole('link', { name: /^Возврат №/ })
    .click();
  for (const button of ['Согласиться', 'Получили', 'Осмотреть']) {
    await card.getByRole('button', { name: button, exact: true }).click();
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
  await card.getByRole('button', { name: 'Вернуть деньги' }).click();
  // The company has paid for the pouf: the receipt of the card names the sofa alone.
  const byHand = dialog.getByRole('radio', { name: /^Вернули сами/ });
  expect(await byHand.isChecked()).toBe(true);
  const sum = dialog.getByRole('textbox', { name: 'Сумма, ₽' });
  await dialog.getByText(/^45.000.₽, карта/).click();
  await dialog.getByText(/^За.эти товары покупатель платил другой оплатой/).waitFor();
  await expectAccessible(card);
  await dialog.getByText(/^Вернули сами/).click();
  expect(await sum.inputValue()).toBe('10000');
  await dialog.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await card.getByRole('button', { name: 'Закрыть возврат' }).click();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await receipts.work();
  expect(await stockOf(shop.db, pouf.variant)).toBe(4);

  // Card and page tell the same sums, and the receipts what came by card.
  await card.goto(new URL(`/admin/orders/${number}`, card.url()).href);
  await money.getByText('По счёту').waitFor();
  expect(plain(await card.getByRole('main').textContent())).toMatch(
    /Товары110 000 ₽.*Снято возвратами−10 000 ₽К оплате100 000 ₽.*Оплачено\s?100 000 ₽/,
  );
  await page.goto(new URL(url, page.url()).href);
  await page.getByText('Итого после возвратов').waitFor();
  await page.getByText(/^Возврат №.\d+ завершён .+, 1.шт\. Вернули 10.000.₽$/).waitFor();
  const main = plain(await page.getByRole('main').textContent());
  expect(main).toMatch(/Итого\s?110 000,00 ₽/);
  expect(main).toMatch(/Итого после возвратов\s?100 000,00 ₽/);
  expect(main).toMatch(/Оплата\s?Внесена/);
  await page.getByText('Как менялся заказ').click();
  await page.getByText(/^Добавляем: .*, 2.шт\. по.10.000.₽$/).waitFor();
  await page.setViewportSize(PHONE.viewport);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    PHONE.viewport.width,
  );
  await expectAccessible(page);
  expect(await receipts.told(order)).toEqual([
    'payment registered 4500000',
    'payment outside 6500000',
    'closing registered 4500000',
  ]);
});
