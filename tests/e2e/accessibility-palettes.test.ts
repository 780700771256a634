import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Palette } from '#contracts/shop-look.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { expectReadable } from '../support/accessible.ts';
import { pickVariants, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { seenWithinASecond } from '../support/seen-within-a-second.ts';
import { DESKTOP } from '../support/shop-in-browser.ts';
import { inCart } from '../support/stored-lists.ts';

const it = withShopInBrowser();
let sofa: SomeVariant;

it.beforeAll(async ({ shop }) => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await setVariant(shop.db, sofa.variant, { originalPriceKopecks: 6_499_000 });
});

const palettes: [name: string, palette: Palette, ground: string][] = [
  [
    'a light one',
    { ground: '#ffffff', text: '#1d1d1f', main: '#b3123f', accent: '#0b57d0' },
    'rgb(255, 255, 255)',
  ],
  [
    'one of strong colours',
    { ground: '#eaf1fb', main: '#1c3faa', accent: '#c2185b' },
    'rgb(234, 241, 251)',
  ],
  [
    'one with a dark ground',
    { ground: '#15171a', main: '#8fc7ab', accent: '#f0a36b' },
    'rgb(21, 23, 26)',
  ],
];

describe.each(palettes)('every screen can be read in a palette: %s', (_name, palette, ground) => {
  it.beforeAll(async ({ shop }) => {
    const given = JSON.stringify({ palette });
    await shop.db.execute(sql`UPDATE site_settings SET identity = identity || ${given}::jsonb`);
    await seenWithinASecond(async () => {
      const { body } = await shop.app.inject('/');
      expect(body).toContain(`<meta name="theme-color" content="${palette.ground}"/>`);
    });
  });

  it.for<[string, () => string, (page: Page) => Promise<void>]>([
    ['home', () => '/', async () => undefined],
    ['a list', () => '/products/?category=divany', async () => undefined],
    ['a product', () => `/products/${sofa.productSlug}`, async () => undefined],
    ['a cart', () => '/cart/', (page) => page.getByText('Очистить корзину').waitFor()],
    [
      'a checkout with errors',
      () => '/checkout/',
      async (page) => {
        await page.getByRole('button', { name: 'Подтвердить заказ' }).click();
        await page.getByText('Это поле обязательно').first().waitFor();
      },
    ],
  ])('%s', async ([_screen, path, prepare], { shop }) => {
    const page = await shop.open(path(), { ...DESKTOP, stored: inCart(sofa) });
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    ).toBe(ground);
    await prepare(page);
    await expectReadable(page);
  });
});
