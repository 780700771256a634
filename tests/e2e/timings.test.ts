import { expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pickVariants } from '../support/catalogue.ts';
import { BLANK, DESKTOP, hydrated } from '../support/shop-in-browser.ts';

/** Spec section 9, to the millisecond: the page's clock stands still but for `runFor`. */
const it = withShopInBrowser();

it('a popup lives two seconds §9.13', async ({ shop }) => {
  const [sofa] = await pickVariants(shop.db, [5_499_000]);
  const page = await shop.open(BLANK, DESKTOP);
  await page.clock.install();
  await page.goto(`/products/${sofa?.productSlug}`);
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click();
  const popup = page.getByRole('status').getByText('Добавлено', { exact: true });
  await popup.waitFor();
  await page.clock.runFor(1999);
  expect(await popup.count()).toBe(1);
  await page.clock.runFor(1);
  await popup.waitFor({ state: 'detached' });
});

it('the login page follows a confirmed e-mail after three seconds §9.40', async ({ shop }) => {
  const page = await shop.open('/cart/', DESKTOP);
  await page.clock.install();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/verify-email/', async (route) => {
    await answered;
    await route.fulfill({ json: { detail: 'да' } });
  });
  await page.goto('/confirm-email/abc');
  await page.getByText('Подтверждение...', { exact: true }).waitFor();
  // Not so far that the call gives up.
  await page.clock.pauseAt(Date.now() + 3000);
  answer();
  await page.getByText('Email успешно подтвержден!', { exact: true }).waitFor();
  await page.clock.runFor(2999);
  expect(new URL(page.url()).pathname).toBe('/confirm-email/abc');
  await page.clock.runFor(1);
  await page.waitForURL('**/login');
});
