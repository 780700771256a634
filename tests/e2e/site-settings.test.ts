import { sql } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP } from '../support/shop-in-browser.ts';

/** Contacts that are not those of the fallback: what the owner sets is what is shown. */
const it = withShopInBrowser();

it.beforeAll(async ({ shop }) => {
  await shop.db.execute(sql`
    UPDATE site_settings SET phone = '+7 (000) 222-22-22', email = 'owner@example.ru',
      telegram = 'https://t.me/drugaya_gornitsa', address = 'г. Образцов, ул. Новая, д. 3'`);
});

const PHONE_HREF = 'tel:+70002222222';
const EMAIL_HREF = 'mailto:owner@example.ru';

const contactLinks = (place: Locator) =>
  place
    .locator('a[href^="tel:"], a[href^="mailto:"], a[href^="https://t.me/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

it('phone and e-mail are links in the header §2.88 2.89', async ({ shop }) => {
  const page = await shop.open('/', DESKTOP);
  const strip = page.getByRole('banner').locator('address').filter({ visible: true });
  expect(await contactLinks(strip.first())).toEqual([PHONE_HREF, EMAIL_HREF]);
});
