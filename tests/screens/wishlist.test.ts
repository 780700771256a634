import { beforeAll, describe, expect } from 'vitest';
import type { Product } from '#contracts/catalog.ts';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { pickVariants, SOFAS, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { BLANK } from '../support/mounted/mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';
import { inWishlist } from '../support/stored-lists.ts';

const it = withMountedShop();
const { shop } = fixturesOf(it);
let sofa: SomeVariant;
let chair: SomeVariant;

beforeAll(async () => {
  [sofa, chair] = (await pickVariants(shop.db, [5_499_000, 12_350])) as [SomeVariant, SomeVariant];
});

const heart = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'В избранное' }).first();
const says = (page: Page, text: string) =>
  page.getByRole('status').getByText(text, { exact: true }).waitFor();
const entry = (page: Page, { name }: SomeVariant) =>
  page.getByRole('list', { name: 'Товары в избранном' }).getByRole('article', { name });
const pressed = (page: Page) => heart(page).getAttribute('aria-pressed');
const count = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).waitFor();

const stored = (page: Page): Promise<{ product_variant: { id: number } }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('wishlist') ?? '[]'));

/** The wishlist of a guest who collected these goods, the latest first. */
const openWishlist = (...goods: SomeVariant[]) =>
  shop.open('/wishlist', { stored: inWishlist(...goods) });

async function wish(page: Page, { productSlug }: SomeVariant) {
  await page.goto(`/products/${productSlug}`);
  await heart(page).click();
  await says(page, 'В избранное');
}

describe('the heart of a guest', () => {
  it('adds, is kept over a reload, and removes §1.8 2.93 4.23 4.25 4.30 4.31 6.4', async () => {
    const page = await shop.open();
    await count(page, 'Избранное');
    await wish(page, sofa);
    await count(page, 'Избранное, 1\u00a0товар');
    const [one] = await stored(page);
    expect(one).toMatchObject({
      product_variant: {
        id: sofa.variant,
        slug: sofa.variantSlug,
        product: { id: sofa.product, slug: sofa.productSlug },
        product_name: sofa.name,
        price: 54_990,
        available: true,
      },
    });
    await page.reload();
    await expect.poll(() => pressed(page)).toBe('true');
    await heart(page).click();
    await says(page, 'Удалено из избранного');
    expect(await stored(page)).toEqual([]);
    expect(await pressed(page)).toBe('false');
  });

  it('shows at once what was wanted, and takes two quick presses for one §4.32 9.9', async () => {
    const page = await shop.open(BLANK);
    await page.clock.install();
    await page.goto(`/products/${sofa.productSlug}`);
    await page.clock.pauseAt(Date.now() + 60_000);
    await heart(page).click();
    expect(await pressed(page)).toBe('true');
    await page.clock.runFor(250);
    await heart(page).click();
    expect(await pressed(page)).toBe('true');
    await page.clock.runFor(250);
    expect(await stored(page)).toEqual([]);
    await page.clock.runFor(100);
    await expect.poll(() => stored(page)).toHaveLength(1);
    expect(await pressed(page)).toBe('true');
  });

  it('waits for each thing by itself, and asks the server for nothing §4.23 4.32 6.4', async () => {
    const page = await shop.open(SOFAS);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/wishlist/')) asked.push(request.url());
    });
    await page.clock.install();
    await page.reload();
    await page.clock.pauseAt(Date.now() + 60_000);
    const card = ({ name }: SomeVariant) =>
      page.getByRole('article', { name, exact: true }).getByRole('button', { name: 'В избранное' });
    await card(sofa).click();
    await page.clock.runFor(200);
    await card(chair).click();
    await page.clock.runFor(150);
    await expect.poll(() => stored(page)).toHaveLength(1);
    await page.clock.runFor(150);
    await expect.poll(() => stored(page)).toHaveLength(2);
    expect(asked).toEqual([]);
  });
});

