import { sql } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant, setVariant } from '#tests/support/catalogue.ts';
import { fillCheckout } from '#tests/support/checkout.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { orderWithLink } from '#tests/support/order-links.ts';
import { openPayments, type PaymentsEmulator } from '#tests/support/payments.ts';
import { leadTo, setPayingTerms } from '#tests/support/provider-of-shop.ts';
import { setTill } from '#tests/support/receipts.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';
import { inCart } from '#tests/support/stored-lists.ts';

let emulator: PaymentsEmulator;
const it = withShopInBrowser(async ({ onCleanup }) => {
  emulator = await openPayments({ onEnd: onCleanup, now: new Date() });
  const { url } = emulator;
  const env = { RATE_LOGIN: '200/15m', YOOKASSA_URL: url, TBANK_URL: url };
  // The provider leads customers back to PUBLIC_URL.
  return { callsFail: true, named: true, env };
});
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;

beforeEach(async () => {
  [sofa] = (await pickVariants(shop.db, [9_000_000])) as [SomeVariant];
  await leadTo(shop, emulator, 'yookassa');
});

const paymentsOf = async (order: number) =>
  (
    await shop.db.execute<{ state: string }>(
      sql`SELECT state FROM payments WHERE order_id = ${order} ORDER BY created_at, id`,
    )
  ).rows.map(({ state }) => state);

it('a customer on a phone is declined, pays the first half, then the rest', async () => {
  const { url, id } = await orderWithLink(shop, [sofa], { payment_type: 'partial' });
  const page = await shop.open(url, PHONE);
  await page.getByRole('button', { name: 'Оплатить 45 000,00 ₽' }).click();
  await page.getByRole('heading', { level: 1, name: /^Оплата заказа/ }).waitFor();
  const first = page.getByRole('button', { name: 'Оплатить предоплату: 45 000,00 ₽' });
  await first.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    PHONE.viewport.width,
  );
  await expectAccessible(page);
  expect(await paymentsOf(id)).toEqual([]);

  await first.click();
  await page.getByRole('button', { name: 'Отказ банка' }).click();
  await page.getByRole('heading', { level: 1, name: 'Оплата не прошла' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Оплатить другим способом' }).click();
  await page.getByRole('alert').getByText('Прошлый платёж не прошёл').waitFor();

  await first.click();
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await page
    .getByRole('heading', { level: 1, name: 'Оплата 45 000,00 ₽ получена. Спасибо!' })
    .waitFor();
  await page.getByText('По заказу осталось внести 45 000,00 ₽.').waitFor();
  await page.getByRole('link', { name: 'Внести остаток' }).click();
  await page.getByText('Внесено: 45 000,00 ₽.').waitFor();
  await page.getByRole('button', { name: 'Оплатить остаток: 45 000,00 ₽' }).click();
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /^Оплата 45 000,00 ₽ получена/ }).waitFor();
  await page.getByRole('link', { name: 'Открыть заказ' }).click();
  await page.getByText('Внесена', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /^Оплатить/ }).count()).toBe(0);
  expect(await paymentsOf(id)).toEqual(['failed', 'succeeded', 'succeeded']);
});

it('who goes back from the page of the provider, or opens a second tab, finds the same payment', async () => {
  const { url, id } = await orderWithLink(shop, [sofa]);
  const page = await shop.open(`${url}/pay`, DESKTOP);
  const pay = page.getByRole('button', { name: 'Оплатить всё: 90 000,00 ₽' });
  await pay.click();
  await page.getByRole('button', { name: 'Отказ банка' }).waitFor();
  const address = page.url();
  await page.goBack();
  await pay.click();
  await page.waitForURL(address);
  const other = await shop.open(`${url}/pay`, PHONE);
  await other.getByRole('button', { name: 'Оплатить всё: 90 000,00 ₽' }).click();
  await other.waitForURL(address);
  expect(await paymentsOf(id)).toEqual(['pending']);
});

