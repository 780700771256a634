import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { variants } from '../../src/modules/catalog/tables.ts';
import { pickVariants, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { allAttributes, everyAttribute } from '../support/every-attribute.ts';
import { DESKTOP, openShop, PHONE, type ShopInBrowser } from '../support/shop-in-browser.ts';

let shop: ShopInBrowser;
let sofa: SomeVariant;

beforeAll(async () => {
  shop = await openShop();
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await setVariant(shop.db, sofa.variant, { attributes: allAttributes });
});
afterAll(() => shop.close());

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

async function compare(page: Page) {
  await page.goto(`/products/${sofa.productSlug}`);
  await page.getByRole('main').getByRole('button', { name: 'Сравнить' }).first().click();
  await page.getByRole('status').getByText('В сравнение', { exact: true }).waitFor();
}

/** The rows of the table by their labels. */
const rowsOf = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector('th')?.textContent ?? '',
        row.querySelector('td')?.textContent ?? '',
      ]),
    );

it('shows every attribute under its Russian label, dimensions in millimetres, the weight in kilograms', async () => {
  const page = await shop.open('/', DESKTOP);
  await compare(page);
  await page.goto('/compare');
  const expected = everyAttribute.map(([, , label, shown]) => [label, shown]).toSorted();
  await expect
    .poll(async () =>
      (await rowsOf(page))
        .map(([label = '', shown = '']) => [label, plain(shown)])
        .filter(([label, shown]) => label !== 'Цена' && shown !== '')
        .toSorted(),
    )
    .toEqual(expected);
  await page.context().close();
});

it('an entry keeps what the variant states, its five dimensions in an object of their own', async () => {
  const page = await shop.open('/', DESKTOP);
  await compare(page);
  const entries = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('compare') ?? '[]') as object[]);
  const stated = Object.entries(allAttributes).filter(([key]) => !key.startsWith('dimensions_'));
  const [row] = await shop.db.select().from(variants).where(eq(variants.id, sofa.variant));
  await expect.poll(entries).toEqual([
    {
      ...Object.fromEntries(stated),
      productId: sofa.product,
      variantId: sofa.variant,
      productSlug: sofa.productSlug,
      variantSlug: sofa.variantSlug,
      name: sofa.name,
      variantName: row?.name,
      price: 54_990,
      photo: expect.stringMatching(/^\/\S+$/),
      dimensions: { width: 2300, height: 850, weight: 61.5, thickness: 25, depth: 1010 },
    },
  ]);
  await page.context().close();
});

it.each([
  ['the table', DESKTOP],
  ['the cards of a phone', PHONE],
])('%s: the photo of the variant comes first', async (_name, device) => {
  const page = await shop.open('/', device);
  await compare(page);
  await page.goto('/compare');
  const [first] = (await shop.app.inject(`/api/products/${sofa.productSlug}/`)).json().variants;
  const place = device === PHONE ? page.getByRole('article') : page.getByRole('table');
  const photo = place.locator('img').first();
  await expect.poll(() => photo.getAttribute('src')).toBe(first.photo);
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.context().close();
});
