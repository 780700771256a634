import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP, hydrated } from '../support/shop-in-browser.ts';

/** What happens where a script does not come: spec section 9, "Script chunk load time-out". */
const FORM_SCRIPT = '**/assets/callback-form-*.js*';
const FILTERS_SCRIPT = '**/assets/filters-*.js*';
const PAGE_SCRIPT = '**/assets/categories-*.js*';

const it = withShopInBrowser({ callsFail: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const offer = (page: Page) => button(page, 'Обновить страницу');
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Заказать звонок' });
/** The page is reloaded, with its style sheets: without them both buttons of the callback form are shown. */
const acceptReload = (page: Page) => Promise.all([page.waitForEvent('load'), offer(page).click()]);
const toCategories = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Все категории' });

it('the callback form: the dialog offers to reload the page', async ({ shop }) => {
  const page = await shop.open('/cart/', DESKTOP);
  await page.route(FORM_SCRIPT, (route) => route.abort());
  await button(page, 'Заказать звонок').click();
  await offer(page).waitFor();
  await page.unroute(FORM_SCRIPT);
  await acceptReload(page);
  await dialogOf(page).waitFor({ state: 'hidden' });
  await button(page, 'Заказать звонок').click();
  await dialogOf(page).getByRole('textbox', { name: 'Телефон' }).waitFor();
  shop.complaints.splice(0);
});

it('the callback form, for 120 s: the same §9.60', async ({ shop }) => {
  const page = await shop.open('/cart/', DESKTOP);
  await page.clock.install();
  await page.route(FORM_SCRIPT, () => undefined);
  await button(page, 'Заказать звонок').click();
  await dialogOf(page).getByText('Loading...', { exact: true }).waitFor();
  await page.clock.runFor(110_000);
  expect(await offer(page).isVisible()).toBe(false);
  await page.clock.runFor(10_000);
  await offer(page).waitFor();
});

it('the filters: a reload is offered in their place, and the list stands', async ({ shop }) => {
  for (const [from, go] of [
    ['/products/?category=divany', () => undefined],
    [
      '/cart/',
      (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Диваны' }).click(),
    ],
  ] as const) {
    const page = await shop.open('/checkout/', DESKTOP);
    await page.route(FILTERS_SCRIPT, (route) => route.abort());
    await page.goto(from);
    await hydrated(page);
    await go(page);
    await page.getByRole('article').first().waitFor();
    await offer(page).waitFor();
    await page.unroute(FILTERS_SCRIPT);
    await acceptReload(page);
    const width = page.getByRole('textbox', { name: 'Ширина до', exact: true });
    await width.waitFor();
    await hydrated(page);
    await width.fill('2400');
    await page.waitForURL('**/*max_width=2400*');
    shop.complaints.splice(0);
  }
});

it('a page: it is said at its address, and a reload brings the page', async ({ shop }) => {
  const page = await shop.open('/cart/', DESKTOP);
  await page.route(PAGE_SCRIPT, (route) => route.abort());
  await toCategories(page).click();
  await page.getByText('Something went wrong!', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/category/');
  await page.unroute(PAGE_SCRIPT);
  await page.getByRole('link', { name: 'Попробовать ещё раз' }).click();
  await page.getByRole('heading', { level: 1, name: 'Все категории' }).waitFor();
  shop.complaints.splice(0);
});

it('a page, for 120 s: a reload is offered, which leads on to it §9.60', async ({ shop }) => {
  const page = await shop.open('/cart/', DESKTOP);
  await page.clock.install();
  let asked = 0;
  await page.route(PAGE_SCRIPT, (route) => {
    asked += 1;
    // The first is never answered.
    return asked > 1 ? route.continue() : undefined;
  });
  await toCategories(page).click();
  await page.locator('.progress[data-loading]').waitFor({ state: 'attached' });
  await page.clock.runFor(110_000);
  expect(await offer(page).isVisible()).toBe(false);
  await page.clock.runFor(10_000);
  await offer(page).click();
  await page.getByRole('heading', { level: 1, name: 'Все категории' }).waitFor();
});
