import { beforeEach, expect } from 'vitest';
import { groupDigits } from '#messages/words/plural.ts';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { pickVariants, SOFAS, type SomeVariant, setVariant } from '../support/catalogue.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';
import { inCart } from '../support/stored-lists.ts';

const it = withMountedShop();
const { shop } = fixturesOf(it);
let sofa: SomeVariant;
let chair: SomeVariant;
beforeEach(async () => {
  [sofa, chair] = (await pickVariants(shop.db, [5_499_000, 12_350])) as [SomeVariant, SomeVariant];
});

const buy = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'В корзину' }).first();
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text);
const stored = (page: Page, key = 'cart'): Promise<{ variantId: number; quantity: number }[]> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key);
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Корзина' });

async function openCart(...things: SomeVariant[]): Promise<Page> {
  const page = await shop.open('/category/', { stored: inCart(...things) });
  await page.getByRole('button', { name: /^Корзина/ }).click();
  await dialogOf(page).waitFor();
  return page;
}

it('what was said goes after two seconds, no sooner §4.42', async () => {
  const page = await shop.open(`/products/${sofa.productSlug}`);
  await page.clock.install();
  await page.reload();
  await page.clock.pauseAt(Date.now() + 60_000);
  await buy(page).click();
  await toast(page, 'Добавлено').waitFor();
  await page.clock.runFor(1999);
  expect(await toast(page, 'Добавлено').isVisible()).toBe(true);
  await page.clock.runFor(1);
  await toast(page, 'Добавлено').waitFor({ state: 'detached' });
});

it('a card says «Добавлено», then «+1», in a list and in the cart §4.37 4.39 4.40', async () => {
  const page = await shop.open(SOFAS);
  const card = page.getByRole('article', { name: sofa.name, exact: true });
  await card.getByRole('button', { name: 'В корзину' }).click();
  await toast(page, 'Добавлено').waitFor();
  await card.getByRole('button', { name: 'В корзину' }).click();
  await page.getByRole('status').getByText('+1', { exact: true }).waitFor();
  expect(await stored(page)).toMatchObject([{ variantId: sofa.variant, quantity: 2 }]);
});