describe('the wishlist of a guest', () => {
  it('keeps the photo of the variant, and beside it the photo of the product §3.143', async () => {
    const product: Product = (await shop.app.inject(`/api/products/${sofa.product}/`)).json();
    const other = product.variants[1];
    const page = await shop.open(`/products/${sofa.productSlug}/variant/${other?.slug}`);
    await heart(page).click();
    await says(page, 'В избранное');
    expect(other?.photo).not.toBe(product.photo);
    expect(await stored(page)).toMatchObject([
      { product_variant: { id: other?.id, photo: other?.photo, product_photo: product.photo } },
    ]);
  });

  it('is empty at first, says so in both languages, and has a way out §8.27', async () => {
    const page = await shop.open('/wishlist');
    await page.getByText('В избранном пока пусто.').waitFor();
    expect(await page.getByText('Wishlist is empty', { exact: true }).getAttribute('lang')).toBe(
      'en',
    );
    await page.getByRole('link', { name: 'Выбрать мебель' }).click();
    await page.waitForURL('**/category/');
  });

  it('shows what was collected, latest first, with the way to the variant and into the cart §2.23', async () => {
    const page = await shop.open(BLANK);
    await wish(page, sofa);
    await wish(page, chair);
    await page.goto('/wishlist');
    const names = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect.poll(() => names.allTextContents()).toEqual([chair.name, sofa.name]);
    await count(page, 'Избранное, 2\u00a0товара');
    await entry(page, sofa).getByText('54\u00a0990\u00a0₽').waitFor();
    const link = entry(page, sofa).getByRole('link', { name: sofa.name });
    expect(await link.getAttribute('href')).toBe(
      `/products/${sofa.productSlug}/variant/${sofa.variantSlug}`,
    );
    await entry(page, sofa).getByRole('button', { name: 'В корзину' }).click();
    await says(page, 'Добавлено');
    await page.getByRole('button', { name: 'Корзина, 1\u00a0товар' }).waitFor();
  });

  it('reads prices anew, and tells what is no longer sold', async () => {
    await setVariant(shop.db, sofa.variant, { priceKopecks: 6_000_000 });
    await setVariant(shop.db, chair.variant, { withdrawn: true });
    const page = await openWishlist(chair, sofa);
    await entry(page, sofa).getByText('60\u00a0000\u00a0₽').waitFor();
    await entry(page, chair).getByText('Больше не продаётся').waitFor();
    expect(await entry(page, chair).getByRole('button', { name: 'В корзину' }).count()).toBe(0);
    await setVariant(shop.db, sofa.variant, { priceKopecks: 5_499_000 });
    await setVariant(shop.db, chair.variant, { withdrawn: false });

    let failed = 0;
    await page.route('**/api/products/*/', (route) => {
      failed += 1;
      return route.abort();
    });
    await page.reload();
    await expect.poll(() => failed).toBe(2);
    await entry(page, sofa).getByText('60\u00a0000\u00a0₽').waitFor();
  });

  it('brings back what was removed by mistake, where it was', async () => {
    const page = await openWishlist(chair, sofa);
    await page.getByRole('button', { name: `Удалить: ${chair.name}` }).click();
    await entry(page, chair).waitFor({ state: 'detached' });
    await count(page, 'Избранное, 1\u00a0товар');
    const beside = page.getByRole('button', { name: `Удалить: ${sofa.name}` });
    expect(await beside.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Вернуть' }).click();
    const names = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect.poll(() => names.allTextContents()).toEqual([chair.name, sofa.name]);
    expect((await stored(page)).map((one) => one.product_variant.id)).toEqual([
      chair.variant,
      sofa.variant,
    ]);
  });

  it('survives whatever stands in the storage', async () => {
    const page = await shop.open(BLANK);
    const nearly = '[null, 1, {"product_variant": {"id": "x"}}, {"product_variant": {"id": 5}}]';
    for (const garbage of ['{', 'null', nearly, '{"a": 1}']) {
      await page.evaluate((text) => localStorage.setItem('wishlist', text), garbage);
      await page.goto('/wishlist');
      await page.getByText('Wishlist is empty', { exact: true }).waitFor();
    }
  });
});
