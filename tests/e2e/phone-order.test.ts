import { sql } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import type { WrittenDeliveryTerms } from '#contracts/delivery-terms.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { saveTerms, someTerms, TVER } from '#tests/support/delivery-terms.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { orderWithLink } from '#tests/support/order-links.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
type Zone = NonNullable<WrittenDeliveryTerms['zones']>[number];
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
  await box('Добавить товар').fill(sofa.code);
  await page.getByText(/^Всё, что нашлось, уже в.заказе\.$/).waitFor();
  await box('Добавить товар').fill('');
  await box('Телефон').fill('8 000 000-00-23');
  await box('Имя').fill('Анна Пробная');
  await page.getByRole('link', { name: 'Черновики заказов' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Остаться' }).click();
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
  const pieces = page.getByRole('textbox', { name: /^Штук: / });
  await pieces.fill('6');
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await page.getByText(`${sofa.name}: есть 5\u00a0шт.`).waitFor();
  await pieces.fill('1');
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await page.waitForURL(/\/admin\/orders\/[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await page.getByText(/^Заказ .{9} оформлен$/).waitFor();
  expect(await stockOf(shop.db, sofa.variant)).toBe(4);

  await page.getByRole('button', { name: 'Действия с\u00a0заказом' }).click();
  await page.getByRole('menuitem', { name: 'Повторить заказ' }).click();
  await page.waitForURL(/\/orders\/drafts\/\d+$/);
  expect(await box('Имя').inputValue()).toBe('Анна Пробная');
  await page.getByText('Уже заказывали с\u00a0этого телефона').waitFor();
});

it('its customer checks an order by the link that the staff give, and places it', async () => {
  const page = await office.openAs('manager', '/admin/orders/new');
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  // Enter takes the goods that were found, and sends nothing.
  await box('Добавить товар').fill(sofa.code);
  await box('Добавить товар').press('Enter');
  await page.getByRole('textbox', { name: /^Штук: / }).waitFor();
  await box('Телефон').fill('+7 000 000-00-24');
  await box('Телефон').press('Enter');
  await box('Имя').fill('Пётр Пробный');
  const kept = async () =>
    (await shop.db.execute(sql`SELECT 1 FROM order_drafts WHERE placed_at IS NULL`)).rows.length;
  const before = await kept();
  // Two presses at once are one.
  await page.getByRole('button', { name: 'Оформить заказ' }).dblclick();
  await page.getByText('Это поле обязательно').first().waitFor();
  expect(await kept()).toBe(before + 1);
  // It is kept at an address of its own, whatever was refused.
  expect(page.url()).toMatch(/\/orders\/drafts\/\d+$/);
  await page.reload();
  await expect.poll(() => box('Имя').inputValue()).toBe('Пётр Пробный');
  await page.getByRole('combobox', { name: 'Город' }).or(box('Город')).fill('Примерск');
  await box('Адрес').fill('ул. Образцовая, д. 2, кв. 7');
  await page.getByRole('button', { name: 'Отправить ссылку' }).click();
  const url = await box('Ссылка для покупателя').inputValue();
  const stock = await stockOf(shop.db, sofa.variant);
  const customer = await shop.open(new URL(url).pathname, PHONE);
  await customer.getByRole('heading', { name: 'Проверьте и\u00a0оформите заказ' }).waitFor();
  await customer.getByText('54 990,00 ₽'.replaceAll(' ', '\u00a0')).first().waitFor();
  await customer.getByText('ул. Образцовая, д. 2, кв. •••').waitFor();
  expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBe(
    PHONE.viewport.width,
  );
  await expectAccessible(customer);
  await setVariant(shop.db, sofa.variant, { priceKopecks: 5_512_300 });
  await customer.getByRole('button', { name: 'Оформить заказ' }).click();
  await customer.getByText(/^Пока страница была открыта, заказ изменился\./).waitFor();
  await customer.getByText('55 123,00 ₽'.replaceAll(' ', '\u00a0')).first().waitFor();
  await customer.getByRole('button', { name: 'Оформить заказ' }).click();
  await customer.waitForURL(/\/orders\/t\/[\w-]{43}$/);
  // Who goes on writing is told that it was placed meanwhile.
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await page.getByText('Этот черновик стал заказом').waitFor();
  await setVariant(shop.db, sofa.variant, { priceKopecks: 5_499_000 });
  await customer.getByRole('heading', { name: /^Заказ [0-9A-Z]{4}-[0-9A-Z]{4}$/ }).waitFor();
  expect(await stockOf(shop.db, sofa.variant)).toBe((stock ?? 0) - 1);
});

it('hours, district and kilometres are asked where the town has them, and hours that are taken are said so', async () => {
  const owner = await office.complete('owner');
  const [zone, region] = someTerms.zones as [Zone, Zone];
  const town = { name: 'Тверь', region: 'Тверская область' };
  const { slots, days, weekdays } = zone;
  const district = {
    ...{ name: 'Заволжский район', districts: [{ town, district: 'Заволжский' }] },
    ...{ price: { by: 'order', price: 1900 } as const, slots, days, weekdays },
  };
  const around = {
    ...{ name: 'Вокруг Твери', around: town, price: { by: 'order', price: 2000 } as const },
    km: { free: 0, steps: [{ up_to: null, price: 50 }] },
  };
  await saveTerms(owner, { ...someTerms, zones: [zone, district, around, region] });
  const page = await office.openAs('manager', '/admin/orders/new');
  await page.setViewportSize(PHONE.viewport);
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await box('Добавить товар').fill(sofa.code);
  await page
    .getByRole('button', { name: `Добавить: ${sofa.name}` })
    .first()
    .click();
  await box('Телефон').fill('8 000 000-00-26');
  await box('Имя').fill('Ольга Пробная');
  await page.getByRole('combobox', { name: 'Город' }).or(box('Город')).fill(TVER);
  await box('Адрес').fill('ул. Образцовая, д. 4');
  const hours = page.getByLabel('Когда привезти');
  const whole = page.locator('.order-sums');
  await whole.getByText(/^56.490.₽$/).waitFor();
  await page.getByLabel('Оплата').selectOption('partial');
  await whole.getByText(/^28.245.₽$/).waitFor();
  await page.getByLabel('Оплата').selectOption('full');
  await page.getByLabel('Район').selectOption('Заволжский');
  await whole.getByText(/^56.890.₽$/).waitFor();
  const pieces = page.getByRole('textbox', { name: /^Штук: / });
  await pieces.fill('две');
  await page.getByLabel('Сколько километров от города').fill('двенадцать');
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await page.getByText(/^Число до.\d+, например 12,5$/).waitFor();
  await page.getByText(/^Введите число штук/).waitFor();
  await pieces.fill('1');
  await page.getByLabel('Сколько километров от города').fill('');
  await hours.selectOption({ index: 1 });
  const slot = await hours.inputValue();
  await whole.getByText(/^57.890.₽$/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    PHONE.viewport.width,
  );
  await expectAccessible(page);
  const wishes = { town: TVER, district: 'Заволжский', slot };
  for (let taken = 0; taken < 2; taken += 1) await orderWithLink(shop, [sofa], wishes);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await page.getByText('Это время уже заняли. Выберите другое.').waitFor();
  expect(await hours.inputValue()).toBe('');
  // Those that are offered now are counted anew.
  await expect.poll(() => hours.locator(`option[value="${slot}"]`).count()).toBe(0);
  await hours.selectOption({ index: 1 });
  await whole.getByText(/^57.890.₽$/).waitFor();
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await page.waitForURL(/\/admin\/orders\/[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await page
    .locator('.order-sums')
    .getByText(/^57.890.₽$/)
    .waitFor();
});