it('what was added is named, with the way to the cart', async () => {
  const page = await shop.open(`/products/${sofa.productSlug}`);
  await buy(page).click();
  await toast(page, 'Рогожка, графит, правый угол').waitFor();
  await page.getByRole('status').getByRole('link', { name: 'В корзину →' }).click();
  await page.getByRole('list', { name: 'Товары в корзине' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/cart/');
});

it('a card whose first variant is not the cheapest names the lowest price that can be ordered', async () => {
  await shop.db.execute(`
    UPDATE variants SET stock = CASE WHEN position = 1 THEN 0 END, price_kopecks = 5000000 - 100000 * position
    WHERE product_id = ${sofa.product} AND position > 0`);
  const page = await shop.open(SOFAS);
  const card = page.getByRole('article', { name: sofa.name, exact: true });
  // The second one is cheaper than the first and sold out; the last is the cheapest of all.
  const [{ lowest } = { lowest: 0 }] = (
    await shop.db.execute<{ lowest: number }>(`
      SELECT (min(price_kopecks) / 100)::int AS lowest FROM variants
      WHERE product_id = ${sofa.product} AND stock IS DISTINCT FROM 0`)
  ).rows;
  expect(lowest).toBeLessThan(54_990);
  expect(await card.textContent()).toContain(`есть от\u00a0${groupDigits(lowest)}\u00a0₽`);
  expect(await card.textContent()).toContain('54\u00a0990\u00a0₽');
});

it('what is sold out says so on card and page, and cannot be put in', async () => {
  await shop.db.execute(`UPDATE variants SET stock = 0 WHERE product_id = ${sofa.product}`);
  const page = await shop.open(SOFAS);
  const card = page.getByRole('article', { name: sofa.name, exact: true });
  expect(await card.getByRole('button', { name: 'Нет в наличии' }).isDisabled()).toBe(true);
  expect(await card.getByRole('button', { name: 'В корзину' }).count()).toBe(0);
  const other = page.getByRole('article').getByRole('button', { name: 'В корзину' }).first();
  expect(await other.isEnabled()).toBe(true);
  await page.goto(`/products/${sofa.productSlug}`);
  await page.getByRole('main').getByText('Нет в наличии', { exact: true }).first().waitFor();
  expect(await buy(page).isDisabled()).toBe(true);
  await shop.db.execute(`UPDATE variants SET stock = NULL WHERE product_id = ${sofa.product}`);
});

it('what has no variant is logged as invalid, and has neither heart nor scales §4.34 5.14 5.15', async () => {
  await shop.db.execute(`UPDATE variants SET withdrawn = true WHERE product_id = ${chair.product}`);
  const page = await shop.open(SOFAS);
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`/products/${chair.productSlug}`);
  const offer = page.getByRole('main').locator('.product');
  await offer.getByRole('button', { name: 'В корзину' }).click();
  await expect.poll(() => warnings.join()).toContain('invalid item');
  expect(await stored(page)).toEqual([]);
  expect(await offer.getByRole('button', { name: /В избранное|Сравнить/ }).count()).toBe(0);
  await shop.db.execute(
    `UPDATE variants SET withdrawn = false WHERE product_id = ${chair.product}`,
  );
});

it('a quantity is never below one, whatever is typed §4.38 4.44 4.45 5.12 5.13', async () => {
  const page = await openCart(sofa);
  await dialogOf(page).getByRole('link', { name: 'Перейти в корзину' }).click();
  const inCart = page
    .getByRole('main')
    .getByRole('spinbutton', { name: `Количество: ${sofa.name}` });
  for (const [typed, kept] of [
    ['7', 7],
    ['0', 1],
    ['5', 5],
    ['-3', 1],
    ['12 штук', 12],
    ['два', 1],
  ] as const) {
    await inCart.fill(typed);
    await inCart.blur();
    expect(await inCart.inputValue(), typed).toBe(String(kept));
    expect(await stored(page), typed).toMatchObject([{ quantity: kept }]);
  }
  await page.goto(`/products/${chair.productSlug}`);
  const onPage = page.getByRole('spinbutton', { name: 'Количество' });
  await onPage.fill('четыре');
  await onPage.blur();
  expect(await onPage.inputValue()).toBe('1');
  expect(await page.getByRole('button', { name: 'Уменьшить' }).first().isDisabled()).toBe(true);
  await buy(page).click();
  await expect.poll(() => stored(page)).toMatchObject([{}, { quantity: 1 }]);
});

it('the way to the cart, too, leaves only what is ticked; what is not is put off §4.51', async () => {
  const page = await openCart(sofa, chair);
  await dialogOf(page)
    .getByRole('checkbox', { name: `Выбрать: ${chair.name}` })
    .uncheck();
  await dialogOf(page).getByRole('link', { name: 'Перейти в корзину' }).click();
  await page.getByRole('heading', { name: 'Отложено' }).waitFor();
  expect((await stored(page)).map((line) => line.variantId)).toEqual([sofa.variant]);
  expect((await stored(page, 'cart_deferred')).map((line) => line.variantId)).toEqual([
    chair.variant,
  ]);
});

it('what the server answers takes the place of what the browser had §4.53 4.54 7.32', async () => {
  const page = await shop.open('/cart/', { stored: inCart(sofa, chair) });
  const uuid = () => page.evaluate(() => localStorage.getItem('cart_uuid'));
  await expect.poll(uuid).toEqual(expect.any(String));
  await page.goto('/compare');
  await setVariant(shop.db, sofa.variant, { priceKopecks: 4_000_000 });
  const pushed = page.waitForRequest('**/api/orders/cart/');
  await page.goto('/cart/');
  expect((await pushed).postDataJSON()).toMatchObject({
    cart_items: [
      { product: sofa.product, variant: sofa.variant, quantity: 1 },
      { product: chair.product, variant: chair.variant, quantity: 1 },
    ],
    cart_uuid: await uuid(),
  });
  const sum = page.getByText(/на сумму/).locator('..');
  await expect
    .poll(async () => (await sum.textContent())?.replaceAll('\u00a0', ' '))
    .toContain('40 123,50 ₽');
  expect(await stored(page)).toMatchObject([{ price: 40_000 }, { price: 123.5 }]);
});

it('a failed sync is told under the lines of the dialog too, in the server’s words §8.18', async () => {
  const page = await openCart(sofa);
  await page.route('**/api/orders/cart/', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Магазин сейчас перегружен.' } }),
  );
  await dialogOf(page)
    .getByRole('button', { name: `Увеличить: ${sofa.name}` })
    .click();
  const message = await dialogOf(page).getByText('Магазин сейчас перегружен.').element();
  const lines = await dialogOf(page).getByRole('list').element();
  expect(lines.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await page.unroute('**/api/orders/cart/');
  await dialogOf(page).getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await dialogOf(page).getByText('Магазин сейчас перегружен.').waitFor({ state: 'detached' });
  expect(await stored(page)).toMatchObject([{ quantity: 2 }]);
});
