import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { makeFirstLink } from '#modules/staff/invitations.ts';
import { systemClock } from '#platform/time/clock.ts';
import { fillCheckout } from '#tests/support/checkout.ts';
import { createEmptyShop } from '#tests/support/empty-shop.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { choosePassword, connectApp } from '#tests/support/office-entry.ts';
import { pasteDay } from '#tests/support/paste-day.ts';
import { BLANK, DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';

/** Another shop, of which nothing is there: all that it has is typed and chosen on screens. */
const it = withShopInBrowser(async () => ({
  callsFail: true,
  databaseUrl: await createEmptyShop(),
  env: { RATE_LOGIN: '200/15m' },
}));
const { shop } = fixturesOf(it);
let owner: Page;

const field = (name: string) => owner.locator(`[name="${name}"]`);
const steps = async () => {
  await owner.getByRole('navigation').getByRole('link', { name: 'Первые шаги' }).click();
  await owner.getByRole('heading', { level: 1, name: 'Первые шаги' }).waitFor();
};
const step = (name: RegExp) =>
  owner.getByRole('listitem').filter({ has: owner.getByRole('heading', { name }) });
const isDone = (name: RegExp) => step(name).getByText('Сделано', { exact: true }).waitFor();
const photo = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#8a5a2b' } })
    .jpeg()
    .toBuffer();

async function chooseFile(
  button: string,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  const chooser = owner.waitForEvent('filechooser');
  await owner.getByRole('button', { name: button }).first().click();
  await (await chooser).setFiles(file);
}

it('a shop is opened by its screens alone, from the first link to the first order', async () => {
  // The first owner.
  const key = await makeFirstLink({ db: shop.db, clock: systemClock });
  owner = await shop.open(BLANK, DESKTOP);
  await owner.goto(`/admin/first#key=${key}`);
  await owner.getByRole('textbox', { name: 'E-mail' }).fill('dvor@shop.example');
  await owner.getByRole('textbox', { name: 'Имя и фамилия' }).fill('Агафья Печкина');
  await choosePassword(owner);
  await connectApp(owner);
  await owner.getByRole('link', { name: 'Продолжить' }).click();

  // Name and contacts, who sells.
  await step(/^Название/)
    .getByRole('link', { name: 'Название' })
    .click();
  const settings = {
    identity: { name: 'Мебельный двор' },
    contacts: {
      'contacts.phone': '+7 (000) 222-22-22',
      'contacts.email': 'dvor@shop.example',
    },
    rules: { 'seller.name': 'ИП Примеров', 'seller.details': 'ИНН 1' },
  };
  const parts = { identity: 'Название и\u00a0тексты', contacts: 'Контакты', rules: /^Продавец/ };
  for (const [part, fields] of Object.entries(settings)) {
    await owner
      .getByRole('navigation', { name: 'Части магазина' })
      .getByRole('link', { name: parts[part as keyof typeof parts] })
      .click();
    for (const [name, value] of Object.entries(fields)) await field(name).fill(value);
    await owner.keyboard.press('Control+Enter');
    await owner.locator('.save-bar').waitFor({ state: 'detached' });
  }
  await steps();
  await isDone(/^Название/);

  // Its look.
  await step(/^Логотип/)
    .getByRole('link', { name: 'Логотип' })
    .click();
  await owner.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await sharp(await photo())
      .png()
      .toBuffer(),
  });
  await owner.getByText('Логотип сохранён').waitFor();
  await steps();
  await isDone(/^Логотип/);

  // The first product, with its category, picture and stock.
  await step(/^Товары/)
    .getByRole('link', { name: /^Начать с/ })
    .click();
  await field('name').fill('Скамья «Сосна»');
  await field('category').fill('Скамьи');
  await field('article').fill('СК-1');
  await field('price').fill('7900');
  await owner.getByRole('button', { name: 'Создать' }).click();
  await owner.getByRole('heading', { level: 1, name: 'Скамья «Сосна»' }).waitFor();
  await owner.getByLabel('Описание', { exact: true }).fill('Из сосны, под маслом.');
  await owner.getByLabel('Ширина, мм').first().fill('1200');
  await chooseFile('Добавить фотографии', {
    name: 'skamya.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(),
  });
  await owner.getByLabel('Что на фотографии 1').fill('Скамья из сосны');
  await owner.getByLabel('Показ', { exact: true }).selectOption('Показывать');
  await owner.keyboard.press('Control+Enter');
  await owner.getByText('Сохранено: Скамья «Сосна».').waitFor();
  await owner.getByText('Товар можно найти и купить.').waitFor();

  // Further goods from a file.
  await owner.getByRole('navigation').getByRole('link', { name: 'Загрузки' }).click();
  await chooseFile('Загрузить файл', {
    name: 'ceny.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Артикул;Название товара;Категория;Цена;Наличие\nСТ-1;Стол «Кряж»;Столы;18900;3\nСТ-2;Стол «Пень»;Столы;9900;1',
    ),
  });
  await owner.getByRole('button', { name: 'Загрузить в магазин' }).click();
  await owner.getByRole('heading', { name: 'Загружено', exact: true }).waitFor();
  await steps();
  await isDone(/^Товары/);

  // Delivery in its own words.
  await step(/^Рассказ о/)
    .getByRole('link', { name: 'Написать страницу' })
    .click();
  await owner.getByLabel('Название').fill('Доставка');
  await owner.getByLabel('Адрес').fill('delivery');
  await owner.getByRole('textbox', { name: 'Текст' }).fill('Привезём сами по области.');
  await owner.getByRole('checkbox', { name: 'Показывать в главном меню' }).check();
  await owner.keyboard.press('Control+Enter');
  await owner.getByText('Сохранено: Доставка').waitFor();
  await steps();
  await isDone(/^Рассказ/);

  // Where it delivers, and for how much.
  await step(/^Доставка/)
    .getByRole('link')
    .first()
    .click();
  await owner.getByRole('button', { name: 'Добавить зону' }).click();
  await owner.getByLabel('Название зоны').fill('Область');
  await owner.getByLabel('Города', { exact: true }).fill('Тверь, Тверская область');
  await owner.getByLabel('Цена, ₽').first().fill('1500');
  await owner.keyboard.press('Control+Enter');
  await owner.getByText('Условия доставки сохранены').waitFor();
  await steps();
  await isDone(/^Доставка/);

  // Without a policy no order is taken.
  await step(/^Пробный/)
    .getByRole('link', { name: 'Политика' })
    .click();
  await owner.getByRole('button', { name: 'Новая редакция: политика' }).click();
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  await pasteDay(owner, 'Действует с', today);
  expect(await owner.getByLabel('Название').inputValue()).toMatch(/^Политика обработки/);
  const text = owner.getByRole('textbox', { name: 'Текст' });
  await text.fill('Мы бережём данные. Продавец: {seller}.');
  await text.press('Control+Enter');
  await owner.getByRole('dialog').getByRole('button', { name: 'Опубликовать' }).click();
  await owner.getByText(/^Опубликована редакция 1/).waitFor();

  // A shopper finds the bench by its category and orders it.
  const shopper = await shop.open('/', PHONE);
  expect(await shopper.title()).toContain('Мебельный двор');
  await shopper
    .getByRole('main')
    .getByRole('link', { name: /Скамьи/ })
    .first()
    .click();
  await shopper.getByRole('link', { name: 'Скамья «Сосна»' }).first().click();
  await shopper.getByRole('heading', { level: 1, name: 'Скамья «Сосна»' }).waitFor();
  await shopper.getByText('Из сосны, под маслом.').first().waitFor();
  await shopper.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click();
  await shopper.goto('/cart/');
  await shopper
    .getByRole('link', { name: /Оформить/ })
    .or(shopper.getByRole('button', { name: /Оформить/ }))
    .first()
    .click();
  await fillCheckout(shopper);
  await shopper.getByRole('button', { name: 'Подтвердить заказ' }).click();
  await shopper.waitForURL((address) => address.pathname === '/');

  // It is in the office, and nothing is left to do.
  await owner.getByRole('navigation').getByRole('link', { name: 'Заказы' }).click();
  await owner.getByRole('row', { name: /Образцов/ }).waitFor();
  await owner.goto('/admin/start');
  await owner.getByText(/^Сделано 6 из/).waitFor();
  expect(
    await owner.getByRole('navigation').getByRole('link', { name: 'Первые шаги' }).count(),
  ).toBe(0);
});

