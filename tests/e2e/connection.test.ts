import { beforeAll, describe, expect } from 'vitest';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { DESKTOP } from '../support/shop-in-browser.ts';
import { inCart } from '../support/stored-lists.ts';

const LOST = /^Нет связи с\sинтернетом/;

const it = withShopInBrowser({ callsFail: true });
const { shop } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

describe('without a connection', () => {
  it('the page stays, says so, and opens the next one when the connection returns', async () => {
    const page = await shop.open('/products/?category=divany', DESKTOP);
    const network = page.context();
    const notice = page.getByRole('status').filter({ hasText: LOST });
    const goods = await page.getByRole('article').count();
    await network.setOffline(true);
    await notice.waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Кровати' }).click();
    await expect.poll(() => page.locator('.progress[data-loading]').count()).toBe(1);
    expect(new URL(page.url()).search).toBe('?category=divany');
    expect(await page.getByRole('article').count()).toBe(goods);
    await network.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Кровати' }).waitFor();
    expect(await notice.count()).toBe(0);
  });

  it('a page whose script was never loaded waits, too', async () => {
    const page = await shop.open('/category/', DESKTOP);
    await page.context().setOffline(true);
    await page.getByRole('status').filter({ hasText: LOST }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
    await expect.poll(() => page.locator('.progress[data-loading]').count()).toBe(1);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('Вход');
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Вход' }).waitFor();
    // React Router writes down that the script did not come.
    shop.complaints.splice(0);
  });

  it('more of a list, whose script was never loaded, comes when the connection returns', async () => {
    const page = await shop.open('/products/?category=divany', DESKTOP);
    const more = page.getByRole('button', { name: 'Показать ещё', exact: true });
    const goods = await page.getByRole('article').count();
    await page.context().setOffline(true);
    await more.click();
    await page.getByText('Failed to load more products.').first().waitFor();
    await page.context().setOffline(false);
    await more.click();
    await page.getByRole('article').nth(goods).waitFor();
    shop.complaints.splice(0);
  });

  it('the cart is kept, and reaches the server when the connection returns §8.11', async () => {
    const page = await shop.open('/cart/', { ...DESKTOP, stored: inCart(sofa) });
    const more = page.getByRole('button', { name: `Увеличить: ${sofa.name}` });
    await more.waitFor();
    await page.context().setOffline(true);
    await more.click();
    await page.getByRole('main').getByText('нет связи с магазином').waitFor();
    const pushed = page.waitForResponse('**/api/orders/cart/');
    await page.context().setOffline(false);
    expect((await (await pushed).json()).cart_items).toMatchObject([{ quantity: 2 }]);
    await expect
      .poll(() => page.getByRole('main').getByText('нет связи с магазином').count())
      .toBe(0);
  });

  it('a block that failed is loaded again by itself', async () => {
    const page = await shop.open('/search?q=диван', DESKTOP);
    await page.route('**/api/products/**', (route) => route.abort());
    await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('Сначала дешёвые');
    const failed = page.getByRole('main').getByRole('alert');
    await failed.waitFor();
    await page.unroute('**/api/products/**');
    await page.context().setOffline(true);
    await page.getByRole('status').filter({ hasText: LOST }).waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => failed.count()).toBe(0);
    await page.getByRole('article').first().waitFor();
  });
});
