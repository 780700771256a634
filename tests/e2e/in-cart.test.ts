import { expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP } from '../support/shop-in-browser.ts';

/** What is in the cart says so where it was added (row 53). */
const it = withShopInBrowser();

it('a card says how many are in the cart, adds and takes away, and gives the focus back', async ({
  shop,
}) => {
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
