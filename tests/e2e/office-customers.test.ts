import { beforeAll, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { noteMoney } from '#tests/support/order-money.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

const vera = {
  customer_name: 'Вера Примерова',
  email: 'vera.p@example.ru',
  phone_number: '+70002223344',
};

it('a customer is found by phone, noted, joined with a second record, and erased with an act', async () => {
  const order = await placeOrder(guestFrom(shop), [cartLine(sofa)], vera);
  const second = { ...vera, email: 'vera.2@example.ru', phone_number: '+70002223355' };
  await placeOrder(guestFrom(shop), [cartLine(sofa)], second);
  await placeOrder(guestFrom(shop), [cartLine(sofa)], { ...second, email: vera.email });
  const page = await office.openAs('owner', '/admin/customers', PHONE);
  await page.getByRole('searchbox', { name: 'Поиск' }).fill('8 (000) 222-33-44');
  await expect.poll(() => page.locator('.customers tbody tr').count()).toBe(1);
  await expectAccessible(page);
  await page.setViewportSize(PHONE.viewport);
  await page.getByRole('link', { name: 'Вера Примерова' }).click();
  await page.getByRole('heading', { level: 1, name: 'Вера Примерова' }).waitFor();
  await page.getByRole('link', { name: 'Новый заказ' }).click();
  const phone = page.getByRole('textbox', { name: 'Телефон', exact: true });
  await expect.poll(() => phone.inputValue()).toBe('+70002223344');
  await page.getByText('Уже заказывали с\u00a0этого телефона').waitFor();
  await page.goBack();
  await page.getByRole('textbox', { name: 'Новая заметка' }).fill('Звонить после шести');
  await page.getByRole('button', { name: 'Записать' }).click();
  await page.getByText('Звонить после шести').waitFor();
  await page.getByRole('button', { name: /^Соединить с записью/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/Перейдёт: 2\sзаказа/).waitFor();
  await dialog.getByRole('button', { name: 'Соединить' }).click();
  await page.getByRole('button', { name: /^Разделить с записью/ }).waitFor();
  await expectAccessible(page);

  // A third record shares neither phone nor e-mail.
  const third = { ...vera, email: 'vera.3@example.ru', phone_number: '+70002223366' };
  await placeOrder(guestFrom(shop), [cartLine(sofa)], third);
  await page.getByRole('button', { name: 'Другая запись этого человека…' }).click();
  await dialog.getByRole('textbox', { name: 'Поиск' }).fill('vera.3@example.ru');
  await dialog.getByRole('button', { name: /^Выбрать: Вера Примерова/ }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Выбрать: Вера Примерова/ }).click();
  await dialog.getByText(/Перейдёт: 1\sзаказ/).waitFor();
  await dialog.getByRole('button', { name: 'Соединить' }).click();
  await expect
    .poll(() => page.getByRole('button', { name: /^Разделить с записью/ }).count())
    .toBe(2);

  await page.getByRole('button', { name: 'Удалить личные данные' }).click();
  await dialog
    .getByText(/заказ ещё не\sдоставлен/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Понятно' }).click();
  const { rows: numbers } = await shop.db.execute<{ number: string }>(
    'SELECT number FROM orders JOIN person_orders ON order_id = id ORDER BY id',
  );
  const owner = await office.complete('owner');
  for (const { number } of numbers) {
    await noteMoney(owner, number);
    const url = `/api/admin/orders/${number}/`;
    const { version } = (await owner.call('GET', url)).json();
    await owner.call('PUT', url, { version, status: 'delivered', letter: false });
  }
  await page.getByRole('button', { name: 'Удалить личные данные' }).click();
  await dialog.getByRole('radio', { name: /отозвал согласие/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Удалить', exact: true }).click();
  await dialog.getByText('Выберите день').waitFor();
  const [year, month, day] = new Date().toISOString().slice(0, 10).split('-');
  await dialog.locator('.day-field').getByRole('spinbutton').first().click();
  await page.keyboard.type(`${day}${month}${year}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Удалить', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /^Акт №\s\d+ об\sуничтожении/ }).waitFor();
  await page.getByText('Покупатель отозвал согласие').waitFor();
  await expectAccessible(page);
  await page.goto(`/admin/orders/${order.number}`);
  await page.getByText('Имя удалено').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Карточка покупателя' }).click();
  await page.getByText('Всё личное удалено').first().waitFor();
  await expectAccessible(page);
});
