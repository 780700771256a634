import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { pickVariants, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { BLANK, type MountedShop } from '../support/mounted/mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';
import { type LinkedOrder, orderWithLink } from '../support/order-links.ts';
import { inCart } from '../support/stored-lists.ts';

const it = withMountedShop();
let goods: SomeVariant[];
let order: LinkedOrder;
it.beforeEach(async ({ shop }) => {
  goods = await pickVariants(shop.db, [5_499_000, 12_350, 77_700, 33_300]);
  order = await orderWithLink(shop, goods.slice(0, 3));
});

const heading = (page: Page, number = order.number) =>
  page.getByRole('heading', { level: 1, name: `Заказ ${number}` });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const linesOfCart = (
  page: Page,
): Promise<{ variantId: number; quantity: number; price: number }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));

async function openOrder(shop: MountedShop, options: object = {}): Promise<Page> {
  const page = await shop.open(order.url, { ...options });
  await heading(page).waitFor();
  return page;
}

describe('the page of an order', () => {
  it('shows goods, what comes next, sums and masked contacts', async ({ shop }) => {
    const page = await openOrder(shop);
    for (const { name } of goods.slice(0, 3)) {
      await page.getByRole('list', { name: 'Состав заказа' }).getByRole('link', { name }).waitFor();
    }
    const steps = page.getByRole('list', { name: 'Ход заказа' });
    expect(await steps.locator('[aria-current="step"]').textContent()).toContain('Оформлен');
    await page.getByText('Менеджер позвонит вам').waitFor();
    await page.getByText('55\u00a0890,50\u00a0₽').first().waitFor();
    await page.getByText('ул. О•••, д. •••, кв. •••').waitFor();
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    expect(['кв. 2', order.email].filter((text) => html.includes(text))).toEqual([]);
  });

  it('says that a link does not work, and leads to a new one', async ({ shop }) => {
    const page = await shop.open(`${order.url}x`);
    await page.getByRole('heading', { name: 'Ссылка на заказ больше не действует' }).waitFor();
    await page.getByRole('link', { name: 'Запросить ссылку' }).click();
    await page.waitForURL('**/orders/find');
  });

  it('says what to do when the call fails, and shows the order when tried again', async ({
    shop,
  }) => {
    const page = await shop.open(BLANK);
    await page.route('**/api/orders/t/**', (route) => route.abort());
    await page.goto(order.url);
    await page.getByRole('alert').getByText('Не удалось загрузить заказ').waitFor();
    await page.unroute('**/api/orders/t/**');
    await button(page, 'Попробовать ещё раз').click();
    await heading(page).waitFor();
  });

  it('cancels the order after a question, and says so once', async ({ shop }) => {
    const page = await openOrder(shop);
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

  it('says why an order cannot be cancelled any more', async ({ shop }) => {
    const page = await openOrder(shop);
    page.on('dialog', (dialog) => void dialog.accept());
    await shop.db.execute(sql`UPDATE orders SET status_order = 'shipped' WHERE id = ${order.id}`);
    await button(page, 'Отменить заказ').click();
    await page.getByRole('alert').getByText('Заказ уже отправлен. Позвоните нам.').waitFor();
  });
});

describe('ordering again', () => {
  it('puts in what can be ordered, keeps the cart, and names what is gone, sold out or dearer', async ({
    shop,
  }) => {
    const [dearer, soldOut, gone, other] = goods as [
      SomeVariant,
      SomeVariant,
      SomeVariant,
      SomeVariant,
    ];
    const page = await openOrder(shop, { stored: inCart(other) });
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

  it('says what to do where nothing could be checked', async ({ shop }) => {
    const page = await openOrder(shop);
    await page.route('**/api/products/**', (route) => route.abort());
    await button(page, 'Повторить заказ').click();
    await page.getByText('Не\u00a0удалось проверить:').waitFor();
    expect(await linesOfCart(page)).toEqual([]);
  });
});

describe('finding an order', () => {
  it('keeps what was typed when the call fails', async ({ shop }) => {
    const page = await shop.open('/orders/find');
    await page.route('**/api/orders/find/', (route) => route.abort());
    await page.getByLabel('Номер заказа').fill(order.number);
    await page.getByRole('main').getByLabel('E-mail').fill(order.email);
    await button(page, 'Прислать ссылку').click();
    await page.getByRole('alert').getByText('Запрос не\u00a0отправлен.').waitFor();
    expect(await page.getByLabel('Номер заказа').inputValue()).toBe(order.number);
  });
});
