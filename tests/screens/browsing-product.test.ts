import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect } from 'vitest';
import { telemetryCalls } from '#contracts/calls/telemetry.ts';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import type { ProductPage } from '../../src/contracts/catalog.ts';
import { variantPhotos, variants } from '../../src/modules/catalog/tables.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';
import { setPackages } from '../support/ways-in.ts';

const it = withMountedShop();
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
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');

describe('the variant', () => {
  it('shows its own price, article and details, and asks the server for what fits to it alone', async () => {
    await shop.db
      .update(variants)
      .set({ priceKopecks: 12_345_600, stock: 3 })
      .where(eq(variants.id, product.variants[2]?.id ?? 0));
    const page = await shop.open(`/products/${product.slug}`);
    const calls: string[] = [];
    page.on('request', (request) => {
      // The record of the visit goes when the page is at rest, whenever that is.
      const isRecord = request.url().endsWith(telemetryCalls.collect.url);
      if (!isRecord) calls.push(request.url());
    });
    await radios(page).nth(2).click();
    await page.getByRole('main').getByText('123\u00a0456\u00a0₽', { exact: true }).waitFor();
    await page.getByText('В наличии', { exact: true }).waitFor();
    const [row] = await shop.db
      .select()
      .from(variants)
      .where(eq(variants.id, product.variants[2]?.id ?? 0));
    await page.getByText(row?.code ?? '', { exact: true }).waitFor();
    const fitting = `/api/products/${product.slug}/companions/?variant=${slugOf(2)}`;
    await expect
      .poll(() => calls.map((url) => url.replace(/^https?:\/\/[^/]+/, '')))
      .toEqual([fitting]);
  });

  it('shows what fits to it, and keeps what fitted to the last one until then', async () => {
    const answer = await shop.app.inject('/api/products/?category=krovat&page_size=100');
    const beds: ProductPage['results'] = answer.json().results;
    const bed = beds.find(({ variants: [one, two] }) => two && one?.bed_width !== two.bed_width);
    const [first, second] = bed?.variants ?? [];
    const page = await shop.open(`/products/${bed?.slug}/variant/${first?.slug}`);
    const fitting = page.getByRole('region', { name: 'Подойдёт к этому' });
    const sizeOf = (width = 0) =>
      fitting.getByText(`${width.toLocaleString('ru')} × 2\u00a0000`).first();
    await sizeOf(first?.bed_width).waitFor();
    await radios(page).nth(1).click();
    await page.waitForURL(`**/variant/${second?.slug}`);
    await sizeOf(second?.bed_width).waitFor();
    expect(await sizeOf(first?.bed_width).count()).toBe(0);
  });

  it('is chosen by the arrow keys, around the corner too, one stop for Tab', async () => {
    const page = await shop.open(`/products/${product.slug}`);
    await expect
      .poll(() => radios(page).evaluateAll((all) => all.map((one) => one.getAttribute('tabindex'))))
      .toEqual(['0', '-1', '-1']);
    await radios(page).first().focus();
    const steps: [key: string, index: number][] = [
      ['ArrowRight', 1],
      ['ArrowDown', 2],
      ['ArrowRight', 0],
      ['ArrowLeft', 2],
      ['ArrowUp', 1],
    ];
    for (const [key, index] of steps) {
      await page.keyboard.press(key);
      await page.waitForURL(`**${pathOf(index)}`);
      await expect.poll(() => checked(page)).toEqual(only(index));
      expect(
        await radios(page)
          .nth(index)
          .evaluate((one) => one === document.activeElement),
      ).toBe(true);
    }
  });

  it('that is unknown means the first one, and the page has a canonical link to it §2.70', async () => {
    const page = await shop.open(`/products/${product.slug}/variant/netu-takogo`);
    expect(await checked(page)).toEqual(only(0));
    expect(await canonical(page)).toMatch(new RegExp(`^https?://[^/]+${pathOf(0)}$`));
    await radios(page).nth(1).click();
    await expect.poll(() => canonical(page)).toMatch(new RegExp(`${pathOf(1)}$`));
  });
});

it('the tabs go by arrow keys, Home and End; details have units; reviews have no tab §2.64-67 3.62 3.63', async () => {
  const id = product.variants[0]?.id ?? 0;
  const attributes = {
    dimensions_width: 2300,
    dimensions_weight: 61.5,
    sleeping_places: 2,
    storage_niche: true,
  };
  await shop.db.update(variants).set({ attributes }).where(eq(variants.id, id));
  await setPackages(shop.db, id, []);
  const page = await shop.open(`/products/${product.slug}`);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true });
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Описание', 'Характеристики']);
  await tab('Описание').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Характеристики'],
    ['ArrowRight', 'Описание'],
    ['End', 'Характеристики'],
    ['Home', 'Описание'],
    ['ArrowLeft', 'Характеристики'],
  ] as const) {
    await page.keyboard.press(key);
    await panel(name).waitFor();
    expect(await page.getByRole('tabpanel').count()).toBe(1);
    expect(await tab(name).getAttribute('aria-selected')).toBe('true');
    expect(await tab(name).evaluate((one) => one === document.activeElement)).toBe(true);
  }
  const rows = await panel('Характеристики').locator('dl > div').allTextContents();
  expect(rows).toEqual([
    'Ширина2\u00a0300\u00a0мм',
    'Вес61,5\u00a0кг',
    'Спальных мест2',
    'Ниша для храненияДа',
  ]);
  expect(await page.getByText('Отзывов пока нет.').count()).toBe(1);
  expect(await page.getByText('Отзывов пока нет.').isVisible()).toBe(false);
});

it('the breadcrumbs lead home, to the categories, to the list and to the product §2.60-63', async () => {
  const page = await shop.open(pathOf(1));
  const links = page.getByRole('navigation', { name: 'Хлебные крошки' }).getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/',
    '/category/',
    '/products/?category=divany',
    `/products/${product.slug}`,
  ]);
});
