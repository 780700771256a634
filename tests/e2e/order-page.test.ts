import type { Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { expectAccessible } from '../support/accessible.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { fillCheckout } from '../support/checkout.ts';
import { type LinkedOrder, linkIn, orderWithLink } from '../support/order-links.ts';
import { BLANK, DESKTOP, type ShopInBrowser } from '../support/shop-in-browser.ts';
import { inCart } from '../support/stored-lists.ts';

const it = withShopInBrowser({ callsFail: true });
let goods: SomeVariant[];
let order: LinkedOrder;
it.beforeEach(async ({ shop }) => {
  goods = await pickVariants(shop.db, [5_499_000, 12_350, 77_700, 33_300]);
  order = await orderWithLink(shop, goods.slice(0, 3));
});

const heading = (page: Page, number = order.number) =>
  page.getByRole('heading', { level: 1, name: `Заказ ${number}` });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

async function openOrder(shop: ShopInBrowser, options: object = {}): Promise<Page> {
  const page = await shop.open(order.url, { ...DESKTOP, ...options });
  await heading(page).waitFor();
  return page;
}

describe('the message after an order', () => {
  it('leads to the page of the order, also after a reload', async ({ shop }) => {
    const page = await shop.open('/checkout/', {
      ...DESKTOP,
      stored: inCart(goods[0] as SomeVariant),
    });
    await fillCheckout(page);
    await button(page, 'Подтвердить заказ').click();
    const message = page.getByRole('status').filter({ hasText: 'Order created successfully!' });
    await message.waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.reload();
    const thanks = page.getByRole('region', { name: 'Спасибо за\u00a0заказ!' });
    await thanks.getByRole('img', { name: goods[0]?.name ?? '' }).waitFor();
    await thanks.getByRole('listitem').filter({ hasText: 'Менеджер позвонит' }).waitFor();
    await message.getByRole('link', { name: 'Открыть заказ' }).click();
    await page.waitForURL('**/orders/t/*');
    await page.getByRole('heading', { level: 1, name: /^Заказ \S+-/ }).waitFor();
    await page.goBack();
    await message.waitFor();
  });
});

describe('the page of an order', () => {
  it('has one shell for all links, which tells nothing and is not to be indexed or referred from', async ({
    shop,
  }) => {
    const shells = await Promise.all(
      [order.url, `/orders/t/${'x'.repeat(43)}`].map((url) => shop.app.inject(url)),
    );
    const [known, unknown] = shells.map(({ statusCode, body, headers }) => ({
      statusCode,
      body: body.replaceAll(/nonce="[^"]*"/g, ''),
      referrer: headers['referrer-policy'],
      robots: headers['x-robots-tag'],
    }));
    expect(known?.body === unknown?.body).toBe(true);
    expect({ ...known, body: '' }).toEqual({ ...unknown, body: '' });
    expect(known).toMatchObject({ statusCode: 200, referrer: 'no-referrer', robots: 'noindex' });
    const told = ['<meta name="robots" content="noindex"/>', order.url.slice(10), order.number];
    expect(told.map((text) => known?.body.includes(text))).toEqual([true, false, false]);
  });

  it('tells its address in no header of a later request', async ({ shop }) => {
    const page = await shop.open(BLANK, DESKTOP);
    const told: string[] = [];
    page.on('request', (request) => told.push(request.headers().referer ?? ''));
    await page.goto(order.url);
    await heading(page).waitFor();
    await page.getByRole('link', { name: goods[0]?.name }).first().click();
    await page.getByRole('heading', { level: 1, name: goods[0]?.name }).waitFor();
    await page.goto('/category/');
    expect(told.filter((referer) => referer.includes('/orders/t/'))).toEqual([]);
    expect(told.length).toBeGreaterThan(5);
  });

  it('is accessible, and is printed with its goods and without buttons', async ({ shop }) => {
    const page = await openOrder(shop);
    await button(page, 'Повторить заказ').click();
    await page.getByRole('link', { name: 'Перейти в корзину' }).waitFor();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await heading(page).isVisible()).toBe(true);
    expect(
      await page
        .getByText(goods[0]?.name ?? '')
        .first()
        .isVisible(),
    ).toBe(true);
  });
});

describe('finding an order', () => {
  it('is where the footer leads a guest, names what is wrong, and sends a link that works', async ({
    shop,
  }) => {
    const page = await shop.open('/cart/', DESKTOP);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Отслеживание заказа' }).click();
    await page.waitForURL('**/orders/find');
    await page.getByLabel('Номер заказа').fill('12');
    await button(page, 'Прислать ссылку').click();
    await page.getByText('Введите номер из восьми букв и цифр').waitFor();
    await page.getByText('Это поле обязательно').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Номер заказа').fill(order.number.toLowerCase().replace('-', ' '));
    await page.getByRole('main').getByLabel('E-mail').fill(order.email);
    await button(page, 'Прислать ссылку').click();
    await page.getByRole('status').getByText('письмо со\u00a0ссылкой уже в\u00a0пути').waitFor();
    const letter = await vi.waitUntil(
      () => shop.letters.find(({ to, subject }) => to === order.email && /^Ссылка/.test(subject)),
      { timeout: 20_000, interval: 50 },
    );
    await page.goto(linkIn(letter.text));
    await heading(page).waitFor();
  });
});
