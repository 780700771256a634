import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { pickVariants, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { fillCheckout } from '../support/checkout.ts';
import { type LinkedOrder, linkIn, orderWithLink } from '../support/order-links.ts';
import { BLANK, DESKTOP, openShop, type ShopInBrowser } from '../support/shop-in-browser.ts';
import { inCart } from '../support/stored-lists.ts';

let shop: ShopInBrowser;
let goods: SomeVariant[];
let order: LinkedOrder;

beforeAll(async () => {
  shop = await openShop({ callsFail: true });
});
beforeEach(async () => {
  goods = await pickVariants(shop.db, [5_499_000, 12_350, 77_700, 33_300]);
  order = await orderWithLink(shop, goods.slice(0, 3));
});
afterAll(() => shop.close());

const heading = (page: Page, number = order.number) =>
  page.getByRole('heading', { level: 1, name: `Заказ ${number}` });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const linesOfCart = (
  page: Page,
): Promise<{ variantId: number; quantity: number; price: number }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));

async function openOrder(options: object = {}): Promise<Page> {
  const page = await shop.open(order.url, { ...DESKTOP, ...options });
  await heading(page).waitFor();
  return page;
}

describe('the message after an order', () => {
  it('leads to the page of the order, also after a reload', async () => {
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
    await message.getByRole('link', { name: 'Открыть заказ' }).click();
    await page.waitForURL('**/orders/t/*');
    await page.getByRole('heading', { level: 1, name: /^Заказ \S+-/ }).waitFor();
    await page.goBack();
    await message.waitFor();
  });
});

describe('the page of an order', () => {
  it('shows goods, what comes next, sums and masked contacts', async () => {
    const page = await openOrder();
    for (const { name } of goods.slice(0, 3)) {
      await page.getByRole('list', { name: 'Состав заказа' }).getByRole('link', { name }).waitFor();
    }
    const steps = page.getByRole('list', { name: 'Ход заказа' });
    expect(await steps.locator('[aria-current="step"]').textContent()).toContain('Оформлен');
    await page.getByText('Менеджер позвонит вам').waitFor();
    await page.getByText('55\u00a0890,50\u00a0₽').first().waitFor();
    await page.getByText('ул. О•••, д. •••, кв. •••').waitFor();
    const html = await page.content();
    expect(['кв. 2', order.email].filter((text) => html.includes(text))).toEqual([]);
  });

  it('has one shell for all links, which tells nothing and is not to be indexed or referred from', async () => {
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

  it('tells its address in no header of a later request', async () => {
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

  it('says that a link does not work, and leads to a new one', async () => {
    const page = await shop.open(`${order.url}x`, DESKTOP);
    await page.getByRole('heading', { name: 'Ссылка на заказ больше не действует' }).waitFor();
    await page.getByRole('link', { name: 'Запросить ссылку' }).click();
    await page.waitForURL('**/orders/find');
    shop.complaints.splice(0);
  });

  it('says what to do when the call fails, and shows the order when tried again', async () => {
    const page = await shop.open(BLANK, DESKTOP);
    await page.route('**/api/orders/t/**', (route) => route.abort());
    await page.goto(order.url);
    await page.getByRole('alert').getByText('Не удалось загрузить заказ').waitFor();
    await page.unroute('**/api/orders/t/**');
    await button(page, 'Попробовать ещё раз').click();
    await heading(page).waitFor();
  });

  it('cancels the order after a question, and says so once', async () => {
    const page = await openOrder();
    const ready = page.getByText(/^(?:В наличии|Под заказ)/);
    await ready.first().waitFor();
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.accept();
    });
    await button(page, 'Отменить заказ').click();
    await page.getByText('Платить по\u00a0нему не\u00a0нужно.').waitFor();
    expect(said).toEqual(['Вы уверены, что хотите отменить этот заказ?', 'Заказ успешно отменён']);
    expect(await button(page, 'Отменить заказ').count()).toBe(0);
    expect(await page.getByText('Отменён', { exact: true }).count()).toBe(1);
    expect(await ready.count()).toBe(0);
  });

  it('says why an order cannot be cancelled any more', async () => {
    const page = await openOrder();
    page.on('dialog', (dialog) => void dialog.accept());
    await shop.db.execute(sql`UPDATE orders SET status_order = 'shipped' WHERE id = ${order.id}`);
    await button(page, 'Отменить заказ').click();
    await page.getByRole('alert').getByText('Заказ уже отправлен. Позвоните нам.').waitFor();
    shop.complaints.splice(0);
  });

  it('is accessible, and is printed with its goods and without buttons', async () => {
    const page = await openOrder();
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

describe('ordering again', () => {
  it('puts in what can be ordered, keeps the cart, and names what is gone, sold out or dearer', async () => {
    const [dearer, soldOut, gone, other] = goods as [
      SomeVariant,
      SomeVariant,
      SomeVariant,
      SomeVariant,
    ];
    const page = await openOrder({ stored: inCart(other) });
    await setVariant(shop.db, dearer.variant, { priceKopecks: 6_000_000 });
    await setVariant(shop.db, soldOut.variant, { stock: 0 });
    await shop.db.execute(sql`UPDATE variants SET withdrawn = true WHERE id = ${gone.variant}`);
    const stored = page.waitForResponse('**/api/orders/cart/');
    await button(page, 'Повторить заказ').click();
    const outcome = page
      .getByRole('status')
      .filter({ hasText: 'В\u00a0корзине из\u00a0этого заказа' });
    await outcome.waitFor();
    const text = ((await outcome.textContent()) ?? '').replaceAll('\u00a0', ' ');
    expect(text).toContain('1 товар');
    expect(text).toMatch(new RegExp(`Больше не продаётся:\\s*${gone.name}`));
    expect(text).toMatch(new RegExp(`Нет в наличии:\\s*${soldOut.name}`));
    expect(text).toMatch(/Цена выросла:\s*.*54 990 ₽ → 60 000 ₽/);
    await stored;
    const lines = async () =>
      (await linesOfCart(page)).map(({ variantId, quantity }) => [variantId, quantity]);
    const expected = [
      [other.variant, 1],
      [dearer.variant, 1],
    ];
    expect(await lines()).toEqual(expected);
    await button(page, 'Повторить заказ').click();
    await outcome.waitFor();
    expect(await lines()).toEqual(expected);
  });

  it('says what to do where nothing could be checked', async () => {
    const page = await openOrder();
    await page.route('**/api/products/**', (route) => route.abort());
    await button(page, 'Повторить заказ').click();
    await page.getByText('Не\u00a0удалось проверить:').waitFor();
    expect(await linesOfCart(page)).toEqual([]);
  });
});

describe('finding an order', () => {
  it('is where the footer leads a guest, names what is wrong, and sends a link that works', async () => {
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

  it('keeps what was typed when the call fails', async () => {
    const page = await shop.open('/orders/find', DESKTOP);
    await page.route('**/api/orders/find/', (route) => route.abort());
    await page.getByLabel('Номер заказа').fill(order.number);
    await page.getByRole('main').getByLabel('E-mail').fill(order.email);
    await button(page, 'Прислать ссылку').click();
    await page.getByRole('alert').getByText('Запрос не\u00a0отправлен.').waitFor();
    expect(await page.getByLabel('Номер заказа').inputValue()).toBe(order.number);
  });
});
