import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { variantPhotos } from '../../src/modules/catalog/tables.ts';
import { BLANK, DESKTOP, PHONE } from '../support/shop-in-browser.ts';

const it = withShopInBrowser({ pictures: true, callsFail: true });
const { shop } = fixturesOf(it);
let product: { id: number; slug: string; name: string; variants: { id: number; slug: string }[] };

/** A product with three variants; the first has six photos and the drawing with dimensions. */
beforeAll(async () => {
  const { results } = (await shop.app.inject('/api/products/?category=divany')).json();
  product = results.find((one: typeof product) => one.variants.length === 3);
  const [first] = product.variants;
  await shop.db.insert(variantPhotos).values(
    Array.from({ length: 6 }, (_, position) => ({
      variantId: first?.id ?? 0,
      position,
      photo: `/drawings/categories/sofa.svg?${position}`,
    })),
  );
});

const slugOf = (index: number) => product.variants[index]?.slug ?? '';
const pathOf = (index: number) => `/products/${product.slug}/variant/${slugOf(index)}`;
const radios = (page: Page) => page.getByRole('radiogroup', { name: 'Вариант' }).getByRole('radio');
const checked = (page: Page) =>
  radios(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-checked') === 'true'));
const only = (index: number) => product.variants.map((_, at) => at === index);
const thumbs = (page: Page) => page.getByRole('button', { name: /^Фото \d+$/ });

describe('the variant', () => {
  it('goes into the address in place of the last one, and the photos start over §1.4 2.18 2.68 2.69', async () => {
    const page = await shop.open(`/products/${product.slug}`, DESKTOP);
    const length = await page.evaluate(() => history.length);
    const strip = page.getByRole('region', { name: 'Фотографии' }).getByRole('list').first();
    expect(await checked(page)).toEqual(only(0));
    await thumbs(page).nth(4).click();
    await expect.poll(() => thumbs(page).nth(4).getAttribute('aria-current')).toBe('true');
    expect(await strip.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);

    await radios(page).nth(1).click();
    await page.waitForURL(`**${pathOf(1)}`);
    await expect.poll(() => checked(page)).toEqual(only(1));
    await expect.poll(() => thumbs(page).count()).toBe(2);
    expect(await thumbs(page).first().getAttribute('aria-current')).toBe('true');
    expect(await strip.evaluate((list) => list.scrollLeft)).toBe(0);
    expect(await strip.getByRole('img').first().getAttribute('src')).toContain(slugOf(1));

    await radios(page).nth(0).click();
    await page.waitForURL(`**${pathOf(0)}`);
    await expect.poll(() => thumbs(page).count()).toBe(7);
    expect(await thumbs(page).first().getAttribute('aria-current')).toBe('true');
    expect(await page.evaluate(() => history.length)).toBe(length);
  });
});

describe('the gallery', () => {
  /** How many thumbnails stand wholly within their strip. */
  const visible = (page: Page) =>
    thumbs(page).evaluateAll((buttons) => {
      const strip = buttons[0]?.closest('ul')?.getBoundingClientRect() ?? new DOMRect();
      return buttons.filter((button) => {
        const { left, right } = button.getBoundingClientRect();
        return left >= strip.left - 1 && right <= strip.right + 1;
      }).length;
    });

  it('shows four thumbnails at once, three under 768 px, two under 576 px §2.71-73 9.16', async () => {
    const page = await shop.open(`/products/${product.slug}`, DESKTOP);
    expect(await thumbs(page).count()).toBe(7);
    const seen: number[] = [];
    for (const width of [1440, 768, 767, 576, 575, 360]) {
      await page.setViewportSize({ width, height: 900 });
      seen.push(await visible(page));
    }
    expect(seen).toEqual([4, 4, 3, 3, 2, 2]);
  });

  it('follows a finger, and puts a drawing in the place of a photo that fails', async () => {
    const page = await shop.open(BLANK, PHONE);
    await page.route('**/drawings/categories/sofa.svg?0', (route) => route.abort());
    await page.goto(`/products/${product.slug}`);
    const strip = page.getByRole('region', { name: 'Фотографии' }).getByRole('list').first();
    await expect
      .poll(() => strip.getByRole('img').first().getAttribute('src'))
      .toBe(`/drawings/products/${product.slug}/${slugOf(0)}/photo.svg`);
    await strip.evaluate((list) => list.scrollTo({ left: 2 * list.clientWidth }));
    await expect.poll(() => thumbs(page).nth(2).getAttribute('aria-current')).toBe('true');
    shop.complaints.splice(0);
  });
});
