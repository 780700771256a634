import { describe, expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { BLANK, DESKTOP } from '../support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true });

describe('a page that is not there', () => {
  it('has the status 404 and a way out', async ({ shop }) => {
    const page = await shop.open(BLANK, DESKTOP);
    for (const path of [
      '/net-takoy-stranicy',
      '/products/net-takogo-tovara',
      '/products/net-takogo-tovara/variant/i-varianta',
      '/products/?category=net-takoy-kategorii',
      '/kartinka.png',
    ]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor();
      expect(await page.title()).toBe('Страница не найдена — Горница');
    }
    await page.getByRole('main').getByRole('link', { name: 'Выбрать категорию' }).click();
    await page.getByRole('heading', { level: 1, name: 'Все категории' }).waitFor();
    shop.complaints.splice(0);
  });
});

it('a product that is withdrawn or moved on the way to it is told so, or found at its new address', async ({
  shop,
}) => {
  const page = await shop.open('/products/?category=kovry', DESKTOP);
  const link = page.getByRole('article').first().getByRole('link');
  const name = (await link.textContent()) ?? '';
  const path = (await link.getAttribute('href')) ?? '';
  await shop.db.execute(`UPDATE products SET slug = slug || '-2' WHERE category_id = 19`);
  await link.click();
  await page.waitForURL(`**${path}-2`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goBack();
  await expect.poll(() => link.getAttribute('href')).toBe(`${path}-2`);
  await shop.db.execute('UPDATE products SET withdrawn = true WHERE category_id = 19');
  await link.click();
  await page.getByText('Этот товар больше не продаётся.').waitFor();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  shop.complaints.splice(0);
});

it('brings the letters that its texts are written with, and others where a text has them', async ({
  shop,
}) => {
  const page = await shop.open('/products/?category=divany', DESKTOP);
  await page.getByText('₽').first().waitFor();
  const fontsOf = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      return files.flatMap((name) => /golos-text-(\w+).*\.woff2$/.exec(name)?.[1] ?? []).sort();
    });
  expect(await fontsOf()).toEqual(['ascii', 'rouble', 'russian']);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.append('Ünïvér'));
  expect(await fontsOf()).toEqual(['ascii', 'latin', 'rouble', 'russian']);
});
