import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP, PHONE } from '../support/shop-in-browser.ts';

const it = withShopInBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The text of the page's own part, its spaces made plain. */
const textOf = async (page: Page) =>
  // biome-ignore lint/performance/useDomNodeTextContent: what stands apart on the screen is read apart
  (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');

const facts: [page: string, facts: string[]][] = [
  [
    'orders-returns',
    [
      '14 дней Если вещью не пользовались, её можно вернуть и в течение 14 дней со дня покупки',
      '7 дней В течение этого срока после получения можно отказаться',
      '10 дней Вернём деньги не позже 10 дней после вашего обращения. Если вещь исправна, вычтем только стоимость её обратной перевозки',
      'Срок службы мебели — 10 лет',
      'По гарантии звоните по телефону магазина с 9:00 до 21:00',
    ],
  ],
  ['delivery', ['От 1 до 7 рабочих дней', 'Ещё от 1 до 3 дней Прибавьте для отдалённых районов']],
  ['about-company', ['Мы подбираем мебель']],
  [
    'contacts',
    [
      'Канал в Telegram',
      'Пн–Пт 9:00–18:00 Сб–Вс выходные',
      '+7 (000) 000-00-00',
      'hello@gornitsa.example',
      'г. Примерск, ул. Образцовая, д. 1',
      'Реквизиты продавца ООО «Горница»',
      'ИНН 0000000000, ОГРН 0000000000000',
    ],
  ],
];

it.for(facts)(
  '%s says what it has to, without a script, in place of the home page §1.29 2.2-5 9.30-38',
  async ([name, texts], { shop }) => {
    const page = await shop.open(`/?page=${name}`, { ...PHONE, javaScriptEnabled: false });
    const text = await textOf(page);
    for (const fact of texts) expect.soft(text).toContain(fact);
    expect(await page.getByRole('region', { name: 'Баннеры' }).count()).toBe(0);
    expect(await page.getByRole('region', { name: 'Новинки' }).count()).toBe(0);
  },
);

it('an unknown page is the home page §2.6', async ({ shop }) => {
  const page = await shop.open('/?page=net-takoy', DESKTOP);
  expect(await page.getByRole('region', { name: 'Баннеры' }).isVisible()).toBe(true);
});

it('they lead to one another and home, with one call for each text', async ({ shop }) => {
  const page = await shop.open('/cart/', DESKTOP);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Доставка' }).click();
  await heading(page, 'Доставка').waitFor();
  expect(await page.title()).toBe('Доставка — Горница');
  const others = page.getByRole('main').getByRole('navigation', { name: 'Покупателям' });
  expect(await others.locator('[aria-current=page]').allTextContents()).toEqual(['Доставка']);
  await others.getByRole('link', { name: 'Контакты' }).click();
  await heading(page, 'Контакты').waitFor();
  await page.goBack();
  await heading(page, 'Доставка').waitFor();
  const isOurs = (path: string) => /^\/(api|callback)\//.test(path) && !path.includes('telemetry');
  const textOfDelivery = '/api/pages/delivery/';
  expect(calls.filter(isOurs)).toEqual([textOfDelivery, '/api/pages/contacts/', textOfDelivery]);
  const crumbs = page.getByRole('navigation', { name: 'Хлебные крошки' });
  await crumbs.getByRole('link', { name: 'Главная' }).click();
  await page.getByRole('region', { name: 'Баннеры' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

it('the contacts are those of the settings, with fallbacks for phone, e-mail and channel', async ({
  shop,
}) => {
  await shop.db.execute(sql`
    UPDATE site_settings SET phone = '', email = '', telegram = '', address = '',
      seller_name = 'ИП Примеров', seller_details = ''`);
  const page = await shop.open('/?page=contacts', DESKTOP);
  const text = await textOf(page);
  const phoneAndEmail = ['+7 (000) 000-00-00', 'hello@gornitsa.example'];
  for (const fact of [...phoneAndEmail, 'Канал в Telegram', 'ИП Примеров']) {
    expect(text).toContain(fact);
  }
  for (const gone of ['Примерск', 'ИНН']) expect(text).not.toContain(gone);
});
