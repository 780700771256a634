import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { signIn, type TestCustomer } from '../support/customer.ts';
import { keepTokens } from '../support/customer-page.ts';
import { BLANK, DESKTOP, type ShopInBrowser } from '../support/shop-in-browser.ts';
import { inWishlist } from '../support/stored-lists.ts';

const WISHLIST = '/api/wishlist/';
const it = withShopInBrowser({ callsFail: true });
let anna: TestCustomer;
let sofa: SomeVariant;
let chair: SomeVariant;

it.beforeAll(async ({ shop }) => {
  anna = await signIn(shop, 'anna@example.ru', { isNew: true });
  [sofa, chair] = (await pickVariants(shop.db, [5_499_000, 12_350])) as [SomeVariant, SomeVariant];
});
beforeEach(() => anna.call('POST', `${WISHLIST}clear/`));

const onServer = async (): Promise<number[]> =>
  (await anna.call('GET', WISHLIST)).json().map((one: Entry) => one.product_variant.id);

interface Entry {
  product_variant: { id: number };
}

const heart = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'В избранное' }).first();
const entry = (page: Page, { name }: SomeVariant) =>
  page.getByRole('list', { name: 'Товары в избранном' }).getByRole('article', { name });
const count = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).waitFor();

/** A page of the customer, whose list has been read. */
async function openAsAnna(shop: ShopInBrowser, path: string): Promise<Page> {
  const page = await shop.open(BLANK, DESKTOP);
  await keepTokens(page, anna);
  const read = page.waitForResponse(`**${WISHLIST}`);
  await page.goto(path);
  await read;
  return page;
}

describe('the wishlist of a customer', () => {
  it('agrees with the other tabs', async ({ shop }) => {
    const page = await openAsAnna(shop, `/products/${sofa.productSlug}`);
    const other = await page.context().newPage();
    await other.goto('/wishlist');
    await other.getByText('Wishlist is empty', { exact: true }).waitFor();
    await heart(page).click();
    await entry(other, sofa).waitFor();
  });
});

describe('signing in', () => {
  function collectAsGuest(shop: ShopInBrowser): Promise<Page> {
    return shop.open(BLANK, { ...DESKTOP, stored: inWishlist(chair) });
  }
  const stored = (page: Page): Promise<Entry[]> =>
    page.evaluate(() => JSON.parse(localStorage.getItem('wishlist') ?? '[]'));
  const storedIds = async (page: Page) => (await stored(page)).map((one) => one.product_variant.id);

  it('in two tabs at once loses and doubles nothing §4.24', async ({ shop }) => {
    const page = await collectAsGuest(shop);
    const other = await page.context().newPage();
    await other.goto('/wishlist');
    await entry(other, chair).waitFor();
    await keepTokens(page, anna);
    await expect.poll(onServer).toEqual([chair.variant]);
    await page.goto('/wishlist');
    for (const tab of [page, other]) {
      await entry(tab, chair).waitFor();
      await count(tab, 'Избранное, 1\u00a0товар');
    }
    await expect.poll(() => storedIds(page)).toEqual([chair.variant]);
  });
});
