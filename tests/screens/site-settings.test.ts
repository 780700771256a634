import { sql } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import type { MountedLocator as Locator } from '../support/mounted/locator.ts';
import { PHONE } from '../support/mounted/mounted-shop.ts';

/** Contacts that are not those of the fallback: what the owner sets is what is shown. */
const it = withMountedShop();
const { shop } = fixturesOf(it);

beforeAll(async () => {
  await shop.db.execute(sql`
    UPDATE site_settings SET phone = '+7 (000) 222-22-22', email = 'owner@example.ru',
      telegram = 'https://t.me/drugaya_gornitsa', address = 'г. Образцов, ул. Новая, д. 3'`);
});

const PHONE_HREF = 'tel:+70002222222';
const EMAIL_HREF = 'mailto:owner@example.ru';
const CHANNEL_HREF = 'https://t.me/drugaya_gornitsa';

const contactLinks = (place: Locator) =>
  place
    .locator('a[href^="tel:"], a[href^="mailto:"], a[href^="https://t.me/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

it('channel, hours, phone and e-mail stand in the sidebar of the home page §2.47-49 9.30 9.31', async () => {
  const page = await shop.open();
  const sidebar = page.getByRole('complementary', { name: 'Мы на связи' });
  expect(await contactLinks(sidebar)).toEqual([CHANNEL_HREF, PHONE_HREF, EMAIL_HREF]);
  const hours = sidebar.locator('dl > div');
  expect(await hours.allTextContents()).toEqual(['Пн–Пт 9:00–18:00', 'Сб–Вс выходные']);
});

it('channel, address, hours, phone and e-mail stand in the side panel §2.109-112', async () => {
  const page = await shop.open('/cart/', PHONE);
  await page.getByRole('button', { name: 'Каталог' }).click();
  const panel = page.getByRole('complementary', { name: 'Каталог' });
  expect(await contactLinks(panel)).toEqual([CHANNEL_HREF, PHONE_HREF, EMAIL_HREF]);
  const hours = panel.locator('dl > div');
  expect(await hours.allTextContents()).toEqual(['Пн–Пт 9:00–18:00', 'Сб–Вс выходные']);
  await panel.getByText('г. Образцов, ул. Новая, д. 3').waitFor();
});
