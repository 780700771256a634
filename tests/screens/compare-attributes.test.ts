import { eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { variantCharacteristics, variants } from '../../src/modules/catalog/tables.ts';
import { pickVariants, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { allAttributes, everyAttribute } from '../support/every-attribute.ts';
import { BLANK } from '../support/mounted/mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';

const it = withMountedShop();
const { shop } = fixturesOf(it);
let sofa: SomeVariant;
let chair: SomeVariant;

beforeAll(async () => {
  [sofa, chair] = (await pickVariants(shop.db, [5_499_000, 12_350])) as [SomeVariant, SomeVariant];
  await setVariant(shop.db, sofa.variant, { attributes: allAttributes });
  await setVariant(shop.db, chair.variant, { attributes: { dimensions_width: 450, drawers: 1 } });
  await shop.db
    .insert(variantCharacteristics)
    .values({ variantId: chair.variant, characteristics });
});

const characteristics = [{ label: 'Пар', value: '90', unit: '°C' }];

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

async function compare(page: Page, { productSlug } = sofa) {
  await page.goto(`/products/${productSlug}`);
  await page.getByRole('main').getByRole('button', { name: 'Сравнить' }).first().click();
  await page.getByRole('status').getByText('В сравнение', { exact: true }).waitFor();
}

const entries = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('compare') ?? '[]') as object[]);

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

it('shows every attribute that a shopper chooses by under its Russian label, the warranty once, dimensions in millimetres, the weight in kilograms §2.79-84 3.62-64 3.66-79 3.81-93 3.95-103', async () => {
  const page = await shop.open(BLANK);
  await compare(page);
  await page.goto('/compare');
  // Groups of the owner, and the months, which the row of the warranty tells: they are folded below the table.
  const leftOut = ['entity', 'price_segment', 'warranty_period_months'];
  const expected = everyAttribute
    .filter(([key]) => !leftOut.includes(key))
    .map(([, , label, shown]) => [label, shown])
    .toSorted();
  await expect
    .poll(async () =>
      (await rowsOf(page))
        .map(([label = '', shown = '']) => [label, plain(shown)])
        .filter(([label, shown]) => label !== 'Цена' && shown !== '')
        .toSorted(),
    )
    .toEqual(expected);
  const aside = page.locator('.compare-aside dl > div');
  expect(await aside.count()).toBe(leftOut.length);
  for (const [key, , label, shown] of everyAttribute) {
    if (leftOut.includes(key))
      expect(plain((await aside.filter({ hasText: label }).textContent()) ?? '')).toContain(shown);
  }
});

it('an entry keeps what the variant states, its five dimensions in an object of their own §3.104-112', async () => {
  const page = await shop.open(BLANK);
  await compare(page);
  const stated = Object.entries(allAttributes).filter(([key]) => !key.startsWith('dimensions_'));
  const [row] = await shop.db.select().from(variants).where(eq(variants.id, sofa.variant));
  await expect
    .poll(() => entries(page))
    .toEqual([
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
});

it('an entry keeps nothing that the variant does not state §3.111', async () => {
  const page = await shop.open(BLANK);
  await compare(page, chair);
  const own = ['productId', 'variantId', 'productSlug', 'variantSlug', 'name', 'variantName'];
  const keys = [...own, 'price', 'photo', 'dimensions', 'drawers', 'characteristics'];
  await expect
    .poll(async () => Object.keys((await entries(page))[0] ?? {}).toSorted())
    .toEqual(keys.toSorted());
  expect(await entries(page)).toMatchObject([
    { drawers: 1, dimensions: { width: 450 }, characteristics },
  ]);
});
