import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { PHONE } from '../support/shop-in-browser.ts';
import { inCart } from '../support/stored-lists.ts';

/** The screen of a phone: one line at the top, one bar at the bottom. */
const it = withShopInBrowser();
let sofa: SomeVariant;

it.beforeAll(async ({ shop }) => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

const SMALL = { ...PHONE, viewport: { width: 360, height: 740 } };
const product = () => `/products/${sofa.productSlug}/variant/${sofa.variantSlug}`;
const header = (page: Page) => page.getByRole('banner');
const tools = (page: Page) => page.locator('.site-header__tools');
const bar = (page: Page) => page.locator('.page-bar');
const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It has no place on the screen');
  return box;
};
const scrollPage = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

it.for(['/', '/products/?category=divany', '/search?q=диван', '/checkout/'])(
  'of the header 48 px stay when %s is scrolled, and the bar at the bottom takes at most 60',
  async (path, { shop }) => {
    const page = await shop.open(path, { ...SMALL, stored: inCart(sofa) });
    await scrollPage(page, 600);
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(header(page));
        return y + height;
      })
      .toBeLessThanOrEqual(48);
    const { y, height } = await boxOf(tools(page));
    expect(height).toBeLessThanOrEqual(60);
    expect(y + height).toBe(740);
  },
);

it('a product has its name and price in sight, and its button in the bar until the own one is', async ({
  shop,
}) => {
  const page = await shop.open(product(), SMALL);
  await bar(page).getByText(sofa.name).waitFor();
  expect(await bar(page).textContent()).toContain('54\u00a0990\u00a0₽');
  await tools(page).getByRole('button', { name: 'Заказать звонок' }).waitFor();
  expect(await tools(page).getByRole('link').filter({ visible: true }).count()).toBe(0);

  await bar(page).getByRole('button', { name: 'В корзину' }).click();
  const toCart = bar(page).getByRole('link', { name: 'В корзине: 1, перейти' });
  await toCart.waitFor();
  expect(await toCart.getAttribute('href')).toBe('/cart/');
  expect(await toCart.textContent()).toContain('54\u00a0990\u00a0₽');

  const own = page.getByRole('main').getByRole('button', { name: 'В корзину' }).first();
  await own.scrollIntoViewIfNeeded();
  await tools(page).getByRole('link', { name: 'Избранное' }).waitFor();
  await header(page).getByRole('button', { name: 'Корзина, 1 товар' }).waitFor();
  expect(await bar(page).getByRole('button').count()).toBe(0);
});

it.for([360, 767])(
  'a product has one line of menu, search and cart at %i px, below the name of the shop and its phone, which scroll away',
  async (width, { shop }) => {
    const page = await shop.open(product(), { ...SMALL, viewport: { width, height: 740 } });
    const line = [
      header(page).getByRole('button', { name: 'Меню' }),
      header(page).getByRole('searchbox', { name: 'Поиск' }),
      header(page).getByRole('button', { name: /^Корзина/ }),
    ];
    const places = await Promise.all(line.map(boxOf));
    const middles = places.map(({ y, height }) => y + height / 2);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
    expect(places.map(({ x }) => x)).toEqual(places.map(({ x }) => x).toSorted((a, b) => a - b));
    const above = [
      header(page).getByRole('link', { name: 'Горница' }),
      header(page).getByRole('link', { name: '+7 (000) 000-00-00' }),
    ];
    for (const one of above) {
      const { y, height } = await boxOf(one);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(Math.min(...places.map((place) => place.y)) + 2);
    }
    await scrollPage(page, 400);
    for (const one of above) {
      await expect
        .poll(async () => {
          const { y, height } = await boxOf(one);
          return y + height;
        })
        .toBeLessThanOrEqual(0);
    }
    for (const one of line) expect((await boxOf(one)).y).toBeGreaterThanOrEqual(0);
  },
);

it('a product has its name, price and variants on the first screen, even while the shop asks about cookies', async ({
  shop,
}) => {
  const page = await shop.open('/products/divan-uglovoj-ladoga', SMALL);
  await page.getByRole('button', { name: 'Не разрешать' }).waitFor();
  const main = page.getByRole('main');
  const thumb = await boxOf(main.getByRole('button', { name: 'Фото 1' }));
  expect(thumb.height).toBeLessThanOrEqual(64);
  const groups = await main.getByRole('radiogroup').all();
  expect(groups.length).toBe(2);
  for (const one of [
    main.getByRole('heading', { level: 1 }),
    main.locator('.product__price'),
    ...groups,
  ]) {
    const { y, height } = await boxOf(one);
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(740);
  }
});

it('the variant of the address, and one chosen by a key, is in sight in its line', async ({
  shop,
}) => {
  const page = await shop.open('/products/divan-uglovoj-ladoga', SMALL);
  const radios = page.getByRole('radiogroup', { name: 'Обивка' }).getByRole('radio');
  const last = await radios.last().getAttribute('href');
  await page.goto(last ?? '');
  const right = async (radio: Locator) => {
    const { x, width } = await boxOf(radio);
    return x >= 0 && x + width <= 360;
  };
  await expect.poll(() => right(radios.last())).toBe(true);
  await radios.last().press('ArrowRight');
  await expect.poll(() => right(radios.first())).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

it('the catalogue is opened from the bar at the bottom', async ({ shop }) => {
  const page = await shop.open('/category/', SMALL);
  const opener = page.getByRole('button', { name: 'Каталог' });
  const [button, line] = [await boxOf(opener), await boxOf(tools(page))];
  expect(button.y).toBeGreaterThanOrEqual(line.y);
  for (const other of await tools(page).locator('.icon-button').filter({ visible: true }).all()) {
    const { x, width } = await boxOf(other);
    expect(x + width <= button.x || x >= button.x + button.width).toBe(true);
  }
  await opener.click();
  await page.getByRole('complementary', { name: 'Каталог' }).waitFor();
});

it('cart and checkout keep the sum and the button in sight', async ({ shop }) => {
  const page = await shop.open('/cart/', { ...SMALL, stored: inCart(sofa) });
  await bar(page).getByText('54 990,00 ₽').waitFor();
  await bar(page).getByRole('link', { name: 'Оформить заказ' }).click();
  await page.waitForURL('**/checkout/');
  await bar(page).getByText('54 990,00 ₽').waitFor();
  // The call stands before the sum, and nothing lies over it.
  const call = await boxOf(page.locator('.callback-tool'));
  const price = await boxOf(bar(page).getByText('54 990,00 ₽'));
  expect(call.x + call.width).toBeLessThanOrEqual(price.x);
  await bar(page).getByRole('button', { name: 'Подтвердить заказ' }).click();
  await page.getByText('Это поле обязательно').first().waitFor();
});

it('nothing leads away from the checkout but the menu', async ({ shop }) => {
  const page = await shop.open('/checkout/', { ...SMALL, stored: inCart(sofa) });
  expect((await boxOf(header(page))).height).toBeLessThanOrEqual(48);
  expect(await page.getByRole('searchbox', { name: 'Поиск' }).isVisible()).toBe(false);
  await header(page).getByRole('button', { name: 'Меню' }).click();
  await page
    .getByRole('navigation', { name: 'Меню' })
    .getByRole('link', { name: 'Диваны', exact: true })
    .waitFor();
});

it('the path to a page is one line', async ({ shop }) => {
  const page = await shop.open(product(), SMALL);
  const crumbs = page.getByRole('navigation', { name: 'Хлебные крошки' });
  expect((await boxOf(crumbs.getByRole('list'))).height).toBeLessThan(40);
});
