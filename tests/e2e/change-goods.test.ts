import { beforeAll, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { orderWithLink } from '#tests/support/order-links.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
let pouf: SomeVariant;

beforeAll(async () => {
  [sofa, pouf] = (await pickVariants(shop.db, [5_499_000, 450_000])) as [SomeVariant, SomeVariant];
  await setVariant(shop.db, sofa.variant, { stock: 5 });
  await setVariant(shop.db, pouf.variant, { stock: 5 });
});

it('staff change an order on a phone, and its customer agrees on the page of the order', async () => {
  const { url, number } = await orderWithLink(shop, [sofa]);
  const card = await office.openAs('manager', `/admin/orders/${number}`);
  await card.setViewportSize(PHONE.viewport);
  await card.getByRole('button', { name: 'Изменить состав…' }).click();
  const dialog = card.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Добавить товар' }).fill(pouf.code);
  await dialog
    .getByRole('button', { name: `Добавить: ${pouf.name}` })
    .first()
    .click();
  await dialog.getByRole('textbox', { name: new RegExp(`^Штук: ${pouf.name}`) }).fill('два');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.getByText('Введите число штук').waitFor();
  await dialog.getByRole('textbox', { name: new RegExp(`^Штук: ${pouf.name}`) }).fill('2');
  await dialog
    .getByRole('textbox', { name: new RegExp(`^Цена за.штуку, ₽: ${pouf.name}`) })
    .fill('4000');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.getByText('Напишите, почему цена другая').waitFor();
  await dialog.getByRole('textbox', { name: 'Почему цена другая' }).fill('образец из салона');
  await dialog.getByText('Станет: 62\u00a0990\u00a0₽').waitFor();
  expect(await card.evaluate(() => document.documentElement.scrollWidth)).toBe(
    PHONE.viewport.width,
  );
  await expectAccessible(card);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await card.getByText('Ждём ответа покупателя').waitFor();
  expect(await stockOf(shop.db, pouf.variant)).toBe(5);

  const page = await shop.open(url, PHONE);
  const offer = page.locator('.order-offer');
  await offer.getByRole('heading', { name: 'Магазин предлагает изменить заказ' }).waitFor();
  const row = offer.getByRole('row', { name: /образец из салона/ });
  expect(
    (await row.getByRole('cell').allInnerTexts()).map((text) => text.replace(/\s/g, ' ')),
  ).toEqual(['не было', '2 шт. по 4 000 ₽']);
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Согласиться' }).click();
  await page.getByRole('status').getByText('Заказ изменён').waitFor();
  await page.getByText('Как менялся заказ').click();
  await page.getByText(/^Добавляем .*образец из салона.*: 2.шт\. по.4.000.₽$/).waitFor();
  await card.getByText('Изменение заказа согласовано').waitFor();
  await card.locator('.order-lines').getByText(pouf.name).first().waitFor();
  expect(await stockOf(shop.db, pouf.variant)).toBe(3);
});
