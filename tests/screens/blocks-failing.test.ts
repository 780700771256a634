import { expect, vi } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { pickVariants, SOFAS } from '../support/catalogue.ts';
import type { MountedShop } from '../support/mounted/mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';

/** Blocks that the server could not read, on a page that stands all the same and can be completed by one click. */
const it = withMountedShop();

const WENT_WRONG = 'Something went wrong!';
const AGAIN = { name: 'Попробовать ещё раз' };

/** A page opened while the shop has lost a table. */
async function openWithout(shop: MountedShop, table: string, path: string): Promise<Page> {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await shop.db.execute(`ALTER TABLE ${table} RENAME TO ${table}_gone`);
  const page = await shop.open(path);
  await shop.db.execute(`ALTER TABLE ${table}_gone RENAME TO ${table}`);
  return page;
}

it('the side panel reads the categories again §7.26', async ({ shop }) => {
  const page = await openWithout(shop, 'categories', '/cart/');
  await page.getByRole('button', { name: 'Каталог' }).click();
  const panel = page.getByRole('complementary', { name: 'Каталог' });
  await panel.getByText(WENT_WRONG, { exact: true }).waitFor();
  await panel.getByRole('button', AGAIN).click();
  await panel.getByRole('link', { name: 'Пуфы' }).waitFor();
});

it('the page of categories reads them again', async ({ shop }) => {
  const page = await openWithout(shop, 'categories', '/category/');
  await page.getByRole('main').getByText(WENT_WRONG, { exact: true }).waitFor();
  await page.getByRole('main').getByRole('button', AGAIN).click();
  await page.getByRole('main').getByRole('link', { name: 'Пуфы' }).waitFor();
});

it('the page of a product stands without the others of its category, to which a link leads §8.10', async ({
  shop,
}) => {
  const [sofa] = await pickVariants(shop.db, [1000]);
  const page = await shop.open(SOFAS);
  const failing = '**/similar/?*';
  await page.route(failing, (route) => route.fulfill({ status: 503, json: { detail: 'Беда' } }));
  await page.getByRole('link', { name: sofa?.name ?? '', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: sofa?.name ?? '' }).waitFor();
  const block = page.getByRole('region', { name: 'Ещё в категории' });
  await block.getByText(WENT_WRONG, { exact: true }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().waitFor();
  await page.unroute(failing);
  await block.getByRole('link', { name: 'Вся категория' }).click();
  await page.getByRole('heading', { level: 1, name: 'Диваны' }).waitFor();
  expect(new URL(page.url()).search).toBe('?category=divany');
});
