import { beforeAll, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await setVariant(shop.db, sofa.variant, { stock: 5 });
});

it('an order told on the telephone is kept, placed, and begun anew from the former one', async () => {
  const page = await office.openAs('manager', '/admin/orders');
  await page.setViewportSize(PHONE.viewport);
  await page.getByRole('link', { name: 'Новый заказ' }).click();
  const box = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
  await box('Добавить товар').fill(sofa.code);
  await page
    .getByRole('button', { name: `Добавить: ${sofa.name}` })
    .first()
    .click();
  await box('Телефон').fill('8 000 000-00-23');
  await box('Имя').fill('Анна Пробная');
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await page.waitForURL(/\/orders\/drafts\/\d+$/);
  await page.getByRole('link', { name: 'Черновики заказов' }).click();
  await page.getByRole('link', { name: 'Открыть черновик: Анна Пробная' }).click();
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await page.getByText('Это поле обязательно').first().waitFor();
  await page.getByRole('combobox', { name: 'Город' }).or(box('Город')).fill('Примерск');
  await box('Адрес').fill('ул. Образцовая, д. 1');
  await page.getByText('Доставку и\u00a0день назовёте по\u00a0телефону').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    PHONE.viewport.width,
  );
  await expectAccessible(page);
  expect(await stockOf(shop.db, sofa.variant)).toBe(5);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await page.waitForURL(/\/admin\/orders\/[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await page.getByText(/^Заказ .{9} оформлен$/).waitFor();
  expect(await stockOf(shop.db, sofa.variant)).toBe(4);

  await page.getByRole('button', { name: 'Повторить заказ' }).click();
  await page.waitForURL(/\/orders\/drafts\/\d+$/);
  expect(await box('Имя').inputValue()).toBe('Анна Пробная');
  await page.getByText('Уже заказывали с\u00a0этого телефона').waitFor();
});

it('its customer checks an order by the link that the staff give, and places it', async () => {
  const page = await office.openAs('manager', '/admin/orders/new');
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await box('Добавить товар').fill(sofa.code);
  await page
    .getByRole('button', { name: `Добавить: ${sofa.name}` })
    .first()
    .click();
  await box('Телефон').fill('+7 000 000-00-24');
  await box('Имя').fill('Пётр Пробный');
  await page.getByRole('combobox', { name: 'Город' }).or(box('Город')).fill('Примерск');
  await box('Адрес').fill('ул. Образцовая, д. 2');
  await page.getByRole('button', { name: 'Отправить ссылку' }).click();
  const url = await box('Ссылка для покупателя').inputValue();
  const before = await stockOf(shop.db, sofa.variant);
  const customer = await shop.open(new URL(url).pathname, PHONE);
  await customer.getByRole('heading', { name: 'Проверьте и\u00a0оформите заказ' }).waitFor();
  await customer.getByText('54 990,00 ₽'.replaceAll(' ', '\u00a0')).first().waitFor();
  expect(await customer.locator('main').textContent()).not.toContain('Образцовая, д. 2');
  expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBe(
    PHONE.viewport.width,
  );
  await expectAccessible(customer);
  await customer.getByRole('button', { name: 'Оформить заказ' }).click();
  await customer.waitForURL(/\/orders\/t\/[\w-]{43}$/);
  await customer.getByRole('heading', { name: /^Заказ [0-9A-Z]{4}-[0-9A-Z]{4}$/ }).waitFor();
  expect(await stockOf(shop.db, sofa.variant)).toBe((before ?? 0) - 1);
});
