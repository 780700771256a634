import { sql } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { changeOrder, makeLink } from '#modules/orders/index.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { cameraPhoto } from '#tests/support/camera-photo.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { chooseFiles } from '#tests/support/choose-files.ts';
import { signIn } from '#tests/support/customer.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { onlineOrders } from '#tests/support/online-orders.ts';
import { openPayments, type PaymentsEmulator } from '#tests/support/payments.ts';
import { receiptsOf } from '#tests/support/receipts.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';
import { signedInAs } from '#tests/support/signed-in.ts';
import { TERMINAL } from '#tests/support/staff.ts';

let emulator: PaymentsEmulator;
const it = withShopInBrowser(async ({ onCleanup }) => {
  emulator = await openPayments({ onEnd: onCleanup, now: new Date('2027-03-01T09:00:00Z') });
  const { url, clock } = emulator;
  return {
    clock,
    callsFail: true,
    pictures: true,
    env: { RATE_LOGIN: '200/15m', YOOKASSA_URL: url, TBANK_URL: url },
  };
});
const { shop, office } = fixturesOf(it);
let orders: ReturnType<typeof onlineOrders>;
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  orders = onlineOrders(shop, emulator, sofa);
});

/** An order of two sofas that is paid and delivered, and the path of its page. */
async function delivered() {
  const { number, orderId } = await orders.paid({ lines: [[sofa, 2]] });
  const { db, jobs } = shop;
  const context = { db, jobs, clock: emulator.clock, actor: TERMINAL };
  await changeOrder(context, number, { status: 'delivered' }, { quiet: true });
  return {
    number,
    orderId,
    url: await makeLink({ db, clock: emulator.clock }, orderId, 'account'),
  };
}

it('a customer asks at 360 px, the staff lead the return to its end and give the money back', async () => {
  const { number, orderId, url } = await delivered();
  const page = await shop.open(url, PHONE);
  await page.getByRole('button', { name: 'Вернуть или обменять' }).click();
  await page.getByRole('heading', { level: 1, name: `Возврат по заказу ${number}` }).waitFor();
  await page.getByText(/^Исправный товар можно вернуть в.течение 14.дней/).waitFor();
  await expectAccessible(page);
  await page.setViewportSize(PHONE.viewport);
  const send = page.getByRole('button', { name: 'Отправить' });
  await send.click();
  await page.getByText('Отметьте, что возвращаете.').waitFor();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Уменьшить/ }).click();
  expect(await page.getByRole('radio', { name: 'Починить' }).count()).toBe(0);
  await page.getByRole('radio', { name: /^Есть недостаток/ }).check();
  await page.getByRole('radio', { name: 'Починить' }).waitFor();
  await page.getByRole('textbox', { name: /^Почему возвращаете/ }).fill('скол на ножке');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
  await send.click();
  await page.getByText('Просьба отправлена. Ответим письмом.').waitFor();
  await page.getByRole('heading', { level: 3, name: /ждёт ответа магазина$/ }).waitFor();
  await expectAccessible(page);

  const desk = await office.openAs('owner', '/admin/returns?waits=answer', DESKTOP);
  const row = desk.locator('.returns tbody tr', { hasText: number });
  await row.waitFor();
  await expectAccessible(desk);
  await row.getByRole('link', { name: /^Возврат №/ }).click();
  await desk.getByText('скол на ножке').waitFor();
  await expectAccessible(desk);
  const dialog = desk.getByRole('dialog');
  const step = async (button: string, save = 'Сохранить') => {
    await desk.getByRole('button', { name: button, exact: true }).click();
    await dialog.waitFor();
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: save, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  };
  await step('Согласиться');
  await desk.getByRole('button', { name: 'Как вернётся', exact: true }).click();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.getByText('Выберите день, когда заберёте товар.').waitFor();
  const day = dialog.locator('.day-field').getByRole('spinbutton');
  await day.first().click();
  await desk.keyboard.type('03032027');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await step('Получили');
  await step('Осмотреть');
  await desk.getByRole('button', { name: 'Вернуть деньги' }).click();
  await dialog.getByRole('radio', { name: /^109.980.₽, карта, вся сумма, 1.марта/ }).waitFor();
  await dialog.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await desk.getByText(/^54.990.₽, ЮKassa: сделан/).waitFor();
  await step('Закрыть возврат');
  await desk.getByText('Деньги возвращены').waitFor();

  await page.reload();
  await page.getByRole('heading', { level: 3, name: /деньги возвращены$/ }).waitFor();
  await page
    .getByText(/^Вернули .+₽ 1.марта/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'К заказу' }).click();
  await page.getByText('Доставлен', { exact: true }).first().waitFor();
  await page
    .getByText(/^Возврат №.\d+ завершён 1 марта 2027.г\.: .+, 1.шт\. Вернули 54.990.₽$/)
    .waitFor();
  await expectAccessible(page);

  const customer = await signIn(shop, 'returns-cabinet@example.ru', { isNew: true });
  await shop.db.execute(
    sql`UPDATE orders SET customer_id = ${customer.id} WHERE number = ${number}`,
  );
  const own = await shop.open(`/account/orders/${orderId}`, signedInAs(customer));
  await own
    .getByText(/^Возврат №.\d+ завершён 1 марта 2027.г\.: .+, 1.шт\. Вернули 54.990.₽$/)
    .waitFor();
});

