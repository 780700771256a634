import { afterAll, beforeAll, expect, it } from 'vitest';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { DESKTOP, openShop, type ShopInBrowser } from '../support/shop-in-browser.ts';

/** What is in the cart says so where it was added (row 53). */
let shop: ShopInBrowser;
let sofa: SomeVariant;

beforeAll(async () => {
  shop = await openShop();
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});
afterAll(() => shop.close());

it('a card says how many are in the cart, adds and takes away, and gives the focus back', async () => {
  const page = await shop.open('/products/?category=divany', DESKTOP);
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const add = card.getByRole('button', { name: 'В корзину' });
  const group = card.getByRole('group', { name: `В корзине: ${name}` });
  const before = await card.boundingBox();
  await add.click();
  await group.getByText('1', { exact: true }).waitFor();
  expect((await card.boundingBox())?.height).toBe(before?.height);
  await add.click();
  await page.getByText('+1', { exact: true }).waitFor();
  await group.getByRole('button', { name: `Увеличить: ${name}` }).click();
  await group.getByText('3', { exact: true }).waitFor();
  const less = group.getByRole('button', { name: `Уменьшить: ${name}` });
  for (const left of ['2', '1']) {
    await less.click();
    await group.getByText(left, { exact: true }).waitFor();
  }
  await less.click();
  await group.waitFor({ state: 'detached' });
  expect(await add.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await group.getByText('1', { exact: true }).waitFor();
});

it('a product page says it of the chosen variant', async () => {
  const path = `/products/${sofa.productSlug}/variant/${sofa.variantSlug}`;
  const page = await shop.open(path, DESKTOP);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `Увеличить: ${sofa.name}` }).click();
  await main.getByRole('button', { name: 'В корзину' }).first().click();
  await page.getByText('+2', { exact: true }).or(page.getByText('Добавлено')).first().waitFor();
  const group = main.getByRole('group', { name: `В корзине: ${sofa.name}` });
  await group.getByText('2', { exact: true }).waitFor();
  const others = main.getByRole('radiogroup').first().getByRole('radio', { checked: false });
  await others.first().click();
  await group.waitFor({ state: 'detached' });
});
