import { beforeAll, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { someTerms, TVER } from '#tests/support/delivery-terms.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { orderWithLink } from '#tests/support/order-links.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';
import { setTerms } from '#tests/support/terms-of-shop.ts';

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
  await dialog.getByText('Станет: 62\u00a0990\u00a0₽', { exact: true }).waitFor();
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
  // What is gone is named, and can be agreed to once it is there again.
  await setVariant(shop.db, pouf.variant, { stock: 0 });
  await offer.getByRole('button', { name: 'Согласиться' }).click();
  await offer.getByRole('alert').getByText(`${pouf.name}: нет в\u00a0наличии`).waitFor();
  await card.getByText(/^Покупатель согласился, но.товаров уже не.хватает/).waitFor();
  await setVariant(shop.db, pouf.variant, { stock: 5 });
  await offer.getByRole('button', { name: 'Согласиться' }).click();
  await page.getByRole('status').getByText('Заказ изменён').waitFor();
  await page.getByText('Как менялся заказ').click();
  await page.getByText(/^Добавляем: .*образец из салона.*, 2.шт\. по.4.000.₽$/).waitFor();
  await card.getByText('Изменение заказа согласовано').waitFor();
  await card.locator('.order-lines').getByText(pouf.name).first().waitFor();
  expect(await stockOf(shop.db, pouf.variant)).toBe(3);
});

it('goods made later and another address bring a new day and price of delivery to agree to', async () => {
  await setTerms(shop, someTerms);
  const madeIn30Days = { stock: null, attributes: { production_time_days: 30 } };
  await setVariant(shop.db, pouf.variant, madeIn30Days);
  const to = { town: TVER, city: 'Тверь', address: 'ул. Садовая, д. 1', floor: 2 };
  const { url, number } = await orderWithLink(shop, [sofa], to);
  const card = await office.openAs('manager', `/admin/orders/${number}`);
  const promised = await card.getByText(/^Обещано: /).textContent();
  await card.getByRole('button', { name: 'Изменить состав…' }).click();
  const dialog = card.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Добавить товар' }).fill(pouf.code);
  await dialog
    .getByRole('button', { name: `Добавить: ${pouf.name}` })
    .first()
    .click();
  const day = dialog.getByRole('checkbox', { name: /^Обещать новый срок/ });
  await expect.poll(() => day.isChecked()).toBe(true);
  await dialog.getByText('Изменить адрес').click();
  await dialog.getByRole('combobox', { name: 'Город' }).fill('Ржев, Тверская область');
  await dialog.getByRole('textbox', { name: 'Этаж' }).fill('6');
  const price = dialog.getByRole('checkbox', { name: /^Доставка: было 1.500.₽, станет 4.000.₽/ });
  const carrying = dialog.getByRole('checkbox', {
    name: /^Подъём на руках: было 200.₽, станет 2.000.₽/,
  });
  await price.waitFor();
  expect([await price.isChecked(), await carrying.isChecked()]).toEqual([true, true]);
  await expectAccessible(card);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.waitFor({ state: 'hidden' });

  // It goes on from what the customer is asked about.
  await card.getByRole('button', { name: 'Изменить состав…' }).click();
  await dialog.getByText(/^Покупатель ещё не.ответил на.прежнее предложение/).waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Этаж' }).inputValue()).toBe('6');
  await dialog.getByRole('textbox', { name: new RegExp(`^Штук: ${pouf.name}`) }).fill('2');
  await dialog
    .getByText(/^Станет: /)
    .first()
    .waitFor();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.waitFor({ state: 'hidden' });

  const page = await shop.open(url, PHONE);
  const offer = page.locator('.order-offer');
  await offer.getByRole('row', { name: /2.шт\. по.*₽/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    PHONE.viewport.width,
  );
  await offer.getByRole('row', { name: /^Срок/ }).waitFor();
  await offer.getByRole('row', { name: /^Доставка.* 4.000.₽$/ }).waitFor();
  await offer.getByRole('button', { name: 'Согласиться' }).click();
  await page.getByRole('status').getByText('Заказ изменён').waitFor();
  await card.getByText('Ржев, ул. Садовая, д. 1').first().waitFor();
  expect(await card.getByText(/^Обещано: /).textContent()).not.toBe(promised);
  await card.getByText('6-й этаж', { exact: true }).waitFor();
});

it('an order that is brought is fetched instead, and one that is sent meanwhile stays as it was', async () => {
  await setTerms(shop, someTerms);
  await setVariant(shop.db, pouf.variant, { stock: 5 });
  const to = { town: TVER, city: 'Тверь', address: 'ул. Садовая, д. 1', floor: 2 };
  const { url, number } = await orderWithLink(shop, [sofa], to);
  const card = await office.openAs('manager', `/admin/orders/${number}`);
  await card.setViewportSize(PHONE.viewport);
  await card.getByRole('button', { name: 'Изменить состав…' }).click();
  const dialog = card.getByRole('dialog');
  await dialog.getByText('Изменить адрес или способ получения').click();
  await dialog.getByRole('combobox', { name: 'Как получит' }).selectOption('Самовывоз');
  const place = dialog.getByRole('combobox', { name: 'Откуда заберёт' });
  await expect.poll(() => place.inputValue()).toContain('ул. Образцовая');
  await dialog
    .getByRole('checkbox', { name: /^Подъём на руках: было 200.₽, больше не.нужно/ })
    .waitFor();
  await expectAccessible(card);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await card
    .getByText(/станет «самовывоз: .*Образцовая/)
    .first()
    .waitFor();

  const page = await shop.open(url, PHONE);
  const offer = page.locator('.order-offer');
  await offer
    .getByRole('row', { name: /^Адрес доставка: Тверь.* самовывоз: .*Образцовая/ })
    .waitFor();
  await offer.getByRole('button', { name: 'Согласиться' }).click();
  await page.getByRole('status').getByText('Заказ изменён').waitFor();
  await card.getByRole('button', { name: 'Изменить состав…' }).click();
  await dialog.getByRole('textbox', { name: 'Добавить товар' }).fill(pouf.code);
  await dialog
    .getByRole('button', { name: `Добавить: ${pouf.name}` })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.waitFor({ state: 'hidden' });

  // The next step says that the customer has not answered; the order goes as it is.
  await card.getByRole('button', { name: 'Действия' }).click();
  await card.getByRole('menuitem', { name: 'Готов к выдаче' }).click();
  await dialog.getByText(/ещё не.ответил на.предложение изменить заказ/).waitFor();
  await dialog.getByRole('button', { name: 'Готов к выдаче' }).click();
  await card.getByText('Покупатель не\u00a0успел ответить: заказ собран прежним').waitFor();
  await page.reload();
  await page.getByText('Как менялся заказ').click();
  await page.getByText(/заказ собран прежним: было .* стало бы /).waitFor();
});