it('the staff begin a return on the card of the order, and refuse it with words on a phone', async () => {
  const { number, url } = await delivered();
  const page = await office.openAs('owner', `/admin/orders/${number}`, PHONE);
  await page.getByRole('button', { name: 'Начать возврат' }).click();
  const dialog = page.getByRole('dialog');
  const begin = dialog.getByRole('button', { name: 'Начать возврат' });
  await dialog.getByRole('textbox', { name: 'Почему' }).fill('не тот цвет');
  await begin.click();
  await dialog.getByText('Отметьте, что возвращают.').waitFor();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('checkbox', { name: /^Магазин ещё не.решил/ }).check();
  await expectAccessible(page);
  await page.setViewportSize(PHONE.viewport);
  await begin.click();
  await page.getByRole('heading', { level: 1, name: /^Возврат №/ }).waitFor();
  await page.getByRole('button', { name: 'Отказать' }).click();
  const refuse = dialog.getByRole('button', { name: 'Отказать' });
  await refuse.click();
  await dialog.getByText(/^Это поле/).waitFor();
  await dialog.getByRole('textbox', { name: 'Слова покупателю' }).fill('Вещь по вашим размерам');
  await refuse.click();
  await page.getByText('Вещь по вашим размерам').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    PHONE.viewport.width,
  );
  const seen = await shop.open(`${url}/return`, PHONE);
  await seen.getByText('От магазина: Вещь по вашим размерам').waitFor();
});

it('the staff add a photograph, and close an exchange only with a word about its money', async () => {
  const { number } = await delivered();
  const page = await office.openAs('owner', `/admin/orders/${number}`, PHONE);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Начать возврат' }).click();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByText('Обменять', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Почему' }).fill('не тот цвет');
  await dialog.getByRole('button', { name: 'Начать возврат' }).click();
  // What the staff begin is agreed.
  await page.getByRole('button', { name: 'Получили' }).waitFor();
  await chooseFiles(page, 'Добавить фотографию', {
    name: 'чат.jpg',
    mimeType: 'image/jpeg',
    buffer: await cameraPhoto(),
  });
  await page.getByRole('img', { name: /^Фотография 1 из.1$/ }).waitFor();
  const step = async (button: string) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.waitFor({ state: 'hidden' });
  };
  await step('Получили');
  // The next step is offered at once, however long the card takes to be read again.
  const reading = /\/api\/admin\/returns\/\d+\/$/;
  await page.route(reading, async (route) => {
    if (route.request().method() !== 'GET') await route.continue();
  });
  await step('Осмотреть');
  await page.getByRole('button', { name: 'Закрыть возврат' }).waitFor();
  await page.unroute(reading);
  const { number: instead } = await orders.paid({ lines: [[sofa, 1]] });
  await page.getByRole('button', { name: 'Закрыть возврат' }).click();
  await dialog.getByText(/^За.2.товара покупателю ещё не.отдано 109.980.₽\.$/).waitFor();
  await dialog.getByRole('textbox', { name: 'Заказ на замену' }).fill(instead);
  const save = dialog.getByRole('button', { name: 'Сохранить' });
  await save.click();
  await dialog.getByText('Выберите, что станет с деньгами.').waitFor();
  await expectAccessible(page);
  await page.setViewportSize(PHONE.viewport);
  await dialog.getByText(/^Пойдут в.оплату нового заказа/).click();
  // The order instead is paid: nothing of the money can go there.
  await dialog
    .getByRole('status')
    .getByText(/^За.новый заказ платить уже нечего/)
    .waitFor();
  await dialog.getByText(/^Вернём отдельно/).click();
  await save.click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(/^Вернём отдельно$/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    PHONE.viewport.width,
  );
});

it('the window of a refund goes on to the payment that holds the rest, and says nothing untrue', async () => {
  const asked = { name: 'tbank', till: 'own', form: { payment_type: 'partial' } } as const;
  const order = await orders.paid({ ...asked, lines: [[sofa, 1]] });
  const { id, payUrl } = await order.pay();
  await emulator.press(payUrl, 'pay');
  await order.settle(id, 'return');
  await emulator.clock.pass(10_000);
  const { db, jobs } = shop;
  const context = { db, jobs, clock: emulator.clock, actor: TERMINAL };
  await changeOrder(context, order.number, { status: 'delivered' }, { quiet: true });
  await emulator.clock.pass(120_000);
  await receiptsOf(order).work();
  const page = await office.openAs('owner', `/admin/orders/${order.number}`, PHONE);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Начать возврат' }).click();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('textbox', { name: 'Почему' }).fill('не тот цвет');
  await dialog.getByRole('button', { name: 'Начать возврат' }).click();
  await page.getByRole('button', { name: 'Вернуть деньги' }).click();
  const sum = dialog.getByRole('textbox', { name: 'Сумма, ₽' });
  expect(await sum.inputValue()).toBe('27495');
  await dialog
    .getByRole('radio', { name: /^27.495.₽, карта, предоплата/, checked: true })
    .waitFor();
  await dialog.getByText(/^Останется вернуть 27.495.₽/).waitFor();
  const give = dialog.getByRole('button', { name: 'Вернуть', exact: true });
  await give.click();
  await dialog.getByRole('radio', { name: /^27.495.₽, карта, остаток/, checked: true }).waitFor();
  await dialog.getByText(/^Останется вернуть/).waitFor({ state: 'hidden' });
  expect(await dialog.getByText(/^За.эти товары покупатель платил другой/).count()).toBe(0);
  expect(await sum.inputValue()).toBe('27495');
  await give.click();
  await dialog.waitFor({ state: 'hidden' });
  await page
    .getByText(/^27.495.₽, Т-Банк: сделан/)
    .nth(1)
    .waitFor();
});