it('another sum is checked at its field, and a payment of it is one of several', async () => {
  const { url } = await orderWithLink(shop, [sofa]);
  const page = await shop.open(`${url}/pay`, PHONE);
  await page.getByText('Другая сумма').click();
  const field = page.getByRole('textbox', { name: 'Сумма, ₽' });
  await field.fill('сто');
  await page.getByRole('button', { name: 'Оплатить эту сумму' }).click();
  await page.getByText('Введите сумму цифрами').waitFor();
  await field.fill('100');
  await page.getByRole('button', { name: 'Оплатить эту сумму' }).click();
  await page.getByText(/можно внести/).waitFor();
  expect(await field.inputValue()).toBe('100');
  await expectAccessible(page);
  await field.fill('10 000,50');
  await page.getByRole('button', { name: 'Оплатить эту сумму' }).click();
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await page.getByText('По заказу осталось внести 79 999,50 ₽.').waitFor();
});

it('a bank that thinks about a loan says until when, and nothing is asked for again', async () => {
  const { url } = await orderWithLink(shop, [sofa]);
  const page = await shop.open(`${url}/pay`, PHONE);
  await page.getByRole('button', { name: /^Оплатить всё/ }).click();
  await page.getByRole('combobox').selectOption('loan');
  await page.getByRole('button', { name: 'Банк думает 8 часов' }).click();
  await page.getByRole('heading', { level: 1, name: 'Банк рассматривает заявку' }).waitFor();
  await page.getByText(/Ответ придёт/).waitFor();
  await page.getByRole('link', { name: 'Открыть заказ' }).click();
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await page.getByText(/Банк рассматривает заявку/).waitFor();
});

it('a new order offers to pay beside its thanks, as the checkout has said', async () => {
  const page = await shop.open('/checkout/', { ...DESKTOP, stored: inCart(sofa) });
  await page.getByText(/можно сразу после оформления/).waitFor();
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Подтвердить заказ' }).click();
  await page.getByRole('link', { name: 'Оплатить', exact: true }).click();
  await page.getByRole('button', { name: 'Оплатить всё: 90 000,00 ₽' }).waitFor();
});