it('a long name leaves room for the search and lies over nothing, on a phone as on a desk', async ({
  office,
}) => {
  const page = await office.openAs('owner', '/admin/shop/identity');
  await page.locator('[name="name"]').fill('Мебельный дом «Северное сияние» Петрозаводск');
  await page.keyboard.press('Control+Enter');
  await page.locator('.save-bar').waitFor({ state: 'detached' });

  for (const width of [360, 768, 1024, 1440]) {
    const guest = await shop.open('/', { viewport: { width, height: 740 } });
    const header = guest.getByRole('banner');
    const name = header.getByText('Мебельный дом «Северное сияние» Петрозаводск');
    await name.waitFor();
    const [called, finder, whole] = await Promise.all([
      name.boundingBox(),
      header.getByRole('search').boundingBox(),
      name.evaluate((element) => element.scrollHeight <= element.clientHeight + 1),
    ]);
    if (!called || !finder) throw new Error('Name and search are on the page.');
    expect(finder.width, `${width}`).toBeGreaterThan(150);
    expect(called.y, `${width}`).toBeGreaterThanOrEqual(0);
    const isBeside = called.x + called.width <= finder.x;
    const isAbove = called.y + called.height <= finder.y;
    expect([isBeside || isAbove, whole], `${width}`).toEqual([true, true]);
  }
});