it('where the till knows whole payments alone, checkout, thanks and page of a prepaid order say the whole sum', async () => {
  await setTill(shop.db, 'provider');
  const page = await shop.open('/checkout/', { ...PHONE, stored: inCart(sofa) });
  await fillCheckout(page);
  await page.getByRole('radio', { name: 'Предоплата 50%' }).check();
  await page.getByText(/Онлайн можно оплатить только весь заказ/).waitFor();
  const half = page.getByText(/45.000|Первый платёж/);
  await page.waitForLoadState('networkidle');
  expect(await half.count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Подтвердить заказ' }).click();
  await page.getByRole('heading', { name: 'Что дальше' }).waitFor();
  await page.getByText(/Онлайн можно оплатить только весь заказ/).waitFor();
  expect(await half.count()).toBe(0);
  await page.getByRole('link', { name: 'Открыть заказ' }).click();
  await page.getByRole('button', { name: 'Оплатить 90 000,00 ₽' }).waitFor();
  await page.getByText(/Онлайн можно оплатить только весь заказ/).waitFor();
  expect(await half.count()).toBe(0);
});

it('goods that are sold meanwhile are named before money moves', async () => {
  await setVariant(shop.db, sofa.variant, { stock: 1 });
  const { url, id } = await orderWithLink(shop, [sofa]);
  await shop.db.execute(sql`UPDATE orders SET goods_freed_at = now() WHERE id = ${id}`);
  await shop.db.execute(sql`UPDATE order_lines SET taken = 0 WHERE order_id = ${id}`);
  await setVariant(shop.db, sofa.variant, { stock: 0 });
  const page = await shop.open(`${url}/pay`, PHONE);
  await page.getByRole('button', { name: /^Оплатить всё/ }).click();
  await page.getByRole('alert').getByText(`${sofa.name}: нет в наличии`).waitFor();
  expect(await paymentsOf(id)).toEqual([]);
});

it('a link of a letter, of a paid order, of a shop without a provider: each says what is', async () => {
  const { url } = await orderWithLink(shop, [sofa]);
  await setPayingTerms(shop.db, { when: 'confirmed' });
  const page = await shop.open(`${url}/pay`, PHONE);
  await page.getByText(/когда менеджер подтвердит/).waitFor();
  await setPayingTerms(shop.db, {});
  await leadTo(shop, emulator, null);
  await page.reload();
  await page.getByText(/Как внести оплату/).waitFor();
  await page.goto(new URL('/orders/t/unknown/pay', page.url()).href);
  await page.getByRole('link', { name: 'Запросить ссылку' }).waitFor();
  await page.goto(new URL('/payments/00000000-0000-4000-8000-000000000000', page.url()).href);
  await page.getByRole('heading', { level: 1, name: 'Такого платежа нет' }).waitFor();
});

it('a demo plays a payment by a button of its own', async () => {
  await leadTo(shop, emulator, null);
  const { url } = await orderWithLink(shop, [sofa], { payment_type: 'partial' });
  const page = await shop.open(url, PHONE);
  await page.getByRole('button', { name: 'Тестовая оплата' }).click();
  await page.getByText('Внесена частично').waitFor();
  await page.getByRole('button', { name: 'Тестовая оплата' }).click();
  await page.getByText('Внесена', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Тестовая оплата' }).count()).toBe(0);
});

it('the staff send the link, and hold goods without money', async () => {
  await setVariant(shop.db, sofa.variant, { stock: 2 });
  const { number, email } = await orderWithLink(shop, [sofa]);
  const card = await office.openAs('manager', `/admin/orders/${number}`, DESKTOP);
  await card.getByText(/^Товар держим/).waitFor();
  await card.getByRole('button', { name: 'Отправить ссылку на оплату' }).click();
  await card.getByText(/на\sоплату отправлено/).waitFor();
  await expect
    .poll(() =>
      shop.letters.some(({ to, subject }) => to === email && subject.startsWith('Оплата')),
    )
    .toBe(true);
  await card.getByRole('button', { name: 'Держать товар без оплаты' }).click();
  await card.getByRole('button', { name: 'Держать товар до срока оплаты' }).waitFor();
  await expectAccessible(card);
});

it('a customer in the shop pays by a QR code on the screen of the staff', async () => {
  const { number } = await orderWithLink(shop, [sofa]);
  const card = await office.openAs('manager', `/admin/orders/${number}`, DESKTOP);
  await card.getByRole('button', { name: 'Показать QR для СБП' }).click();
  const dialog = card.getByRole('dialog');
  await dialog.getByRole('img', { name: 'Показать QR для СБП' }).waitFor();
  await expectAccessible(card);
  const paid = emulator.payments.at(-1);
  await emulator.press(`${emulator.url}/pay/${paid?.id}`, 'pay', 'sbp');
  await dialog.getByText('Оплачено', { exact: true }).waitFor();
  await card.keyboard.press('Escape');
  await card.getByRole('list', { name: 'Оплаты' }).getByText('Оплачено').waitFor();
});

it('the owner sets when customers pay', async () => {
  const page = await office.openAs('owner', '/admin/payments', PHONE);
  const part = page.getByRole('region', { name: 'Условия оплаты' });
  await part.getByText('Товар держим до оплаты 24 часа.').waitFor();
  await part.getByRole('button', { name: 'Изменить условия' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Когда покупатель платит').selectOption('confirmed');
  await dialog.getByLabel(/^Сколько держать товар/).fill('сутки');
  await dialog.getByRole('button', { name: 'Добавить раздел' }).click();
  await dialog.getByLabel('Процент 1').fill('70');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect
    .poll(() => dialog.getByLabel(/^Сколько держать товар/).getAttribute('aria-invalid'))
    .toBe('true');
  await expectAccessible(page);
  await dialog.getByLabel(/^Сколько держать товар/).fill('48');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await part.getByText('Товар держим до оплаты 48 часов.').waitFor();
  await part.getByText(/— 70%/).waitFor();
  await setPayingTerms(shop.db, {});
});
